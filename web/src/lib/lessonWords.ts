/** What lessons say, the words around them, and those of puzzles: files of the catalogue that no other screen wants. */
import { catalogue, files } from "./text.svelte";

const more = import.meta.glob<string>(["../../../src/ludi/locales/*/*-lessons.ftl", "../../../src/ludi/locales/*/{lessons,puzzles}-web.ftl"], {
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
