/** The rooms that this browser has a seat in, the last one first. */

const KEY = "ludi-rooms";
const MOST = 6;

export function recent(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((room) => typeof room === "string") : [];
  } catch {
    return [];
  }
}

function keep(rooms: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(rooms));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function forget(room: string): void {
  if (recent().includes(room)) keep(recent().filter((other) => other !== room));
}

export function remember(room: string): void {
  keep([room, ...recent().filter((other) => other !== room)].slice(0, MOST));
}
