/** One stop of the Tab key for a group of buttons; the arrow keys go to the nearest one in their direction. */
import type { Attachment } from "svelte/attachments";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const centre = (e: HTMLElement) => {
    const box = e.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const [x, y] = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const other of all) {
    if (other === from) continue;
    const [ox, oy] = centre(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along > 4 && along + 2.5 * aside < least) [best, least] = [other, along + 2.5 * aside];
  }
  return best;
}

export const region: Attachment<HTMLElement> = (node) => {
  let current: HTMLElement | undefined;
  const buttons = () => [...node.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const rove = () => {
    const all = buttons();
    // While the focus is elsewhere, the stop is something that can be used.
    if (!current || !all.includes(current) || !node.contains(document.activeElement)) {
      current = all.find((b) => b.dataset.available !== undefined) ?? all[0];
    }
    for (const b of all) {
      const index = b === current ? 0 : -1;
      if (b.tabIndex !== index) b.tabIndex = index;
    }
  };
  const focused = (event: FocusEvent) => {
    const button = (event.target as HTMLElement).closest<HTMLElement>("button");
    if (button) current = button;
    rove();
  };
  const pressed = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    const here = document.activeElement as HTMLElement | null;
    if (!here || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = buttons();
    if (!all.includes(here)) return;
    const next =
      event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : way ? nearest(here, all, way) : undefined;
    if (way || next) event.preventDefault();
    next?.focus();
  };
  const watch = new MutationObserver(rove);
  watch.observe(node, { childList: true, subtree: true, attributeFilter: ["data-available"] });
  node.addEventListener("focusin", focused);
  node.addEventListener("keydown", pressed);
  rove();
  return () => {
    watch.disconnect();
    node.removeEventListener("focusin", focused);
    node.removeEventListener("keydown", pressed);
  };
};
