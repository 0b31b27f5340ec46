/** What a position says, for prompts, labels and the description: numbers only, the words are in the catalogue. */
import type { LegalMove } from "../../api/types";
import { joined, stopped, t } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { ALIKE, cellOf, colour, half, kind, name, printed, RELEASED, TARGET } from "./facts";
import { brings, obstacle, placeFor, progress } from "./legion";
import { CELLS, each, own, places, side, size, taken, top, view, type Cards, type LusitaniaView, type Place } from "./view";

const about = (offer: LegalMove): string => offer.told.key.replace("lusitania-move-", "");
const HIRES = ["hire", "hire-equipment", "invite"];

/** Touch a token; the second touch of a move that was chosen in full does it. Says whether that meant anything. */
export function touch(play: Play, token: string): boolean {
  if (!play.isChosen(token) || !play.ready) return play.pick(token);
  play.commit(play.ready);
  return true;
}

/** The card that would come into the own legion by what is chosen or looked at; empty if none would. */
function coming(play: Play, offer: LegalMove | null = play.hinted): string {
  return offer && HIRES.includes(about(offer)) ? String(offer.told.params.card) : "";
}

/** Whether that card would come to a cell. */
export function arrives(play: Play, cell: number): boolean {
  const card = coming(play);
  if (!card) return false;
  const { cells } = own(play);
  switch (kind(card)) {
    case "warrior":
      return CELLS[cell] === cellOf(card);
    case "gear":
      return placeFor(places(own(play), CELLS[cell]!), card) >= 0;
  }
  return cell === (cells[0] ? CELLS.length - 1 : 0);
}

/** The points that a move would bring at once. */
export function gains(play: Play, offer: LegalMove | null = play.hinted): number {
  const v = view(play);
  if (!offer) return 0;
  const card = coming(play, offer) || (about(offer) === "equip" ? String(offer.told.params.card) : "");
  return card ? brings(v, v.active, card, about(offer) === "equip" ? String(offer.told.params.cell) : "").vp : 0;
}

/** What a move would do, beyond its own sentence. */
export function effect(play: Play, offer: LegalMove): string {
  const v = view(play);
  const { points, colour: has } = side(play, v.active);
  const what = about(offer);
  const card = String(offer.told.params.card ?? "");
  if (HIRES.includes(what) || what === "equip") {
    const { vp, awards } = brings(v, v.active, card, what === "equip" ? String(offer.told.params.cell) : "");
    const its = what === "hire" ? colour(card) : "";
    return joined("clauses", [
      t("lusitania-effect-points", { vp, points: points + vp, goal: TARGET }),
      awards.length ? t("lusitania-effect-awards", { cards: joined("list", awards.map(name)) }) : "",
      !has && its in PROVINCE ? t("lusitania-effect-colour", { colour: its }) : "",
    ]);
  }
  if (what === "down" || what === "release") return t("lusitania-effect-release", { points: points - RELEASED, goal: TARGET });
  if (what === "put" && three(v, card)) return t("lusitania-effect-three");
  if (what === "heal") return t("lusitania-effect-heal", { points: points + RELEASED, goal: TARGET });
  return "";
}

/** Colours of provinces; barbarians, cooks and ballistarii are taken by nobody. */
const PROVINCE: Record<string, true> = { blue: true, red: true, yellow: true, green: true };

/** Whether a card laid into the camp would make three alike. */
export function three({ camp }: Pick<LusitaniaView, "camp">, card: string): boolean {
  const like = (one: string) => (kind(card) === "warrior" ? kind(one) === "warrior" && colour(one) === colour(card) : kind(card) === "gear" && one === card);
  return camp.filter(like).length + 1 >= ALIKE;
}

/** Why a card cannot be hired, in words; empty if it can. */
export function reason(play: Play, card: string): string {
  const why = obstacle(view(play), play.bottom, card);
  return why ? t(`lusitania-why-${why}`, { cell: cellOf(card), colour: why === "colour" ? own(play).colour : colour(card) }) : "";
}

/** Which time the deck is gone through. */
export const run = (v: Pick<LusitaniaView, "shuffled" | "last">): "first" | "second" | "last" => (v.last ? "last" : v.shuffled ? "second" : "first");

export function listed(cards: Cards | undefined): string {
  return joined("list", Object.entries(cards ?? {}).map(([card, n]) => t("lusitania-some", { card: name(card), n })));
}

/** Decisions that are asked about in the words of another one. */
const ASKED: Record<string, string> = { last_putting: "putting", inspecting: "discarding" };

/** What is to be decided now. */
export function ask(play: Play): string {
  const v = view(play);
  const at = top(v);
  if (!at) return "";
  const what = at.kind === "main" && at.did ? "main-after" : (ASKED[at.kind] ?? at.kind);
  return t(`lusitania-ask-${what}`, { card: name(at.kind === "giving" ? v.air : (at.card ?? "")) });
}

/** What is printed on a card, in a line. */
export function facts(v: Pick<LusitaniaView, "printed"> | undefined, card: string): string {
  const { vp, takes, assumed } = printed(card, v);
  const values = assumed.filter((one) => one === "vp" || one === "takes").map((one) => t(`lusitania-value-${one}`));
  return joined("phrases", [
    kind(card) === "virtus" ? "" : t("lusitania-fact-points", { vp }),
    takes?.length ? t("lusitania-fact-takes", { gear: joined("list", takes.map(symbol)) }) : "",
    values.length ? t("lusitania-fact-assumed", { values: joined("list", values) }) : "",
  ]);
}

