/** Roma at the table, and Arena on the same board. */
import { settings } from "../../lib/settings.svelte";
import { t, type Params } from "../../lib/text.svelte";
import type { Title } from "..";
import Board from "./Board.svelte";
import Card from "./Explained.svelte";
import { name } from "./facts";
import Hand from "./Hand.svelte";
import { matters, opens, points } from "./log";
import Player from "./Player.svelte";
import Stock from "./Stock.svelte";
import Tray from "./Tray.svelte";
import { attacks, cardIn, needs, view } from "./view";

const PACE: Record<string, number> = {
  deal: 60,
  giving: 200,
  gift: 120,
  placing: 0,
  place: 250,
  reveal: 320,
  roll: 160,
  main: 550,
  where: 500,
  moving: 350,
  draw: 140,
  keeping: 350,
  discarding: 140,
  flush: 140,
  refill: 140,
  targeting: 500,
  battle: 1250,
  look: 120,
};

/** Cards that roll or draw when they are activated. */
const CHANCE = ["Arena", "Templar", "Fortuna", "Fortification"];

export const title: Title = {
  family: "roma",
  hidden: true,
  seated: false,
  Board,
  Hand,
  Stock,
  Tray,
  Player,
  Card,
  rules: () => import("./Rules.svelte"),

  chip(_, { told }) {
    const attack = needs(told);
    if (!attack) return t(told.key.replace("roma-move-", "roma-chip-"), told.params as Params);
    const { need, percent } = attack;
    return percent !== null && settings.odds ? t("web-percent", { percent }) : t("roma-chip-needs", { need });
  },

  called: name,

  pace: (entry) => PACE[entry.decision] ?? 350,

  risky({ path, told, effect }) {
    if (path.includes("cards") || path[0] === "reroll" || needs(told)) return true;
    return /^roma-move-(use|copy|sponsor)/.test(told.key) && (CHANCE.includes(cardIn(told)) || attacks(effect));
  },

  chosen(play) {
    const [token = ""] = play.chosen;
    const [kind = "", what = ""] = token.split(":");
    const seat = kind === "own" ? play.bottom : 1 - play.bottom;
    const there = kind === "own" || kind === "foe" ? view(play).players[seat]!.row[Number(what) - 1] : what;
    return t(`roma-chosen-${kind}`, { n: what, card: name(there ?? "") });
  },

  button(play, token, offers) {
    const [offer] = offers;
    return offers.length === 1 && offer ? play.say(offer.told) : t(`roma-button-${token}`);
  },

  placed: (token) => token.includes(":") || token === "money" || token === "cards" || token === "end",

  ends: ["end"],
  finish: "end",

  digit: (n) => [`die:${n}`, `own:${n}`, `foe:${n}`, `amount:${n}`],

  score: (n) => t("roma-score", { n }),

  opens,
  matters,
  points,

  sound: (play, entry) =>
    entry.told[0]?.key === "roma-told-battle" ? { name: "battle", step: 0 } : entry.decision === "roll" && play.tell(entry).length ? { name: "dice", step: 0 } : null,
};
