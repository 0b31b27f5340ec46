/** The explanation of a thing: after resting on it, by long press, or by `?` while it has the focus. */
import type { Attachment } from "svelte/attachments";

const REST = 300;
const PRESS = 450;

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
    const stop = () => clearTimeout(timer);
    const over = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      stop();
      timer = window.setTimeout(() => explained.show(node, card, false), REST);
    };
    const leave = (event: PointerEvent) => {
      stop();
      if (event.pointerType !== "touch" && explained.what?.anchor === node && !explained.what.touched) explained.hide();
    };
    const down = (event: PointerEvent) => {
      stop();
      if (event.pointerType !== "touch") return explained.hide();
      pressed = false;
      timer = window.setTimeout(() => {
        pressed = true;
        explained.show(node, card, true);
      }, PRESS);
    };
    const click = (event: MouseEvent) => {
      stop();
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      explained.show(node, card, true);
    };
    const menu = (event: Event) => event.preventDefault();
    node.addEventListener("pointerenter", over);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", (event) => event.pointerType === "touch" && stop());
    node.addEventListener("pointerup", stop);
    node.addEventListener("pointercancel", stop);
    node.addEventListener("click", click, true);
    node.addEventListener("keydown", key);
    node.addEventListener("contextmenu", menu);
    return () => {
      stop();
      node.removeEventListener("pointerenter", over);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", stop);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("click", click, true);
      node.removeEventListener("keydown", key);
      node.removeEventListener("contextmenu", menu);
      if (explained.what?.anchor === node) explained.hide();
    };
  };
}
