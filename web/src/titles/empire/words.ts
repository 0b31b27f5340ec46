/** Names for what a position holds: lands, areas, forces, sides, emperors. */
import type { Message } from "../../api/types";
import { catalogue, joined, slug, t, type Params } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { card, emperor, isTribe, numbers, printed, slot, type Card, type Emperor } from "./facts";
import { KINDS, sideOf, sidesOf, view, type EmpireView, type Kind, type SideView } from "./view";

/** What the catalogue calls a thing; what only a data file of one's own has is called as it stands there. */
const named = (kind: string, id: string): string => catalogue.find(`empire-${kind}-${slug(id)}`) ?? printed(id);

export const land = (id: string): string => named("land", id);
export const area = (id: string): string => named("area", id);
export const people = (id: string): string => named("people", id);
export const name = (event: string): string => (event ? named("card", event) : "");

const ROMAN = ["I", "II"];

/** A side by the name of its player; one of two sides of a player by its number too. */
export function side(play: Play, s: number): string {
  const v = view(play);
  const seat = v.sides[s]?.seat ?? s;
  const own = sidesOf(v, seat);
  const player = play.players[seat] ?? "";
  return own.length > 1 ? t("empire-side", { seat: player, roman: ROMAN[own.indexOf(s)] ?? "" }) : player;
}

export function force(play: Play, id: string): string {
  if (!id) return "";
  if (id === "rebels") return t("empire-force-rebels");
  if (id.startsWith("legions ")) return t("empire-force-legions", { side: side(play, sideOf(view(play), id) ?? 0) });
  return isTribe(id) ? named("tribe", id) : people(id);
}

/** A force with whose it is, where its name does not say so. */
export function owned(play: Play, id: string): string {
  const s = sideOf(view(play), id);
  return s === null || id.startsWith("legions ") ? force(play, id) : t("empire-owned", { force: force(play, id), side: side(play, s) });
}

export const emperorName = (one: Emperor): string => named("emperor", one.name);
export const bonus = (one: Emperor): string => t(`empire-bonus-${one.bonus}`, { n: one.value });

/** What the chart calls the people of a slot. */
export const label = (turn: number, number: number): string => people(slot(turn, number).label);

/** What the chart calls the people or the emperor of a number. */
export const called = (turn: number, of: Kind, number: number): string => (of === "peoples" ? label(turn, number) : emperorName(emperor(turn, number)));

/** What a token means: a people with its strength and start, or an emperor with what he brings. */
export function meaning(turn: number, of: Kind, number: number): string {
  if (of === "factions") {
    const one = emperor(turn, number);
    return t("empire-means-emperor", { name: emperorName(one), bonus: bonus(one) });
  }
  const one = slot(turn, number);
  return t("empire-means-people", { name: label(turn, number), n: one.strength, land: land(one.start) });
}

/** The numbers and the land in the words of a card. */
function filled(found: Card): Params {
  const { start, ...rest } = numbers(found);
  return { ...rest, land: start ? land(start) : "" };
}

/** What a card does, in a few words: they stand on its face. */
export function gist(event: string): string {
  const found = card(event);
  return found ? t(`empire-gist-${slug(found.effect)}`, filled(found)) : "";
}

/** What a card does, in full. */
export function text(event: string): string {
  const found = card(event);
  return found ? (catalogue.find(`empire-card-${slug(event)}-text`, filled(found)) ?? gist(event)) : "";
}

/** When a card may be played. */
export function facts(event: string): string {
  const found = card(event);
  if (!found) return "";
  const { set, periods, timing, phase } = found;
  return t("empire-card-facts", { set, turns: span(periods), timing, phase });
}

/** Turns in a row in short: 2–5. */
export const span = (turns: readonly number[]): string => (turns.length > 1 ? `${turns[0]}–${turns.at(-1)}` : String(turns[0] ?? ""));

/** What a parameter of a sentence names. */
const NAMED: Record<string, (play: Play, id: string) => string> = {
  side: (play, id) => side(play, Number(id)),
  other: (play, id) => side(play, Number(id)),
  force,
  rival: force,
  land: (_, id) => land(id),
  refuge: (_, id) => land(id),
  origin: (_, id) => land(id),
  area: (_, id) => area(id),
  people: (_, id) => people(id),
  kingdom: force,
  emperor: (_, id) => named("emperor", id),
};

/** The parameters of a sentence that only this title can name. */
export function params(play: Play, { params: given }: Message): Params {
  const found: Params = {};
  for (const [key, id] of Object.entries(given)) {
    const named = NAMED[key];
    if (named) found[key] = id === "" ? "" : named(play, String(id));
  }
  return found;
}

/** The tokens of a side in a phrase: what is known of them. */
export function tokens(v: EmpireView, one: SideView): string {
  return joined("phrases", KINDS.map((kind, i) => {
    const n = one.tokens[i];
    return n ? called(v.turn, kind, n) : t("empire-token", { state: n === null ? "hidden" : "none", kind });
  }));
}
