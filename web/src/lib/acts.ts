/** What was done about a seat, in words. */
import type { RoomInfo } from "../api/types";
import { t } from "./text.svelte";

export function acted({ told }: RoomInfo["acts"][number]): string {
  const { by = "", seat = "", level = "" } = told.params as Record<string, string>;
  return t(told.key, { by, seat, level: level && t(`web-level-${level}`) });
}
