/**
 * What the page says of sentences: node scripts/say.mjs. Reads one question a line, as JSON: a language, the family of the
 * title, the players, whether chances are told, and the sentences as data; answers each with one line, the words of these.
 */
import { createInterface } from "node:readline";
import { createServer } from "vite";

const server = await createServer({ server: { middlewareMode: true, ws: false, watch: null }, optimizeDeps: { noDiscovery: true }, logLevel: "error" });
const { catalogue, sentence } = await server.ssrLoadModule("/src/lib/text.svelte.ts");

for await (const line of createInterface({ input: process.stdin })) {
  const { language, family, players, odds, told } = JSON.parse(line);
  await catalogue.need(family);
  await catalogue.use(language);
  const by = { players, title: { family }, odds };
  process.stdout.write(`${JSON.stringify(told.map((one) => sentence(one, by)))}\n`);
}
await server.close();
