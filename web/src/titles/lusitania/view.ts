/** The view of Lusitania XXI, typed by the server's description. */
import type { LusitaniaPending, LusitaniaPlace, LusitaniaSide, LusitaniaView } from "../../api/types";
import type { Play } from "../../table/play.svelte";

export type Cards = Record<string, number>;

/** The cells of a legion; guests and Mars cards in the first and the last. */
export const CELLS = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "8"] as const;

export const view = (play: Play): LusitaniaView => play.snap.view as LusitaniaView;
export const top = (v: LusitaniaView): LusitaniaPending | undefined => v.pending.at(-1);
export const side = (play: Play, seat: number): LusitaniaSide => view(play).players[seat]!;
export const own = (play: Play): LusitaniaSide => side(play, play.bottom);

/** The cards of a multiset, one by one. */
export function each(cards: Cards | undefined): string[] {
  return Object.entries(cards ?? {}).flatMap(([card, n]) => Array<string>(n).fill(card));
}
export const size = (cards: Cards | undefined): number => each(cards).length;

/** What a cell holds besides its card: its places for equipment. */
export const places = (of: LusitaniaSide, cell: string): LusitaniaPlace[] => of.places[cell] ?? [];
