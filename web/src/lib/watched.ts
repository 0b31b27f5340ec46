/** The links to watch that were opened in this browser: a token by room, the last ones. */

const KEY = "ludi-watch";
const MOST = 50;

function all(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one): one is [string, string] => Array.isArray(one) && one.length === 2) : [];
  } catch {
    return [];
  }
}

/** What a spectator's request says of itself. */
export function watching(room: string): { watch?: string } {
  const token = all().find(([other]) => other === room)?.[1];
  return token ? { watch: token } : {};
}

/** What stands behind the path of an address. */
export function search(asked: { seat?: number | undefined; watch?: string; after?: number }): string {
  const words = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]));
  return words.length ? `?${new URLSearchParams(words)}` : "";
}

/** Keep the token of a link like /r/ROOM?watch=TOKEN. */
export function watch(link: string): void {
  const [, room, token] = /^\/r\/([a-z2-7]{12})\?watch=([\w-]{43})$/.exec(link) ?? [];
  if (!room || !token) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([[room, token], ...all().filter(([other]) => other !== room)].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing has the link itself.
  }
}

export function forgetWatched(): void {
  localStorage.removeItem(KEY);
}
