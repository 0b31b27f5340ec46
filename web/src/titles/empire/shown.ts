/** What a map is told to show; it knows no rules. */

export interface Occupant {
  /** The side that it belongs to, 0 to 3; null for nobody's: rebels, an empty land with a city. */
  side: number | null;
  kind: "faction" | "people" | "rebels" | "";
  armies: number;
  /** Letters that tell the peoples of a side apart. */
  who?: string;
  fort?: "fort" | "fortress" | "";
  city?: "city" | "looted" | "capital" | "";
}

export interface Arrow {
  from: string;
  to: string;
  side: number;
  attack: boolean;
}

export const LAYERS = ["owners", "units", "names", "terrain", "values", "straits"] as const;
export type Layer = (typeof LAYERS)[number];

/** All words of the map come from its owner. */
export interface Words {
  land(id: string): string;
  area(id: string): string;
  sea(id: string): string;
  /** Everything about a land in a sentence, its number of armies and its chip too: what a screen reader says. */
  describe(id: string): string;
  /** The map itself, its buttons, and the layers. */
  tool(id: "map" | "in" | "out" | "all" | "layers" | Layer): string;
}
