/** A card in words, and what is drawn on it. */
import { helpOn, helpOnCard } from "../../lib/help.svelte";
import { joined } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { name } from "./facts";

/** A card in a phrase, for its button. */
export const cardWords = (play: Play, card: string): string => joined("phrases", [name(card), play.say(helpOnCard(play.info, card)?.facts)]);

/** What kind of soldier a warrior is in a game; empty for other cards, and until the help on it has come. */
export function soldier(game: Parameters<typeof helpOn>[0], card: string): string {
  const drawn = helpOn(game)?.drawn;
  return drawn && "soldiers" in drawn ? (drawn.soldiers[card] ?? "") : "";
}
