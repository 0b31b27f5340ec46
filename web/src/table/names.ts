/** How people are called. */
import type { RoomInfo } from "../api/types";
import { t } from "../lib/text.svelte";

/** The name of a bot: its level, and the number of its seat where several of that level sit there. */
export function botName(info: { seats: readonly Pick<RoomInfo["seats"][number], "kind" | "level">[] }, seat: number): string {
  const level = info.seats[seat]?.level ?? "";
  const alike = info.seats.filter((s) => s.kind === "bot" && s.level === level).length;
  const name = t("web-bot", { level: level.slice(0, 1).toUpperCase() + level.slice(1) });
  return alike > 1 ? `${name} ${seat + 1}` : name;
}

/** The name of a seat. People at one device may have given but one name. */
export function seatName(info: RoomInfo, seat: number): string {
  const name = info.seats[seat]?.nickname ?? "";
  const alike = info.seats.filter((s) => s.nickname === name).length > 1;
  return name && !alike ? name : t("web-seat", { n: seat + 1 });
}
