/** What a Roma position says, for prompts, labels and the description: numbers only, the words are in the catalogue. */
import type { Offer } from "../../api/types";
import { cardName, t } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { CARDS, DISCS, roman } from "./facts";
import { each, type Cards, type Pending, type RomaView, type SideView } from "./view";

export const TITLE = "roma";
export const name = (card: string): string => cardName(TITLE, card);
export const view = (play: Play): RomaView => play.snap.view as unknown as RomaView;
export const top = (v: RomaView): Pending | undefined => v.pending.at(-1);

/** The number of sides is two: the one at the bottom of the board and the other. */
export const own = (play: Play): SideView => view(play).players[play.bottom as 0 | 1];
export const foe = (play: Play): SideView => view(play).players[(1 - play.bottom) as 0 | 1];

/** Supply that a Forum and a strong turn could empty. */
export const LOW = 5;
export const low = (v: RomaView): "yes" | "no" => (v.supply <= LOW ? "yes" : "no");

/** The card that is being put down. */
export function inAir(v: RomaView): string {
  return v.air || (Object.keys(CARDS).find((card) => (v.lifted[card] ?? 0) > 0) ?? "");
}

export function change(side: SideView, i: number): number {
  const card = side.row[i];
  const now = side.defence[i];
  return card && now !== null && now !== undefined ? now - CARDS[card]!.defence : 0;
}

/** The sides of the battle die, of six, that beat a defence, in percent. */
export const percent = (defence: number): number => Math.round((100 * Math.max(0, Math.min(6, 7 - defence))) / 6);

export function empties(side: SideView): number {
  return side.row.filter((card, i) => !card && !side.face_down.includes(i + 1)).length;
}

export function listed(cards: Cards | undefined): string {
  return Object.entries(cards ?? {})
    .map(([card, n]) => t("roma-board-card", { card: name(card), n }))
    .join(", ");
}

export function ask(play: Play): string {
  const v = view(play);
  const at = top(v);
  if (!at) return "";
  const attacked = at.kind === "adding" && at.disc ? (foe(play).defence[at.disc - 1] ?? 0) : 0;
  return t(`roma-ask-${at.kind.replace("_", "-")}`, {
    left: (at.left ?? 0) + 1,
    card: name(at.card ?? inAir(v)),
    rolled: at.rolled ?? 0,
    defence: attacked,
    type: at.type ?? "",
    sum: at.sum ?? 0,
  });
}

/** What the activated card would do, with the numbers of this position. */
export function effect(play: Play, offer: Offer): string {
  const v = view(play);
  const me = own(play);
  const they = foe(play);
  const { key, params } = offer.told;
  if (key === "roma-move-end") return t("roma-effect-end", { dice: v.dice.length, n: empties(me) });
  if (key !== "roma-move-use" && key !== "roma-move-copy") return "";
  const card = String(params.card);
  const disc = Number(params.disc);
  const best = (type: string) =>
    Math.max(0, ...they.row.map((c, i) => (c && CARDS[c]!.type === type ? percent(they.defence[i] ?? 9) : 0)));
  const numbers: Record<string, number> = {
    Legat: empties(they),
    Mercator: Math.min(they.vp, Math.floor(me.money / 2)),
    Mercatus: they.row.filter((c) => c === "Forum").length,
  };
  const beside = [me.row[disc - 2], me.row[disc]];
  return t(`roma-effect-${card.toLowerCase().replace(" ", "-")}`, {
    n: numbers[card] ?? 0,
    percent: card === "Velites" ? best("character") : best("building"),
    bonus: key === "roma-move-copy" ? 0 : 2 * beside.filter((c) => c === "Basilica").length,
    with: "",
  });
}

function discWords(side: SideView, d: number): string {
  const card = side.row[d - 1];
  const by = change(side, d - 1);
  let text = card
    ? t("roma-state-disc", {
        disc: roman(d),
        card: name(card),
        defence: side.defence[d - 1] ?? 0,
        change: by,
        by: by > 0 ? `+${by}` : `−${-by}`,
      })
    : t(side.face_down.includes(d) ? "roma-state-disc-down" : "roma-state-disc-empty", { disc: roman(d) });
  if (side.blocked.includes(d)) text = t("roma-state-disc-blocked", { text });
  return text;
}

export function describe(play: Play): string[] {
  const v = view(play);
  const discard = each(v.discard).length;
  const lines = [t("roma-state-head", { turn: v.turn, supply: v.supply, low: low(v), deck: v.deck, discard })];
  for (const p of [play.bottom, 1 - play.bottom]) {
    const side = v.players[p as 0 | 1];
    lines.push(t("roma-state-side", { seat: play.players[p] ?? "", vp: side.vp, money: side.money, hand: side.hand }));
    if (p !== play.me && side.known && Object.keys(side.known).length) {
      lines.push(t("roma-state-known", { cards: listed(side.known) }));
    }
    lines.push(t("roma-state-row", { discs: DISCS.map((d) => discWords(side, d)).join("; ") }));
  }
  lines.push(v.dice.length ? t("roma-state-dice", { dice: v.dice.join(", ") }) : t("roma-state-dice-none"));
  const lost = empties(own(play));
  if (lost) lines.push(t("roma-state-loss", { n: lost }));
  if (play.me !== null) {
    const cards = own(play).cards;
    lines.push(each(cards).length ? t("roma-state-hand", { cards: listed(cards) }) : t("roma-state-hand-empty"));
    if (v.drawn_cards) lines.push(t("roma-state-drawn", { cards: listed(v.drawn_cards) }));
  }
  return lines;
}
