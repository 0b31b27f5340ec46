/** A card in words. */
import { helpOnCard } from "../../lib/help.svelte";
import { joined } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { name } from "./facts";

/** A card in a phrase, for its button. */
export const cardWords = (play: Play, card: string): string => joined("phrases", [name(card), play.say(helpOnCard(play.info, card)?.facts)]);
