/** The view of Roma and Arena as `ludi.games.roma.view` builds it. */
import type { Play } from "../../table/play.svelte";

export type Cards = Record<string, number>;

export interface Pending {
  kind: string;
  seat: number;
  for?: number;
  left?: number;
  disc?: number;
  card?: string;
  rolled?: number;
  type?: "characters" | "buildings";
  sum?: number;
  pile?: string;
  tries?: number;
}

export interface SideView {
  vp: number;
  money: number;
  hand: number;
  row: string[];
  defence: (number | null)[];
  face_down: number[];
  blocked: number[];
  weakened: number;
  /** Dice less in the next turn. */
  fewer?: number;
  /** With two piles: cards of the hand, and spaces with a card, that go back to the other side's pile. */
  foreign?: Cards;
  alien?: number[];
  cards?: Cards;
  gift?: Cards;
  down?: string[];
  known?: Cards;
  /** With two piles: this side's. */
  deck?: number;
  discard?: Cards;
}

export interface RomaView {
  turn: number;
  active: number;
  to_move: number;
  pending: Pending[];
  supply: number;
  dice: number[];
  /** With one pile for both sides. */
  deck?: number;
  discard?: Cards;
  drawn: number;
  lifted: Cards;
  moved: number[];
  air: string;
  players: [SideView, SideView];
  drawn_cards?: Cards;
  deck_cards?: Cards;
  /** Of Arena's rules: whether a die was put on bribery; the battle roll that may be rolled again; dice put aside. */
  bribed?: boolean;
  rolled?: number;
  aside?: number;
  /** Cost and defence of cards for which this table has other numbers. */
  numbers?: Record<string, [number, number]>;
}

/** A draw pile with its discards, and whose they are; null: everybody's. */
export interface Pile {
  seat: number | null;
  deck: number;
  discard: Cards;
}

export const view = (play: Play): RomaView => play.snap.view as unknown as RomaView;
export const top = (v: RomaView): Pending | undefined => v.pending.at(-1);

/** The number of sides is two: the one at the bottom of the board and the other. */
export const own = (play: Play): SideView => view(play).players[play.bottom as 0 | 1];
export const foe = (play: Play): SideView => view(play).players[(1 - play.bottom) as 0 | 1];

/** The numbers of the spaces of a row, from 1. */
export const spaces = (side: SideView): number[] => side.row.map((_, i) => i + 1);

/** The one pile of both sides, or each side's own, the one at the bottom of the board last. */
export function piles(play: Play): Pile[] {
  const v = view(play);
  if (v.deck !== undefined) return [{ seat: null, deck: v.deck, discard: v.discard ?? {} }];
  return [1 - play.bottom, play.bottom].map((seat) => {
    const { deck = 0, discard = {} } = v.players[seat as 0 | 1];
    return { seat, deck, discard };
  });
}

/** The cards of a multiset, one by one. */
export function each(cards: Cards | undefined): string[] {
  return Object.entries(cards ?? {}).flatMap(([card, n]) => Array<string>(n).fill(card));
}
