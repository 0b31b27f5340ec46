/** A number draws the eye when it changes. */
import type { Attachment } from "svelte/attachments";
import { settings } from "../../lib/settings.svelte";

const seen = new WeakMap<HTMLElement, number>();

export function pulse(value: number): Attachment<HTMLElement> {
  return (node) => {
    const from = seen.get(node) ?? value;
    seen.set(node, value);
    const length = 450 * settings.pace;
    if (from === value || length === 0) return;
    node.animate([{ transform: "scale(1.6)", color: "var(--primary)" }, {}], { duration: length * 1.5, easing: "ease-out" });
  };
}
