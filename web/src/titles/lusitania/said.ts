/** What the server says of a position, found for its place on the board. */
import type { LegalMove } from "../../api/types";
import { signed } from "../../lib/points";
import { joined, t, within } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { name } from "./facts";
import { CELLS, each, own, side } from "./view";

/** Touch a token; the second touch of a move that was chosen in full does it. Says whether that meant anything. */
export function touch(play: Play, token: string): boolean {
  if (!play.isChosen(token) || !play.ready) return play.pick(token);
  play.commit(play.ready);
  return true;
}

// Moves

/** The points that a move brings or costs at once, as its effect says; null if it says nothing of them. */
export const gains = (offer: LegalMove | null): number | null => {
  const gain = within(offer?.effect?.params.parts).find(({ params }) => typeof params.gain === "number")?.params.gain;
  return gain === undefined ? null : Number(gain);
};

/** Whether what is chosen or looked at brings a card to a cell of the own legion. */
export function arrives(play: Play, cell: number): boolean {
  const offer = play.hinted;
  if (!offer?.path[0]?.startsWith("hand:")) return false;
  const under = within(offer.effect?.params.parts).find(({ key }) => key === "lusitania-effect-under");
  return under ? within(under.params.cards).some(({ params }) => params.cell === CELLS[cell]) : offer.told.params.cell === CELLS[cell];
}

/** Points of a move in little, for its card: +3, −½; empty for none told. */
export const gainWords = (n: number | null): string => (n === null ? "" : signed(n));

// The position

const refusal = (play: Play, card: string) => play.snap.refused.find(({ token }) => token === `hand:${card}`);

/** Whether something is to be hired, and not this card of the own hand. */
export const isRefused = (play: Play, card: string): boolean => refusal(play, card) !== undefined;

/** Why a card of the own hand cannot be hired now; empty if it can, or if nothing is to be hired. */
export const reason = (play: Play, card: string): string => play.say(refusal(play, card)?.why);

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
