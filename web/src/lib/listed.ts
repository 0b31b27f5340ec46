/** What a list of games says of each. */
import type { Me, MyRoom } from "../api/types";
import { botName } from "../table/names";
import { table } from "../titles/all";
import { mine } from "./me";
import { catalogue, joined, sentence, t } from "./text.svelte";

/** What the keys of a title's words begin with. */
const family = (name: string): string => table[name]?.words[0] ?? name;

/** The games of this browser, with the words in which they are told. */
export async function games(most: number): Promise<Me> {
  const found = await mine(undefined, most);
  await catalogue.need("device", "table", ...new Set(found.listed.map(({ title }) => family(title))));
  return found;
}

/** Who sits there, as sentences of the room call them. */
export const players = (room: MyRoom): string[] =>
  room.seats.map((s) =>
    s.mine && room.mine.length === 1 ? t("web-you") : s.kind === "open" ? t("web-home-open") : s.kind === "bot" && !s.away ? t("web-bot", { level: t(`web-level-${s.level ?? ""}`) }) : s.nickname,
  );

/** Where a game goes on; of one that is over, where it can be looked at again. */
export const where = (room: MyRoom): string => `/r/${room.room}${room.status === "over" ? "/replay" : ""}`;

/** How they are called at the table, where a bot is but its level. */
const called = (room: MyRoom): string[] => players(room).map((name, seat) => (room.seats[seat]?.kind === "bot" && !room.seats[seat].away ? botName(room, seat) : name));

/** Turn and points; of a game that is over, who has won. */
export function outline(room: MyRoom): string[] {
  const names = called(room);
  const by = { players: names, title: { family: family(room.title) }, odds: true };
  const told = room.result ?? room.summary;
  const first = told ? sentence(told, by) : "";
  return [first, joined("dots", room.standing.map((one) => sentence(one, by)))].filter(Boolean);
}
