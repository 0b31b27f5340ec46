/** Costs and defences that a table takes instead of the assumed ones. */
import type { DeckCard, DeckTitle } from "../../../api/types";
import type { Values } from "../../../screens/fields";
import { binary, LONGEST } from "./list";
import { near } from "./near";

export type Field = "cost" | "defence";
export const FIELDS: readonly Field[] = ["cost", "defence"];

/** Numbers by card, only those that differ from the house's. NaN stands for what is no number. */
export type Numbers = Readonly<Record<string, Readonly<Record<Field, number>>>>;

export type Wrong =
  | { kind: "binary" | "table" }
  | { kind: "long"; most: number }
  | { kind: "toml"; line: number }
  | { kind: "unknown"; name: string; near: string[] }
  | { kind: "field"; card: string; field: string }
  | { kind: "number"; card: string; field: Field; given: string; most: number };

export interface ReadNumbers {
  numbers: Numbers;
  wrong: Wrong[];
}

const right = (n: unknown, highest: number): boolean => Number.isInteger(n) && Number(n) >= 0 && Number(n) <= highest;

/** The cards of a game with these options of which a number is assumed. */
export function assumed(title: DeckTitle, values: Values): DeckCard[] {
  const set = String(values.cards ?? "");
  const one = title.decks.cards.some((card) => set in card.copies);
  return title.decks.cards.filter((card) => card.assumed.length > 0 && (!one || set in card.copies));
}

/** The same numbers with one of a card changed. */
export function changed(numbers: Numbers, card: DeckCard, field: Field, n: number): Numbers {
  const { [card.name]: old, ...others } = numbers;
  const now = { cost: card.cost, defence: card.defence, ...old, [field]: n };
  return FIELDS.every((name) => now[name] === card[name]) ? others : { ...others, [card.name]: now };
}

/** What is wrong with numbers that were typed. */
export function misses(numbers: Numbers, highest: number): Wrong[] {
  return Object.entries(numbers).flatMap(([card, pair]) =>
    FIELDS.filter((field) => !right(pair[field], highest)).map(
      (field): Wrong => ({ kind: "number", card, field, given: Number.isNaN(pair[field]) ? "" : String(pair[field]), most: highest }),
    ),
  );
}

/** Numbers as the rules keep them. */
export function written(numbers: Numbers, cards: readonly DeckCard[]): string {
  return cards
    .flatMap(({ name }) => (numbers[name] ? [`${name} ${numbers[name].cost}/${numbers[name].defence}`] : []))
    .join(", ");
}

/** A TOML file with a table for each card. Nothing of a faulty file is taken. */
export async function readFile(text: string, cards: readonly DeckCard[], highest: number, called: (card: string) => string): Promise<ReadNumbers> {
  if (binary(text)) return { numbers: {}, wrong: [{ kind: "binary" }] };
  if (text.length > LONGEST) return { numbers: {}, wrong: [{ kind: "long", most: LONGEST }] };
  const { parse, TomlError } = await import("smol-toml");
  try {
    return fromTable(parse(text), cards, highest, called);
  } catch (error) {
    if (error instanceof TomlError) return { numbers: {}, wrong: [{ kind: "toml", line: error.line }] };
    throw error;
  }
}

function fromTable(given: Record<string, unknown>, cards: readonly DeckCard[], highest: number, called: (card: string) => string): ReadNumbers {
  let numbers: Numbers = {};
  const wrong: Wrong[] = [];
  const table = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
  for (const [name, values] of Object.entries(given)) {
    const card = cards.find((one) => [one.name, called(one.name)].some((x) => x.toLowerCase() === name.toLowerCase()));
    if (!card) wrong.push({ kind: "unknown", name, near: near(name, cards.map((one) => one.name)) });
    else if (!table(values)) wrong.push({ kind: "field", card: card.name, field: String(values) });
    else
      for (const [field, n] of Object.entries(values)) {
        if (field !== "cost" && field !== "defence") wrong.push({ kind: "field", card: card.name, field });
        else if (!right(n, highest)) wrong.push({ kind: "number", card: card.name, field, given: String(n), most: highest });
        else numbers = changed(numbers, card, field, Number(n));
      }
  }
  if (!Object.keys(given).length) wrong.push({ kind: "table" });
  return wrong.length ? { numbers: {}, wrong } : { numbers, wrong };
}
