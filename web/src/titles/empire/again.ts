/** Several moves in one: all armies to one land, or straight on through the steps in which nothing is wanted. */
import type { LegalMove } from "../../api/types";
import { t } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { landOf } from "./moves";
import { top, viewOf, type EmpireView } from "./view";
import { land } from "./words";

/** Moves to be made one after the other. left: how many at most; goes: which of the moves that are offered comes next. */
export interface Order {
  left: number;
  words: string;
  goes(offer: LegalMove): boolean;
}

/** The steps before the armies are placed, each of which may end with nothing done. */
const EARLY = ["before", "building", "picking"];

/** What may be made of one move: of the one that is chosen, or that was made last and may be made again. */
export function orders(play: Play): Order[] {
  const v = viewOf(play.snap);
  const kind = top(v)?.kind ?? "";
  if (kind === "placing" && v.pool > 1) return again(play, v);
  if (!EARLY.includes(kind) || kind === EARLY.at(-1)) return [];
  const early = ({ told }: LegalMove) => EARLY.some((one) => told.key === `empire-move-done-${one}`);
  return play.snap.legal.some(early) ? [{ left: EARLY.length, words: t("empire-order-on"), goes: early }] : [];
}

/** The rest to the land that was chosen, or the last one that was; in an attack until it falls. */
function again(play: Play, v: EmpireView): Order[] {
  const made = play.snap.log.findLast(({ seat }) => seat === play.me)?.action;
  const offer = play.ready ?? play.snap.legal.find(({ action }) => action === made);
  if (!offer || !landOf(offer)) return [];
  const same = (one: LegalMove) => landOf(one) === landOf(offer) && one.told.key === offer.told.key;
  return [{ left: v.pool, words: t("empire-order-all", { n: v.pool, land: land(landOf(offer)) }), goes: same }];
}
