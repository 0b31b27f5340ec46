/** The view of Römisch Pokern, typed by the server's description; everybody sees all of it. */
import type { Message, PokernPending, PokernSide, PokernView } from "../../api/types";
import { seatIn } from "../../lib/text.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Play } from "../../table/play.svelte";

export const view = (play: Play): PokernView => play.snap.view as PokernView;
export const top = (v: PokernView): PokernPending | undefined => v.pending.at(-1);
export const side = (play: Play, seat: number): PokernSide => view(play).players[seat]!;

/** A number as it is written. */
export const numeral = (v: PokernView, n: number): string => v.numerals[n] ?? "";

/** What ends a turn is shown with the dice that it was about. */
export function thrown(play: Play): PokernView {
  const { entry, before } = play.currentEvent ?? {};
  const ends = entry && (entry.decision === "entering" || entry.decision === "paying" || entry.text === "pass");
  return ends && before ? (before.view as PokernView) : view(play);
}

/** Where a number has just been entered. */
export function entered(play: Play): { seat: number; row: number } | null {
  const { seat, row } = play.currentEvent?.entry.told[0]?.params ?? {};
  return play.currentEvent?.entry.decision === "entering" ? { seat: seatIn(seat) ?? -1, row: Number(row) } : null;
}

/** A sentence about the chances of the turn, by the end of its key. */
export const odds = (play: Play, about: string): Message | undefined => play.snap.odds.find(({ key }) => key === `pokern-odds-${about}`);

/** The chance that a sentence tells, in percent; null if it tells none, or none is wanted. */
export function percent(told: Message | null | undefined): number | null {
  return settings.odds && told?.chance ? Number(told.params.percent) : null;
}
