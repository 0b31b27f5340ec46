/** Roman numbers, and which of them a column still has room for. */
import raw from "../../../../src/ludi/games/pokern/facts.toml";

interface File {
  game: Record<"rows" | "dice" | "card_points" | "highest", { value: number }>;
  cards: Record<string, unknown>;
}

const file = raw as unknown as File;

export const CARDS = Object.keys(file.cards);
export const ROWS = file.game.rows.value;
export const DICE = file.game.dice.value;
export const POINTS = file.game.card_points.value;
const HIGHEST = file.game.highest.value;
export const WILD = CARDS.at(-1)!;
export const REMOVE = "Remove One";

const ONES = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

/** A number from 1 to 39 in Roman numerals. */
export const roman = (n: number): string => "X".repeat(Math.floor(n / 10)) + ONES[n % 10]!;

/** How many dice a number takes: one for each sign. */
export const needs = (n: number): number => roman(n).length;

/** Every number that the dice can show. */
export const NUMBERS = Array.from({ length: HIGHEST }, (_, i) => i + 1).filter((n) => needs(n) <= DICE);

/** Numbers as a person reads them; the catalogue has words for none. */
export const written = (numbers: readonly number[]): string => numbers.map((n) => `${roman(n)} (${n})`).join(" / ") || "none";

/** The entered numbers next above and below a row; 0 and one more than the highest at the ends. */
function bounds(column: readonly number[], row: number): [number, number] {
  const above = column.slice(0, row).findLast(Boolean) ?? 0;
  const below = column.slice(row + 1).find(Boolean) ?? HIGHEST + 1;
  return [above, below];
}

/** Whether a number keeps the order in an open row (from 0); once more, beside its like. */
export function fits(column: readonly number[], row: number, n: number, again = false): boolean {
  const [above, below] = bounds(column, row);
  if (column[row]) return false;
  return again ? n >= above && n <= below : n > above && n < below;
}

/** The numbers that an open row may still take. */
export function room(column: readonly number[], row: number): number[] {
  const [above, below] = bounds(column, row);
  return column[row] ? [] : NUMBERS.filter((n) => n > above && n < below);
}

/** A row of open rows side by side, and the numbers for them. */
export interface Gap {
  rows: number;
  numbers: number[];
}

/** What is left above and below a number in a row. */
export function around(column: readonly number[], row: number): { above: Gap; below: Gap } {
  const open = (step: 1 | -1): Gap => {
    let rows = 0;
    for (let r = row + step; column[r] === 0; r += step) rows += 1;
    return { rows, numbers: rows ? room(column, row + step) : [] };
  };
  return { above: open(-1), below: open(1) };
}
