/** A worker that thinks for bots and hints: a line in, a line out, as ludi/rooms/hinting.py says. */
import type { PyCallable } from "pyodide/ffi";
import { boot, started } from "./python";
import type { Begin } from "./words";

const CODE = `
from ludi.rooms.hinting import think
think
`;
let think: Promise<PyCallable>;

self.onmessage = async ({ data }: MessageEvent<Begin | string>) => {
  if (typeof data !== "string") {
    think = (data.code ? boot(data.files, data) : started(data.files)).then(({ python }) => python.runPython(CODE) as PyCallable);
    think.then(() => postMessage("ready"), (error: unknown) => reportError(error));
    return;
  }
  try {
    postMessage({ answer: (await think)(data) as string });
  } catch (error) {
    reportError(error);
    postMessage({ answer: "" });
  }
};
