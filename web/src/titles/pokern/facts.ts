/** What is printed on the components. */
import raw from "../../../../src/ludi/games/pokern/facts.toml";
import type { PokernTable } from "../../api/types";
import { helpOn } from "../../lib/help.svelte";

interface File {
  game: Record<"card_points", { value: number }>;
  cards: Record<string, unknown>;
}

const file = raw as unknown as File;

export const CARDS = Object.keys(file.cards);
export const POINTS = file.game.card_points.value;

/** The numbers that dice can show, of one die first, then of two, and so on; none until the help on the game has come. */
export function numbers(game: Parameters<typeof helpOn>[0]): number[][] {
  return table(game)?.numbers ?? [];
}

/** How such a number is written. */
export const numeral = (game: Parameters<typeof helpOn>[0], n: number): string => table(game)?.numerals[n] ?? "";

function table(game: Parameters<typeof helpOn>[0]): PokernTable | null {
  const drawn = helpOn(game)?.drawn;
  return drawn && "numerals" in drawn ? drawn : null;
}
