/** Several moves in one: armies to one land, one thing in every land, or straight on through the steps in which nothing is wanted. */
import type { LegalMove } from "../../api/types";
import { t } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { landOf } from "./moves";
import { top, viewOf } from "./view";
import { land } from "./words";

/** Moves to be made one after the other. left: how many at most; goes: which of the moves that are offered comes next. */
export interface Order {
  left: number;
  words: string;
  /** What its button shows of the words, beside a button that has them. */
  short?: string;
  goes(offer: LegalMove, legal: readonly LegalMove[]): boolean;
}

/** The steps before the armies are placed, each of which may end with nothing done. */
const EARLY = ["before", "building", "picking"];
/** The largest number of armies that has a button of its own. */
const SOME = 5;

const key = (one: string) => `empire-move-${one}`;
const last = ({ snap, me }: Play): LegalMove | undefined => {
  const made = snap.log.findLast(({ seat }) => seat === me)?.action;
  return snap.legal.find(({ action }) => action === made);
};

/** What may be made of one move: of the one that is chosen, or that was made last and may be made again; or of all of a kind. */
export function orders(play: Play): Order[] {
  const v = viewOf(play.snap);
  const kind = top(v)?.kind ?? "";
  const offer = play.ready ?? last(play);
  const more = offer && landOf(offer) ? again(offer, kind, v.pool) : [];
  return [...more, ...each(play), ...on(play.snap.legal, kind)];
}

/** More of the same in a land: all armies that are left or some of them, in an attack until it falls; all that may be taken up. */
function again(offer: LegalMove, kind: string, pool: number): Order[] {
  const there = { land: land(landOf(offer)) };
  const goes = (one: LegalMove) => landOf(one) === landOf(offer) && one.told.key === offer.told.key;
  if (kind === "picking") return [{ left: Infinity, words: t("empire-order-rest", there), goes }];
  if (kind !== "placing" || pool < 2) return [];
  const some = Array.from({ length: Math.min(SOME, pool - 1) - 1 }, (_, i) => i + 2);
  return [
    { left: pool, words: t("empire-order-all", { n: pool, ...there }), goes },
    ...some.map((n) => ({ left: n, words: t("empire-order-some", { n, ...there }), short: String(n), goes })),
  ];
}

/** The same in every land that offers it. */
function each(play: Play): Order[] {
  return play.snap.orders.map(({ told, tokens }) => ({ left: tokens.length, words: play.say(told), goes: ({ path }: LegalMove) => tokens.includes(path[0] ?? "") }));
}

/** To the armies that are placed, the first of them included where there is but one land for it, and nothing to do but to give it up. */
function on(legal: readonly LegalMove[], kind: string): Order[] {
  if (!EARLY.includes(kind) || kind === EARLY.at(-1)) return [];
  const early = ({ told }: LegalMove) => EARLY.some((one) => told.key === key(`done-${one}`));
  const only = (offer: LegalMove, now: readonly LegalMove[]) =>
    offer.told.key === key("enter") && !offer.final && !offer.confirmation && now.every((one) => one === offer || one.told.key === key("done-placing"));
  return legal.some(early) ? [{ left: EARLY.length + 1, words: t("empire-order-on"), goes: (offer, now) => early(offer) || only(offer, now) }] : [];
}
