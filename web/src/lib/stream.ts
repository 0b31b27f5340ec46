/** The socket of a room: comes back by itself, from the version it had reached. */

const WATCHDOG = 45_000;
const FIRST = 500;
const LONGEST = 10_000;
const SENT_AWAY = 4001;

export interface Listener {
  message(data: unknown): void;
  link(up: boolean): void;
  /** The server has ended this seat, or this spectator's link. */
  sentAway(): void;
  /** What could not be done, with no answer that says so: a body as the API has it. */
  refused(body: unknown): void;
}

/** What is followed until it is closed. */
export interface Link {
  close(): void;
}

export class Stream implements Link {
  private socket: WebSocket | undefined;
  private failures = 0;
  private timer = 0;
  private closed = false;

  /** address: to connect to, asked for anew at every attempt. */
  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.open();
  }

  private readonly again = (): void => {
    if (document.hidden || this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    this.failures = 0;
    this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    this.drop();
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.watch();
    socket.onopen = () => {
      this.failures = 0;
      this.listener.link(true);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.watch();
      this.listener.message(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (event.code !== SENT_AWAY) return this.retry();
      this.close();
      this.listener.sentAway();
    };
  }

  /** A socket from which nothing came for long, not even a ping, is dead. */
  private watch(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.retry(), WATCHDOG);
  }

  private retry(): void {
    if (this.closed) return;
    this.listener.link(false);
    this.drop();
    const wait = Math.min(LONGEST, FIRST * 2 ** this.failures++) * (0.5 + Math.random());
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private drop(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = undefined;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.drop();
  }
}
