/**
 * Python in a worker: Pyodide and the rules, from files of this site alone. To begin it and to import the rules takes seconds;
 * so its memory is kept as it is then, and every other worker and every later visit goes on from there.
 */
import type { loadPyodide, PyodideInterface } from "pyodide";
import { forget, remember, remembered } from "./memory";
import type { Files, Ready } from "./words";

const FIRST = `
import sys; sys.path.insert(0, "/lib/ludi")
import asyncio, io, json, ludi.bots.worker, ludi.rooms.local_api
`;
// Whatever chance had been seeded is in that memory as well.
const AGAIN = "import random; random.seed()";
// What was looked for in its folders before is looked for again.
const NEW_FILES = `
import sys
for folder in [one for one in sys.path_importer_cache if one.startswith("/lib/ludi")]: del sys.path_importer_cache[folder]
`;

/** Python that runs, and what begins another one; without its memory where that could not be told. */
export interface Running {
  python: PyodideInterface;
  ready: Ready;
  sources: Sources;
}

const RULES = "/lib/ludi";

/** The archives of the rules, each fetched when it is first needed: see ludi/rooms/site.py. */
class Sources {
  private readonly asked = new Map<string, Promise<boolean>>();

  constructor(
    private readonly python: PyodideInterface,
    private readonly files: Files,
  ) {}

  /** Have one here; whether it is. What failed is tried again when it is next asked for. */
  fetch(archive: string): Promise<boolean> {
    let found = this.asked.get(archive);
    if (!found) {
      const zip = early.get(archive) ?? rules(this.files, archive);
      found = zip.then((it) => this.unpack(it), () => !this.asked.delete(archive));
      this.asked.set(archive, found);
    }
    return found;
  }

  unpack(zip: ArrayBuffer): true {
    this.python.unpackArchive(zip, "zip", { extractDir: RULES });
    this.python.runPython(NEW_FILES);
    return true;
  }
}

/** The browser's own: what takes its place for Pyodide answers with what lies unpacked, also while Python begins anew. */
const ask = self.fetch.bind(self);

type Done = (part: number) => void;

/** What comes through, and how much of it has come, 0 to 1. */
function counted(answer: Response, done: Done): ReadableStream<Uint8Array> {
  const bytes = Number(answer.headers.get("content-length")) || 0;
  let seen = 0;
  return answer.body!.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, out) {
        seen += part.length;
        if (bytes) done(Math.min(1, seen / bytes));
        out.enqueue(part);
      },
      flush: () => done(1),
    }),
  );
}

/** Hosts compress little of what they send, and some nothing: large files lie compressed, and are unpacked here. */
async function unpacked(folder: string, address: string, kind: string, done: Done = () => undefined): Promise<Response> {
  const [answer, { unpacked }] = await Promise.all([
    ask(address),
    import(/* @vite-ignore */ `${folder}xz.mjs`) as Promise<typeof import("./xz")>,
  ]);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  return new Response(unpacked(counted(answer, done)), { headers: { "content-type": kind } });
}

/** An archive of the rules. */
const rules = async (files: Files, archive: string): Promise<ArrayBuffer> =>
  (await unpacked(files.python, `${files.rules}${archive}.zip.xz`, "application/zip")).arrayBuffer();

/** Archives that are asked for before Python can unpack them; and when its code has come, and is no longer in their way. */
const early = new Map<string, Promise<ArrayBuffer>>();
let come: () => void = () => undefined;
const arrived = new Promise<void>((done) => (come = done));

/** Fetch one while Python begins: it has to be asked for before that, since all else waits then. */
export async function ahead(files: Files, archive: string): Promise<void> {
  await arrived;
  if (early.has(archive)) return;
  const found = rules(files, archive);
  early.set(archive, found);
  found.catch(() => early.delete(archive));
}

/** Pyodide asks for its code and its library, and is given what was compiled and unpacked. */
function giving(code: Promise<WebAssembly.Module>, library: Promise<ArrayBuffer>, its: string): void {
  self.fetch = async (what, how) => {
    const address = String(what instanceof Request ? what.url : what);
    if (address.endsWith(".asm.wasm")) return new Response();
    return address === its ? new Response(await library) : ask(what, how);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await code;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

/** Python, with what was imported. done: told how much of the largest file has come, 0 to 1. */
export async function boot(files: Files, given: Partial<Ready> = {}, done: (part: number) => void = () => undefined): Promise<Running> {
  const folder = files.python;
  const told = (part: number): void => {
    done(part);
    if (part === 1) come();
  };
  if (given.code) come();
  const code = given.code ? Promise.resolve(given.code) : WebAssembly.compileStreaming(unpacked(folder, `${folder}pyodide.asm.wasm.xz`, "application/wasm", told));
  const library = given.library ? Promise.resolve(given.library) : unpacked(folder, files.library, "application/zip").then((all) => all.arrayBuffer());
  giving(code, library, files.library);
  const common = rules(files, "common");
  const { memory } = given;
  const module = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  const python = await module.loadPyodide({
    indexURL: folder,
    stdLibURL: files.library,
    lockFileURL: `${folder}pyodide-lock.json`,
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" },
    ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }),
  });
  const sources = new Sources(python, files);
  sources.unpack(await common);
  python.runPython(memory ? AGAIN : FIRST);
  return { python, sources, ready: { code: await code, library: await library, memory: memory ?? written(python) } };
}

/** Python, with the memory that an earlier visit has kept, or else one that is kept now. */
export async function started(files: Files, done?: (part: number) => void): Promise<Running> {
  const memory = await remembered(files);
  if (memory) {
    try {
      return await boot(files, { memory }, done);
    } catch {
      await forget(files);
    }
  }
  const running = await boot(files, {}, done);
  if (running.ready.memory) void remember(files, running.ready.memory);
  return running;
}

/** Its memory as it is now; nothing in a browser where it holds what cannot be written down. */
function written(python: PyodideInterface): Uint8Array | undefined {
  try {
    return python.makeMemorySnapshot();
  } catch {
    return undefined;
  }
}
