/** History of the Roman Empire at the table. */
import { catalogue } from "../../lib/text.svelte";
import type { Title } from "..";
import Board from "./Board.svelte";
import Card from "./Explained.svelte";
import { replace } from "./facts";
import Figure from "./Figure.svelte";
import Hand from "./Hand.svelte";
import * as log from "./log";
import Player from "./Player.svelte";
import { inTray, mapKeys } from "./mapKeys";
import Side from "./Side.svelte";
import { heard } from "./sounds";
import Stock from "./Stock.svelte";
import Tray from "./Tray.svelte";
import { view } from "./view";
import { name } from "./words";

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

export const title: Title = {
  family: "empire",
  hidden: true,
  seated: true,
  Board,
  Figure,
  Hand,
  Stock,
  Tray,
  Player,
  Card,
  Aside: Side,
  recalls: true,
  facts: replace,
  rules: () => import("./Rules.svelte"),
  log,

  called: name,

  pace: (entry) => PACE[entry.decision] ?? 200,

  /** Whose dice fall for which land, else whose phase it is. */
  during: (play, { entry, before }) => play.say(entry.decision === "rolling" ? before.ask : before.summary),

  button: (play, _, [offer]) => (offer ? (catalogue.find(offer.told.key.replace("move", "button"), { cost: Number(offer.told.params.cost ?? 0) }) ?? play.say(offer.told)) : ""),

  placed: (token) => token.includes(":") && !token.startsWith("armies:"),

  ends: ["done"],
  wide: true,

  key: mapKeys,

  digit(n, play) {
    const hand = view(play).sides.flatMap((side) => side.hand ?? []);
    return [inTray(play)[n - 1] ?? "", `armies:${n}`, `play:${hand[n - 1] ?? ""}`];
  },

  sound: (_, entry) => heard(entry),
};
