/** The games of practice whose beginning this browser has seen: one that was taken up in the middle is not among them. */
const KEY = "ludi-begun";
const MOST = 100;

function all(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const begun = {
  has: (room: string): boolean => all().includes(room),
  add(room: string): void {
    try {
      localStorage.setItem(KEY, JSON.stringify([...all().filter((one) => one !== room), room].slice(-MOST)));
    } catch {
      // A browser that keeps nothing still plays.
    }
  },
};
