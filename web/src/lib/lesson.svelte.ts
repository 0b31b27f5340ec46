/** A lesson as a table: the server says where it stands after what was done, and nothing of it is stored there. */
import { api, got } from "../api/client";
import type { LessonNow, Message } from "../api/types";
import type { Coach } from "./coach";
import { learnt, type Taken } from "./learnt";
import type { Room } from "./room.svelte";

/** How a lesson is begun: of a title, by name, after what was taken, before the lesson that follows. */
export interface Begun {
  of: string;
  name: string;
  taken: Taken[];
  following: string;
  /** Begin anew with what is left when the last thing done is taken back. */
  restart: (taken: Taken[]) => void;
}

/** Lessons, made of the rooms that the page has already. */
export function lessonRooms(Base: typeof Room) {
  return class LessonRoom extends Base {
    lesson = $state.raw<LessonNow | null>(null);
    private answered = $state.raw<Message | null>(null);

    constructor(private readonly begun: Begun) {
      super("lesson", 0);
    }

    override get address(): string {
      return `/learn/${this.begun.of}/${this.begun.name}`;
    }

    override get coach(): Coach | null {
      const { lesson } = this;
      if (!lesson) return null;
      return {
        told: lesson.told,
        answered: this.answered,
        reading: lesson.to_read,
        done: lesson.done,
        at: lesson.at,
        of: lesson.lesson.steps,
        sentences: lesson.sentences,
        back: lesson.at > 1,
        home: `/learn/${this.begun.of}`,
        next: this.begun.following,
        ways: { leave: "learn-leave", next: "learn-next", home: this.begun.following ? "learn-all" : "learn-play" },
        goOn: () => void this.go(null),
      };
    }

    protected override connect(): void {
      void this.ask(null);
    }

    /** The log is always whole. */
    protected override complete(): Promise<void> {
      return Promise.resolve();
    }

    private async ask(known: number | null): Promise<boolean> {
      this.sending = true;
      this.problem = "";
      try {
        const params = { path: { title: this.begun.of, lesson: this.begun.name } };
        const found = await got(api.POST("/api/lessons/{title}/{lesson}", { params, body: { taken: this.begun.taken, known } }));
        this.linked = true;
        this.answered = null;
        this.lesson = found;
        learnt.keep(this.begun.of, this.begun.name, found.done ? "done" : this.begun.taken);
        this.take({ type: "room", ...found.room });
        if (found.snapshot) this.take({ type: "snapshot", ...found.snapshot });
        for (const event of found.events) this.take(event);
        return true;
      } catch (error) {
        this.complain(error);
        return false;
      } finally {
        this.sending = false;
      }
    }

    private async go(action: number | null): Promise<void> {
      if (this.sending) return;
      this.begun.taken.push(action);
      if (!(await this.ask(this.begun.taken.length - 1))) this.begun.taken.pop();
    }

    override move(action: number): Promise<void> {
      const refused = this.lesson?.answers.find((one) => one.action === action);
      if (!refused) return this.go(action);
      this.answered = refused.told;
      return Promise.resolve();
    }

    override undo(): Promise<void> {
      if (this.begun.taken.length) this.begun.restart(this.begun.taken.slice(0, -1));
      return Promise.resolve();
    }

    override redo(): Promise<void> {
      return Promise.resolve();
    }

    /** There is no past to look at but the last step: that is played again by going back. */
    override look(): Promise<void> {
      return Promise.resolve();
    }
  };
}
