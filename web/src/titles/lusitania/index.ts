/** Lusitania XXI at the table. */
import type { Sound } from "../../lib/sound";
import type { Title } from "..";
import Board from "./Board.svelte";
import Card from "./Explained.svelte";
import { name } from "./facts";
import Hand from "./Hand.svelte";
import * as log from "./log";
import Player from "./Player.svelte";
import { hand } from "./said";
import Stock from "./Stock.svelte";
import Tray from "./Tray.svelte";
import { CELLS, view } from "./view";

const PACE: Record<string, number> = {
  mars: 0,
  draw: 200,
  awarding: 60,
  laying: 240,
  main: 650,
  equipping: 550,
  putting: 650,
  last_putting: 500,
  releasing: 500,
  discarding: 350,
  picking: 600,
  healing: 450,
  moving: 600,
  raiding: 200,
  stripping: 700,
  stealing: 500,
  giving: 600,
};

/** What is heard of what happened. */
const SOUNDS: Record<string, Sound> = {
  "lusitania-told-awarded": "coin",
  "lusitania-told-strips": "battle",
  "lusitania-told-steals": "battle",
  "lusitania-told-steals-unseen": "battle",
  "lusitania-told-hires": "card",
  "lusitania-told-invites": "card",
  "lusitania-told-equips": "card",
  "lusitania-told-releases": "card",
  "lusitania-told-releases-unseen": "card",
  "lusitania-told-takes": "card",
  "lusitania-told-picks": "card",
  "lusitania-told-uses": "dice",
  "lusitania-told-shuffled": "dice",
};

export const title: Title = {
  family: "lusitania",
  hidden: true,
  seated: true,
  Board,
  Hand,
  Stock,
  Tray,
  Player,
  Card,
  rules: () => import("./Rules.svelte"),

  called: name,

  pace: (entry) => PACE[entry.decision] ?? 300,

  placed: (token) => token.includes(":") || token === "release" || token === "end",

  ends: ["end", "done"],
  finish: "end",

  digit(n, play) {
    const tray = [...play.open.keys()].filter((token) => /^(discard|released|gear):/.test(token)).sort();
    const held = hand(play);
    const from = (all: readonly string[], place: string, i: number) => (all[i] ? `${place}:${all[i]}` : "");
    return [tray[n - 1] ?? "", `own:${CELLS[n] ?? ""}`, from(held, "hand", n - 1), from(view(play).camp, "camp", n - 1 - held.length)];
  },

  log,

  sound: (_, { told }) => {
    const heard = told.map(({ key }) => SOUNDS[key]).find(Boolean);
    return heard ? { name: heard, step: 0 } : null;
  },
};
