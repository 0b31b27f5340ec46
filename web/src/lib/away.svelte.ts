/** For how long players have been away: the server says it once, from then on the page counts. */
import type { RoomInfo } from "../api/types";

let now = $state(Date.now());
setInterval(() => (now = Date.now()), 1000);
/** When the page was told of a room. */
const told = new WeakMap<RoomInfo, number>();

/** Seconds for which the player of a seat has been away; -1 for who is here. */
export function awayFor(info: RoomInfo, seat: number): number {
  const { absent } = info.seats[seat]!;
  if (absent === null) return -1;
  if (!told.has(info)) told.set(info, Date.now());
  return Math.floor(absent + Math.max(0, now - told.get(info)!) / 1000);
}
