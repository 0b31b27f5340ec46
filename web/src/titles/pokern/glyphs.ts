/** Our own drawings: the faces of the dice on a grid of 50, thick and thin strokes as cut in stone; the cards on one of 24. */

export const FACES: Record<string, { thick: string; thin: string }> = {
  I: { thick: "M25 12v26", thin: "M17.500 12h15M17.500 38h15" },
  V: { thick: "M15.500 12l9.800 26", thin: "M9.500 12h12M29 12h11.500M25 38L35 12" },
  X: { thick: "M15 12l20 26", thin: "M9.500 12h11M30 12h10.500M9.500 38h10.500M29.500 38h11M35 12L15 38" },
};

/** A die with what is done to it. */
const DIE = "M8.500 4.500h7a1.500 1.500 0 0 1 1.500 1.500v7a1.500 1.500 0 0 1-1.500 1.500h-7a1.500 1.500 0 0 1-1.500-1.500v-7a1.500 1.500 0 0 1 1.500-1.500";
const AGAIN = "M4.200 14.500c1 4 4.200 6.500 7.800 6.500s6.600-2.300 7.700-6M20.800 18l-.9-3.600l-3.500 1.100";

export const CARD: Record<string, string> = {
  "Reroll I": `${DIE}M12 7v5M10.700 7h2.600M10.700 12h2.600${AGAIN}`,
  "Reroll V": `${DIE}M9.800 7l2.200 5l2.200-5${AGAIN}`,
  "Reroll One": `${DIE}M12 9.500a.3.3 0 1 0 .01 0${AGAIN}`,
  "Remove One": "M7 6.500h10a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M9 10l6 6M15 10l-6 6",
  Duplicate: "M4.500 5.500h15v5.500h-15zM4.500 13.500h15V19h-15zM10.500 7v2.500M13.500 7v2.500M10.500 15v2.500M13.500 15v2.500",
  Wild: "M12 3.500l2.500 5.600l6 .6l-4.500 4.100l1.300 6l-5.300-3.100l-5.300 3.100l1.300-6l-4.500-4.100l6-.6z",
};
