// What is placed by hand on the map, in degrees (longitude, latitude).

export const frame = { width: 3200, height: 2080, west: [-11.6, 38], east: [48.6, 36], north: [18, 58.2] };

/** The sea at a stretch of coast; "closed" for waters that are not of the game, and for the edge of the paper. */
export function seaOf(p, q, [x0, y0, x1, y1], unproject) {
  if ((p[0] === q[0] && (p[0] === x0 || p[0] === x1)) || (p[1] === q[1] && (p[1] === y0 || p[1] === y1))) return "edge";
  const [lon, lat] = unproject([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);
  if (lon > 45 || (lon > 32.3 && lat < 30.3) || (lat > 53 && lon > 9.4)) return "closed";
  if ((lon > 27 && lon < 29.3 && lat > 41.22) || (lon >= 29.3 && lat > 40.9)) return "pontus";
  if (lat < 46 && lon > -5.62 && !(lon < 1 && lat > 42.6)) return "internum";
  return "oceanus";
}
/** Where the token and the name of each land are, in degrees. */
export const spots = {
  britannia_inferior: { token: [-2.0, 54.6] },
  britannia_superior: { token: [-1.2, 52.0] },
  belgica: { token: [3.6, 49.7] },
  lugdunensis: { token: [0.9, 47.8] },
  aquitania: { token: [0.3, 45.2] },
  gallaecia: { token: [-7.0, 42.5] },
  lusitania: { token: [-7.7, 39.6] },
  baetica: { token: [-5.0, 37.5] },
  carthaginensis: { token: [-2.3, 39.4] },
  tarraconensis: { token: [0.2, 41.8] },
  germania_inferior: { token: [5.9, 51.6] },
  germania_superior: { token: [7.3, 48.3] },
  germania_magna: { token: [9.8, 52.0] },
  suebia: { token: [17.0, 52.6] },
  marcomannia: { token: [15.2, 49.8] },
  italia: { token: [13.4, 41.9] },
  cisalpina: { token: [10.0, 45.2] },
  narbonensis: { token: [4.7, 44.0] },
  sicilia: { token: [14.1, 37.5] },
  sardinia: { token: [9.0, 40.3] },
  raetia: { token: [10.9, 47.6] },
  noricum: { token: [14.3, 47.3] },
  pannonia: { token: [17.7, 46.4] },
  dacia: { token: [23.8, 46.3] },
  sarmatia: { token: [32.0, 48.0] },
  dalmatia: { token: [17.2, 43.7] },
  moesia: { token: [23.0, 43.8] },
  thracia: { token: [26.4, 42.0] },
  macedonia: { token: [21.7, 40.8] },
  achaia: { token: [22.2, 37.5] },
  asia: { token: [28.4, 38.5] },
  bithynia: { token: [31.8, 40.8] },
  galatia: { token: [32.6, 38.4] },
  cappadocia: { token: [36.4, 39.0] },
  armenia: { token: [43.0, 40.1] },
  syria: { token: [37.3, 35.3] },
  mesopotamia: { token: [42.3, 35.7] },
  iudaea: { token: [35.0, 31.9] },
  arabia: { token: [38.0, 30.6] },
  aegyptus: { token: [30.9, 28.9] },
  libya: { token: [18.8, 30.3] },
  africa: { token: [9.9, 35.2] },
  numidia: { token: [6.1, 35.3] },
  caesariensis: { token: [1.5, 35.3] },
  tingitana: { token: [-5.2, 34.0] },
};

/** The value of each area: where nothing else is. */
export const badges = {
  gallia: [-4.8, 46.3],
  hispania: [-10.7, 39.0],
  germania: [14.6, 54.9],
  italia: [12.3, 39.5],
  danubius: [31.5, 53.3],
  macedonia: [18.6, 37.6],
  asia: [34.6, 43.0],
  oriens: [31.4, 33.3],
  africa: [6.2, 31.4],
};

/** Crossings: from land, over a bend in the sea, to land. */
export const straits = {
  "britannia_inferior-germania_inferior": [[0.0, 53.7], [2.8, 53.6], [4.9, 52.6]],
  "britannia_superior-belgica": [[0.9, 51.2], [1.5, 51.0], [2.0, 50.7]],
  "britannia_superior-lugdunensis": [[-1.5, 50.9], [-1.6, 50.1], [-1.3, 49.4]],
  "baetica-tingitana": [[-5.6, 36.3], [-5.7, 35.9], [-5.5, 35.6]],
  "italia-sicilia": [[16.0, 38.3], [15.6, 38.2], [15.2, 38.0]],
  "italia-sardinia": [[12.2, 42.1], [11.0, 41.0], [9.5, 40.6]],
  "cisalpina-sardinia": [[8.9, 44.5], [9.0, 43.6], [9.4, 42.8]],
  "sicilia-africa": [[12.7, 37.75], [11.8, 37.5], [10.9, 36.8]],
  "achaia-asia": [[23.9, 37.9], [25.5, 37.1], [27.6, 37.3]],
  "thracia-bithynia": [[28.8, 41.2], [29.05, 41.1], [29.4, 41.1]],
  "thracia-asia": [[27.1, 40.75], [27.3, 40.55], [27.3, 40.25]],
};

/** The names of the seas: from, over, to. */
export const names = {
  oceanus: [[-12.0, 46.5], [-9.0, 45.6], [-3.5, 44.6]],
  internum: [[14.5, 34.6], [20.0, 33.4], [26.5, 33.9]],
  pontus: [[30.5, 43.6], [34.0, 43.9], [38.5, 43.1]],
};
