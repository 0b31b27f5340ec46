/** What lessons say, and the words around them: files of the catalogue that no other screen wants. */
import { catalogue, files } from "./text.svelte";

const more = import.meta.glob<string>(["../../../src/ludi/locales/*/*-lessons.ftl", "../../../src/ludi/locales/*/lessons-web.ftl"], {
  query: "?raw",
  import: "default",
});

/** Load the lessons of titles. */
export async function lessonWords(...titles: string[]): Promise<void> {
  Object.assign(files, more);
  await catalogue.need("lessons", ...titles.map((one) => `${one}-lessons`));
}
