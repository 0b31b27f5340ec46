/** What a position says, for prompts, labels and the description: numbers only, the words are in the catalogue. */
import type { LegalMove, Snapshot } from "../../api/types";
import { joined, stopped, t } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { AREAS, areaOf, isCapital, land as factsOf, LANDS, TURNS } from "./facts";
import { landOf } from "./moves";
import { fight, sidesOf, top, total, view, type EmpireView, type Held, type Pending } from "./view";
import { area, called, force, land, name, owned, side, text, tokens } from "./words";

const about = (offer: LegalMove): string => offer.told.key.replace("empire-move-", "");

/** What is to be decided now. */
export function ask(play: Play): string {
  const v = view(play);
  const at = top(v);
  return at ? t(`empire-ask-${asked(v, at)}`, given(play, v, at)) : "";
}

function asked(v: EmpireView, at: Pending): string {
  if (at.kind === "token" && !v.air_token) return "token-unseen";
  if (at.kind === "retreating" && at.displaced) return "retreating-displaced";
  return at.kind;
}

function given(play: Play, v: EmpireView, at: Pending): Record<string, string | number> {
  const battle = fight(v);
  const place = at.land ?? battle?.land ?? "";
  const numbers: Record<string, number> = { token: v.air_token ?? 0, placing: v.pool, gifts: v.free, sites: at.cities ?? 0, units: 10 * (at.tens ?? 0) };
  const who = at.side ?? v.active;
  return {
    of: at.of ?? "peoples",
    n: numbers[at.kind] ?? 0,
    name: v.air_token ? called(v.turn, at.of ?? "peoples", v.air_token) : "",
    force: force(play, at.kind === "offering" ? (battle?.force ?? "") : v.mover || v.main),
    land: place ? land(place) : "",
    card: name(at.card ?? ""),
    side: side(play, who),
    sum: at.sum ?? 0,
    vp: v.sides[who]?.vp[1] ?? 0,
  };
}

/** What a move would do, beyond its own sentence. */
export function effect(play: Play, offer: LegalMove): string {
  if (about(offer) === "play") return text(String(offer.told.params.card));
  const where = landOf(offer);
  return where ? there(play, view(play).lands[where]) : "";
}

/** Whether a move wants to be asked twice: armies would be lost. */
export function doubt(play: Play, offer: LegalMove): string | null {
  const { pool } = view(play);
  return about(offer) === "done-placing" && pool > 0 ? t("empire-doubt-lost", { n: pool }) : null;
}

/** What is in a land: armies of whom, fort, city. */
export function there(play: Play, held: Held | undefined): string {
  const { holder = "", armies = 0, fort, city } = held ?? {};
  return joined("phrases", [
    holder && armies ? t("empire-armies", { force: owned(play, holder), n: armies }) : t(holder ? "empire-left" : "empire-vacant", { force: holder ? owned(play, holder) : "" }),
    fort ? t(`empire-counter-${fort}`) : "",
    city ? t(`empire-counter-${city}`) : "",
  ]);
}

/** Everything about a land in a sentence: where it lies, what is there, and what may be done with it. */
export function landWords(play: Play, id: string): string {
  const v = view(play);
  const offers = play.mine ? play.snap.legal.filter((offer) => landOf(offer) === id) : [];
  return joined("clauses", [
    joined("phrases", [land(id), area(areaOf(id)), factsOf(id)?.resource ? t("empire-counter-resource") : "", isCapital(id, v.turn) ? t("empire-counter-capital") : ""]),
    there(play, v.lands[id]),
    ...offers.map((offer) => play.say(offer.told)),
  ]);
}

/** A phase of the turn: drawing, then whose. */
export function phase(play: Play): string {
  const v = view(play);
  if (!v.main) return t("empire-phase-drawing");
  return t("empire-phase-of", { kind: v.phase, side: side(play, v.active), force: force(play, v.main) });
}

/** What goes on: whose dice fall for which land, else whose phase it is. */
export function during(play: Play, { before }: { before: Pick<Snapshot, "view"> }): string {
  const battle = fight(before.view as unknown as EmpireView);
  if (!battle) return phase(play);
  return t("empire-dice-fall", { land: land(battle.land), force: owned(play, battle.force), foe: owned(play, battle.foe) });
}

export function summary(play: Play): string {
  const v = view(play);
  if (v.pending.length === 0) return t("empire-turn", { n: v.turn, turns: TURNS });
  const now = v.sides[v.active]?.tokens[v.phase === "peoples" ? 0 : 1];
  return t("empire-summary", { n: v.turn, turns: TURNS, phase: v.main && now ? called(v.turn, v.phase, now) : t("empire-phase-drawing") });
}

export function standing(play: Play): string {
  const v = view(play);
  return joined("sentences", v.sides.map((one, s) => stopped(t("empire-standing", { side: side(play, s), n: total(one), peoples: one.vp[0], factions: one.vp[1] }))));
}

/** A side in a sentence: points, tokens, armies, cards. */
export function sideWords(play: Play, s: number): string {
  const v = view(play);
  const one = v.sides[s]!;
  const forces = Object.keys(v.control).filter((id) => v.control[id] === s);
  return t("empire-state-side", {
    side: side(play, s),
    n: total(one),
    peoples: one.vp[0],
    factions: one.vp[1],
    tokens: tokens(v, one),
    legions: one.legions,
    forces: joined("list", forces.map((id) => force(play, id))) || t("empire-none"),
    cards: one.sets.length,
  });
}

export function describe(play: Play): string[] {
  const v = view(play);
  const lines = [joined("phrases", [t("empire-turn", { n: v.turn, turns: TURNS }), phase(play)])];
  const battle = fight(v);
  if (battle) lines.push(joined("phrases", [t("empire-battle-head", { land: land(battle.land) }), t("empire-battle-who", { force: owned(play, battle.force), foe: owned(play, battle.foe), n: battle.defenders })]));
  lines.push(...[play.bottom, ...play.others].flatMap((seat) => sidesOf(v, seat)).map((s) => sideWords(play, s)));
  const hand = v.sides.flatMap((one) => one.hand ?? []);
  if (hand.length) lines.push(t("empire-state-hand", { cards: joined("list", hand.map(name)) }));
  for (const { id } of AREAS) {
    const inside = LANDS.filter((one) => one.area === id && v.lands[one.id]);
    const words = inside.map((one) => t("empire-state-land", { land: land(one.id), holds: there(play, v.lands[one.id]) }));
    lines.push(t("empire-state-area", { area: area(id), n: v.areas[id]?.value ?? 0, lands: joined("clauses", words) || t("empire-none") }));
  }
  return lines.map(stopped);
}
