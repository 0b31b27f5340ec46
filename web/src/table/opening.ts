/** How a table is laid when a game begins: its things come to their places, one after the other. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { settings } from "../lib/settings.svelte";
import type { Play } from "./play.svelte";

const LONG = 460; // ms for one of them
const APART = 55; // ms between two
const EASING = "cubic-bezier(0.2, 0.8, 0.3, 1.15)";

/** From where things come: laid from above, dealt from the left, thrown, or spread from the middle. */
const WAYS = {
  laid: { opacity: 0, translate: "0 -38px", scale: "1.25" },
  dealt: { opacity: 0, translate: "-90px -20px", rotate: "-14deg" },
  thrown: { opacity: 0, translate: "-120px 30px", rotate: "-200deg" },
  spread: { opacity: 0, scale: "0.2 1" },
} satisfies Record<string, Keyframe>;

/** Moves what fits a selector, as long as the player has not acted yet; not for those who want no motion. */
export function opening(play: Play, what: string, way: keyof typeof WAYS): Attachment<HTMLElement> {
  return (node) =>
    untrack(() => {
      if (settings.pace === 0 || play.me === null || play.snap.log.some(({ seat }) => seat === play.me)) return;
      node.querySelectorAll(what).forEach((one, i) => {
        one.animate([WAYS[way], {}], { duration: LONG * settings.pace, delay: APART * i * settings.pace, easing: EASING, fill: "backwards" });
      });
    });
}
