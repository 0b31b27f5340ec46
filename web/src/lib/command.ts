/** What a seat asks of the server, kept until it is answered: even a page that is loaded again sends it. */

export interface Command {
  cmd_id: string;
  expected_version: number;
  kind: "move" | "undo" | "redo";
  action: number;
}

/** A name for a command. Pages over plain http have no randomUUID. */
export function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");
}

/** The place of a seat's command, as long as it is not answered. */
export const unsent = (room: string, seat: number | null): string => `ludi-unsent-${room}-${seat ?? ""}`;

export function kept(place: string): Command | null {
  return JSON.parse(sessionStorage.getItem(place) ?? "null") as Command | null;
}
