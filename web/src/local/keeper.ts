/** The rooms of this browser, in IndexedDB; and which of its windows plays which. As ludi/rooms/local.py wants it. */

const NAME = "ludi";
const VERSION = 1;
const LOCK = "ludi room ";

/** An event is stored under its room and its version, each as the numbers that Python wrote. */
type Kept = [v: number, ...rest: unknown[]];

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((kept, lost) => {
    transaction.oncomplete = () => kept();
    transaction.onabort = transaction.onerror = () => lost(transaction.error ?? new DOMException("", "AbortError"));
  });

const found = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((kept, lost) => {
    request.onsuccess = () => kept(request.result);
    request.onerror = () => lost(request.error ?? new DOMException("", "UnknownError"));
  });

const of = (room: string): IDBKeyRange => IDBKeyRange.bound([room], [room, []]);

export class Keeper {
  private opened: Promise<IDBDatabase> | undefined;
  private readonly held = new Map<string, () => void>();
  private readonly waiting = new Map<string, AbortController>();
  private readonly channel = new BroadcastChannel(NAME);

  /** changed: a room was written to by another window, or may now be played here. */
  constructor(private readonly changed: (room: string) => void) {
    this.channel.onmessage = ({ data }: MessageEvent<string>) => changed(data);
  }

  private open(): Promise<IDBDatabase> {
    this.opened ??= new Promise((kept, lost) => {
      const request = indexedDB.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        request.result.createObjectStore("heads");
        request.result.createObjectStore("events");
      };
      request.onsuccess = () => {
        request.result.onversionchange = () => {
          request.result.close();
          this.opened = undefined;
        };
        kept(request.result);
      };
      request.onerror = () => lost(request.error ?? new DOMException("", "UnknownError"));
    });
    this.opened.catch(() => (this.opened = undefined));
    return this.opened;
  }

  /** The head of a room and its events, as JSON; undefined where there is none. */
  async read(room: string): Promise<string | undefined> {
    const database = await this.open().catch(() => null);
    if (!database) return undefined;
    const transaction = database.transaction(["heads", "events"]);
    const [head, events] = await Promise.all([
      found(transaction.objectStore("heads").get(room) as IDBRequest<string | undefined>),
      found(transaction.objectStore("events").getAll(of(room)) as IDBRequest<Kept[]>),
    ]);
    return head === undefined ? undefined : JSON.stringify([head, events]);
  }

  /** Add events after a version and replace the head, in one step; what came of it. */
  async write(room: string, head: string, events: string, before: number): Promise<"kept" | "moved" | "full" | "refused"> {
    try {
      const database = await this.open();
      const transaction = database.transaction(["heads", "events"], "readwrite", { durability: "strict" });
      const ended = done(transaction);
      ended.catch(() => undefined);
      const log = transaction.objectStore("events");
      if ((await found(log.count(of(room)))) !== before) {
        transaction.abort();
        return "moved";
      }
      for (const event of JSON.parse(events) as Kept[]) log.add(event, [room, event[0]]);
      transaction.objectStore("heads").put(head, room);
      await ended;
      this.channel.postMessage(room);
      return "kept";
    } catch (error) {
      return (error as DOMException).name === "QuotaExceededError" ? "full" : "refused";
    }
  }

  /** The heads of all rooms. */
  async heads(): Promise<string> {
    const database = await this.open().catch(() => null);
    return JSON.stringify(database ? await found(database.transaction("heads").objectStore("heads").getAll()) : []);
  }

  async forget(room: string): Promise<void> {
    const transaction = (await this.open()).transaction(["heads", "events"], "readwrite");
    transaction.objectStore("heads").delete(room);
    transaction.objectStore("events").delete(of(room));
    await done(transaction);
    this.release(room);
    this.channel.postMessage(room);
  }

  /** Whether this window may play a room; one that may not is told when it may. */
  async hold(room: string): Promise<boolean> {
    if (!("locks" in navigator) || this.held.has(room)) return true;
    const mine = await new Promise<boolean>((answer) => {
      void navigator.locks.request(LOCK + room, { ifAvailable: true }, (lock) => {
        answer(lock !== null);
        return lock ? this.until(room) : undefined;
      });
    });
    if (!mine && !this.waiting.has(room)) {
      const waiting = new AbortController();
      this.waiting.set(room, waiting);
      void navigator.locks
        .request(LOCK + room, { signal: waiting.signal }, () => {
          this.waiting.delete(room);
          const over = this.until(room);
          this.changed(room);
          return over;
        })
        .catch(() => undefined);
    }
    return mine;
  }

  private until(room: string): Promise<void> {
    return new Promise((over) => this.held.set(room, over));
  }

  release(room: string): void {
    this.waiting.get(room)?.abort();
    this.waiting.delete(room);
    this.held.get(room)?.();
    this.held.delete(room);
  }
}
