/** A worker that thinks for bots and hints: a line of `ludi.bots.worker` in, a line out. */
import type { PyCallable } from "pyodide/ffi";
import { boot } from "./python";
import type { Begin } from "./words";

const CODE = `
import io, json
from ludi.bots.worker import Mind
def think(line):
    said = io.StringIO()
    Mind(said).work(json.loads(line))
    return said.getvalue().splitlines()[-1]
think
`;
let think: Promise<PyCallable>;

self.onmessage = async ({ data }: MessageEvent<Begin | string>) => {
  if (typeof data !== "string") {
    think = boot(data.files, data).then(({ python }) => python.runPython(CODE) as PyCallable);
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
