/** Fingers, mouse and wheel on the map: drag, pinch, turn; a tap that was no drag picks. */
import type { Attachment } from "svelte/attachments";
import { STEP, type Camera } from "./camera.svelte";
import type { Point } from "./map";

const SLIP = 6;

interface Taps {
  camera: Camera;
  /** A land was touched once, or twice in a row. */
  tap(land: string): void;
  twice(land: string): void;
  hover(land: string): void;
}

const landAt = (event: Event) => (event.target as Element).closest<HTMLElement>("[data-land]")?.dataset.land ?? "";

export const gestures =
  ({ camera, tap, twice, hover }: Taps): Attachment<HTMLElement> =>
  (node) => {
    const held = new Map<number, Point>();
    let moved = 0;
    const at = (event: MouseEvent): Point => {
      const box = node.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const spread = () => {
      const [[ax, ay], [bx, by]] = [...held.values()] as [Point, Point];
      return { far: Math.hypot(ax - bx, ay - by) || 1, middle: [(ax + bx) / 2, (ay + by) / 2] as const };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest("[data-tool]")) return;
      if (held.size === 0) moved = 0;
      held.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent) => {
      const was = held.get(event.pointerId);
      if (!was) {
        if (event.pointerType === "mouse") hover(landAt(event));
        return;
      }
      const now = at(event);
      const before = held.size === 2 ? spread() : null;
      held.set(event.pointerId, now);
      moved += Math.hypot(now[0] - was[0], now[1] - was[1]);
      if (moved < SLIP) return;
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      if (before) {
        const { far, middle } = spread();
        camera.pan(middle[0] - before.middle[0], middle[1] - before.middle[1]);
        camera.by(far / before.far, middle);
      } else if (held.size === 1) {
        camera.pan(now[0] - was[0], now[1] - was[1]);
      }
    };
    const up = (event: PointerEvent) => held.delete(event.pointerId);
    const clicked = (event: MouseEvent) => {
      const land = landAt(event);
      // A key on a button is a click without a place.
      if (!land || (moved >= SLIP && event.detail > 0)) return;
      if (event.detail === 2) twice(land);
      else tap(land);
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      camera.by(STEP ** (-event.deltaY / (event.deltaMode ? 3 : 100)), at(event));
    };
    const key = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "+" || event.key === "=") camera.by(STEP);
      else if (event.key === "-") camera.by(1 / STEP);
      else if (event.key === "0") camera.all();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const left = () => hover("");
    const all: [string, (event: never) => void][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["pointerleave", left],
      ["click", clicked],
      ["keydown", key],
    ];
    for (const [name, listener] of all) node.addEventListener(name, listener as EventListener);
    node.addEventListener("wheel", wheel, { passive: false });
    return () => {
      for (const [name, listener] of all) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("wheel", wheel);
    };
  };
