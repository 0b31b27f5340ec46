/** Which part of the map is seen: pan and zoom. */
import { HEIGHT, LANDS, WIDTH, type Point } from "./map";

const MOST = 8;
/** How much a step of the buttons or the wheel enlarges. */
export const STEP = 1.5;
/** Pixels per unit: below, tokens are too close to each other to be told apart; an area, zoomed to, is drawn between. */
const TIGHT = 0.2;
const CLEAR = 0.275; // a finger's 40 px between the two tokens that are closest
const CLOSE = 0.55;

export class Camera {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  /** The point of the map in the middle of the window. */
  centre = $state<Point>([WIDTH / 2, HEIGHT / 2]);

  /** Pixels per unit when all of the map is seen. */
  fit = $derived(Math.min(this.width / WIDTH, this.height / HEIGHT) || 0.01);
  unit = $derived(this.fit * this.zoom);
  /** Whether tokens are too close to each other to be told apart by a finger. */
  tight = $derived(this.unit < TIGHT);
  /** Whether that is so when all of the map is seen. */
  cramped = $derived(this.fit < TIGHT);

  shift = $derived<Point>([this.width / 2 - this.centre[0] * this.unit, this.height / 2 - this.centre[1] * this.unit]);

  /** Where a point of the map is in the window. */
  seen([x, y]: Point): Point {
    return [x * this.unit + this.shift[0], y * this.unit + this.shift[1]];
  }

  /** Whether words around a place of the window, which reach so far from it, are inside of it, and not cut. */
  inside([x, y]: Point, wide: number, high = 12): boolean {
    return x > wide && y > high && x < this.width - wide && y < this.height - high;
  }

  /** Moves the map by pixels. */
  pan(dx: number, dy: number) {
    this.#look([this.centre[0] - dx / this.unit, this.centre[1] - dy / this.unit], this.zoom);
  }

  /** Enlarges by a factor around a point of the window. */
  by(factor: number, [px, py]: Point = [this.width / 2, this.height / 2]) {
    const zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const [ax, ay] = [px - this.width / 2, py - this.height / 2];
    const change = 1 / this.unit - 1 / (this.fit * zoom);
    this.#look([this.centre[0] + ax * change, this.centre[1] + ay * change], zoom);
  }

  all() {
    this.#look([WIDTH / 2, HEIGHT / 2], 1);
  }

  /** Zooms to the lands of an area. */
  show(area: string) {
    const points = LANDS.filter((land) => land.area === area).flatMap((land) => land.ring);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const whole = Math.min(this.width / (right - left + 120), this.height / (bottom - top + 120));
    const unit = Math.max(CLEAR, Math.min(whole, Math.max(CLOSE, this.fit)));
    this.#look([(left + right) / 2, (top + bottom) / 2], Math.max(1, unit / this.fit));
  }

  /** Moves as little as needed for a point to be seen. */
  reveal(point: Point) {
    const EDGE = 40;
    const [x, y] = this.seen(point);
    const off = (v: number, size: number) => Math.max(0, EDGE - v) - Math.max(0, v - size + EDGE);
    this.pan(off(x, this.width), off(y, this.height));
  }

  /** Never past the edge of the paper. */
  #look([x, y]: Point, zoom: number) {
    const within = (v: number, size: number, window: number) => {
      const half = window / (2 * this.fit * zoom);
      return 2 * half >= size ? size / 2 : Math.min(size - half, Math.max(half, v));
    };
    this.zoom = Math.min(MOST, Math.max(1, zoom));
    this.centre = [within(x, WIDTH, this.width), within(y, HEIGHT, this.height)];
  }
}
