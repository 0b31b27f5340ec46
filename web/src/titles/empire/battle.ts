/** The battle that goes on, or the last one, as the log tells it: round by round. */
import type { LogEntry, Message } from "../../api/types";

export interface Round {
  force: string;
  rival: string;
  attack: number[];
  defence: number[];
  won: string;
}

export interface Battle {
  land: string;
  rounds: Round[];
  /** Legions that retreated to lands. */
  retreats: string[];
  /** The force that took the land; empty while it is held. */
  falls: string;
}

const about = ({ key }: Message): string => key.replace("empire-told-", "");
const numbers = (dice: unknown): number[] => String(dice ?? "").split(" ").map(Number).filter(Boolean);
/** What ends a battle in the log, besides an attack elsewhere. */
const AFTER = ["leads", "reigns", "places", "turn"];

/** The last battle of a log. */
export function battle(log: readonly LogEntry[]): Battle | null {
  let found: Battle | null = null;
  let open = false;
  for (const one of log.flatMap(({ told }) => told)) {
    const what = about(one);
    const { land, force, rival, dice, defence, won, refuge } = one.params;
    if (what === "round") {
      if (!found || !open || found.land !== land) found = { land: String(land), rounds: [], retreats: [], falls: "" };
      open = true;
      found.rounds.push({ force: String(force), rival: String(rival), attack: numbers(dice), defence: numbers(defence), won: String(won) });
    } else if (what === "attacks") open = found?.land === land && open;
    else if (AFTER.includes(what)) open = false;
    else if (found && open && what === "retreats") found.retreats.push(String(refuge));
    else if (found && open && what === "falls" && land === found.land) found.falls = String(force);
  }
  return found;
}

/** The armies that each force has lost in a battle; a fort without a garrison is none. */
export function lost({ rounds }: Battle): [string, number][] {
  const found = new Map<string, number>();
  for (const { force, rival, won } of rounds) {
    const loser = won === "attacker" ? rival : won === "defender" ? force : "";
    if (loser) found.set(loser, (found.get(loser) ?? 0) + 1);
  }
  return [...found];
}

/** The die of a side that counts: its highest. */
export const best = (dice: readonly number[]): number => Math.max(0, ...dice);
