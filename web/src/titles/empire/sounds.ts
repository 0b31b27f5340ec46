/** What is heard of History of the Roman Empire. */
import type { LogEntry } from "../../api/types";
import type { Sound } from "../../lib/sound";

const SOUNDS: Record<string, Sound> = {
  "empire-told-round": "battle",
  "empire-told-ordering": "dice",
  "empire-told-loot": "dice",
  "empire-told-fate": "dice",
  "empire-told-draws-people": "card",
  "empire-told-draws-emperor": "card",
  "empire-told-plays": "card",
  "empire-told-recruits": "coin",
  "empire-told-builds-fort": "coin",
  "empire-told-upgrades": "coin",
  "empire-told-rebuilds": "coin",
  "empire-told-builds-city": "coin",
  "empire-told-bribes": "coin",
  "empire-told-points-peoples": "coin",
  "empire-told-points-peoples-for": "coin",
  "empire-told-points-faction": "coin",
  "empire-told-points-faction-for": "coin",
};

/** The first of an entry that sounds; dice that decide nothing yet roll. */
export function heard({ decision, told }: LogEntry): { name: Sound; step: number } | null {
  const name = told.map(({ key }) => SOUNDS[key]).find(Boolean) ?? (decision === "rolling" ? "dice" : null);
  return name ? { name, step: 0 } : null;
}
