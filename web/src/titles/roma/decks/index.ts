/** Decks of one's own for Roma and Arena. */
import type { DeckTitle } from "../../../api/types";
import type { DeckPart } from "../../../screens/fields";
import Page from "./Decks.svelte";
import { fields } from "./fields";
import { words } from "./words";

export const decks: DeckPart = { Page, fields, words: (title) => words(title as DeckTitle) };
