/** What of a data file with the numbers of a game is shown; the build and the page take it from there. */

const UNSHOWN = new Set(["source", "sources"]);
const SOURCE = /_?src$/;

/**
 * Replaces a value of the file when it is written as JSON. Of the sources of values only that is shown which of them are
 * ours: their names, in `house`; "all" for a whole entry.
 */
export function shown(name: string, value: unknown): unknown {
  if (UNSHOWN.has(name) || SOURCE.test(name)) return undefined;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const house = Object.entries(value).flatMap(([key, from]) => (SOURCE.test(key) && from === "RECONSTRUCTED" ? [key.replace(SOURCE, "") || "all"] : []));
  return house.length ? { ...value, house } : value;
}
