/** A title that is fetched when it is wanted. */
import { api, got } from "../api/client";
import { catalogue } from "../lib/text.svelte";
import type { Title } from ".";
import { table } from "./all";

/** A title with its words, and with the values that the server plays with. */
export async function load(name: string): Promise<Title> {
  const found = table[name];
  if (!found) throw new Error(name);
  const own = found.replaceable ? got(api.GET("/api/titles/{title}/facts", { params: { path: { title: name } } })) : null;
  const [{ title }, facts] = await Promise.all([found.module(), own, catalogue.need(...found.words)]);
  title.facts?.(facts);
  return title;
}
