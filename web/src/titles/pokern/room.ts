/** What an entry leaves of a column, as its effect says. */
import type { Message } from "../../api/types";
import { within } from "../../lib/text.svelte";

/** What open rows beside an entry would still take, by the row (from 1); a row that is not there is not touched by it. */
export function roomAfter(effect: Message | null | undefined): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { params } of within(effect?.params.left)) {
    const ends = params.enough === "none" ? [] : [Number(params.low), Number(params.high)];
    for (let i = 0; i < Number(params.rows); i += 1) found.set(Number(params.first) + i, ends);
  }
  return found;
}
