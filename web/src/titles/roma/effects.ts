/** What a move would do: results as they stand now, chances in percent. */
import type { LegalMove, Message } from "../../api/types";
import { slug } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { CARDS, discs, type Kind } from "./facts";
import { own, foe, top, view, type RomaView, type SideView } from "./view";

/** The sides of a die. */
export const SIDES = 6;

const PAID_FOR_ONE = 3;
const REMOVING = ["Legionarius", "Centurio", "Mercenary", "Poisoner", "War Elephant", "Battering Ram"];
/** Cards that fight what the player chooses: which type, and how far from them; those near them add one to the roll. */
const AIMS: Record<string, { type: Kind; near: boolean }> = {
  Velites: { type: "character", near: false },
  Onager: { type: "building", near: false },
  Decurion: { type: "character", near: true },
  Ballista: { type: "building", near: true },
};
const GIVEN_UP: Record<string, Kind> = { Plunderer: "building", Altar: "character" };

type Params = Record<string, number>;

/** The chance that a die, with something added, reaches a defence. */
const chance = (defence: number, bonus = 0): number => Math.max(0, Math.min(SIDES, SIDES + 1 + bonus - defence)) / SIDES;
const percent = (defence: number, bonus = 0): number => Math.round(100 * chance(defence, bonus));

/** What one roll needs against a defence, with something added to it, and its chance in percent. */
const against = (defence: number, bonus = 0): Params => ({ need: Math.max(1, defence - bonus), percent: percent(defence, bonus) });

export function empties(side: SideView): number {
  return side.row.filter((card, i) => !card && !side.face_down.includes(i + 1)).length;
}

const is = (card: string | undefined, type: Kind): boolean => !!card && CARDS[card]!.type === type;
const count = (side: SideView, type: Kind): number => side.row.filter((card) => is(card, type)).length;

/** The points that Basilicas beside a disc add to a Forum there. */
const beside = ({ row }: SideView, disc: number): number => 2 * [row[disc - 2], row[disc]].filter((card) => card === "Basilica").length;

/** The number that the effect of a card names: mostly points. */
function amount(v: RomaView, card: string, me: SideView, they: SideView): number {
  const forums = they.row.filter((c) => c === "Forum").length;
  const given = GIVEN_UP[card];
  if (given) return Math.max(0, ...me.row.map((c, i) => (is(c, given) ? (me.defence[i] ?? 0) : 0)));
  const found: Record<string, number> = {
    Legat: empties(they),
    Mercatus: forums,
    Cavalry: forums,
    Mercator: Math.min(they.vp, Math.floor(me.money / 2)),
    Tavern: count(they, "character"),
    Painter: count(me, "building"),
    Trireme: count(me, "character") > count(they, "character") ? 3 : 0,
    "Ox Team": Math.max(0, 5 - me.vp),
    Aqueduct: Math.min(3, v.supply),
    Fortuna: me.hand,
  };
  return found[card] ?? 0;
}

/** Arena: the chance to beat one of the characters on the dice discs. */
function oneOf(they: SideView, second: boolean): number {
  const misses = discs(they).map((d) => (is(they.row[d - 1], "character") ? 1 - chance(they.defence[d - 1] ?? 0) : 1));
  if (misses.includes(0)) return 100;
  return Math.min(99, Math.round(100 * (1 - misses.reduce((all, miss) => all * (second ? miss * miss : miss), 1))));
}

/** What a card does that acts from a disc; nothing if it needs no die or has nobody to attack. bonus: what a Forum takes besides. */
function ofCard(v: RomaView, card: string, disc: number, bonus: number, me: SideView, they: SideView): Message | null {
  const opposite = they.row[disc - 1] ?? "";
  const at = (d: number) => they.defence[d - 1] ?? 99;
  if (!CARDS[card]!.die) return null;
  const params: Message["params"] = { n: amount(v, card, me, they), bonus, theirs: count(they, "building") };
  if (REMOVING.includes(card)) {
    if (!opposite) return null;
    Object.assign(params, { with: opposite }, against(at(disc)));
  }
  const aim = AIMS[card];
  if (aim || card === "Beast") {
    const fits = (c: string, d: number) => c && (!aim || (is(c, aim.type) && (!aim.near || Math.abs(d - disc) < 2)));
    const found = they.row.flatMap((c, i) => (fits(c, i + 1) ? [at(i + 1)] : []));
    if (!found.length) return null;
    Object.assign(params, against(Math.min(...found), aim?.near ? 1 : 0));
  }
  if (card === "Arena") params.percent = oneOf(they, me.row.includes("Trumpeter"));
  return { key: `roma-effect-${slug(card)}`, params };
}

/** The chance with the second roll that a Trumpeter allows; nothing where it changes nothing. */
function twice({ need = 0 }: Params, me: SideView): Message | null {
  const miss = 1 - chance(need);
  if (!me.row.includes("Trumpeter") || miss === 0 || miss === 1) return null;
  return { key: "roma-effect-twice", params: { percent: Math.round(100 * (1 - miss * miss)) } };
}

/** What adds to one roll: the best other die of a Centurio, a Mercenary's money, a Trumpeter's second roll. */
function raised(v: RomaView, card: string, params: Params, die: number, money: number, me: SideView): Message | null {
  const { defence = 0 } = params;
  if (params.percent === 100) return null;
  const left = v.dice.toSpliced(v.dice.indexOf(die), 1);
  if (card === "Centurio" && left.length) {
    const n = Math.max(...left);
    return { key: "roma-effect-add", params: { n, ...against(defence, n) } };
  }
  const n = Math.min(Math.floor(money / PAID_FOR_ONE), defence - 1);
  if (card === "Mercenary" && n > 0) return { key: "roma-effect-pay", params: { cost: PAID_FOR_ONE * n, ...against(defence, n) } };
  return twice(params, me);
}

/** What a move would do, beyond its own sentence; null if there is nothing to add. */
export function effect(play: Play, offer: LegalMove): Message | null {
  const [v, me, they] = [view(play), own(play), foe(play)];
  const { key } = offer.told;
  const params = offer.told.params as Params;
  const card = String(params.card);
  const { disc = 0, n = 0 } = params;
  const at = top(v)?.disc ?? disc;
  switch (key.replace("roma-move-", "")) {
    case "use":
    case "use-bribe":
    case "sponsor":
      return ofCard(v, card, disc, beside(me, disc), me, they);
    case "copy":
    case "copy-opposite":
      return ofCard(v, card, at, 0, me, they);
    case "use-attack":
      return raised(v, card, params, disc, me.money, me);
    case "use-attack-bribe":
      return raised(v, card, params, n, me.money - n, me);
    case "attack":
      return twice(params, me);
    case "second-die":
      return { key: "roma-effect-second-die", params: { n: n + (at ? beside(me, at) : 0) } };
    case "adding":
    case "pay": {
      const defence = they.defence[at - 1] ?? 0;
      return params.cost === 0 ? null : { key: `roma-effect-add-${(params.sum ?? 0) >= defence ? "wins" : "fails"}`, params: { defence } };
    }
    case "money": {
      const taxes = 2 * me.row.filter((c) => c === "Tax Collection").length;
      return taxes ? { key: "roma-effect-tax", params: { n: n + taxes } } : null;
    }
    case "block":
      return params.card ? { key: "roma-effect-block", params: { card } } : null;
    case "end":
      return { key: "roma-effect-end", params: { dice: v.dice.length, n: empties(me) } };
  }
  return null;
}
