/** Names for what a position holds: lands, areas, peoples, sides, emperors; what charts say. */
import { catalogue, said, slug, t } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { emperor, FORCES, isTribe, printed, slot, type Emperor } from "./facts";
import { sideParam, view, type Kind } from "./view";

/** What the catalogue calls a thing; what only a data file of one's own has is called as it stands there. */
const named = (kind: string, id: string): string => catalogue.find(`empire-${kind}-${slug(id)}`) ?? printed(id);

export const land = (id: string): string => named("land", id);
export const area = (id: string): string => named("area", id);
export const people = (id: string): string => named("people", id);
export const name = (event: string): string => (event ? named("card", event) : "");

/** What a sentence names, alone; empty for nothing. */
export const nameOf = (play: Play, thing: unknown): string => String(said(thing ?? "", { players: play.players, title: play.title, odds: true }));

/** A side by the name of its player; one of two sides of a player by its number too. */
export const side = (play: Play, s: number): string => nameOf(play, sideParam(play.snap, s)) || (play.players[view(play).sides[s]!.seat] ?? "");
/** A side with its points, in a sentence. */
export const sideWords = (play: Play, s: number): string => play.say(play.snap.standing[s]) || side(play, s);

/** What is in a land: armies of whom, fort, city. */
export const there = (play: Play, id: string): string => play.thing(`land:${id}`) || play.thing("land");

let kept = { stand: "", of: new Map<string, string>() };
/** The two letters of a people's name by which the map tells it from all others; empty for legions and rebels. */
export function initials(force: string): string {
  if (kept.stand !== catalogue.stand) kept = { stand: catalogue.stand, of: coded() };
  return kept.of.get(force) ?? "";
}

/** The word by which a force is told from others: the last one with a capital letter, if there is any. */
export function ownWord(name: string): string {
  const words = name.split(/[ ’]/);
  return words.filter((word) => word[0] !== word[0]?.toLowerCase()).at(-1) ?? words.at(-1)!;
}

/** The first letter of what a force is called, with the next one that makes the two of them its own. */
function coded(): Map<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const force of FORCES) {
    const [first = "", ...more] = ownWord(named(isTribe(force) ? "tribe" : "people", force));
    const two = more.map((letter) => first + letter).find((one) => !taken.has(one)) ?? first;
    found.set(force, two);
    taken.add(two);
  }
  return found;
}

export const emperorName = (one: Emperor): string => named("emperor", one.name);
export const bonus = (one: Emperor): string => t(`empire-bonus-${one.bonus}`, { n: one.value });

/** What the chart calls the people of a slot. */
export const label = (turn: number, number: number): string => people(slot(turn, number).label);

/** What the chart calls the people or the emperor of a number. */
export const called = (turn: number, of: Kind, number: number): string => (of === "peoples" ? label(turn, number) : emperorName(emperor(turn, number)));

/** Turns in a row in short: 2–5. */
export const span = (turns: readonly number[]): string => (turns.length > 1 ? `${turns[0]}–${turns.at(-1)}` : String(turns[0] ?? ""));
