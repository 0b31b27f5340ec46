/** What this browser remembers of puzzles: whether the first answer was the best move. Nothing of it reaches the server. */

const KEY = "ludi-puzzles";

function kept(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, boolean>;
  } catch {
    return {};
  }
}

export const puzzled = {
  /** How a puzzle was answered at first; undefined if it was not. */
  stands(title: string, number: number): boolean | undefined {
    return kept()[`${title}/${number}`];
  },

  /** How many of a title were answered, and how many of them at once with the best move. */
  score(title: string): { done: number; right: number } {
    const mine = Object.entries(kept()).filter(([name]) => name.startsWith(`${title}/`));
    return { done: mine.length, right: mine.filter(([, right]) => right).length };
  },

  /** The first one after a number that was not answered yet; 0 if there is none. */
  next(title: string, number: number, count: number): number {
    const all = kept();
    const ahead = Array.from({ length: count - 1 }, (_, i) => ((number + i) % count) + 1);
    return ahead.find((one) => all[`${title}/${one}`] === undefined) ?? 0;
  },

  keep(title: string, number: number, right: boolean): void {
    const all = kept();
    const name = `${title}/${number}`;
    if (all[name] !== undefined) return;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...all, [name]: right }));
    } catch {
      // A browser that keeps nothing still asks.
    }
  },
};

/** The day of whoever looks, as 2026-11-24. */
export function day(now = new Date()): string {
  const two = (n: number): string => `${n}`.padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
