/** The explanation of a thing: after resting on it, by long press, or by `?` while it has the focus. */
import type { Attachment } from "svelte/attachments";
import { press } from "./press.svelte";

const REST = 300;
const PRESS = 450;
/** How far a finger that is held may stray, in px. */
const FORGIVEN = 10;

class Explained {
  what = $state.raw<{ anchor: HTMLElement; card: string; touched: boolean } | null>(null);

  show(anchor: HTMLElement, card: string, touched: boolean): void {
    this.what = { anchor, card, touched };
  }

  hide(): void {
    this.what = null;
  }
}

export const explained = new Explained();

/** Explains a card of the title; an empty name explains nothing. */
export function explains(card: string): Attachment<HTMLElement> {
  return (node) => {
    if (!card) return;
    let timer = 0;
    let pressed = false;
    /** Where the finger came down. */
    let from = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);
    const gone = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void, capture = false) =>
      node.addEventListener(name, act, { signal: gone.signal, capture });

    on("pointerenter", (event) => {
      if (event.pointerType === "touch") return;
      stop();
      timer = window.setTimeout(() => explained.show(node, card, false), REST);
    });
    on("pointerleave", (event) => {
      if (event.pointerType === "touch") return;
      stop();
      if (explained.what?.anchor === node && !explained.what.touched) explained.hide();
    });
    on("pointerdown", (event) => {
      stop();
      pressed = false;
      if (event.pointerType !== "touch") return explained.hide();
      from = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        pressed = true;
        press.learnt();
        explained.show(node, card, true);
      }, PRESS);
    });
    on("pointermove", (event) => {
      if (event.pointerType === "touch" && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FORGIVEN) stop();
    });
    on("pointerup", stop);
    on("pointercancel", stop);
    // What was read is not played.
    const click = (event: MouseEvent) => {
      stop();
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    on("click", click, true);
    on("keydown", (event) => {
      pressed = false;
      if (event.key !== "?" || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      explained.show(node, card, true);
    });
    on("contextmenu", (event) => event.preventDefault());
    return () => {
      stop();
      gone.abort();
      if (explained.what?.anchor === node) explained.hide();
    };
  };
}
