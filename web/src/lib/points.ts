/** Points, whole or with a half, as people write them: ½ for a half, and a minus sign for what is lost. */
export function points(n: number): string {
  const [sign, whole] = [n < 0 ? "−" : "", Math.floor(Math.abs(n))];
  return n % 1 ? `${sign}${whole || ""}½` : `${sign}${whole}`;
}

/** The same with its sign, as a change; 0 has none. */
export const signed = (n: number): string => (n > 0 ? `+${points(n)}` : points(n));
