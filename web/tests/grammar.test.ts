import { describe, expect, test } from "vitest";
import type { LegalMove } from "../src/api/types";
import { complete, matching, tokens } from "../src/lib/grammar";

const offer = (action: number, ...path: string[]): LegalMove => ({ action, text: "", path, told: { key: "", params: {} }, effect: null, confirmation: null, final: false });
const LEGAL = [offer(1, "die:3", "money"), offer(2, "die:3", "own:3"), offer(3, "die:5", "money"), offer(4, "end")];

describe("what may be touched", () => {
  test("everything that occurs in a path, before anything is chosen", () => {
    expect([...tokens(LEGAL, []).keys()].sort()).toEqual(["die:3", "die:5", "end", "money", "own:3"]);
  });
  test("after a die, its targets", () => {
    expect([...tokens(LEGAL, ["die:3"]).keys()].sort()).toEqual(["money", "own:3"]);
  });
  test("after a target, the dice that fit", () => {
    expect([...tokens(LEGAL, ["money"]).keys()].sort()).toEqual(["die:3", "die:5"]);
  });
  test("nothing after two that do not belong together", () => {
    expect(matching(LEGAL, ["die:5", "own:3"])).toEqual([]);
  });
  test("a token that a path names twice is needed twice", () => {
    const twice = [offer(7, "die:2", "die:2")];
    expect(complete(twice, ["die:2"])).toBeNull();
    expect([...tokens(twice, ["die:2"]).keys()]).toEqual(["die:2"]);
    expect(complete(twice, ["die:2", "die:2"])?.action).toBe(7);
  });
});

describe("a complete path", () => {
  test("in either order", () => {
    expect(complete(LEGAL, ["die:3", "own:3"])?.action).toBe(2);
    expect(complete(LEGAL, ["own:3", "die:3"])?.action).toBe(2);
  });
  test("of a single token", () => {
    expect(complete(LEGAL, ["end"])?.action).toBe(4);
  });
  test("is not there halfway, nor before the start", () => {
    expect(complete(LEGAL, ["die:3"])).toBeNull();
    expect(complete([offer(0)], [])).toBeNull();
  });
});
