/** History of the Roman Empire at the table. */
import { catalogue, t, type Params } from "../../lib/text.svelte";
import type { Title } from "..";
import Board from "./Board.svelte";
import Card from "./Explained.svelte";
import { replace } from "./facts";
import Hand from "./Hand.svelte";
import { matters, opens, points } from "./log";
import { plain } from "./plain";
import Player from "./Player.svelte";
import { ask, describe, doubt, during, effect, standing, summary } from "./position";
import { inTray, roam } from "./roam";
import Rules from "./Rules.svelte";
import Side from "./Side.svelte";
import Stock from "./Stock.svelte";
import Tray from "./Tray.svelte";
import { view } from "./view";
import { name, params } from "./words";

const PACE: Record<string, number> = {
  dealing: 0,
  drawing: 0,
  looking: 0,
  ordering: 200,
  token: 250,
  calling: 700,
  before: 250,
  starting: 900,
  building: 250,
  picking: 120,
  placing: 330,
  rolling: 260,
  retreating: 500,
  taking: 250,
  looting: 500,
  loot: 500,
  gifts: 250,
  sites: 350,
  fate: 450,
  answering: 700,
};

/** What lets chance decide at once, or shows what others held: it wants a second touch. */
const RISKY = /^empire-move-(play|aim|area)$/;

export const title: Title = {
  family: "empire",
  hidden: true,
  seated: true,
  Board,
  Hand,
  Stock,
  Tray,
  Player,
  Card,
  Aside: Side,
  facts: replace,
  Rules,
  ask,
  describe,
  doubt,
  during,
  effect,
  params,
  plain,
  standing,
  summary,
  opens,
  matters,
  points,

  called: name,

  slight: ({ decision }) => decision === "token",

  pace: (entry) => PACE[entry.decision] ?? 200,

  risky: ({ told }) => RISKY.test(told.key) || (told.key === "empire-move-attack" && Number(told.params.percent) < 100),

  chosen: (play) => ask(play),

  chip: (play, offer) => play.say(offer.told),

  button: (play, _, [offer]) => (offer ? (catalogue.find(offer.told.key.replace("move", "button"), offer.told.params as Params) ?? play.say(offer.told)) : ""),

  placed: (token) => token.includes(":") && !token.startsWith("armies:"),

  ends: ["done"],

  key: roam,

  digit(n, play) {
    const hand = view(play).sides.flatMap((side) => side.hand ?? []);
    return [inTray(play)[n - 1] ?? "", `armies:${n}`, `play:${hand[n - 1] ?? ""}`];
  },

  score: (n) => t("empire-score-n", { n }),

  sound(_, entry) {
    if (entry.decision !== "rolling") return null;
    const decided = entry.told.some(({ key }) => key === "empire-told-round");
    return decided ? { name: "battle", step: 0 } : { name: "dice", step: 0 };
  },
};
