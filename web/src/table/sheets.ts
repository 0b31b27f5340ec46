/** What may lie over the table; nothing, mostly. */
export type SheetName = "" | "log" | "chat" | "stock" | "help" | "words" | "players";
