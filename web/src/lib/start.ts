/** Making a room. */
import { api, got } from "../api/client";
import type { NewRoom, RoomInfo, TitleInfo } from "../api/types";
import { settings } from "./settings.svelte";
import { t } from "./text.svelte";

export { titles } from "./titles";

export const nickname = (): string => settings.nickname.trim() || t("web-guest");

export function create(room: Partial<NewRoom> & Pick<NewRoom, "title" | "players" | "seats">): Promise<RoomInfo> {
  return got(
    api.POST("/api/rooms", { body: { nickname: nickname(), options: {}, hints: false, practice: false, share: true, successor: "bot", ...room } }),
  );
}

/** Alone against bots: hints and unlimited undo are for practice. */
export function alone(title: TitleInfo, level: string): Promise<RoomInfo> {
  const players = title.usual;
  const seats = ["me", ...Array<string>(players - 1).fill(`bot:${level}`)];
  return create({ title: title.title, players, seats, hints: true, practice: true });
}
