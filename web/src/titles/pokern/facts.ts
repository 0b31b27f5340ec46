/** What is printed on the components. */
import raw from "../../../../src/ludi/games/pokern/facts.toml";
import { roman } from "./glyphs";

interface File {
  game: Record<"dice" | "card_points" | "highest", { value: number }>;
  cards: Record<string, unknown>;
}

const file = raw as unknown as File;

export const CARDS = Object.keys(file.cards);
export const POINTS = file.game.card_points.value;

/** The numbers by how many dice they take, one for each sign. */
export const NUMBERS = Array.from({ length: file.game.dice.value }, (_, i) => ({
  dice: i + 1,
  numbers: Array.from({ length: file.game.highest.value }, (_, n) => n + 1).filter((n) => roman(n).length === i + 1),
}));
