/** What the server says of a position, found for its place on the board. */
import type { LegalMove, LusitaniaView, Message } from "../../api/types";
import { joined, t, within } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { half, name } from "./facts";
import { CELLS, each, own, side } from "./view";

/** Touch a token; the second touch of a move that was chosen in full does it. Says whether that meant anything. */
export function touch(play: Play, token: string): boolean {
  if (!play.isChosen(token) || !play.ready) return play.pick(token);
  play.commit(play.ready);
  return true;
}

// Moves

const part = (offer: LegalMove | null, about: string): Message | undefined =>
  within(offer?.effect?.params.parts).find(({ key }) => key === `lusitania-effect-${about}`);

/** The points that a move brings or costs at once, as its effect says. */
export const gains = (offer: LegalMove | null): number => Number(part(offer, "points")?.params.vp ?? 0) - Number(part(offer, "costs")?.params.vp ?? 0);

/** Whether what is chosen or looked at brings a card to a cell of the own legion. */
export function arrives(play: Play, cell: number): boolean {
  const offer = play.hinted;
  if (!offer?.path[0]?.startsWith("hand:")) return false;
  const under = part(offer, "under");
  return under ? within(under.params.cards).some(({ params }) => params.cell === CELLS[cell]) : offer.told.params.cell === CELLS[cell];
}

/** Points of a move in little, for its card: +3, −½. */
export const signed = (n: number): string => (n > 0 ? `+${half(n)}` : half(n));

// The position

/** Why a card of the own hand cannot be hired now; empty if it can, or if nothing is to be hired. */
export const reason = (play: Play, card: string): string => play.say(play.snap.refused.find(({ token }) => token === `hand:${card}`)?.why);

/** Which time the deck is gone through. */
export const run = (play: Play): string => String(play.snap.summary?.params.run ?? "first");

/** A seat in a phrase, for the head of its legion. */
export function seatWords(play: Play, seat: number): string {
  const about = ["counts", "colour", "won", "known"].map((what) => play.thing(`${what}:${seat}`));
  return joined("phrases", [play.say(play.snap.standing[seat]) || (play.players[seat] ?? ""), ...about, play.say(play.only(`seat:${seat}`)?.told)]);
}

/** A cell with what lies there. */
export function cellWords(play: Play, seat: number, cell: number): string {
  const card = side(play, seat).cells[cell] ?? "";
  const there = ["holds", "free"].map((what) => play.thing(`${what}:${seat}:${CELLS[cell]}`));
  const label = t("lusitania-cell", { cell: CELLS[cell]!, seat: play.players[seat] ?? "", own: seat === play.bottom ? "yes" : "no" });
  return joined("phrases", [label, card ? name(card) : t("lusitania-cell-free"), ...there]);
}

// Cards

/** How far the own legion is with a Laurus or Virtus card: what it has, and of how much. */
export const progress = (play: Play, award: string): number[] => own(play).progress?.[award] ?? [];

export const awardWords = (play: Play, award: string): string => joined("phrases", [name(award), play.thing(`award:${award}`)]);

/** Cards of a pile in a list. */
export const several = (card: string, n: number): string => (n > 1 ? `${n} × ${name(card)}` : name(card));

/** The cards of the own hand, in the order in which they are shown. */
export const hand = (play: Play): string[] => each(own(play).cards);

/** What is on its way to the hand of the seat to move: taken from the camp, stolen. */
export function taken(v: LusitaniaView): string[] {
  const at = v.pending.at(-1);
  if (v.air) return [v.air];
  return at && /putting$/.test(at.kind) ? [at.card, at.second].filter((card): card is string => !!card) : [];
}
