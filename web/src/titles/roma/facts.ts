/** What is printed on the components, from the game's own facts.toml. */
import raw from "../../../../src/ludi/games/roma/facts.toml";

export interface Fact {
  copies: number;
  cost: number;
  defence: number;
  die: number;
  type: "character" | "building";
}

interface File {
  game: { discs: { value: number }; supply: { value: number }; dice: { value: number } };
  cards: Record<string, Fact>;
}

const file = raw as unknown as File;

export const CARDS = file.cards;
export const SUPPLY = file.game.supply.value;
export const DICE = file.game.dice.value;
export const DISCS = Array.from({ length: file.game.discs.value }, (_, i) => i + 1);

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];
export const roman = (n: number): string => ROMAN[n] ?? String(n);
