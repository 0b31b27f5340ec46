/** What this device added to the dice of its matches, the last ones, and the seal that it was shown then. */

export interface Added {
  room: string;
  seat: number;
  share: string;
  commitment: string | null;
  opened: boolean;
}

const KEY = "ludi-shares";
const MOST = 200;

function all(): Added[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Added[]) : [];
  } catch {
    return [];
  }
}

export function added(room: string, seat: number): Added | undefined {
  return all().find((one) => one.room === room && one.seat === seat);
}

export function keep(one: Added): void {
  try {
    const others = all().filter((other) => other.room !== one.room || other.seat !== one.seat);
    localStorage.setItem(KEY, JSON.stringify([one, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing adds nothing; the match begins without it.
  }
}
