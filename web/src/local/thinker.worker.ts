/** A worker that thinks for bots and hints: a line in, a line out, as ludi/rooms/hinting.py and reviewing.py say. */
import type { PyCallable } from "pyodide/ffi";
import { boot, started } from "./python";
import type { Told } from "./thinkers";
import type { Begin } from "./words";

const SAY_EVERY = 250;
const CODE = `
from ludi.rooms import hinting, reviewing
import json
async def answer(line, sources, said):
    asked = json.loads(line)
    for archive in hinting.archives(asked):
        if not await sources.fetch(archive):
            return ""
    if "lines" not in asked:
        return hinting.think(line, said)
    return reviewing.review(asked, said) if await sources.fetch(reviewing.ARCHIVE) else ""
answer
`;
let think: Promise<(line: string) => Promise<string>>;
let last = 0;

const say = (told: Told): void => postMessage(told);

/** How far it is, now and then: whoever waits knows by it that it is alive. */
function said(done: number, total: number): void {
  const now = performance.now();
  if (now - last < SAY_EVERY) return;
  last = now;
  say({ done, total });
}

self.onmessage = async ({ data }: MessageEvent<Begin | string>) => {
  if (typeof data !== "string") {
    think = (data.code ? boot(data.files, data) : started(data.files)).then(({ python, sources }) => {
      const answer = python.runPython(CODE) as PyCallable;
      return (line) => answer(line, sources, said) as Promise<string>;
    });
    think.then(() => say("ready"), (error: unknown) => reportError(error));
    return;
  }
  try {
    say({ answer: await (await think)(data) });
  } catch (error) {
    reportError(error);
    say({ answer: "" });
  }
};
