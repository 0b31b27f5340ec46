/** Python in a worker: Pyodide and the rules, from files of this site alone. */
import type { loadPyodide, PyodideInterface } from "pyodide";
import type { Files } from "./words";

const PACKED = ".gz";

/** Hosts compress little of what they send, and some nothing: the large file lies compressed, and is unpacked here. */
function unpacking(done: (part: number) => void): void {
  const ask = self.fetch.bind(self);
  self.fetch = async (what: RequestInfo | URL, how?: RequestInit): Promise<Response> => {
    const address = what instanceof Request ? what.url : String(what);
    if (!address.endsWith(".asm.wasm")) return ask(what, how);
    const answer = await ask(address + PACKED, how);
    if (!answer.ok || !answer.body) return answer;
    const bytes = Number(answer.headers.get("content-length")) || 0;
    let seen = 0;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, out) {
          seen += part.length;
          if (bytes) done(Math.min(1, seen / bytes));
          out.enqueue(part);
        },
      }),
    );
    const whole = counted.pipeThrough(new DecompressionStream("gzip") as ReadableWritablePair<Uint8Array, Uint8Array>);
    return new Response(whole, { headers: { "content-type": "application/wasm" } });
  };
}

/** Python, ready to import `ludi`. done: told how much of the largest file has come, 0 to 1. */
export async function boot(files: Files, done: (part: number) => void = () => undefined): Promise<PyodideInterface> {
  unpacking(done);
  const rules = fetch(files.rules).then((answer) => {
    if (!answer.ok) throw new Error(`${files.rules}: ${answer.status}`);
    return answer.arrayBuffer();
  });
  const module = (await import(/* @vite-ignore */ `${files.python}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  const python = await module.loadPyodide({
    indexURL: files.python,
    stdLibURL: files.library,
    lockFileURL: `${files.python}pyodide-lock.json`,
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" },
  });
  python.unpackArchive(await rules, "zip", { extractDir: "/lib/ludi" });
  python.runPython("import sys; sys.path.insert(0, '/lib/ludi')");
  return python;
}
