/** A module that did not come may be asked for again, though browsers keep for good that it did not: by another address. */

/** What a module gives by default. Where the failure names no address (Safari) it stays one. */
export async function again<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const address = /https?:\S+/.exec(String(error))?.[0];
    if (!address) throw error;
    const found = (await import(/* @vite-ignore */ `${address}?${Date.now()}`)) as { default: T };
    return found.default;
  }
}
