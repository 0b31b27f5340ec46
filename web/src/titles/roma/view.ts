/** The view of Roma and Arena, typed by the server's description. */
import type { LogEntry, Message, RomaPending, RomaSide, RomaView } from "../../api/types";
import { isMessage, isNamed, within } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";

export type Cards = Record<string, number>;

/** A draw pile with its discards, and whose they are; null: everybody's. */
export interface Pile {
  seat: number | null;
  deck: number;
  discard: Cards;
}

export const view = (play: Play): RomaView => play.snap.view as RomaView;
export const top = (v: RomaView): RomaPending | undefined => v.pending.at(-1);

/** The number of sides is two: the one at the bottom of the board and the other. */
export const own = (play: Play): RomaSide => view(play).players[play.bottom]!;
export const foe = (play: Play): RomaSide => view(play).players[1 - play.bottom]!;

/** The numbers of the spaces of a row, from 1. */
export const spaces = (side: Pick<RomaSide, "row">): number[] => side.row.map((_, i) => i + 1);

/** The one pile of both sides, or each side's own, the one at the bottom of the board last. */
export function piles(play: Play): Pile[] {
  const v = view(play);
  if (v.deck !== undefined) return [{ seat: null, deck: v.deck, discard: v.discard ?? {} }];
  return [1 - play.bottom, play.bottom].map((seat) => {
    const { deck = 0, discard = {} } = v.players[seat]!;
    return { seat, deck, discard };
  });
}

/** The cards of a multiset, one by one. */
export function each(cards: Cards | undefined): string[] {
  return Object.entries(cards ?? {}).flatMap(([card, n]) => Array<string>(n).fill(card));
}

// Sentences of the server

/** The card that a sentence is about. */
export function cardIn({ params }: Message): string {
  return isNamed(params.card) ? String(params.card.id) : "";
}

/** What the battle die showed, from 1 to 6; 0 for an entry without it. */
export const battleDie = ({ decision, told }: LogEntry): number => (decision === "battle" ? Number(told[0]?.params.n) || 0 : 0);

/** What an attack needs of the battle die; null where a sentence tells of none. */
export function needs(told: Message): { need: number; percent: number | null } | null {
  const found = told.params.needs;
  if (!isMessage(found)) return null;
  const { need, odds } = found.params;
  return { need: Number(need), percent: isMessage(odds) ? Number(odds.params.percent) : null };
}

/** Whether a sentence tells of an attack, as itself or among others. */
export const attacks = (told: Message | null): boolean => !!told && [told, ...within(told.params.parts)].some((one) => needs(one) !== null);
