/** The options of a title in the form of a new room: what is shown of them, and what is sent. */
import type { CardInfo, OptionInfo, TitleInfo } from "../api/types";
import { written, type Numbers } from "../decks/numbers";

export type Value = boolean | number | string;
export type Values = Readonly<Record<string, Value>>;

/** Options whose text is a deck, or numbers of cards. */
export const isDeck = (option: OptionInfo): boolean => option.name.endsWith("_deck");
export const isNumbers = (option: OptionInfo): boolean => option.name === "numbers";

/** What an option is before anybody chooses. Ready decks are dealt out in their order. */
export function starting({ options, decks }: TitleInfo): Record<string, Value> {
  const ready = decks.map((deck) => deck.name);
  return Object.fromEntries(
    options.map((o) => [o.name, o.type === "bool" ? o.default === 1 : isDeck(o) ? (ready.shift() ?? "") : o.default]),
  );
}

/** The cards of a game with these options of which a number is assumed. */
export function assumed(title: TitleInfo, values: Values): CardInfo[] {
  const set = String(values.cards ?? "");
  const one = title.cards.some((card) => set in card.copies);
  return title.cards.filter((card) => card.assumed.length > 0 && (!one || set in card.copies));
}

/** Whether an option changes anything in a game of so many with these values. */
export function matters(option: OptionInfo, title: TitleInfo, values: Values, players = title.usual): boolean {
  if (option.players.length && !option.players.includes(players)) return false;
  const [name, wanted] = option.when;
  const over = title.options.find((o) => o.name === name);
  if (over) return wanted.includes(String(values[name])) && matters(over, title, values, players);
  return !isNumbers(option) || assumed(title, values).length > 0;
}

/** The options that matter in a game and are not as usual. */
export function chosen(title: TitleInfo, values: Values, players: number): OptionInfo[] {
  return title.options.filter((option) => {
    const usual = option.type === "bool" ? option.default === 1 : option.default;
    return values[option.name] !== usual && matters(option, title, values, players);
  });
}

/** The options that matter, as the server takes them. list: the cards of a deck by its name. */
export function sent(
  title: TitleInfo,
  values: Values,
  numbers: Numbers,
  list: (deck: string) => string,
  players = title.usual,
): Record<string, Value> {
  return Object.fromEntries(
    title.options
      .filter((option) => matters(option, title, values, players))
      .map((option) => {
        if (isNumbers(option)) return [option.name, written(numbers, title.cards)];
        return [option.name, isDeck(option) ? list(String(values[option.name])) : values[option.name]!];
      }),
  );
}
