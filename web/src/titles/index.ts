/** The table knows no game: a title brings its components and its words. */
import type { Component } from "svelte";
import { api, got } from "../api/client";
import type { LogEntry, LegalMove, Message } from "../api/types";
import type { Happening } from "../lib/room.svelte";
import type { Sound } from "../lib/sound";
import { catalogue, type Params } from "../lib/text.svelte";
import type { Play } from "../table/play.svelte";

export interface PlayProps {
  play: Play;
}

/**
 * What a title works out on the page because the server does not yet say it: sentences about a position and its moves.
 * A title whose words stand with its rules (`words.py`) has none of it; see `Play`, which asks the server first.
 */
interface Worded {
  /** What is to be decided, as a sentence. */
  ask(play: Play): string;
  /** Words that ask once more before a move; null if it needs none. */
  doubt(play: Play, offer: LegalMove): string | null;
  /** What a move would do, said behind its sentence; empty if there is nothing to add. */
  effect(play: Play, offer: LegalMove): string;
  /** The position in sentences. */
  describe(play: Play): string[];
  /** Turn and stock in a few words, for the top of a small screen. */
  summary(play: Play): string;
  /** The points of everybody, in a sentence. */
  standing(play: Play): string;
  /** What stands in a sentence besides seats and cards, by the names that people use. */
  params(play: Play, told: Message): Params;
  /** A sentence as this reader wants it: without chances, if they are not to be shown. */
  plain(play: Play, told: Message): Message;
}

export interface Title extends Partial<Worded> {
  /** What the keys of its words begin with. */
  family: string;
  /** Whether seats see different things, so that people at one device must not look over each other's shoulder. */
  hidden: boolean;
  /** Whether the board itself says who sits there with how many points: a narrow window shows no seats around it. */
  seated: boolean;
  /** The board, the region of dice and hand, the shared stock, and (null: none) the choice among cards nobody else sees. */
  Board: Component<PlayProps>;
  Hand: Component<PlayProps>;
  Stock: Component<PlayProps>;
  Tray: Component<PlayProps> | null;
  /** A player's points and what else is public of a seat. */
  Player: Component<PlayProps & { seat: number }>;
  /** What the popover says about a card. */
  Card: Component<PlayProps & { card: string }>;
  /** What lies beside the log on a wide window: the moves in words; a title whose board says all has none. */
  Aside?: Component<PlayProps>;
  /** Takes the values of the data file with which the server plays, or (null) those that the page brings. */
  facts?(own: unknown): void;
  /** The rules page. */
  Rules: Component<{ title: string }>;
  /** The name of a card. */
  called(card: string): string;
  /** Milliseconds that an event is shown before the next one. */
  pace(entry: LogEntry): number;
  /** Whether a move lets chance decide, so that it wants a second touch. */
  risky(offer: LegalMove): boolean;
  /** What goes on while something happens of which the log says nothing yet: dice that fall. */
  during?(play: Play, happening: Happening): string;
  /** The sentence so far, after something was chosen. */
  chosen(play: Play): string;
  /** Two or three words about a move, on its target. */
  chip(play: Play, offer: LegalMove): string;
  /** The words on a button for a token that has no place on the board. */
  button(play: Play, token: string, offers: readonly LegalMove[]): string;
  /** Whether a token has a place on the board, in the hand or in the tray. */
  placed(token: string): boolean;
  /** The tokens that end a turn, the best first. */
  ends: readonly string[];
  /** A key of its own. Says whether it meant anything. back: together with Shift. */
  key?(key: string, back: boolean, play: Play): boolean;
  /** The tokens that a digit may mean, the most likely first. */
  digit(n: number, play: Play): string[];
  /** A result in a few words. */
  score(n: number): string;
  /** Whether a sentence opens a new chapter of the log: a turn. */
  opens(told: Message): boolean;
  /** Whether an act of one's own is so small that the summary of what happened meanwhile goes back to before it. */
  slight?(entry: LogEntry): boolean;
  /** Whether a sentence belongs in the summary of what happened while one was away. */
  matters(told: Message): boolean;
  /**
   * How many points a seat has since a sentence of the log, and had before it; null if it says nothing of that. now: what
   * it had after the sentences before; null if none of them said so. seats: how many there are.
   */
  points(told: Message, now: (seat: number) => number | null, seats: number): { seat: number; n: number; was: number } | null;
  /** What is heard of an event, and how many steps higher than usual. */
  sound(play: Play, entry: LogEntry): { name: Sound; step: number } | null;
}

interface Known {
  module(): Promise<{ title: Title }>;
  /** The titles whose words it speaks. */
  words: string[];
  /** Whether the server may play it with another data file than ours. */
  replaceable?: boolean;
}

const titles: Record<string, Known> = {
  roma: { module: () => import("./roma"), words: ["roma"] },
  arena: { module: () => import("./roma"), words: ["roma"] },
  lusitania: { module: () => import("./lusitania"), words: ["lusitania"] },
  pokern: { module: () => import("./pokern"), words: ["pokern"] },
  empire: { module: () => import("./empire"), words: ["empire"], replaceable: true },
};

/** A title with its words, and with the values that the server plays with. */
export async function load(name: string): Promise<Title> {
  const found = titles[name];
  if (!found) throw new Error(name);
  const own = found.replaceable ? got(api.GET("/api/titles/{title}/facts", { params: { path: { title: name } } })) : null;
  const [{ title }, facts] = await Promise.all([found.module(), own, catalogue.need(...found.words)]);
  title.facts?.(facts);
  return title;
}
