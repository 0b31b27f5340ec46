/** What a move would do: results as they stand now, chances in percent. */
import type { Offer } from "../../api/types";
import { slug, t } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { CARDS, discs, name, type Kind } from "./facts";
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
export const percent = (defence: number, bonus = 0): number => Math.round(100 * chance(defence, bonus));

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
  return Math.round(100 * (1 - misses.reduce((all, miss) => all * (second ? miss * miss : miss), 1)));
}

/** What a card does that acts from a disc. bonus: what a Forum takes besides its die. */
function ofCard(v: RomaView, card: string, disc: number, bonus: number, me: SideView, they: SideView): string {
  const opposite = they.row[disc - 1] ?? "";
  const at = (d: number) => they.defence[d - 1] ?? 99;
  const params = { n: amount(v, card, me, they), percent: 0, with: "", bonus, theirs: count(they, "building") };
  if (opposite && REMOVING.includes(card)) Object.assign(params, { with: name(opposite), percent: percent(at(disc)) });
  const aim = AIMS[card];
  if (aim) {
    const found = they.row.map((c, i) => (is(c, aim.type) && (!aim.near || Math.abs(i + 1 - disc) < 2) ? percent(at(i + 1), +aim.near) : 0));
    params.percent = Math.max(...found);
  }
  if (card === "Beast") params.percent = percent(Math.min(...they.row.map((_, i) => at(i + 1))));
  if (card === "Arena") params.percent = oneOf(they, me.row.includes("Trumpeter"));
  return t(`roma-effect-${slug(card)}`, params);
}

/** The chance with the second roll that a Trumpeter allows; nothing where it changes nothing. */
function twice({ need = 0 }: Params, me: SideView): string {
  const miss = 1 - chance(need);
  if (!me.row.includes("Trumpeter") || miss === 0 || miss === 1) return "";
  return t("roma-effect-twice", { percent: Math.round(100 * (1 - miss * miss)) });
}

/** What adds to one roll: the best other die of a Centurio, a Mercenary's money, a Trumpeter's second roll. */
function raised(v: RomaView, card: string, params: Params, die: number, money: number, me: SideView): string {
  const { defence = 0 } = params;
  if (params.percent === 100) return "";
  const left = v.dice.toSpliced(v.dice.indexOf(die), 1);
  if (card === "Centurio" && left.length) {
    const n = Math.max(...left);
    return t("roma-effect-add", { n, percent: percent(defence, n) });
  }
  const n = Math.min(Math.floor(money / PAID_FOR_ONE), defence - 1);
  if (card === "Mercenary" && n > 0) return t("roma-effect-pay", { cost: PAID_FOR_ONE * n, percent: percent(defence, n) });
  return twice(params, me);
}

/** What a move would do, beyond its own sentence; empty if there is nothing to add. */
export function effect(play: Play, offer: Offer): string {
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
      return t("roma-effect-second-die", { n: n + (at ? beside(me, at) : 0) });
    case "adding":
    case "pay": {
      const defence = they.defence[at - 1] ?? 0;
      return params.cost === 0 ? "" : t(`roma-effect-add-${(params.sum ?? 0) >= defence ? "wins" : "fails"}`, { defence });
    }
    case "money": {
      const taxes = 2 * me.row.filter((c) => c === "Tax Collection").length;
      return taxes ? t("roma-effect-tax", { n: n + taxes }) : "";
    }
    case "block":
      return params.card ? t("roma-effect-block", { card: name(card) }) : "";
    case "end":
      return t("roma-effect-end", { dice: v.dice.length, n: empties(me) });
  }
  return "";
}
