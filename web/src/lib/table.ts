/** Where rooms are kept: at a server, or in this browser. Everything that asks for them or follows them does so here. */
import { here, local } from "./here";
import { Stream, type Link, type Listener } from "./stream";
import { search } from "./watched";

/** What is asked of a room's stream. */
export interface Asked {
  seat?: number;
  watch?: string;
  after?: number;
}

interface Table {
  /** Answers what the web API is asked. */
  answer(request: Request): Promise<Response>;
  /** Follow a room; `asked` is called at every attempt. */
  follow(room: string, asked: () => Asked, listener: Listener): Link;
}

const server: Table = {
  answer: (request) => fetch(request),
  follow: (room, asked, listener) =>
    new Stream(() => `${location.origin.replace("http", "ws")}/api/rooms/${room}/stream${search(asked())}`, listener),
};

const browser: Table = {
  answer: async (request) => (await local()).answer(request),
  follow(room, asked, listener) {
    let link: Link | null = null;
    let closed = false;
    void local().then(({ follow }) => {
      if (!closed) link = follow(room, asked().seat ?? null, listener);
    });
    return {
      close() {
        closed = true;
        link?.close();
      },
    };
  },
};

export const table: Table = here ? browser : server;
