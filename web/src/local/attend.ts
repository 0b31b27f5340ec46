/** While a game alone against bots is played at a server: what can go on in this browser when that is away. */
import { mount, unmount } from "svelte";
import { here } from "../lib/here";
import type { Seated } from "./along";

export async function attend(room: Seated): Promise<void> {
  if (here || room.seat === null) return;
  const { default: Away } = await import("./Away.svelte");
  const bar = mount(Away, { target: document.body, props: { room, onend: () => void unmount(bar) } });
}
