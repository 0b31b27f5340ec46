// What is placed by hand on the map.

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
/** Where the token and the name of each land are, in units of the map: no name lies on what tokens and names may cover. */
export const spots = {
  britannia_inferior: { token: [740, 110], label: [670, 180] },
  britannia_superior: { token: [740, 325], label: [705, 372] },
  belgica: { token: [890, 505], label: [900, 531], wide: 4 },
  lugdunensis: { token: [726, 567], label: [545, 523] },
  aquitania: { token: [730, 765], label: [705, 832] },
  gallaecia: { token: [330, 875], label: [240, 802] },
  lusitania: { token: [270, 1057], label: [205, 1114] },
  baetica: { token: [305, 1232], label: [320, 1297] },
  carthaginensis: { token: [520, 1165], label: [455, 1362] },
  tarraconensis: { token: [640, 1005], label: [760, 1102] },
  germania_inferior: { token: [1015, 375], label: [1005, 215] },
  germania_superior: { token: [1075, 620], label: [1020, 668] },
  germania_magna: { token: [1225, 400], label: [1240, 252] },
  suebia: { token: [1640, 425], label: [1640, 492] },
  marcomannia: { token: [1435, 553], label: [1627, 610] },
  italia: { token: [1310, 1065], label: [1370, 1122] },
  cisalpina: { token: [1126, 857], label: [1192, 863] },
  narbonensis: { token: [930, 865], label: [930, 932] },
  sicilia: { token: [1285, 1385], label: [1348, 1407] },
  sardinia: { token: [1090, 1168], label: [1090, 1237] },
  raetia: { token: [1228, 664], label: [1215, 735] },
  noricum: { token: [1410, 712], label: [1375, 758] },
  pannonia: { token: [1588, 772], label: [1588, 839] },
  dacia: { token: [1850, 790], label: [1850, 857] },
  sarmatia: { token: [2190, 620], label: [2190, 687] },
  dalmatia: { token: [1555, 985], label: [1575, 1052] },
  moesia: { token: [1765, 1000], label: [1925, 1022] },
  thracia: { token: [1985, 1088], label: [1985, 1156] },
  macedonia: { token: [1745, 1145], label: [1570, 1212] },
  achaia: { token: [1745, 1310], label: [1760, 1390] },
  asia: { token: [2110, 1280], label: [2110, 1347] },
  bithynia: { token: [2200, 1128], label: [2412, 1058] },
  galatia: { token: [2320, 1290], label: [2320, 1357] },
  cappadocia: { token: [2560, 1150], label: [2560, 1217] },
  armenia: { token: [2850, 1010], label: [2850, 1077] },
  syria: { token: [2640, 1400], label: [2640, 1467] },
  mesopotamia: { token: [2870, 1350], label: [2870, 1417] },
  iudaea: { token: [2560, 1680], label: [2560, 1747] },
  arabia: { token: [2850, 1700], label: [2850, 1767] },
  aegyptus: { token: [2260, 1870], label: [2260, 1937] },
  libya: { token: [1490, 1850], label: [1510, 1917] },
  africa: { token: [1100, 1495], label: [1130, 1562] },
  numidia: { token: [895, 1480], label: [890, 1547] },
  caesariensis: { token: [600, 1473], label: [600, 1540] },
  tingitana: { token: [265, 1468], label: [262, 1536] },
};

/** The value of each area, in units of the map: where nothing else is. */
export const badges = {
  gallia: [480, 690],
  hispania: [800, 1318],
  germania: [1610, 130],
  italia: [1300, 1252],
  danubius: [2160, 280],
  macedonia: [1640, 1505],
  asia: [2200, 1560],
  oriens: [2370, 1680],
  africa: [880, 1780],
};

/** The names of the seas, in units of the map: from, over, to. */
export const names = {
  oceanus: [[40, 420], [250, 440], [480, 600]],
  internum: [[1320, 1590], [1650, 1690], [2020, 1610]],
  pontus: [[2095, 1005], [2400, 930], [2700, 990]],
};

/** Mountains of the wild country between the lands, in units of the map. */
export const peaks = [[1062, 786], [1100, 792], [1606, 648], [1640, 628], [1652, 664], [1612, 686], [558, 922]];

/** Crossings, in degrees: from land, over a bend in the sea, to land. */
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
