/** What an entry leaves of a column, as its effect says. */
import type { Message } from "../../api/types";
import { within } from "../../lib/text.svelte";

/** What open rows beside an entry would still take, by the row (from 0); a row that is not there is not touched by it. */
export function roomAfter(effect: Message | null | undefined, row: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { key, params } of within(effect?.params.left)) {
    const step = key.endsWith("above") ? -1 : 1;
    const ends = params.enough === "none" ? [] : [Number(params.low), Number(params.high)];
    for (let i = 1; i <= Number(params.rows); i += 1) found.set(row + step * i, ends);
  }
  return found;
}
