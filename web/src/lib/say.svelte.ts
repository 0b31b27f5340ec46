/** What a screen reader is told: events politely, "your turn" at once. */

import { untrack } from "svelte";

class Said {
  polite = $state("");
  urgent = $state("");
}

export const said = new Said();

/** Equal words twice are an event twice: the blank at the end makes them new. */
function again(said: Said, name: "polite" | "urgent", words: string): string {
  return untrack(() => said[name]) === words ? `${words} ` : words;
}

export function say(words: string): void {
  said.polite = again(said, "polite", words);
}

export function call(words: string): void {
  said.urgent = again(said, "urgent", words);
}
