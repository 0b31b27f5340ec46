import { expect, test } from "vitest";
import { standing } from "../src/lib/line";

const log = (...to: (number | null)[]) => to.map((one, i) => ({ v: i + 1, to: one }));
const versions = (...to: (number | null)[]) => standing(log(...to)).map(({ v }) => v);

test("what was taken back is folded away, with the taking back", () => {
  expect(versions(null, null, null)).toEqual([1, 2, 3]);
  expect(versions(null, null, 1, null)).toEqual([1, 4]);
});

test("what was taken back and made again stands", () => {
  expect(versions(null, null, 1, 2)).toEqual([1, 2]);
  expect(versions(null, 0)).toEqual([]);
});

test("entries before the first that is known count as standing", () => {
  const later = [
    { v: 7, to: null },
    { v: 8, to: 5 },
    { v: 9, to: null },
  ];
  expect(standing(later).map(({ v }) => v)).toEqual([9]);
});
