/** Cards as a table shows them: with its numbers, marks and words. */
import { helpOnCard } from "../../lib/help.svelte";
import type { Play } from "../../table/play.svelte";
import { CARDS, fact, type Fact } from "./facts";
import { view } from "./view";

/** The marks of both games on their cards, where the cards of both are in play. */
const MARKS: Record<string, string> = { roma: "I", arena: "II" };
const origin = ({ roma, arena }: Fact): string => (roma && arena ? "both" : roma ? "roma" : "arena");

/** What the options say of the cards: one game's, or which way both are combined. */
const played = (play: Play): string => String(play.info.options.cards);

/** A card as a table shows it. */
export function shown(play: Play, card: string): { card: string; fact: Fact; mark: string; words: string } {
  const mark = played(play) in MARKS ? "" : (MARKS[origin(CARDS[card]!)] ?? "");
  return { card, fact: fact(view(play), card), mark, words: play.say(helpOnCard(play.info, card)?.brief) };
}
