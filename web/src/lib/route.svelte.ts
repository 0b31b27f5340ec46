/** The address line as state. */

class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  /** The title whose room or page was opened last. */
  title = $state("");

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  param(name: string): string | null {
    return new URLSearchParams(this.search).get(name);
  }

  /** The table that a page was opened from, or the home page. */
  get back(): string {
    return /^\/r\/[a-z0-9-]+$/.exec(this.param("back") ?? "")?.[0] ?? "/";
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.read();
  }
}

export const route = new Route();

/** Follow links inside of the page without loading it anew. */
export function followed(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.download || event.defaultPrevented) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
