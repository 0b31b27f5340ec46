/** The view of Römisch Pokern as `ludi.games.pokern.view` builds it; everybody sees all of it. */
import type { Play } from "../../table/play.svelte";

export type Face = "I" | "V" | "X";

export interface Pending {
  kind: "rolling" | "choosing" | "reading" | "entering" | "misthrow" | "wildly" | "counting" | "picking" | "paying";
  seat: number;
  number?: number;
  /** 1: by the card Duplicate. */
  again?: number;
  face?: Face;
  card?: string;
}

/** A chance as numerator and denominator. */
export type Chance = [number, number];
/** What a card is used on (a face, a number of dice, a place), with the chance that it rescues. */
export type Use = [string | number, number, number];

export interface SideView {
  /** From the top, 0 for an open row. */
  column: number[];
  /** Those not yet used. */
  cards: string[];
  points: number;
}

export interface PokernView {
  round: number;
  /** The most; 0 where there is no bound. */
  rounds: number;
  active: number;
  to_move: number;
  pending: Pending[];
  dice: Face[];
  removed: number;
  /** The turn was begun without a card. */
  bare: boolean;
  readings: number[];
  odds: { risk?: Chance[]; reach?: [number, number, number][]; rescue?: Record<string, Use[]> };
  last: boolean;
  players: SideView[];
}

export const view = (play: Play): PokernView => play.snap.view as unknown as PokernView;
export const top = (v: PokernView): Pending | undefined => v.pending.at(-1);
export const side = (play: Play, seat: number): SideView => view(play).players[seat]!;

/** What ends a turn is shown with the dice that it was about. */
export function thrown(play: Play): PokernView {
  const { entry, before } = play.happening ?? {};
  const ends = entry && (entry.decision === "entering" || entry.decision === "paying" || entry.text === "pass");
  return ends && before ? (before.view as unknown as PokernView) : view(play);
}

/** Where a number has just been entered. */
export function entered(play: Play): { seat: number; row: number } | null {
  const { seat, row } = play.happening?.entry.told[0]?.params ?? {};
  return play.happening?.entry.decision === "entering" ? { seat: Number(seat), row: Number(row) } : null;
}
