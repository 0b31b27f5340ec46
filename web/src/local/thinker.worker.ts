/** A worker that thinks for bots and hints: a line in, a line out, as ludi/rooms/hinting.py says. */
import type { PyCallable } from "pyodide/ffi";
import { boot, started } from "./python";
import type { Begin } from "./words";

const CODE = `
from ludi.kernel.titles import family
from ludi.rooms.hinting import think
import json
async def answer(line, sources):
    return think(line) if await sources.fetch(family(json.loads(line)["title"])) else ""
answer
`;
let think: Promise<(line: string) => Promise<string>>;

self.onmessage = async ({ data }: MessageEvent<Begin | string>) => {
  if (typeof data !== "string") {
    think = (data.code ? boot(data.files, data) : started(data.files)).then(({ python, sources }) => {
      const answer = python.runPython(CODE) as PyCallable;
      return (line) => answer(line, sources) as Promise<string>;
    });
    think.then(() => postMessage("ready"), (error: unknown) => reportError(error));
    return;
  }
  try {
    postMessage({ answer: await (await think)(data) });
  } catch (error) {
    reportError(error);
    postMessage({ answer: "" });
  }
};
