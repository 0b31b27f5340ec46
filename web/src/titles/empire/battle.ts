/** The battle that goes on, or the last one, as the log tells it: round by round. */
import type { LogEntry, Message } from "../../api/types";
import { isNamed } from "../../lib/text.svelte";

export interface Round {
  attack: number[];
  defence: number[];
  /** Who won it; empty while its dice fall. */
  won: string;
}

export interface Battle {
  /** The land as a sentence has it, its id, and who fights. */
  land: unknown;
  id: string;
  force: unknown;
  rival: unknown;
  rounds: Round[];
  /** What came of it, in the sentences of the log: retreats, and that the land fell. */
  after: Message[];
}

const about = ({ key }: Message): string => key.replace("empire-told-", "");
const numbers = (dice: unknown): number[] => String(dice ?? "").split(" ").map(Number).filter(Boolean);
/** The id of a thing that stands in a sentence; empty for none. */
export const idOf = (thing: unknown): string => (isNamed(thing) ? String(thing.id) : "");
/** What ends a battle in the log, besides an attack elsewhere. */
const AFTER = ["leads", "reigns", "places", "turn"];

/** The last battle of a log. */
export function battle(log: readonly LogEntry[]): Battle | null {
  let found: Battle | null = null;
  let open = false;
  for (const one of log.flatMap(({ told }) => told)) {
    const what = about(one);
    const { land, force, rival, dice, defence, won } = one.params;
    const id = idOf(land);
    if (what === "round") {
      if (!found || !open || found.id !== id) found = { land, id, force, rival, rounds: [], after: [] };
      open = true;
      found.rounds.push({ attack: numbers(dice), defence: numbers(defence), won: String(won) });
    } else if (what === "attacks") open = found?.id === id && open;
    else if (AFTER.includes(what)) open = false;
    else if (found && open && id === found.id && (what === "retreats" || what === "falls")) found.after.push(one);
  }
  return found;
}

/** The die of a side that counts: its highest. */
export const best = (dice: readonly number[]): number => Math.max(0, ...dice);
