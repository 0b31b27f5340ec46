/** Several moves by one button: what they are, Python says; here they are offered where they belong, and made one by one. */
import type { LegalMove, Order, OrderWay } from "../../api/types";
import type { Play } from "../../table/play.svelte";

/** An order in one of its ways. */
export interface Offered {
  order: Order;
  way: OrderWay;
  /** Whether its button needs no more than the number, beside one that has the words. */
  brief: boolean;
}

/** What is more of the move that is chosen, or was made last and may be made again, a gesture of this page; and what stands for itself. */
export function offered(play: Play): Offered[] {
  const of = (play.ready ?? last(play))?.path[0];
  return play.snap.orders.filter((order) => !order.of || order.of === of).flatMap(ways);
}

/** The most, and the few next to it, that have room beside a move of the list. */
const BESIDE = 3;

/** What may be done at once beside one move of the list, fewest first. Where dice answer, it is to be chosen first. */
export function beside({ snap }: Play, { path, final }: LegalMove): Offered[] {
  const found = final ? [] : snap.orders.filter(({ of }) => of !== "" && of === path[0]).flatMap(ways);
  return found.slice(0, BESIDE).sort((a, b) => a.way.most - b.way.most);
}

const ways = (order: Order): Offered[] => order.ways.map((way, i) => ({ order, way, brief: i > 0 }));
const last = ({ snap, me }: Play): LegalMove | undefined => {
  const made = snap.log.findLast(({ seat }) => seat === me)?.action;
  return snap.legal.find(({ action }) => action === made);
};

/** The next move of an order: of the first of its touches that is offered. */
export function next({ touches }: Order, legal: readonly LegalMove[]): LegalMove | undefined {
  for (const { token, key } of touches) {
    const found = legal.find(({ path, told }) => path[0] === token && told.key === key);
    if (found) return found;
  }
  return undefined;
}

/** The order that goes on. */
class Running {
  private now = $state.raw<{ order: Order; left: number } | null>(null);
  private version = -1;

  get on(): boolean {
    return this.now !== null;
  }

  start(play: Play, { order, way }: Offered): void {
    this.make(play, order, way.most);
  }

  /** Make the next move when the position after the last one is shown; whoever chooses by hand has the order ended. */
  follow(play: Play): void {
    if (!this.now) return;
    if (play.chosen.length) this.stop();
    else if (play.snap.version > this.version) this.make(play, this.now.order, this.now.left);
  }

  stop(): void {
    this.now = null;
  }

  private make(play: Play, order: Order, left: number): void {
    const offer = left > 0 ? next(order, play.snap.legal) : undefined;
    this.now = offer ? { order, left: left - 1 } : null;
    this.version = play.snap.version;
    if (offer) play.commit(offer);
  }
}

export const running = new Running();
