/** Römisch Pokern at the table. */
import { slug, t } from "../../lib/text.svelte";
import type { Title } from "..";
import Board from "./Board.svelte";
import Card from "./Explained.svelte";
import { CARDS } from "./facts";
import Figure from "./Figure.svelte";
import Hand from "./Hand.svelte";
import * as log from "./log";
import Player from "./Player.svelte";
import Stock from "./Stock.svelte";
import { view } from "./view";

const PACE: Record<string, number> = {
  rolling: 420,
  choosing: 60,
  stop: 350,
  reading: 200,
  entering: 900,
  misthrow: 800,
  wildly: 500,
  counting: 400,
  picking: 400,
  paying: 600,
};

/** A die more is heard so many half tones higher. */
const STEP = 2;

export const title: Title = {
  family: "pokern",
  hidden: false,
  seated: true,
  Board,
  Figure,
  Hand,
  Stock,
  Tray: null,
  Player,
  Card,
  rules: () => import("./Rules.svelte"),

  called: (card) => (card ? t(`pokern-card-${slug(card)}`) : ""),

  pace: (entry) => PACE[entry.text ?? ""] ?? PACE[entry.decision] ?? 300,

  placed: () => true,

  ends: ["stop", "pass"],

  digit(n, play) {
    const numbers = [...play.open.keys()].filter((token) => token.startsWith("number:"));
    const card = CARDS[n - 1] ?? "";
    return [`row:${n}`, numbers[n - 1] ?? "", `count:${n}`, `place:${n}`, `die:${"IVX"[n - 1] ?? ""}`, `as:${card}`, `roll:${n}`, `card:${card}`];
  },

  log,

  sound(play, entry) {
    if (entry.decision !== "rolling") return null;
    const v = view(play);
    const missed = v.pending.at(-1)?.kind === "misthrow";
    return missed ? { name: "battle", step: 0 } : { name: "dice", step: STEP * v.dice.length };
  },
};
