/** The sign of each side on its shield, on a grid of 24: triangle, square, disc, diamond. */
export const SHIELDS = [
  "M12 7l5 9.500h-10z",
  "M7.800 7.800h8.400v8.400h-8.400z",
  "M12 7.300a4.700 4.700 0 1 0 .01 0z",
  "M12 6l5 6l-5 6l-5-6z",
];

/** A jar: the sign of a land with a resource. */
export const AMPHORA = "M9 2h6v2.500l-1 1.500c4.500 2 5.500 6.500 3 11L13.500 22h-3L7 17C4.500 12.500 5.500 8 10 6L9 4.500z";
