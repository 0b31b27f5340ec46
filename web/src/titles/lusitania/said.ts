/** What the server says of a position, found for its place on the board. */
import type { LegalMove, LusitaniaView, Message } from "../../api/types";
import { joined, t, within } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { half, name } from "./facts";
import { CELLS, each, own, places, side, size, view, type Cards } from "./view";

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

const named = (cards: readonly string[]): string => joined("list", cards.map(name));
export const listed = (cards: Cards | undefined): string => joined("list", Object.entries(cards ?? {}).map(([card, n]) => several(card, n)));

/** What is known of a hand by those who do not see it. */
export function known(play: Play, seat: number): string {
  const cards = side(play, seat).known;
  return size(cards) ? t("lusitania-state-known", { cards: listed(cards) }) : "";
}

/** A seat in a phrase, for the head of its legion. */
export function seatWords(play: Play, seat: number): string {
  const { colour, hand, released } = side(play, seat);
  const won = Object.entries(view(play).awards).flatMap(([award, taker]) => (taker === seat ? [award] : []));
  return joined("phrases", [
    play.say(play.snap.standing[seat]) || (play.players[seat] ?? ""),
    t("lusitania-counts", { hand, released }),
    t("lusitania-colour", { colour: colour || "none" }),
    won.length ? t("lusitania-has-awards", { cards: named(won) }) : "",
    known(play, seat),
    play.say(play.only(`seat:${seat}`)?.told),
  ]);
}

/** A cell with what lies there. */
export function cellWords(play: Play, seat: number, cell: number): string {
  const label = CELLS[cell]!;
  const its = side(play, seat);
  const card = its.cells[cell] ?? "";
  const held = places(its, label).flatMap(({ holds }) => (holds ? [holds] : []));
  const free = places(its, label).flatMap(({ takes, holds }) => (holds ? [] : [symbol(takes)]));
  return joined("phrases", [
    t("lusitania-cell", { cell: label, seat: play.players[seat] ?? "", own: seat === play.bottom ? "yes" : "no" }),
    card ? name(card) : t("lusitania-cell-free"),
    held.length ? t("lusitania-holds", { cards: named(held) }) : "",
    free.length ? t("lusitania-free", { cards: joined("list", free) }) : "",
  ]);
}

/** The equipment that a symbol stands for: any one of these. */
const symbol = (takes: readonly string[]): string => takes.map(name).reduce((gear, other) => t("lusitania-or", { gear, other }));

// Cards

/** How far the own legion is with a Laurus or Virtus card: what it has, and of how much. */
export const progress = (play: Play, award: string): number[] => own(play).progress?.[award] ?? [];

/** Who has taken a Laurus or Virtus card, or how far the own legion is with it. */
export function awardState(play: Play, award: string): string {
  const taker = view(play).awards[award] ?? null;
  const [have, of] = progress(play, award);
  if (taker !== null) return t("lusitania-award-taken", { seat: play.players[taker] ?? "" });
  return have === undefined || of === undefined ? t("lusitania-award-open") : t("lusitania-award-free", { have, of });
}

export const awardWords = (play: Play, award: string): string => joined("phrases", [name(award), awardState(play, award)]);

/** Cards of a pile in a list. */
export const several = (card: string, n: number): string => (n > 1 ? t("lusitania-some", { card: name(card), n }) : name(card));

/** The cards of the own hand, in the order in which they are shown. */
export const hand = (play: Play): string[] => each(own(play).cards);

/** What is on its way to the hand of the seat to move: taken from the camp, stolen. */
export function taken(v: LusitaniaView): string[] {
  const at = v.pending.at(-1);
  if (v.air) return [v.air];
  return at && /putting$/.test(at.kind) ? [at.card, at.second].filter((card): card is string => !!card) : [];
}
