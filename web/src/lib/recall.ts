/** What was said at a table while this page was not there. */
import { api, got } from "../api/client";
import type { ChatLine } from "../api/types";

interface Talk {
  readonly id: string;
  chat: ChatLine[];
}

/** Put what the server kept before what has come since; gives the lines that were not there before. Throws like `got`. */
export async function recall(room: Talk): Promise<ChatLine[]> {
  const kept = await got(api.GET("/api/rooms/{room}/chat", { params: { path: { room: room.id } } }));
  const had = new Set(room.chat.map(({ id }) => id));
  const known = new Set(kept.map(({ id }) => id));
  room.chat = [...kept, ...room.chat.filter(({ id }) => !known.has(id))];
  return kept.filter(({ id }) => !had.has(id));
}
