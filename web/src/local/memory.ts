/** Python's memory, kept beside the files of its version, and deleted with them. */
import type { Files } from "./words";

/** What an earlier visit has kept. */
export async function remembered({ memory, cache }: Files): Promise<Uint8Array | undefined> {
  if (!memory || !cache || !("caches" in self)) return undefined;
  try {
    const kept = await (await caches.open(cache)).match(memory);
    return kept && new Uint8Array(await kept.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Keep it for the next visit, where the browser has room. */
export async function remember({ memory, cache }: Files, bytes: Uint8Array): Promise<void> {
  if (!memory || !cache || !("caches" in self)) return;
  try {
    const its = await caches.open(cache);
    const before = (await its.keys()).filter(({ url }) => /\/memory-[^/]*$/.test(url));
    await Promise.all(before.map((key) => its.delete(key)));
    await its.put(memory, new Response(bytes as Uint8Array<ArrayBuffer>));
  } catch {
    // The next visit begins from its files.
  }
}

/** What was kept is of no use. */
export async function forget({ memory, cache }: Files): Promise<void> {
  if (memory && cache) await (await caches.open(cache)).delete(memory);
}
