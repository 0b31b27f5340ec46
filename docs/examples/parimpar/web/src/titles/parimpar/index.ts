/** Par Impar at the table. */
import { seatIn } from "../../lib/text.svelte";
import type { Title } from "..";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Player from "./Player.svelte";
import Stock from "./Stock.svelte";

/** Milliseconds that an event is shown. */
const PACE: Record<string, number> = { tossing: 700, hiding: 500, guessing: 700, opening: 1200 };

export const title: Title = {
  family: "parimpar",
  hidden: true,
  seated: true,
  Board,
  Hand,
  Stock,
  Tray: null,
  Player,
  rules: () => import("./Rules.svelte"),

  called: (card) => card,
  pace: ({ decision }) => PACE[decision] ?? 300,
  placed: () => true,
  ends: [],
  wide: true,
  digit: (n) => [`hide:${n}`, n === 1 ? "guess:odd" : n === 2 ? "guess:even" : ""],
  log: {
    opens: ({ key }) => /-(head|ship|hides)$/.test(key),
    matters: ({ key }) => /-(opens|wins|over)$/.test(key),
    points({ params: { seat: of, points: n, was } }) {
      const seat = seatIn(of);
      return seat !== null && typeof n === "number" && typeof was === "number" ? { seat, n, was } : null;
    },
  },

  sound: (_, { decision }) => (decision === "tossing" || decision === "opening" ? { name: "coin", step: 0 } : null),
};
