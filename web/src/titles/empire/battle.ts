/** The battle that goes on, or the last one: what the entries of the log tell of it, from where it begins. */
import type { EmpireDice, EmpireFought, LogEntry, Message } from "../../api/types";
import { standing } from "../../lib/line";

export type Round = EmpireDice & Partial<EmpireFought["round"]>;

export interface Battle {
  land: string;
  who: Message | undefined;
  rounds: Round[];
  outcome: Message[];
}

/** The last battle of a log. */
export function battle(log: readonly LogEntry[]): Battle | null {
  const told = standing(log).flatMap(({ drawn }) => drawn?.battle ?? []);
  const [first, ...more] = told.slice(Math.max(0, told.findLastIndex(({ who }) => who)));
  if (!first) return null;
  const all = [first, ...more];
  return { land: first.land, who: first.who, rounds: all.flatMap(({ round }) => round ?? []), outcome: all.flatMap(({ outcome }) => outcome ?? []) };
}
