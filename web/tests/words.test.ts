import { expect, test } from "vitest";
import { longest, soft } from "../src/lib/soft";

test("a long name may break between syllables, and loses no letter", () => {
  expect(soft("Praetorianus").split("\u00AD").join("")).toBe("Praetorianus");
  expect(soft("Praetorianus").split("\u00AD").length).toBeGreaterThan(2);
  expect(soft("Преторианец").split("\u00AD").length).toBeGreaterThan(2);
});

test("a short one does not", () => {
  expect(soft("Forum")).toBe("Forum");
  expect(soft("Tribunus Plebis")).toBe("Tribunus Plebis");
});

test("a name is fitted by the longer of its two lines", () => {
  expect(longest("Forum")).toBe(5);
  expect(longest("Tribunus Plebis")).toBe(8);
  expect(longest("Spring of Bacchus")).toBe(9);
});
