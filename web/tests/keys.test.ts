import { expect, test } from "vitest";
import { latin } from "../src/lib/keys";

const typed = (key: string, code: string, shiftKey = false) => latin({ key, code, shiftKey });

test("a Cyrillic letter is the Latin one at its place", () => {
  expect(typed("в", "KeyD")).toBe("d");
  expect(typed("Г", "KeyU", true)).toBe("u");
  expect(typed("ю", "Period")).toBe(".");
});

test("another Latin layout is taken at its word", () => {
  expect(typed("u", "KeyF")).toBe("u");
  expect(typed("?", "Digit7", true)).toBe("?");
});

test("a digit needs no Shift where the layout wants one", () => {
  expect(typed("&", "Digit1")).toBe("1");
  expect(typed("1", "Digit1", true)).toBe("1");
});

test("keys with names keep them", () => {
  expect(typed("ArrowLeft", "Numpad4")).toBe("ArrowLeft");
  expect(typed(" ", "Space")).toBe(" ");
});
