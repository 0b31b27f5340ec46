/** Somebody who says what to do at a table, and what comes of it. */
import type { Message } from "../api/types";

export interface Coach {
  /** What is said in this step, or in answer to a move that does not go on. */
  readonly told: Message;
  /** Whether this is such an answer. */
  readonly answered: boolean;
  /** Whether there is only something to read now. */
  readonly reading: boolean;
  /** Whether this is the end. */
  readonly done: boolean;
  /** The step, from 1, and how many there are. */
  readonly at: number;
  readonly of: number;
  /** The position in sentences. */
  readonly sentences: Message[];
  /** The page of all lessons, and the next lesson, if there is one. */
  readonly home: string;
  readonly next: string;
  goOn(): void;
}
