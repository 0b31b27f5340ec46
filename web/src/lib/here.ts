/** Whether the rooms are in this browser: there is no server, only files, and addresses stand behind the `#`. */

// As `ludi build-site` has written it into the page.
const { table, titles } = globalThis.document?.documentElement.dataset ?? {};

export const here = table === "here";

/** Where the list of titles lies. */
export const titlesAddress = titles ?? "/api/titles";

/** The table in this browser. */
export const local = () => import("../local/client");

/** Have the table ready before a game is begun. */
export const prepare = async (): Promise<void> => (here ? (await local()).prepare() : undefined);

/** How an address inside of the page is written. */
export const written = (to: string): string => (here ? `#${to}` : to);
