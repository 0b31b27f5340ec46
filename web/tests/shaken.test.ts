import { expect, test } from "vitest";
import { shaken } from "../scripts/shaken";

/** What the script gives, whole and shaken. */
const both = (text: string): unknown[] => [text, shaken(text)].map((one) => (Function(`return (${one})`)() as (it: object) => unknown)({}));

test("what is reached stays, by whatever way", () => {
  const text = `function begin(out) {
    var a = 1, b = () => c() + a, idle = () => gone();
    function c() { return d.value * 2 }
    var d = { value: 3, unused: 4 };
    d.value = 5;
    out.idle = 6;
    var e = (() => ({ f: 7 }))();
    d.more = { e };
    var same = d;
    same.less = 8;
    for (const one of [1]) out.seen = one;
    return [b(), out, d.more.e.f, d.less];
  }`;
  const [whole, less] = both(text);
  expect(less).toEqual(whole);
  expect(whole).toEqual([11, { idle: 6, seen: 1 }, 7, 8]);
  expect(shaken(text)).not.toContain("gone");
});

test("what nothing reaches goes, with what is written to it and what it alone reaches", () => {
  const text = `function begin(out) {
    function idle() { return other() }
    idle.sig = "ii";
    var other = function () { return idle() }, left = 1;
    var table = { idle: left, idle2() { return 2 } };
    return table.idle + left;
  }`;
  const [whole, less] = both(text);
  expect([less, whole]).toEqual([2, 2]);
  expect(shaken(text)).not.toMatch(/other|sig|function idle/);
});

test("what does something when it is reached stays, though nobody asks for what it makes", () => {
  const text = `function begin(out) {
    var idle = (out.first = 1), never = out.second = 2, quiet = [1, -2, void 0, , "x"];
    out[idle] = 3;
    return out;
  }`;
  const [whole, less] = both(text);
  expect(less).toEqual(whole);
  expect(whole).toEqual({ first: 1, second: 2, 1: 3 });
  expect(shaken(text)).not.toContain("quiet");
});
