/** The values of the areas, as the rules have them. */
import { helpOn } from "../../lib/help.svelte";

/** What the areas are worth, turn by turn; nothing until the help on the game has come. */
export function valuesOf(game: Parameters<typeof helpOn>[0]): Record<string, number>[] {
  const drawn = helpOn(game)?.drawn;
  return drawn && "values" in drawn ? drawn.values : [];
}
