/** Bringing a match from a file. */
import { api, got } from "../api/client";

/** A room from a record's file: to look at if the match is over, else to play on. The address of it. */
export async function opened(file: File): Promise<string> {
  const body = await file.text();
  const headers = { "Content-Type": "text/plain" };
  const room = await got(api.POST("/api/import", { body, bodySerializer: (text) => text, headers }));
  return room.status === "over" ? `/r/${room.room}/replay` : `/r/${room.room}`;
}
