/** The sign of each side on its shield, on a grid of 24: triangle, square, disc, diamond. */
export const SHIELDS = [
  "M12 7l5 9.500h-10z",
  "M7.800 7.800h8.400v8.400h-8.400z",
  "M12 7.300a4.700 4.700 0 1 0 .01 0z",
  "M12 6l5 6l-5 6l-5-6z",
];

/** A jar: the sign of a land with a resource. */
export const AMPHORA = "M9 2h6v2.500l-1 1.500c4.500 2 5.500 6.500 3 11L13.500 22h-3L7 17C4.500 12.500 5.500 8 10 6L9 4.500z";

/** The sign of each set of event cards: spear, sword, flame, crown, crown with cross, skull's cloud, rising sun, tower, ladder. */
export const SETS = [
  "M5 19L17 7M13 6l6-1l-1 6M4 14l6 6",
  "M5 4l10 10M19 4L9 14M14 17l3-3M10 17l-3-3M16 16l4 4M8 16l-4 4",
  "M12 3c4 5 6 7 6 11a6 6 0 0 1-12 0c0-3 2-4 2.500-6c1 2 1.500 2 2 2.500C11 7 11 5 12 3z",
  "M4 18V8l4 4l4-6l4 6l4-4v10z",
  "M4 19V10l4 3l4-5l4 5l4-3v9zM12 2v5M9.500 4.500h5",
  "M7 16a4 4 0 1 1 1-8a5 5 0 0 1 9 1a3.500 3.500 0 0 1 0 7zM9 19v2M13 19v2M17 19v1",
  "M4 18h16M6 14a6 6 0 0 1 12 0M12 3v3M4 8l2 2M20 8l-2 2",
  "M7 21V9H5V4h3v2h2.500V4h3v2H16V4h3v5h-2v12zM10.500 21v-5h3v5",
  "M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8",
];
/** Its colour. */
export const COLOURS = ["#5f6b2d", "#8e2320", "#7a4a12", "#5a3d78", "#3f4a8c", "#3a3630", "#2b6250", "#7d2a5c", "#1b4f8a"];
