/** What the page can be read without: it hears what other tabs change, becomes an app, and loads the table ahead. */
import { KEY, settings } from "./lib/settings.svelte";
import type { TitleInfo } from "./api/types";
import { here, local, prepare } from "./lib/here";
import { catalogue } from "./lib/text.svelte";

addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  settings.read();
  void catalogue.use(settings.language).then(() => settings.show());
});
if (here) void import("./lib/links");
// Not while it is developed: there nothing may be kept.
if (import.meta.env.PROD) void import("./offline/start");

/** Load what a game needs, before one is begun. */
export const ahead = (): Promise<unknown> => Promise.all([prepare(), import("./screens/Room.svelte"), import("./table/Table.svelte")]);

/** Load what a title needs, once a game of it is begun: of a table in this browser while Python begins, not before. */
export async function chosen({ title, family }: TitleInfo): Promise<void> {
  if (here) {
    const { loaded, want } = await local();
    want(family);
    await loaded;
  }
  const { table } = await import("./titles/all");
  await Promise.all([table[title]?.module(), catalogue.need(...(table[title]?.words ?? []))]);
}
