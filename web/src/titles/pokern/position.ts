/** What a position says: numbers only, the words are in the catalogue. */
import type { LegalMove } from "../../api/types";
import { settings } from "../../lib/settings.svelte";
import { joined, slug, t } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { best, told } from "./chances";
import { around, DICE, REMOVE, roman, written, type Gap } from "./numbers";
import { help, risk } from "./odds";
import { side, top, view, type PokernView } from "./view";

export const name = (card: string): string => (card ? t(`pokern-card-${slug(card)}`) : "");

/** What is to be decided now. */
export function ask(play: Play): string {
  const v = view(play);
  const at = top(v);
  if (!at) return "";
  switch (at.kind) {
    case "choosing":
      return v.dice.length ? t("pokern-ask-choosing", { numbers: written(v.readings) }) : t("pokern-ask-starting");
    case "entering":
      return t("pokern-ask-entering", { number: at.number ?? 0, roman: roman(at.number ?? 0) });
    case "misthrow":
      if (v.readings.length) return t("pokern-ask-misthrow-number", { numbers: written(v.readings) });
      return t("pokern-ask-misthrow", { dice: v.dice.join(" ") });
    case "counting":
      return t("pokern-ask-counting", { face: at.face ?? "" });
    case "picking":
      return t(at.card === REMOVE ? "pokern-ask-picking-out" : "pokern-ask-picking-again");
  }
  return t(`pokern-ask-${at.kind}`);
}

/** What is left for the open rows beside an entry. */
function gap(where: "above" | "below", { rows, numbers }: Gap): string {
  if (rows === 0) return "";
  const enough = numbers.length === 0 ? "none" : numbers.length < rows ? "short" : "enough";
  return t(`pokern-effect-${where}`, { rows, n: numbers.length, low: numbers[0] ?? 0, high: numbers.at(-1) ?? 0, enough });
}

/** What a move would do, beyond its own sentence. */
export function effect(play: Play, offer: LegalMove): string {
  const v = view(play);
  const [kind = "", what = ""] = (offer.path[0] ?? "").split(":");
  if (kind === "roll") return risk(v, Number(what));
  if (kind === "pass") return v.bare ? t("pokern-effect-pass") : "";
  if (kind !== "row") return help(v, offer.path[0] ?? "");
  const row = Number(what) - 1;
  const after = side(play, v.active).column.with(row, top(v)?.number ?? 0);
  const { above, below } = around(after, row);
  return joined("clauses", [gap("above", above), gap("below", below)]);
}

/** Whether giving the turn up wants to be asked twice: a card that is held could still help. */
export function doubt(play: Play, offer: LegalMove): string | null {
  const v = view(play);
  if (offer.path[0] !== "pass" || !play.snap.legal.some(({ path }) => path[0]?.startsWith("card:"))) return null;
  const { rescue = {} } = v.odds;
  return side(play, v.active).cards.some((card) => best(rescue, card)[0] > 0) ? t("pokern-doubt-pass") : null;
}

/** Which of the cards that are held can help, in a sentence. */
export function rescues(v: PokernView): string {
  const held = v.players[v.active]!.cards.map((card) => ({ card: name(card), ...told(best(v.odds.rescue ?? {}, card)) }));
  const cards = held.filter(({ chance }) => chance !== "none").map((one) => t("pokern-odds-card", one));
  return cards.length ? t("pokern-odds-rescue", { cards: cards.join(" · ") }) : t("pokern-odds-rescue-none");
}

/** The chances in sentences, as far as they are wanted. */
function chances(v: PokernView): string[] {
  if (!settings.odds) return [];
  const { risk: risks = [], reach = [], rescue } = v.odds;
  const lines: string[] = [];
  if (risks.length === 1) lines.push(t("pokern-odds-risk", told(risks[0]!)));
  else if (risks.length) lines.push(t("pokern-odds-risks", { chances: joined("list", risks.map(([n, of]) => `${n}/${of}`)) }));
  const open = reach.filter(([, n, of]) => n < of);
  const numbers = open.map(([number, ...chance]) => t("pokern-odds-number", { number, percent: told(chance).percent }));
  if (numbers.length) lines.push(t("pokern-odds-reach", { numbers: numbers.join(" · ") }));
  if (rescue) lines.push(rescues(v));
  return lines;
}

/** The column, the cards and the points of a seat in a sentence. */
export function sideWords(play: Play, seat: number): string {
  const { column, cards, points } = side(play, seat);
  return t("pokern-state-side", {
    seat: play.players[seat] ?? "",
    vp: points,
    column: joined("list", column.map((n) => (n ? String(n) : t("pokern-state-open")))),
    cards: joined("list", cards.map(name)) || t("pokern-state-no-cards"),
  });
}

/** The round, of how many. */
export function head(v: PokernView): string {
  return t("pokern-board-head", { round: v.round, rounds: v.rounds, last: v.last ? "yes" : "no", bare: "no" });
}

export function describe(play: Play): string[] {
  const v = view(play);
  const lines = [t("pokern-state-head", { round: v.round, rounds: v.rounds, last: v.last ? "yes" : "no" })];
  lines.push(...[play.bottom, ...play.others].map((seat) => sideWords(play, seat)));
  if (v.dice.length) {
    const left = DICE - v.dice.length - v.removed;
    lines.push(t("pokern-state-dice", { dice: v.dice.join(" "), numbers: written(v.readings), left, removed: v.removed }));
  }
  if (v.bare) lines.push(t("pokern-state-bare"));
  return [...lines, ...chances(v)];
}