/** A symbol on a warrior: one of its kinds of equipment. */
function symbol([first = "", second]: readonly string[]): string {
  return second ? t("lusitania-or", { gear: name(first), other: name(second) }) : name(first);
}

/** A card in a phrase, for its button. */
export const cardWords = (play: Play, card: string): string => joined("phrases", [name(card), facts(view(play), card)]);

function placeWords(all: readonly Place[]): string {
  const held = all.flatMap(({ holds }) => (holds ? [name(holds)] : []));
  const free = all.flatMap(({ takes, holds }) => (holds ? [] : [takes.length > 2 ? t("lusitania-any") : symbol(takes)]));
  return joined("phrases", [
    held.length ? t("lusitania-holds", { cards: joined("list", held) }) : "",
    free.length ? t("lusitania-free", { cards: joined("list", free) }) : "",
  ]);
}

/** A cell with what lies there. */
export function cellWords(play: Play, seat: number, cell: number): string {
  const its = side(play, seat);
  const label = CELLS[cell]!;
  const card = its.cells[cell] ?? "";
  return joined("phrases", [
    t("lusitania-cell", { cell: label, seat: play.players[seat] ?? "", own: seat === play.bottom ? "yes" : "no" }),
    card ? name(card) : t("lusitania-cell-free"),
    card ? placeWords(places(its, label)) : "",
  ]);
}

/** A seat in a phrase, for the head of its legion. */
export function seatWords(play: Play, seat: number): string {
  const its = side(play, seat);
  const taken = Object.entries(view(play).awards).flatMap(([award, taker]) => (taker === seat ? [name(award)] : []));
  const offer = play.only(`seat:${seat}`);
  return joined("phrases", [
    t("lusitania-seat", { seat: play.players[seat] ?? "", points: its.points, goal: TARGET, hand: its.hand, released: its.released }),
    t("lusitania-colour", { colour: its.colour || "none" }),
    taken.length ? t("lusitania-has-awards", { cards: joined("list", taken) }) : "",
    size(its.known) && seat !== play.me ? t("lusitania-state-known", { cards: listed(its.known) }) : "",
    offer ? play.say(offer.told) : "",
  ]);
}

/** A side in sentences: filled cells only. */
function sideWords(play: Play, seat: number): string[] {
  const { cells, points, hand, released, known } = side(play, seat);
  const filled = cells.flatMap((card, i) => {
    const [cell, its] = [CELLS[i]!, places(side(play, seat), CELLS[i]!)];
    const held = its.flatMap(({ holds }) => (holds ? [name(holds)] : []));
    if (!card) return [];
    return [held.length ? t("lusitania-state-equipped", { cell, card: name(card), gear: joined("list", held) }) : t("lusitania-state-cell", { cell, card: name(card) })];
  });
  const lines = [t("lusitania-state-side", { seat: play.players[seat] ?? "", points, cells: joined("clauses", filled) || t("lusitania-none"), hand, released })];
  if (size(known) && seat !== play.me) lines.push(stopped(t("lusitania-state-known", { cards: listed(known) })));
  return lines;
}

export function describe(play: Play): string[] {
  const v = view(play);
  const lines = [
    t("lusitania-state-head", { turn: v.turn, deck: v.deck, discard: size(v.discard), last: v.last ? "yes" : "no" }),
    t("lusitania-state-camp", { cards: joined("list", v.camp.map(name)) || t("lusitania-none") }),
  ];
  if (play.me !== null) {
    const { cards, released_cards } = own(play);
    lines.push(t("lusitania-state-hand", { cards: listed(cards) || t("lusitania-none") }));
    const extra = v.to_move === play.me ? taken(v) : [];
    if (extra.length) lines.push(t("lusitania-taken", { cards: joined("list", extra.map(name)) }));
    if (size(released_cards)) lines.push(t("lusitania-state-released", { cards: listed(released_cards) }));
  }
  lines.push(...[play.bottom, ...play.others].flatMap((seat) => sideWords(play, seat)));
  lines.push(...Object.keys(v.awards).map((award) => awardWords(play, award)));
  if (size(v.hidden)) lines.push(t("lusitania-state-hidden", { cards: listed(v.hidden) }));
  if (size(v.discard)) lines.push(t("lusitania-state-discarded", { cards: listed(v.discard) }));
  return lines.map(stopped);
}

/** Who has taken a Laurus or Virtus card, or how far the own legion is with it. */
export function awardState(play: Play, award: string): string {
  const v = view(play);
  const taker = v.awards[award] ?? null;
  const [have, of] = progress(award, own(play), v);
  return taker === null ? t("lusitania-award-free", { have, of }) : t("lusitania-award-taken", { seat: play.players[taker] ?? "" });
}
export const awardWords = (play: Play, award: string): string => joined("phrases", [name(award), awardState(play, award)]);

/** Points of a move in little, for its card: +3, −½. */
export const signed = (n: number): string => (n > 0 ? `+${half(n)}` : half(n));

/** The cards of the own hand, in the order in which they are shown. */
export const hand = (play: Play): string[] => each(own(play).cards);
