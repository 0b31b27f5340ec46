/** Somebody who says what to do at a table, and what comes of it: in a lesson, or of a puzzle. */
import type { Message } from "../api/types";

export interface Coach {
  /** What is said in this step. */
  readonly told: Message;
  /** What is said to a move that does not go on. */
  readonly answered: Message | null;
  /** Whether there is only something to read now. */
  readonly reading: boolean;
  /** Whether this is the end. */
  readonly done: boolean;
  /** The step, from 1, and how many there are. */
  readonly at: number;
  readonly of: number;
  /** The position in sentences. */
  readonly sentences: Message[];
  /** Whether a step can be taken back. */
  readonly back: boolean;
  /** The page of all of them, and the next one, if there is one. */
  readonly home: string;
  readonly next: string;
  /** What the ways on are called, and the way out. */
  readonly ways: { leave: string; next: string; home: string };
  /** What the list of the best moves is called, the place of one's own among all, and what opens it; nothing in a lesson. */
  readonly compared?: { name: string; place: string; button: string; open(): void };
  goOn(): void;
}
