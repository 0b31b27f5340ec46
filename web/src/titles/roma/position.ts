/** What a position says, for prompts, labels and the description: numbers only, the words are in the catalogue. */
import { joined, slug, t } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { empties, SIDES } from "./effects";
import { CARDS, fact, name } from "./facts";
import { each, foe, own, spaces, top, view, type Cards, type RomaView, type SideView } from "./view";

/** Whether the supply may end the game in a turn: it holds no more than a Forum can take. The terminal asks the same. */
export const low = (v: Pick<RomaView, "supply">): "yes" | "no" => (v.supply <= SIDES ? "yes" : "no");

/** The card that is being put down. */
function inAir(v: RomaView): string {
  return v.air || (Object.keys(CARDS).find((card) => (v.lifted[card] ?? 0) > 0) ?? "");
}

/** By how much the defence on a space differs from the printed one. */
export function change(v: RomaView, side: SideView, i: number): number {
  const card = side.row[i];
  const now = side.defence[i];
  return card && now !== null && now !== undefined ? now - fact(v, card).defence : 0;
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

export function listed(cards: Cards | undefined): string {
  return joined(
    "list",
    Object.entries(cards ?? {}).map(([card, n]) => t("roma-board-card", { card: name(card), n })),
  );
}

export function ask(play: Play): string {
  const v = view(play);
  const at = top(v);
  if (!at) return "";
  return t(`roma-ask-${slug(at.kind)}`, {
    left: (at.left ?? 0) + 1,
    card: name(at.card ?? inAir(v)),
    rolled: at.rolled ?? v.rolled ?? 0,
    defence: at.disc ? (foe(play).defence[at.disc - 1] ?? 0) : 0,
    type: at.type ?? "",
    sum: at.sum ?? 0,
    aside: v.aside ?? 0,
    open: v.bribed === undefined ? "no" : "yes",
  });
}

function discWords(v: RomaView, side: SideView, disc: number): string {
  const card = side.row[disc - 1];
  const by = change(v, side, disc - 1);
  let text = card
    ? t("roma-state-disc", { disc, card: name(card), defence: side.defence[disc - 1] ?? 0, change: by, by: signed(by) })
    : t(side.face_down.includes(disc) ? "roma-state-disc-down" : "roma-state-disc-empty", { disc });
  if (side.alien?.includes(disc)) text = t("roma-state-disc-alien", { text });
  return side.blocked.includes(disc) ? t("roma-state-disc-blocked", { text }) : text;
}

const size = (cards: Cards | undefined): number => each(cards).length;

/** Points, money, hand, piles and discs of one side. */
function sideWords(play: Play, p: number): string[] {
  const v = view(play);
  const side = v.players[p as 0 | 1];
  const lines = [t("roma-state-side", { seat: play.players[p] ?? "", vp: side.vp, money: side.money, hand: side.hand })];
  if (p !== play.me && size(side.known)) {
    lines.push(t("roma-state-known", { cards: listed(side.known) }));
    if (size(side.foreign)) lines.push(t("roma-state-foreign", { cards: listed(side.foreign) }));
  }
  if (side.deck !== undefined) lines.push(t("roma-state-piles", { deck: side.deck, discard: size(side.discard) }));
  lines.push(t("roma-state-row", { discs: joined("clauses", spaces(side).map((d) => discWords(v, side, d))) }));
  if (side.fewer) lines.push(t("roma-state-fewer", { n: side.fewer }));
  return lines;
}

export function describe(play: Play): string[] {
  const v = view(play);
  const head = { turn: v.turn, supply: v.supply, low: low(v) };
  const lines = [
    v.deck === undefined ? t("roma-state-head-apart", head) : t("roma-state-head", { ...head, deck: v.deck, discard: size(v.discard) }),
    ...sideWords(play, play.bottom),
    ...sideWords(play, 1 - play.bottom),
  ];
  const dice = joined("list", v.dice.map(String));
  lines.push(dice ? t("roma-state-dice", { dice }) : t("roma-state-dice-none"));
  if (v.bribed) lines.push(t("roma-state-bribed"));
  const lost = empties(own(play));
  if (lost) lines.push(t("roma-state-loss", { n: lost }));
  if (play.me !== null) {
    const { cards, foreign } = own(play);
    lines.push(size(cards) ? t("roma-state-hand", { cards: listed(cards) }) : t("roma-state-hand-empty"));
    if (size(foreign)) lines.push(t("roma-state-foreign", { cards: listed(foreign) }));
    if (v.drawn_cards) lines.push(t("roma-state-drawn", { cards: listed(v.drawn_cards) }));
  }
  return lines;
}
