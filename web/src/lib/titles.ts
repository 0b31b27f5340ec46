/** What there is to play. The home page asks nothing else of the server, and needs no client for it. */
import type { TitleInfo } from "../api/types";
import { titlesAddress } from "./here";

let listed: Promise<TitleInfo[]> | undefined;

async function ask(): Promise<TitleInfo[]> {
  const answer = await fetch(titlesAddress);
  if (!answer.ok) throw new TypeError(answer.statusText);
  return (await answer.json()) as TitleInfo[];
}

/** The titles that the server knows, asked for once. */
export function titles(): Promise<TitleInfo[]> {
  const asked = (listed ??= ask());
  asked.catch(() => (listed = undefined));
  return asked;
}
