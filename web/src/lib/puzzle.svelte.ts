/** A puzzle as a table: the server shows a position, and says what an answer is worth. Nothing of it is stored there. */
import { api, got } from "../api/client";
import type { PuzzleNow } from "../api/types";
import type { Coach } from "./coach";
import { puzzled } from "./puzzled";
import type { Room } from "./room.svelte";

/** Where the list of moves would cover the verdict. */
const narrow = matchMedia("(max-width: 599px), (--tight) and (--low-window)");

/** Puzzles, made of the rooms that the page has already. */
export function puzzleRooms(Base: typeof Room) {
  return class PuzzleRoom extends Base {
    private puzzle = $state.raw() as PuzzleNow;

    constructor(first: PuzzleNow) {
      super("puzzle", first.room.mine[0] ?? 0);
      this.puzzle = first;
    }

    override get address(): string {
      return `/puzzles/${this.puzzle.title}/${this.puzzle.number}`;
    }

    override get coach(): Coach {
      const { puzzle } = this;
      const next = puzzled.next(puzzle.title, puzzle.number, puzzle.count);
      return {
        told: puzzle.told,
        answered: null,
        reading: puzzle.answer !== null,
        done: puzzle.answer !== null,
        at: puzzle.number,
        of: puzzle.count,
        sentences: puzzle.sentences,
        back: puzzle.answer !== null,
        home: `/puzzles/${puzzle.title}`,
        next: next ? `/puzzles/${puzzle.title}/${next}` : "",
        ways: { leave: "puzzle-leave", next: "puzzle-next", home: "puzzle-all" },
        compared: { name: "puzzle-compared", place: String(puzzle.told.params.place ?? ""), button: "puzzle-compare", open: () => (this.hints = puzzle.answer?.hint ?? null) },
        goOn: () => undefined,
      };
    }

    protected override connect(): void {
      this.show(this.puzzle);
    }

    protected override complete(): Promise<void> {
      return Promise.resolve();
    }

    private show(found: PuzzleNow): void {
      this.linked = true;
      this.puzzle = found;
      this.take({ type: "room", ...found.room });
      this.take({ type: "snapshot", ...found.snapshot });
      this.hints = (!narrow.matches && found.answer?.hint) || null;
      if (found.answer) puzzled.keep(found.title, found.number, found.answer.right);
    }

    private async ask(answer: number | null): Promise<void> {
      if (this.sending) return;
      this.sending = true;
      this.problem = "";
      try {
        const params = { path: { title: this.puzzle.title, number: this.puzzle.number } };
        this.show(await got(api.POST("/api/puzzles/{title}/{number}", { params, body: { answer } })));
      } catch (error) {
        this.complain(error);
      } finally {
        this.sending = false;
      }
    }

    override move(action: number): Promise<void> {
      return this.ask(action);
    }

    /** Try again. */
    override undo(): Promise<void> {
      return this.ask(null);
    }

    override redo(): Promise<void> {
      return Promise.resolve();
    }

    /** There is no past to look at. */
    override look(): Promise<void> {
      return Promise.resolve();
    }
  };
}
