/** Roma at the table. */
import { t } from "../../lib/text.svelte";
import type { Title } from "..";
import Board from "./Board.svelte";
import Card from "./Explained.svelte";
import { DICE } from "./facts";
import Hand from "./Hand.svelte";
import Player from "./Player.svelte";
import { ask, describe, effect, name, view } from "./position";
import Rules from "./Rules.svelte";
import Stock from "./Stock.svelte";
import Tray from "./Tray.svelte";

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
  targeting: 500,
  battle: 1250,
  look: 120,
};

/** Cards that move about are the noise of the log; points, battles and what lies on the discs are its news. */
const NOISE = ["draws", "discards", "cards", "keeps", "dealt", "gives", "receives", "places", "ends", "turn", "looks", "rolls", "targets", "money"];

export const title: Title = {
  Board,
  Hand,
  Stock,
  Tray,
  Player,
  Card,
  Rules,
  ask,
  describe,
  effect,

  pace: (entry) => PACE[entry.decision] ?? 350,

  risky: (offer) => offer.path.includes("cards") || offer.path[0] === "reroll" || offer.told.params.percent !== undefined,

  doubt(play, offer) {
    const v = view(play);
    if (offer.told.key === "roma-move-over") return "over";
    return offer.path[0] === "end" && v.dice.length > 0 && v.dice.length <= DICE ? "end" : null;
  },

  chosen(play) {
    const [token = ""] = play.chosen;
    const [kind = "", what = ""] = token.split(":");
    const card = kind === "own" ? play.bottom : 1 - play.bottom;
    const there = kind === "own" || kind === "foe" ? view(play).players[card as 0 | 1].row[Number(what) - 1] : what;
    return t(`roma-chosen-${kind}`, { n: what, card: there ? name(there) : "" });
  },

  chip: (_, offer) => t(offer.told.key.replace("roma-move-", "roma-chip-"), offer.told.params as Record<string, string>),

  button(play, token, offers) {
    const [offer] = offers;
    return offers.length === 1 && offer ? play.say(offer.told) : t(`roma-button-${token}`);
  },

  placed: (token) => token.includes(":") || token === "money" || token === "cards" || token === "end",

  digit: (n) => [`die:${n}`, `own:${n}`, `foe:${n}`, `amount:${n}`],

  summary: (play) => t("roma-summary", { turn: view(play).turn, supply: view(play).supply }),

  standing(play) {
    const v = view(play);
    const line = v.players.map((side, p) => t("web-standing", { seat: play.players[p] ?? "", n: side.vp })).join(". ");
    return `${line}. ${t("roma-supply", { n: v.supply })}.`;
  },

  opens: (told) => told.key === "roma-told-turn",

  matters: (told) => !NOISE.includes(told.key.replace("roma-told-", "").replace("-unseen", "")),
};

