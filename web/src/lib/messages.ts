/** Sentences as the server sends them: what stands in one is a number, a text, a thing with a name, a row, or a sentence. */
import type { Message } from "../api/types";
import { joined, slug, t, type Params } from "./text.svelte";

/** A thing that each language calls by a name. */
export interface Named {
  kind: string;
  id: string | number;
}

export interface Listed {
  of: unknown[];
  between: "list" | "phrases" | "clauses" | "sentences" | "dots";
}

/** Whom a sentence is for, and whose words it is made of. */
export interface Reader {
  players: readonly string[];
  /** What the keys of a title's words begin with. */
  family: string;
  /** The name of a card, where a sentence says no more than that it is one. */
  called(card: string): string;
  /** Whether chances are told. */
  odds: boolean;
}

const has = <T>(value: unknown, name: string): value is T => typeof value === "object" && value !== null && name in value;
export const isNamed = (value: unknown): value is Named => has(value, "kind");
export const isListed = (value: unknown): value is Listed => has(value, "of");
export const isMessage = (value: unknown): value is Message => has(value, "key");

/** The number of a seat that stands in a sentence. */
export function seatIn(param: unknown): number | null {
  const seat = isNamed(param) && param.kind === "seat" ? param.id : param;
  return typeof seat === "number" ? seat : null;
}

/** The sentences in a row that stands in one. */
export const within = (param: unknown): Message[] => (isListed(param) ? param.of.filter(isMessage) : []);

function said(value: unknown, by: Reader): string | number {
  if (isMessage(value)) return sentence(value, by);
  if (isListed(value)) return joined(value.between, value.of.map((one) => String(said(one, by))));
  if (isNamed(value)) return value.kind === "seat" ? (by.players[Number(value.id)] ?? "") : t(`${by.family}-${value.kind}-${slug(String(value.id))}`);
  return typeof value === "number" ? value : String(value);
}

/** What a parameter is by its name alone, in the sentences of titles that do not say it. */
function guessed(name: string, value: unknown, by: Reader): string | number | null {
  if ((name === "seat" || name === "foe") && typeof value === "number") return by.players[value] ?? "";
  if ((name === "card" || name === "with") && typeof value === "string" && value) return by.called(value);
  if (Array.isArray(value)) return joined("list", value.map((one) => by.called(String(one))));
  return typeof value === "number" || typeof value === "string" ? value : null;
}

/** A sentence with the names of players and things put in; one that tells a chance is empty if those are hidden. */
export function sentence(told: Message, by: Reader, more: Params = {}): string {
  if (told.chance && !by.odds) return "";
  const params: Params = {};
  for (const [name, value] of Object.entries(told.params)) {
    const typed = isMessage(value) || isListed(value) || isNamed(value);
    const word = typed ? said(value, by) : guessed(name, value, by);
    if (word !== null) params[name] = word;
  }
  return t(told.key, { ...params, ...more });
}
