/** The view of History of the Roman Empire as `ludi.games.empire.view` builds it. */
import type { Play } from "../../table/play.svelte";

export type Kind = "peoples" | "factions";
export const KINDS: readonly Kind[] = ["peoples", "factions"];

export interface Pending {
  kind: string;
  seat: number;
  side?: number;
  place?: number;
  of?: Kind;
  number?: number;
  land?: string;
  displaced?: number;
  die?: number;
  cities?: number;
  card?: string;
  by?: string;
  people?: string;
  tens?: number;
  sum?: number;
  kingdom?: string;
}

export interface Held {
  holder?: string;
  /** The side that controls it. */
  side?: number;
  armies?: number;
  fort?: "fort" | "fortress";
  city?: "city" | "looted";
  /** The loot bonus of a kingdom's city. */
  bonus?: number;
  /** The side that caused the rebels, and whose legions they were. */
  cause?: number;
  rebels?: Record<string, number>;
}

export interface Fight {
  land: string;
  force: string;
  foe: string;
  round: number;
  alone: boolean;
  hard: boolean;
  over: boolean;
  inside: boolean;
  left: number;
  origin: number;
  /** Attack in the first three places, then defence; 0 is not rolled yet. */
  rolled: number[];
  /** How many dice each has, and what is added to the highest. */
  dice: [number, number];
  plus: [number, number];
  tie: "attacker" | "defender" | "";
  side: number | null;
  foe_side: number | null;
  defenders: number;
  fort: string;
  /** Of the attacker: to win this round, to take the land with this army, and with all in the pool. */
  chance: [number, number, number];
}

export interface AreaView {
  value: number;
  /** Per side: lands and points of its peoples, and of its faction. */
  lands: [number, number][];
  points: [number, number][];
}

/** A faction with its peoples; of each pair of numbers the first is of the peoples. */
export interface SideView {
  seat: number;
  vp: [number, number];
  /** Numbers that are known, 0 for none, null for one face down. */
  tokens: [number | null, number | null];
  known: [number[], number[]];
  given: [boolean, boolean];
  start: string;
  dead: boolean;
  events: number;
  sets: number[];
  scores_now: [number, number];
  hand?: string[];
  people?: string;
  label?: string;
  emperor?: string;
  bonus?: string;
  bonus_n?: number;
  /** On the map. */
  legions: number;
  /** Points for cities, of the peoples and of the faction. */
  cities: [number, number];
}

export interface EmpireView {
  turn: number;
  active: number;
  phase: Kind;
  phases: number;
  order: number[];
  called: [number, number];
  main: string;
  mover: string;
  pool: number;
  free: number;
  plus: number;
  three: boolean;
  ties: boolean;
  elite: boolean;
  siege: boolean;
  surprise: boolean;
  roads: boolean;
  held: string[];
  fresh: string[];
  /** Attacked in this phase and not taken. */
  fought: string[];
  barred: number[];
  fate_at: string;
  fate: number;
  lands: Record<string, Held>;
  control: Record<string, number>;
  slots: Record<string, string>;
  played: string[];
  battle: Fight | Record<string, never>;
  pending: Pending[];
  to_move: number;
  sides: SideView[];
  air: boolean;
  air_token?: number;
  /** The chance of the first army, and of all in the pool, to take a land. */
  odds: Record<string, [number, number]>;
  areas: Record<string, AreaView>;
}

export const view = (play: Play): EmpireView => play.snap.view as unknown as EmpireView;
export const top = (v: EmpireView): Pending | undefined => v.pending.at(-1);
/** The battle that goes on; what is left of one whose attacker has fallen is none. */
export const fight = (v: EmpireView): Fight | null => ("chance" in v.battle ? (v.battle as Fight) : null);

/** Which decision of which phase it is: as long as that stays, the next one is of the same kind. */
export const step = (v: EmpireView): string => `${v.turn} ${v.main} ${top(v)?.kind}`;

/** The land that the decision, or the battle, is about; empty if there is none. */
export const asked = (v: EmpireView): string => top(v)?.land ?? fight(v)?.land ?? "";

/** The side that a force belongs to; null for rebels and nobody. */
export function sideOf(v: Pick<EmpireView, "control">, force: string): number | null {
  if (force.startsWith("legions ")) return Number(force.slice("legions ".length));
  return v.control[force] ?? null;
}

/** Both totals of a side. */
export const total = ({ vp: [peoples, factions] }: SideView): number => peoples + factions;

/** The sides of a seat: two of them at a table of two. */
export const sidesOf = (v: EmpireView, seat: number): number[] => v.sides.flatMap((side, s) => (side.seat === seat ? [s] : []));

export const armiesOf = (v: EmpireView, force: string): number =>
  Object.values(v.lands).reduce((n, { holder, armies = 0 }) => n + (holder === force ? armies : 0), 0);
