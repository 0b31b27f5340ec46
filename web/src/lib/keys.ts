/** What a key means, whatever alphabet and layout the keyboard has. */

const PLACES: Record<string, string> = { Comma: ",", Period: "." };

/**
 * The sign of a key in Latin letters and digits. A layout with Latin letters is taken at its word; on one without, a
 * letter is the one that stands at its place on the common layout. Digits go by their place: some layouts want Shift.
 */
export function latin({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  if (key.length > 1) return key;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit && !shiftKey) return digit;
  if (/^[ -~]$/.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? PLACES[code] ?? key;
}
