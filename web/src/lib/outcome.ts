import { joined, t } from "./text.svelte";

/** Who has won, by the ranks of the seats. me: the seat that reads it, if it is the only one here. */
export function outcome(ranks: readonly number[], names: readonly string[], me: number | null): string {
  const first = ranks.flatMap((rank, seat) => (rank === 0 ? [seat] : []));
  const called = first.map((seat) => names[seat] ?? "");
  if (ranks.length === 1) return t("web-over");
  if (first.length > 1) return ranks.length > 2 ? t("web-result-shared", { seats: joined("list", called) }) : t("web-result-draw");
  return first[0] === me ? t("web-result-won") : t("web-result-winner", { seat: called[0] ?? "" });
}
