/**
 * This device's part of the dice: a random share, whose seal is given first and which is opened once every seal is there.
 * So neither the server nor the other players can choose the dice. What was added is kept, to be found again at the end.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { api, got } from "../api/client";
import type { RoomInfo } from "../api/types";
import { added, keep, type Added } from "./added";

/** Shares that this page has opened: the news of it may be on its way. */
const sent = new Set<string>();

/** Give the seal or the share that the room waits for from this device; the room afterwards. */
export async function share(info: RoomInfo): Promise<RoomInfo> {
  let after = info;
  for (const n of info.mine) {
    const seat = info.seats[n]!;
    if (seat.seal === null || seat.share !== null) continue;
    let mine = added(info.room, n);
    if (seat.seal === "") {
      // What is not opened yet serves again: this may be news from before its seal was given.
      if (!mine || mine.opened) mine = fresh(info, n);
      keep(mine);
      after = (await send(info.room, { seat: n, seal: seal(mine.share) })) ?? after;
    } else if (mine && seal(mine.share) === seat.seal && info.seats.every((s) => s.kind !== "open" && s.seal !== "")) {
      if (sent.has(mine.share)) continue;
      sent.add(mine.share);
      keep({ ...mine, opened: true });
      after = (await send(info.room, { seat: n, share: mine.share })) ?? after;
    }
  }
  return after;
}

function fresh(info: RoomInfo, seat: number): Added {
  const share = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  return { room: info.room, seat, share, commitment: info.commitment, opened: false };
}

function seal(share: string): string {
  return bytesToHex(sha256(hexToBytes(share)));
}

async function send(room: string, body: { seat: number; seal?: string; share?: string }): Promise<RoomInfo | null> {
  try {
    return await got(api.POST("/api/rooms/{room}/share", { params: { path: { room } }, body }));
  } catch {
    return null; // Another tab was first, or the match has begun without it.
  }
}
