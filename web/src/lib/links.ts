/** Links where there are only files: what leads to a screen stands behind the `#` of the one page. */
import { local, written } from "./here";

/** Follow a link that was clicked; go: to a screen. */
export function follow(to: string, go: (to: string) => void): void {
  if (to.startsWith("#/")) go(to.slice(1));
  else if (to.startsWith("#")) document.getElementById(to.slice(1))?.scrollIntoView();
  else if (to.startsWith("/api/")) void local().then(({ save }) => save(to));
  else go(to);
}

/** A link says where it leads before it is opened in another window. */
function touched(event: Event): void {
  const link = (event.target as Element).closest?.("a");
  const to = link?.getAttribute("href") ?? "";
  if (link && /^\/(?!api\/)/.test(to)) link.setAttribute("href", written(to));
}

for (const kind of ["pointerdown", "pointerover", "focusin"]) addEventListener(kind, touched, true);
