/** Decks as text: a number and a name a line or between commas; what stands behind `#` is a comment. */
import type { DeckCard } from "../../../api/types";
import { counted, type Counts } from "./cards";
import { near } from "./near";

/** Characters of a text that is sent to the server. */
export const LONGEST = 8000;

/** What in a text is no deck list. */
export type Flaw = { kind: "binary" } | { kind: "long"; most: number } | { kind: "empty" } | { kind: "unknown"; name: string; near: string[] };

export interface ReadList {
  counts: Counts;
  flaws: Flaw[];
  /** The first comment, if the text begins with one. */
  name: string;
}

/** Whether a text came from something else. */
export const binary = (text: string): boolean => /[\0-\x08\x0e-\x1f\ufffd]/.test(text);

const spaced = (words: string): string => words.replace(/\s+/g, " ").trim();

/** A list as somebody wrote it. called: the name of a card in the reader's language, accepted like the one in lists. */
export function read(text: string, cards: readonly DeckCard[], called: (card: string) => string): ReadList {
  const found: ReadList = { counts: {}, flaws: [], name: "" };
  if (binary(text)) return { ...found, flaws: [{ kind: "binary" }] };
  if (text.length > LONGEST) return { ...found, flaws: [{ kind: "long", most: LONGEST }] };
  const known = cards.flatMap(({ name }) => [called(name), name]);
  const names = new Map(known.map((name, i) => [name.toLowerCase(), cards[i >> 1]!.name]));
  for (const line of text.split(/\r\n|[\r\n]/)) {
    const [items = "", ...comment] = line.split("#");
    if (comment.length && !items.trim() && !found.name && !Object.keys(found.counts).length) found.name = comment.join("#").trim();
    for (const item of items.split(/[,;，；、]/).map(spaced).filter(Boolean)) {
      const [, first, a, b, last, alone] = /^(?:(\d{1,3}) ?[x×]? (.+)|(.+?) ?[x×] ?(\d{1,3})|(.+))$/i.exec(item)!;
      const word = (a ?? b ?? alone)!;
      const name = names.get(word.toLowerCase());
      if (name) found.counts = counted(found.counts, name, (found.counts[name] ?? 0) + Number(first ?? last ?? 1));
      else found.flaws.push({ kind: "unknown", name: word, near: near(word, known) });
    }
  }
  if (!Object.keys(found.counts).length && !found.flaws.length) found.flaws.push({ kind: "empty" });
  return found;
}

/** A deck as the rules keep it. */
export function written(counts: Counts, cards: readonly DeckCard[], between = ", "): string {
  return cards
    .filter(({ name }) => counts[name])
    .map(({ name }) => `${counts[name]} ${name}`)
    .join(between);
}

/** A deck for a file or a letter: its name as a comment, then a line for each card. */
export const page = (name: string, counts: Counts, cards: readonly DeckCard[]): string =>
  `# ${name}\n${written(counts, cards, "\n")}\n`;
