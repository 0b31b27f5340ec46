/** Long Latin words may break between syllables, so that a name is never cut. */

const SOFT = "\u00AD";
const BREAK = /([aeiouyаеёиоуыэюяіїє])([^aeiouyаеёиоуыэюяіїє\s]?)(?=[^aeiouyаеёиоуыэюяіїє\s][aeiouyаеёиоуыэюяіїє])/gi;

export function soft(name: string): string {
  return name
    .split(" ")
    .map((word) => (word.length > 8 ? word.replace(BREAK, (_, a: string, b: string) => a + b + SOFT) : word))
    .join(" ");
}

/** The longest word of a name, in letters: names are fitted to their card by it. */
export function longest(name: string): number {
  return Math.max(...name.split(" ").map((word) => word.length));
}
