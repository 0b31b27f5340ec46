/** The decks that this browser keeps, by name; nothing of them reaches the server before a room is made. */

export interface Saved {
  name: string;
  /** The list as text. */
  cards: string;
}

const KEY = "ludi-decks";
export const LONGEST_NAME = 40;

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function stored(): Saved[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.filter((deck): deck is Saved => typeof deck?.name === "string" && typeof deck?.cards === "string");
  } catch {
    return [];
  }
}

class Shelf {
  all = $state.raw<Saved[]>(stored());
  /** Whether the browser refused to keep the last change. */
  lost = $state(false);

  constructor() {
    addEventListener("storage", (event) => event.key === KEY && this.read());
  }

  private read(): Saved[] {
    return (this.all = this.lost ? this.all : stored());
  }

  private write(all: Saved[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
      this.lost = false;
    } catch {
      this.lost = true;
    }
  }

  find(name: string): Saved | undefined {
    return this.all.find((deck) => same(deck.name, name));
  }

  /** A name that no deck has: as wished, or with a number behind it. taken: names besides those of saved decks. */
  free(wish: string, taken: readonly string[] = []): string {
    const names = [...taken, ...this.read().map((deck) => deck.name)];
    const base = wish.slice(0, LONGEST_NAME);
    for (let n = 1; ; n++) {
      const name = n === 1 ? base : `${base.slice(0, LONGEST_NAME - String(n).length - 1)} ${n}`;
      if (!names.some((other) => same(other, name))) return name;
    }
  }

  /** Keep a deck under its name, a new one first. */
  keep(name: string, cards: string): void {
    const all = this.read();
    const known = all.some((deck) => deck.name === name);
    this.write(known ? all.map((deck) => (deck.name === name ? { name, cards } : deck)) : [{ name, cards }, ...all]);
  }

  rename(name: string, to: string): void {
    this.write(this.read().map((deck) => (deck.name === name ? { ...deck, name: to } : deck)));
  }

  remove(name: string): void {
    this.write(this.read().filter((deck) => deck.name !== name));
  }
}

export const shelf = new Shelf();
