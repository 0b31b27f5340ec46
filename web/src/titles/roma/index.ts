/** Roma at the table, and Arena on the same board. */
import { t } from "../../lib/text.svelte";
import type { Title } from "..";
import Board from "./Board.svelte";
import Card from "./Explained.svelte";
import { name } from "./facts";
import Hand from "./Hand.svelte";
import * as log from "./log";
import Player from "./Player.svelte";
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

  called: name,

  pace: (entry) => PACE[entry.decision] ?? 350,

  chosen(play) {
    const [token] = play.chosen;
    if (!token) return "";
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

  log,

  sound: (play, entry) =>
    entry.told[0]?.key === "roma-told-battle" ? { name: "battle", step: 0 } : entry.decision === "roll" && play.tell(entry).length ? { name: "dice", step: 0 } : null,
};
