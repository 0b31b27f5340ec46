import { beforeAll, expect, test } from "vitest";
import { catalogue, files, sentence, type Reader } from "../src/lib/text.svelte";

beforeAll(async () => catalogue.need("pokern"));

const reader: Reader = { players: ["You", "Bot"], title: { family: "pokern" }, odds: true };
const blind = { ...reader, odds: false };
const seat = { kind: "seat", id: 1 };
const card = { kind: "card", id: "Reroll One" };
const chance = (key: string, params: object) => ({ key, params: { ...params }, chance: true });

test("seats and things get their names, and rows what stands between", () => {
  expect(sentence({ key: "pokern-told-plays", params: { seat, card } }, reader)).toBe("Bot played Reroll One.");
  const column = { of: [5, { key: "pokern-state-open", params: {} }], between: "list" };
  const cards = { of: [card, { kind: "card", id: "Wild" }], between: "list" };
  const side = { key: "pokern-state-side", params: { seat, vp: 10, column, cards } };
  expect(sentence(side, reader)).toBe("Bot: 10 points. Column: 5, open. Cards: Reroll One, Wild.");
});

test("a reader who hides chances loses them wherever they stand", () => {
  const effect = chance("pokern-effect-roll", { chance: "1/6", percent: 17 });
  expect(sentence(effect, reader)).toBe("misthrow 1/6, 17%");
  expect(sentence(effect, blind)).toBe("");
  const row = { key: "pokern-effect-row", params: { left: { of: [effect, { key: "pokern-effect-pass", params: {} }], between: "clauses" } } };
  expect(sentence(row, blind)).toBe("the game ends after this round");
});

test("who needs words that are on their way has them, too", async () => {
  const first = catalogue.need("keys-web");
  await catalogue.need("keys-web");
  expect(catalogue.find("web-key-tab")).toBe("Tab");
  await first;
});

test("a language that does not come is given up once nothing of it is on its way, so that it can be asked for again", async () => {
  const [web, pokern] = ["web", "pokern"].map((part) => `../../../src/ludi/locales/fr/${part}.ftl`) as [string, string];
  const there = { [web]: files[web]!, [pokern]: files[pokern]! };
  let cut!: (error: Error) => void;
  files[web] = () => Promise.reject(new Error("cut off"));
  files[pokern] = () => new Promise((_, no) => (cut = no));
  let said = "";
  const asked = catalogue.use("fr").catch((error: Error) => (said = error.message));
  await new Promise((now) => setTimeout(now));
  expect(said).toBe("");
  cut(new Error("late"));
  await asked;
  expect(said).toBe("cut off");
  Object.assign(files, there);
  await catalogue.use("fr");
  expect(catalogue.language).toBe("fr");
  await catalogue.use("en");
});
