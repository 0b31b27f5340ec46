/** The fields of a new room for decks, and for the numbers of cards that nobody knows. */
import type { DeckTitle } from "../../../api/types";
import { t } from "../../../lib/text.svelte";
import type { Fields } from "../../../screens/fields";
import Choice from "./Choice.svelte";
import { assumed, misses, written, type Numbers as Given } from "./numbers";
import Numbers from "./Numbers.svelte";
import { shelf } from "./saved.svelte";
import { called } from "./words";

/** The list of a deck by its name: one of this browser's, or a ready one; empty for none. */
const list = (title: DeckTitle, name: string): string =>
  shelf.find(name)?.cards ?? title.decks.ready.find((deck) => deck.name === name)?.cards ?? "";

export const fields: Fields = {
  deck: {
    Field: Choice,
    below: false,
    starting: (title, nth) => (title as DeckTitle).decks.ready[nth]?.name ?? "",
    matters: () => true,
    amiss: (title, label, value) => (list(title as DeckTitle, String(value)) ? "" : t("decks-wrong-choice", { option: label })),
    sent: (title, value) => list(title as DeckTitle, String(value)),
    called: (title, given) => (title as DeckTitle).decks.ready.find((deck) => deck.cards === given)?.name ?? given,
  },
  numbers: {
    Field: Numbers,
    below: true,
    starting: () => ({}),
    matters: (title, values) => assumed(title as DeckTitle, values).length > 0,
    amiss: (title, _, value) => misses(value as Given, (title as DeckTitle).decks.highest, (card) => called(title as DeckTitle, card))[0]?.told ?? "",
    sent: (title, value) => written(value as Given, (title as DeckTitle).decks.cards),
    called: (_, given) => given,
  },
};
