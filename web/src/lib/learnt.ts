/** What this browser remembers of lessons; nothing of it reaches the server. */

/** What was done: a move, or null for a step that was read. */
export type Taken = number | null;

type Stands = Taken[] | "done";

const KEY = "ludi-lessons";
const OFFERED = "ludi-lessons-offered";

function kept(): Record<string, Stands> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Stands>;
  } catch {
    return {};
  }
}

function put(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

export const learnt = {
  /** Where a lesson stands. */
  stands(title: string, lesson: string): "no" | "begun" | "done" {
    const found = kept()[`${title}/${lesson}`];
    return found === undefined || found.length === 0 ? "no" : found === "done" ? "done" : "begun";
  },

  /** What was done in a lesson that was left. */
  taken(title: string, lesson: string): Taken[] {
    const found = kept()[`${title}/${lesson}`];
    return Array.isArray(found) ? found : [];
  },

  keep(title: string, lesson: string, stands: Stands): void {
    const all = kept();
    put(KEY, JSON.stringify({ ...all, [`${title}/${lesson}`]: stands }));
  },

  /** Whether lessons are still to be offered: once, to somebody who has never seen them. */
  get offers(): boolean {
    try {
      return localStorage.getItem(OFFERED) === null && localStorage.getItem(KEY) === null;
    } catch {
      return false;
    }
  },

  offered(): void {
    put(OFFERED, "1");
  },
};
