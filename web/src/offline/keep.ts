/** What of the page a service worker keeps, and what it leaves to the network. Scopes and addresses are whole URLs. */

/** How a request is answered: the page from the network first, a hashed file from what is kept first, all else not at all. */
export type Way = "page" | "file" | "network";

/** What a page may ask of its worker. */
export type Asked = "which" | "take" | "claim" | "tidy" | { keep: string[] };

interface Asking {
  method: string;
  mode: string;
  url: string;
}

/** Where the server answers and no page of ours is; what is below `here` has a worker of its own. */
const ANSWERS = /^(api|healthz|metrics|here)(?![^/?#])/;

export function way({ method, mode, url }: Asking, scope: string): Way {
  if (method !== "GET" || !url.startsWith(scope)) return "network";
  const path = url.slice(scope.length);
  if (ANSWERS.test(path)) return "network";
  if (mode === "navigate") return "page";
  return /^assets\/[^?#]+$/.test(path) ? "file" : "network";
}

/** Whether a file stays as it is: what else is at this address, in development or of another program, is not kept. */
export function lasts(answer: Response): boolean {
  return answer.status === 200 && answer.type === "basic" && /\bimmutable\b/.test(answer.headers.get("cache-control") ?? "");
}

/** Whether the server behind a proxy is away. */
export const away = (status: number): boolean => status >= 502 && status <= 504;

/** All pages of an origin share its caches: a cache says whose it is. */
const owner = (scope: string): string => `ludi ${scope} `;
export const cacheName = (scope: string, version: string): string => owner(scope) + version;

/** The caches of other versions of the page, of this page alone. */
export function stale(names: readonly string[], scope: string, version: string): string[] {
  return names.filter((name) => name.startsWith(owner(scope)) && name !== cacheName(scope, version));
}
