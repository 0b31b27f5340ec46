/** Roma at the table, and Arena on the same board. */
import { joined, stopped, t } from "../../lib/text.svelte";
import type { Title } from "..";
import Board from "./Board.svelte";
import Card from "./Explained.svelte";
import { effect } from "./effects";
import { DICE, name } from "./facts";
import Hand from "./Hand.svelte";
import { matters, opens, points } from "./log";
import { chip, plain } from "./plain";
import Player from "./Player.svelte";
import { ask, describe } from "./position";
import Rules from "./Rules.svelte";
import Stock from "./Stock.svelte";
import Tray from "./Tray.svelte";
import { view } from "./view";

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
  Rules,
  ask,
  describe,
  plain,
  chip,

  called: name,

  pace: (entry) => PACE[entry.decision] ?? 350,

  risky({ path, told }) {
    if (path.includes("cards") || path[0] === "reroll" || told.params.percent !== undefined) return true;
    return /^roma-move-(use|copy|sponsor)/.test(told.key) && CHANCE.includes(String(told.params.card));
  },

  doubt(play, offer) {
    const v = view(play);
    if (offer.told.key === "roma-move-over") return t("roma-doubt-over");
    return offer.path[0] === "end" && v.dice.length > 0 && v.dice.length <= DICE ? t("roma-doubt-end") : null;
  },

  chosen(play) {
    const [token = ""] = play.chosen;
    const [kind = "", what = ""] = token.split(":");
    const seat = kind === "own" ? play.bottom : 1 - play.bottom;
    const there = kind === "own" || kind === "foe" ? view(play).players[seat as 0 | 1].row[Number(what) - 1] : what;
    return t(`roma-chosen-${kind}`, { n: what, card: name(there ?? "") });
  },

  effect(play, offer) {
    const told = effect(play, offer);
    return told ? play.say(told) : "";
  },

  button(play, token, offers) {
    const [offer] = offers;
    return offers.length === 1 && offer ? play.say(offer.told) : t(`roma-button-${token}`);
  },

  placed: (token) => token.includes(":") || token === "money" || token === "cards" || token === "end",

  ends: ["end"],

  digit: (n) => [`die:${n}`, `own:${n}`, `foe:${n}`, `amount:${n}`],

  summary: (play) => t("roma-summary", { turn: view(play).turn, supply: view(play).supply }),

  standing(play) {
    const v = view(play);
    const points = v.players.map((side, p) => t("web-standing", { seat: play.players[p] ?? "", n: side.vp }));
    return joined("sentences", [...points, t("roma-supply", { n: v.supply })].map(stopped));
  },

  score: (n) => t("roma-score", { n }),

  opens,
  matters,
  points,

  sound: (play, entry) =>
    entry.decision === "battle" ? { name: "battle", step: 0 } : entry.decision === "roll" && play.tell(entry).length ? { name: "dice", step: 0 } : null,
};
