/** What page, table and thinkers say to each other. */

/**
 * From the page to the worker with the table. atOnce: bots need not wait until their moves were seen. archive: of the
 * rules, which will be asked for when Python is there.
 */
export type Order =
  | { kind: "ask"; id: number; method: string; path: string; query: Record<string, string>; body: string }
  | { kind: "follow"; number: number; room: string; seat: number | null; atOnce: boolean }
  | { kind: "leave"; number: number }
  | { kind: "want"; archive: string };

/** From that worker to the page. done: of the parts to be loaded, 0 to 1. */
export type News =
  | { kind: "loading"; done: number }
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "message"; number: number; text: string };

/** The files of Python and of the rules, by whole addresses. */
export interface Files {
  /** The folder with Pyodide. */
  python: string;
  /** Python's own library, an archive as `.xz`. */
  library: string;
  /** The folder with the archives of the rules, the bots and all that they need. */
  rules: string;
  /** Under which name Python's memory is kept, and in which of the browser's caches. */
  memory?: string;
  cache?: string;
}

/** What makes Python begin at once: its compiled code, its library, and its memory when all was imported. */
export interface Ready {
  code: WebAssembly.Module;
  library: ArrayBuffer;
  memory?: Uint8Array;
}

/** What begins a worker. */
export interface Begin extends Partial<Ready> {
  kind: "begin";
  files: Files;
}
