/** What lessons say, the words around them, and those of puzzles, rules and replays: files of the catalogue that no other screen wants. */
import { catalogue, files } from "./text.svelte";

const more = import.meta.glob<string>(["../../../src/ludi/locales/*/*-lessons.ftl", "../../../src/ludi/locales/*/{lessons,puzzles,replay,rules}-web.ftl"], {
  query: "?raw",
  import: "default",
});

/** Load the lessons of titles. */
export async function lessonWords(...titles: string[]): Promise<void> {
  Object.assign(files, more);
  await catalogue.need("lessons", ...titles.map((one) => `${one}-lessons`));
}

/** Load what stands around puzzles and the hints after them. */
export async function puzzleWords(): Promise<void> {
  Object.assign(files, more);
  await catalogue.need("puzzles", "hint");
}

/** Load what stands around rules, or around a replay. */
export async function wordsOf(screen: "replay" | "rules"): Promise<void> {
  Object.assign(files, more);
  await catalogue.need(screen);
}
