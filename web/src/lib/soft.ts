/** Long Latin words may break between syllables, so that a name is never cut. */

const SOFT = "\u00AD";
const BREAK = /([aeiouyаеёиоуыэюяіїє])([^aeiouyаеёиоуыэюяіїє\s]?)(?=[^aeiouyаеёиоуыэюяіїє\s][aeiouyаеёиоуыэюяіїє])/gi;

export function soft(name: string): string {
  return name
    .split(" ")
    .map((word) => (word.length > 8 ? word.replace(BREAK, (_, a: string, b: string) => a + b + SOFT) : word))
    .join(" ");
}

/** The width of words in Latin letters; a Chinese one is as wide as one and a half. */
const width = (words: string): number => words.length + 0.6 * (words.match(/[\u2e80-\uffef]/g)?.length ?? 0);

/** The letters of the longest line of a name on at most two lines: names are fitted to their card by it. */
export function longest(name: string): number {
  const words = name.split(" ");
  const ways = words.map((_, i) => [words.slice(0, i), words.slice(i)].map((line) => width(line.join(" "))));
  return Math.min(...ways.map((lines) => Math.max(...lines)));
}
