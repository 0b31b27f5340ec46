/** What a card would bring to a legion, why it cannot come, and how far a legion is on the way to Laurus and Virtus. */
import { asked, barbarians, cellOf, colour, COLOURS, kind, printed } from "./facts";
import { CELLS, gear, type LusitaniaView, type Place, type SideView } from "./view";

/** A legion as it matters to Laurus and Virtus. */
export interface Legion {
  cells: readonly string[];
  places: Record<string, Place[]>;
}

const warriors = (cells: readonly string[]): boolean[] => cells.slice(1, -1).map((card) => !!card && kind(card) === "warrior");

/** The longest row of warriors side by side. */
function longest(cells: readonly string[]): number {
  let [n, most] = [0, 0];
  for (const there of warriors(cells)) most = Math.max(most, (n = there ? n + 1 : 0));
  return most;
}

/** Cook and ballistarius, and how many symbols of the ballistarius are covered; of how many steps. printed: its symbols. */
function fitted({ cells, places }: Legion, symbols: number): [number, number] {
  const at = cells.indexOf("Ballistarius");
  const held = at < 0 ? 0 : (places[CELLS[at]!] ?? []).slice(0, symbols).filter(({ holds }) => holds).length;
  return [+cells.includes("Cook") + +(at >= 0) + held, 2 + symbols];
}

/** How far a legion is with what an award asks for: [have, of]. */
export function progress(award: string, legion: Legion, v?: Pick<LusitaniaView, "printed">): [number, number] {
  const want = asked(award);
  const held = gear(legion as SideView);
  if (!want) return [0, 1];
  if (want.all) return [want.all.filter((one) => held.includes(one)).length, want.all.length];
  if (want.different) return [Math.min(want.different, new Set(held).size), want.different];
  if (want.cells) return [want.cells.filter((cell) => legion.cells[cell]).length, want.cells.length];
  if (want.row) return [Math.min(want.row, longest(legion.cells)), want.row];
  if (want.pairs) {
    const pairs = [...new Set(held)].reduce((n, one) => n + Math.floor(held.filter((other) => other === one).length / 2), 0);
    return [Math.min(want.pairs, pairs), want.pairs];
  }
  return fitted(legion, printed("Ballistarius", v).takes?.length ?? 0);
}

/** The place under a warrior that equipment would go to, -1 for none: printed symbols before those of Virtus. */
export function placeFor(places: readonly Place[], one: string): number {
  return places.findIndex(({ takes, holds }) => !holds && takes.includes(one));
}

/** The legion with a card more. cell: where equipment goes; the first warrior that takes it if it is left out. */
export function withCard({ cells, places }: Legion, card: string, cell = ""): Legion {
  const what = kind(card);
  if (what === "gear") {
    const at = cell || Object.keys(places).find((one) => placeFor(places[one]!, card) >= 0);
    if (!at) return { cells, places };
    const i = placeFor(places[at] ?? [], card);
    return { cells, places: { ...places, [at]: (places[at] ?? []).map((place, n) => (n === i ? { ...place, holds: card } : place)) } };
  }
  const at = what === "warrior" ? CELLS.indexOf(cellOf(card) as "I") : cells[0] ? CELLS.length - 1 : 0;
  const more = what === "warrior" ? { [CELLS[at]!]: (printed(card).takes ?? []).map((takes) => ({ takes, holds: "" })) } : {};
  return { cells: cells.with(at, card), places: { ...places, ...more } };
}

/** The awards still to be had that a legion meets. */
export function met(v: LusitaniaView, legion: Legion): string[] {
  const free = Object.entries(v.awards).filter(([, seat]) => seat === null);
  return free.map(([award]) => award).filter((award) => {
    const [have, of] = progress(award, legion, v);
    return have >= of;
  });
}

/** What hiring a card brings: its points, and the awards with theirs. */
export function brings(v: LusitaniaView, seat: number, card: string, cell = ""): { vp: number; awards: string[] } {
  const awards = met(v, withCard(v.players[seat]!, card, cell));
  return { vp: printed(card, v).vp + awards.reduce((n, award) => n + (asked(award)?.vp ?? 0), 0), awards };
}

export type Obstacle = "" | "cell" | "colour" | "province" | "barbarians" | "symbol" | "guests";

/** Why a card cannot be hired; empty if it can. */
export function obstacle(v: LusitaniaView, seat: number, card: string): Obstacle {
  const me = v.players[seat]!;
  switch (kind(card)) {
    case "gear":
      return Object.values(me.places).some((all) => placeFor(all, card) >= 0) ? "" : "symbol";
    case "guest":
    case "mars":
      return me.cells[0] && me.cells.at(-1) ? "guests" : "";
  }
  if (me.cells[CELLS.indexOf(cellOf(card) as "I")]) return "cell";
  const its = colour(card);
  if (its === "white") {
    const most = barbarians(v.awards["Virtus 9"] === seat);
    return me.cells.filter((one) => one && kind(one) === "warrior" && colour(one) === "white").length < most ? "" : "barbarians";
  }
  if (!COLOURS.some((one) => one.toLowerCase() === its)) return "";
  if (me.colour) return me.colour === its ? "" : "colour";
  return v.players.some((other) => other.colour === its) ? "province" : "";
}
