/** The worker with the table: `ludi.rooms.local`, what keeps its rooms, and what thinks for its bots. */
import type { PyCallable, PyProxy } from "pyodide/ffi";
import { Keeper } from "./keeper";
import { ahead, started } from "./python";
import { Thinkers } from "./thinkers";
import type { Begin, News, Order } from "./words";

const MOST = 2;
const CODE = `
import asyncio
from ludi.rooms.local import LocalRooms
from ludi.rooms.local_api import answer
from ludi.rooms.local_room import Refusal, dumps

class Kept:
    """JavaScript's undefined is Python's None."""
    def __init__(self, keeper):
        self._keeper = keeper
    def __getattr__(self, name):
        return getattr(self._keeper, name)
    async def read(self, room):
        found = await self._keeper.read(room)
        return found if isinstance(found, str) else None

class Table:
    def __init__(self, keeper, thinkers, sources, send, failed):
        self.rooms = LocalRooms(Kept(keeper), thinkers, sources, send)
        self._send = send
        # What nobody waits for, as the moves of bots, must not end unheard.
        asyncio.get_event_loop().set_exception_handler(
            lambda _, context: failed(repr(context.get("exception") or context.get("message")))
        )
    async def answer(self, method, path, query, body):
        status, text = await answer(self.rooms, method, path, query.to_py(), body)
        return f"{status} {text}"
    async def follow(self, number, room, seat, at_once):
        self.rooms.at_once = at_once
        try:
            await self.rooms.follow(number, room, seat)
        except Refusal as refusal:
            self._send(number, dumps({"type": "refused", **refusal.body()}))
    def leave(self, number):
        self.rooms.leave(number)
    def changed(self, room):
        asyncio.ensure_future(self.rooms.read_anew(room))
Table
`;

interface Table extends PyProxy {
  answer(method: string, path: string, query: Record<string, string>, body: string): Promise<string>;
  follow(number: number, room: string, seat: number | null, atOnce: boolean): Promise<void>;
  leave(number: number): void;
  changed(room: string): void;
}

const say = (news: News): void => postMessage(news);
let table: Promise<Table>;
let begun: Begin;

async function begin({ files }: Begin): Promise<Table> {
  const { python, sources, ready } = await started(files, (done) => say({ kind: "loading", done }));
  const thinkers = new Thinkers({ kind: "begin", files, ...ready }, MOST);
  thinkers.prepare();
  const made = python.runPython(CODE) as PyCallable;
  const keeper = new Keeper((room) => void table.then((its) => its.changed(room)));
  const send = (number: number, text: string): void => say({ kind: "message", number, text });
  const failed = (why: string): void => reportError(new Error(why));
  return made(keeper, thinkers, sources, send, failed) as Table;
}

async function obey(order: Order): Promise<void> {
  if (order.kind === "want") return ahead(begun.files, order.archive);
  const its = await table;
  if (order.kind === "leave") return its.leave(order.number);
  if (order.kind === "follow") return its.follow(order.number, order.room, order.seat, order.atOnce);
  const found = await its.answer(order.method, order.path, order.query, order.body);
  const space = found.indexOf(" ");
  say({ kind: "answer", id: order.id, status: Number(found.slice(0, space)), text: found.slice(space + 1) });
}

self.onmessage = ({ data }: MessageEvent<Begin | Order>) => {
  if (data.kind === "begin") {
    begun = data;
    table = begin(data);
    table.then(() => say({ kind: "ready" }), (error: unknown) => say({ kind: "failed", why: String(error) }));
    return;
  }
  obey(data).catch((error: unknown) => {
    // Answered first: what fails once is not asked again of the worker that the page begins in the place of this one.
    if (data.kind === "ask") say({ kind: "answer", id: data.id, status: 500, text: '{"key":"local-begun-anew","params":{}}' });
    reportError(error);
  });
};
