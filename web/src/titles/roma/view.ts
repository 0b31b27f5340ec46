/** Roma's view as `ludi.games.roma.view` builds it. */

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
  pile?: "deck" | "discard";
  again?: number;
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
  cards?: Cards;
  gift?: Cards;
  down?: string[];
  known?: Cards;
}

export interface RomaView {
  turn: number;
  active: number;
  to_move: number;
  pending: Pending[];
  supply: number;
  dice: number[];
  deck: number;
  discard: Cards;
  drawn: number;
  lifted: Cards;
  moved: number[];
  air: string;
  players: [SideView, SideView];
  drawn_cards?: Cards;
  deck_cards?: Cards;
}

/** The cards of a multiset, one by one. */
export function each(cards: Cards | undefined): string[] {
  return Object.entries(cards ?? {}).flatMap(([card, n]) => Array<string>(n).fill(card));
}
