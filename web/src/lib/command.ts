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

export class Unsent {
  private readonly place: string;

  constructor(room: string, seat: number | null) {
    this.place = `ludi-unsent-${room}-${seat ?? ""}`;
  }

  keep(command: Command): void {
    sessionStorage.setItem(this.place, JSON.stringify(command));
  }

  forget(): void {
    sessionStorage.removeItem(this.place);
  }

  get kept(): Command | null {
    const found = sessionStorage.getItem(this.place);
    return found ? (JSON.parse(found) as Command) : null;
  }
}
