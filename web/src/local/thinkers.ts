/** Workers that think, one question at a time; whoever is not waited for any more is ended, and another takes its place. */
import type { Begin } from "./words";

interface Waiting {
  room: string;
  question: string;
  answered: (line: string) => void;
  said: Said | undefined;
}

/** Told how much of what was asked is done, and of how much. */
export type Said = (done: number, total: number) => void;
/** What one of them says: that it can think, how far it is, its answer. */
export type Told = "ready" | { done: number; total: number } | { answer: string };

interface Thinker {
  worker: Worker;
  at: Waiting | null;
  timer?: ReturnType<typeof setTimeout>;
  lost: boolean;
}

/** Milliseconds after which one that says nothing is taken for dead: whoever thinks says now and then how far it is. */
const SILENT = 60_000;

export class Thinkers {
  private idle: Thinker[] = [];
  private readonly busy = new Set<Thinker>();
  private queue: Waiting[] = [];
  /** Whether one of them can think by now, and when that is so. */
  ready = false;
  private can: () => void = () => undefined;
  readonly begun = new Promise<void>((done) => (this.can = done));

  constructor(
    private readonly begin: Begin,
    private readonly most: number,
  ) {}

  /** Have one ready before it is asked. */
  prepare(): void {
    if (this.idle.length + this.busy.size === 0) this.idle.push(this.made());
  }

  ask(room: string, question: string, said?: Said): Promise<string> {
    return new Promise((answered) => {
      this.queue.push({ room, question, answered, said });
      this.next();
    });
  }

  cancel(room: string): void {
    for (const one of this.queue.filter((other) => other.room === room)) one.answered("");
    this.queue = this.queue.filter((one) => one.room !== room);
    for (const thinker of [...this.busy].filter(({ at }) => at?.room === room)) this.lose(thinker);
  }

  private next(): void {
    if (this.queue.length === 0) return;
    if (this.idle.length === 0 && this.busy.size < this.most) this.idle.push(this.made());
    const thinker = this.idle.pop();
    if (!thinker) return;
    thinker.at = this.queue.shift()!;
    this.busy.add(thinker);
    this.watch(thinker);
    thinker.worker.postMessage(thinker.at.question);
  }

  private watch(thinker: Thinker): void {
    clearTimeout(thinker.timer);
    thinker.timer = setTimeout(() => this.lose(thinker), SILENT);
  }

  /** End one, with no answer if it is at work. */
  private lose(thinker: Thinker): void {
    clearTimeout(thinker.timer);
    thinker.worker.terminate();
    thinker.lost = true;
    this.idle = this.idle.filter((one) => one !== thinker);
    if (!this.busy.delete(thinker)) return;
    thinker.at?.answered("");
    this.prepare();
    this.next();
  }

  private made(): Thinker {
    const worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    const thinker: Thinker = { worker, at: null, lost: false };
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (thinker.lost) return; // said before it was ended
      if (thinker.at) this.watch(thinker);
      if (data === "ready") {
        this.ready = true;
        return this.can();
      }
      if ("done" in data) return thinker.at?.said?.(data.done, data.total);
      clearTimeout(thinker.timer);
      const { at } = thinker;
      thinker.at = null;
      this.busy.delete(thinker);
      this.idle.push(thinker);
      at?.answered(data.answer);
      this.next();
    };
    worker.onerror = (error) => {
      error.preventDefault(); // else it is taken for one of the table, which goes on
      console.warn(error.message);
      this.lose(thinker);
    };
    worker.postMessage(this.begin);
    return thinker;
  }
}
