/** The view of History of the Roman Empire, typed by the server's description; what of its sentences stands where. */
import type { EmpireBattle, EmpireLand, EmpirePending, EmpireSide, EmpireView, Message, Snapshot } from "../../api/types";
import { isMessage, isNamed, seatIn, within } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";

export type Kind = EmpireView["phase"];
export const KINDS: readonly Kind[] = ["peoples", "factions"];
export type Held = EmpireLand;
export type Pending = EmpirePending;
export type SideView = EmpireSide;
export type { EmpireView };
export type Fight = EmpireBattle & Required<Pick<EmpireBattle, "land" | "rolled" | "chance">>;

export const viewOf = (snap: Pick<Snapshot, "view">): EmpireView => snap.view as EmpireView;
export const view = (play: Play): EmpireView => viewOf(play.snap);
export const top = (v: EmpireView): Pending | undefined => v.pending.at(-1);
/** The battle that goes on; what is left of one whose attacker has fallen is none. */
export const fight = (v: EmpireView): Fight | null => ("chance" in v.battle ? (v.battle as Fight) : null);

/** Which decision of which phase it is: as long as that stays, the next one is of the same kind. */
export const step = (v: EmpireView): string => `${v.turn} ${v.main} ${top(v)?.kind}`;

/** The land that the decision, or the battle, is about; empty if there is none. */
export const asked = (v: EmpireView): string => top(v)?.land ?? fight(v)?.land ?? "";

/** The sides of a seat: two of them at a table of two. */
export const sidesOf = (v: EmpireView, seat: number): number[] => v.sides.flatMap((side, s) => (side.seat === seat ? [s] : []));

// The sentences of the position

/** The id of a thing that stands in a sentence; empty for none. */
export const idOf = (thing: unknown): string => (isNamed(thing) ? String(thing.id) : "");

/** The name of a side, as a sentence has it. */
export const sideParam = ({ standing }: Pick<Snapshot, "standing">, s: number): unknown => standing[s]?.params.side;

/** The seat of a side that stands in a sentence. */
export const seatOfSide = (side: unknown): number | null => seatIn(isMessage(side) ? side.params.seat : side);

/** A sentence about the battle or the phase by its key. */
export const sentenceOf = ({ odds }: Pick<Snapshot, "odds">, key: string): Message | undefined =>
  odds.find((told) => told.key === `empire-${key}`);

/** The chance that is told of a move; null where it says none. */
export const chanceOf = ({ effect }: { effect: Message | null }): Message | null =>
  within(effect?.params.parts).find(({ chance }) => chance) ?? null;

/** The same in percent: of one army, and of all. */
export function percents(move: { effect: Message | null }): { one: number; all: number; n: number } | null {
  const { percent, all, n } = chanceOf(move)?.params ?? {};
  return typeof percent === "number" ? { one: percent, all: Number(all), n: Number(n) } : null;
}

/** What a move adds to the scoring of the phase, or wins if an attack succeeds, in points; 0 if nothing. */
export function gain({ effect }: { effect: Message | null }): number {
  const points = within(effect?.params.parts).find(({ params }) => typeof params.points === "number")?.params.points;
  return Number(points ?? 0);
}
