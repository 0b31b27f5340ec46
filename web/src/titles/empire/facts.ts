/**
 * The map, the charts and the cards: from the game's own facts.toml, or from the file with which the server plays in its
 * place. `house` names the values that are ours.
 */
import raw from "../../../../src/ludi/games/empire/facts.toml";
import { shown } from "../../lib/shown";

interface Entry {
  house?: string[];
}
export interface LandFacts extends Entry {
  id: string;
  name: string;
  area: string;
  resource: boolean;
  sea: boolean;
  start_of?: string;
  capital?: "rome" | "constantinople";
  capital_from_turn?: number;
}
interface AreaFacts extends Entry {
  id: string;
  name: string;
  lands: string[];
}
/** A people in a turn: its token, where it starts, how strong it is. */
export interface Slot extends Entry {
  period: number;
  number: number;
  people: string;
  label: string;
  start: string;
  strength: number;
  year: string;
}
export interface Emperor extends Entry {
  period: number;
  number: number;
  name: string;
  bonus: string;
  value: number;
}
interface Tribe extends Entry {
  id: string;
  name: string;
  start: string;
  armies: number;
  fort?: string;
  loot_bonus?: number;
}
export interface Card extends Entry {
  name: string;
  set: number;
  periods: number[];
  timing: "before_turn" | "during_turn";
  phase: "people" | "faction" | "any";
  effect: string;
}
interface File {
  constants: { turns: number };
  area: AreaFacts[];
  land: LandFacts[];
  people: (Entry & { id: string; name: string; counters: number })[];
  people_slot: Slot[];
  emperor: Emperor[];
  minor_people: Tribe[];
  kingdom: Tribe[];
  event: Card[];
}

export let TURNS: number;
export let AREAS: AreaFacts[];
export let LANDS: LandFacts[];
export let SLOTS: Slot[];
export let EMPERORS: Emperor[];
export let CARDS: Card[];
/** Lands with a resource. */
export let GOODS: string[];
/** All peoples, minor peoples and kingdoms. */
export let FORCES: string[];

let tribes: Map<string, Tribe>;
let lands: Map<string, LandFacts>;
let cards: Map<string, Card>;
/** What the file calls lands, areas, peoples and tribes. */
let names: Map<string, string>;

function take(file: File): void {
  ({ turns: TURNS } = file.constants);
  ({ area: AREAS, land: LANDS, people_slot: SLOTS, emperor: EMPERORS, event: CARDS } = file);
  GOODS = LANDS.filter(({ resource }) => resource).map(({ id }) => id);
  tribes = new Map([...file.minor_people, ...file.kingdom].map((one) => [one.id, one]));
  FORCES = [...file.people.map(({ id }) => id), ...tribes.keys()];
  lands = new Map(LANDS.map((one) => [one.id, one]));
  cards = new Map(CARDS.map((one) => [one.name, one]));
  names = new Map([...LANDS, ...AREAS, ...file.people, ...tribes.values()].map(({ id, name }) => [id, name]));
}
const ours = raw as unknown as File;
take(ours);

/** From now on these values hold: those of another data file as the server reads it, or (null) ours. */
export const replace = (own: unknown): void => take(own ? (JSON.parse(JSON.stringify(own, shown)) as File) : ours);

export const isTribe = (force: string): boolean => tribes.has(force);
export const card = (name: string): Card | undefined => cards.get(name);
export const printed = (id: string): string => names.get(id) ?? id;
export const areaOf = (id: string): string => lands.get(id)?.area ?? "";

export const slot = (turn: number, number: number): Slot => SLOTS.find((one) => one.period === turn && one.number === number)!;
export const emperor = (turn: number, number: number): Emperor => EMPERORS.find((one) => one.period === turn && one.number === number)!;
