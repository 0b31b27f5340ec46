import { beforeEach, expect, test } from "vitest";
import { Camera } from "../src/titles/empire/camera.svelte";
import { HEIGHT, LANDS, WIDTH, type Point } from "../src/titles/empire/map";

let camera: Camera;
beforeEach(() => {
  camera = new Camera();
  [camera.width, camera.height] = [864, 560];
});
const close = ([x, y]: Point, [u, v]: Point) => {
  expect(x).toBeCloseTo(u, 6);
  expect(y).toBeCloseTo(v, 6);
};
const under = (p: Point): Point => [(p[0] - camera.shift[0]) / camera.unit, (p[1] - camera.shift[1]) / camera.unit];

test("at first all of the map is seen, in the middle", () => {
  expect(camera.zoom).toBe(1);
  close(camera.seen([WIDTH / 2, HEIGHT / 2]), [432, 280]);
  const [x, y] = camera.seen([0, 0]);
  expect(x).toBeGreaterThanOrEqual(-1e-9);
  expect(y).toBeGreaterThanOrEqual(-1e-9);
});

test("what lies under the pointer stays there while one zooms", () => {
  const pointer: Point = [500, 250];
  const before = under(pointer);
  camera.by(2, pointer);
  expect(camera.zoom).toBe(2);
  close(under(pointer), before);
});

test("zoom has its bounds", () => {
  camera.by(100);
  expect(camera.zoom).toBe(8);
  camera.by(0.001);
  expect(camera.zoom).toBe(1);
});

test("the paper cannot be pushed out of the window", () => {
  camera.by(3);
  camera.pan(1e6, 1e6);
  close(camera.seen([0, 0]), [0, 0]);
  camera.pan(-1e6, -1e6);
  close(camera.seen([WIDTH, HEIGHT]), [864, 560]);
});

test("a drag moves the map with the finger", () => {
  camera.by(3);
  const before = camera.seen([1500, 1000]);
  camera.pan(30, -20);
  close(camera.seen([1500, 1000]), [before[0] + 30, before[1] - 20]);
});

test("an area is shown with all of its lands, and one that is too long large enough to be touched", () => {
  camera.show("hispania");
  for (const { token } of LANDS.filter((one) => one.area === "hispania")) {
    const [x, y] = camera.seen(token);
    expect(x > 0 && x < 864 && y > 0 && y < 560).toBe(true);
  }
  [camera.width, camera.height] = [374, 330];
  camera.all();
  expect(camera.tight).toBe(true);
  camera.show("danubius");
  expect(camera.tight).toBe(false);
});

test("a land outside of the window is brought into it", () => {
  camera.by(6);
  const { token } = LANDS.find((one) => one.id === "armenia")!;
  expect(camera.seen(token)[0]).toBeGreaterThan(864);
  camera.reveal(token);
  const [x, y] = camera.seen(token);
  expect(x > 0 && x < 864 && y > 0 && y < 560).toBe(true);
  const still = camera.seen(token);
  camera.reveal(token);
  close(camera.seen(token), still);
});

test("words are drawn where they are whole: in width, and in the height of what they belong to", () => {
  expect(camera.inside([432, 540], 40)).toBe(true);
  expect(camera.inside([432, 540], 40, 30)).toBe(false);
  expect(camera.inside([432, 20], 40, 30)).toBe(false);
  expect(camera.inside([30, 280], 40)).toBe(false);
  expect(camera.inside([840, 280], 40)).toBe(false);
});
