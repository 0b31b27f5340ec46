/** What a touch on the map, on a card or in the list means. */
import type { Play } from "../../table/play.svelte";
import { at } from "./moves";

/** Touch a token; the second touch of a move that was chosen in full does it. */
export function touch(play: Play, token: string): void {
  if (play.isChosen(token) && play.ready) play.commit(play.ready);
  else play.pick(token);
}

/** The tokens that a touch on a land may mean now. */
export const tokensOf = (play: Play, land: string): string[] => (play.mine ? at(play.snap.legal, land).map(({ path }) => path[0]!) : []);

export const opens = (play: Play, land: string): boolean => tokensOf(play, land).some((token) => play.begins(token));
export const isChosen = (play: Play, land: string): boolean => tokensOf(play, land).some((token) => play.isChosen(token));

/** Touch a land; where that may mean several things, nothing is done. Says whether it meant one thing. */
export function touchLand(play: Play, land: string): boolean {
  const found = tokensOf(play, land);
  const chosen = found.find((token) => play.isChosen(token));
  const token = chosen ?? (found.length === 1 ? found[0] : undefined);
  if (!token) return false;
  touch(play, token);
  return true;
}
