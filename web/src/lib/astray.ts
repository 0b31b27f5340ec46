/** Why a page cannot be shown: without the server it may be tried again; else there is nothing at its address. */
import { catalogue, t } from "./text.svelte";

/** What the screen of what is lost is given. */
export function lost(error: unknown): { why: string; again: boolean } {
  const again = error instanceof TypeError;
  return { why: again ? t("web-no-server") : "", again };
}

/** The same in a sentence. */
export async function astray(error: unknown): Promise<string> {
  await catalogue.need().catch(() => undefined);
  return lost(error).why || t("server-no-page");
}
