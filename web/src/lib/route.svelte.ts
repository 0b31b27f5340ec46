/** The address line as state. Where a mere folder of files is served, what leads to a screen stands behind its `#`. */
import { here, written } from "./here";

const HERE = /^#(\/[^?#]*)(\?[^#]*)?(#.*)?$/;

/** Path, search and anchor of the screen that is shown; null where they are as they were: a place on it is shown. */
function address(): [path: string, search: string, hash: string] | null {
  if (!here) return [location.pathname, location.search, location.hash];
  const found = HERE.exec(location.hash || "#/");
  return found && [found[1] ?? "/", found[2] ?? "", found[3] ?? ""];
}

class Route {
  path = $state(address()?.[0] ?? "/");
  search = $state(address()?.[1] ?? "");
  hash = address()?.[2] ?? "";
  /** The title whose room or page was opened last. */
  title = $state("");

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    const found = address();
    if (found) [this.path, this.search, this.hash] = found;
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  param(name: string): string | null {
    return new URLSearchParams(this.search).get(name);
  }

  /** The table that a page was opened from, or the home page. */
  get back(): string {
    return /^\/(r|(learn|puzzles)\/\w+)\/[\w-]+$/.exec(this.param("back") ?? "")?.[0] ?? "/";
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", written(to));
    else history.pushState(null, "", written(to));
    this.read();
  }
}

export const route = new Route();

/** Follow links inside of the page without loading it anew. */
export function followed(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.download || event.defaultPrevented) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (here) {
    event.preventDefault();
    const to = link.getAttribute("href") ?? "";
    return void import("./links").then(({ follow }) => follow(to, (where) => route.go(where)));
  }
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
