/** The table by single keys. */
import { latin } from "../lib/keys";
import type { Room } from "../lib/room.svelte";
import { settings } from "../lib/settings.svelte";
import type { Play } from "./play.svelte";

export interface Commands {
  undo(): void;
  hint(): void;
  end(): void;
  last(): void;
  describe(): void;
  standing(): void;
  help(): void;
  /** Leave the past moment that is looked at. */
  now(): void;
}

const SINGLE: Record<string, keyof Commands> = {
  u: "undo",
  h: "hint",
  e: "end",
  l: "last",
  d: "describe",
  s: "standing",
  "?": "help",
};

/** The places of a table that a key leads to. */
const PLACES: Record<string, string> = { b: ".board", c: ".hand", p: ".prompt" };

/** The focus goes to what Tab finds in a place; with nothing there, to what is asked. */
function go(place: string): void {
  const there = document.querySelector<HTMLElement>(`${place} :is([data-token], [data-confirm]):not([tabindex="-1"])`);
  (there ?? document.querySelector<HTMLElement>(".prompt"))?.focus();
}

/** One step back: of the look at the past, of what is being shown, of the hints, of the choice, of the turn. */
function escape(play: Play, room: Room, commands: Commands): void {
  if (room.looking) commands.now();
  else if (room.playing) room.settle();
  else if (room.hints && document.querySelector(".hints")) room.hints = null;
  else if (!play.back() && play.mine && !(play.title.finish && play.begins(play.title.finish)) && play.snap.undo === "free" && play.snap.log.at(-1)?.seat === play.me) {
    commands.undo();
  }
}

function digit(play: Play, room: Room, n: number): void {
  if (room.playing) room.settle();
  const meant = play.title.digit(n, play);
  const token = meant.find((candidate) => play.isOpen(candidate)) ?? meant.find((candidate) => play.isChosen(candidate));
  if (token) play.pick(token);
}

export function pressed(event: KeyboardEvent, play: Play, room: Room, commands: Commands): void {
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog")) return;
  const key = latin(event);
  if ((event.ctrlKey || event.metaKey) && (key === "z" || key === "y")) {
    event.preventDefault();
    if (key === "z" && !event.shiftKey) commands.undo();
    else if (play.snap.redo) void room.redo();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") return escape(play, room, commands);
  if (event.key === "Enter" && target.matches("body, main, .prompt")) {
    if (play.ready) play.commit(play.ready);
    else commands.end();
    return;
  }
  if (!settings.keys) return;
  if (play.title.key?.(key, event.shiftKey, play)) return event.preventDefault();
  const n = Number(key);
  if (n >= 1 && n <= 9) return digit(play, room, n);
  const place = PLACES[key];
  if (place) return go(place);
  const act = SINGLE[key];
  if (act) {
    event.preventDefault();
    commands[act]();
  }
}
