/** How people are called. */
import type { RoomInfo } from "../api/types";
import { t } from "../lib/text.svelte";

/** The name of a seat. People at one device may have given but one name. */
export function seatName(info: RoomInfo, seat: number): string {
  const name = info.seats[seat]?.nickname ?? "";
  const alike = info.seats.filter((s) => s.nickname === name).length > 1;
  return name && !alike ? name : t("web-seat", { n: seat + 1 });
}
