/** What a title brings to the table, which knows none: its components, gestures and words. */
import type { Component, Snippet } from "svelte";
import type { LogEntry, LegalMove, Message } from "../api/types";
import type { CurrentEvent } from "../lib/room.svelte";
import type { Sound } from "../lib/sound";
import type { Points } from "./course";

/** What a rules page is given. examples: draws lessons of the title as examples. */
export interface RulesProps {
  title: string;
  examples?: Snippet<[lessons: readonly string[] | undefined]>;
}

/** What a title makes of the sentences of its log. */
export interface LogReader {
  /** Whether a sentence opens a new chapter: a turn. */
  opens(told: Message): boolean;
  /** Whether a sentence belongs in the summary of what happened while one was away. */
  matters(told: Message): boolean;
  points: Points;
  /** Whether an act of one's own is so small that the summary of what happened meanwhile goes back to before it. */
  isMinor?(entry: LogEntry): boolean;
}

export interface TitleOf<Play> {
  /** What the keys of its words begin with. */
  family: string;
  /** Whether seats see different things, so that people at one device must not look over each other's shoulder. */
  hidden: boolean;
  /** Whether the board itself says who sits there with how many points: a narrow window shows no seats around it. */
  seated: boolean;
  /** The board, the region of dice and hand, the shared stock, and (null: none) the choice among cards nobody else sees. */
  Board: Component<{ play: Play }>;
  Hand: Component<{ play: Play }>;
  Stock: Component<{ play: Play }>;
  Tray: Component<{ play: Play }> | null;
  /** A player's points and what else is public of a seat. */
  Player: Component<{ play: Play; seat: number }>;
  /** What the popover says about a card; a title without cards has none. */
  Card?: Component<{ play: Play; card: string }>;
  /** What lies beside the log on a wide window: the moves in words; a title whose board says all has none. */
  Aside?: Component<{ play: Play }>;
  /** Whether its board tells on a narrow window what happened since one's last act. */
  recalls?: boolean;
  /** What an example in the rules shows in the place of the board. */
  Figure?: Component<{ play: Play }>;
  /** Takes the values of the data file with which the server plays, or (null) those that the page brings. */
  facts?(own: unknown): void;
  /** The rules page, which no table needs. */
  rules(): Promise<{ default: Component<RulesProps> }>;
  /** The name of a card. */
  called(card: string): string;
  /** Milliseconds that an event is shown before the next one. */
  pace(entry: LogEntry): number;
  /** What goes on while something happens of which the log says nothing yet: dice that fall. */
  during?(play: Play, currentEvent: CurrentEvent): string;
  /** The sentence so far, after something was chosen; empty or missing where that is the question. */
  chosen?(play: Play): string;
  /** The words on a button for a token that has no place on the board; where they are not those of the move. */
  button?(play: Play, token: string, offers: readonly LegalMove[]): string | undefined;
  /** Whether a token has a place on the board, in the hand or in the tray. */
  placed(token: string): boolean;
  /** The tokens that end a turn, the best first. */
  ends: readonly string[];
  /** The one of them that has a button beside the hand; none where the title has a place of its own for it. */
  finish?: string;
  /** Whether the hand takes the room beside it where nothing else is offered there. */
  wide?: boolean;
  /** A key of its own. Says whether it meant anything. back: together with Shift. */
  key?(key: string, back: boolean, play: Play): boolean;
  /** The tokens that a digit may mean, the most likely first. */
  digit(n: number, play: Play): string[];
  log: LogReader;
  /** What is heard of an event, and how many steps higher than usual. */
  sound?(play: Play, entry: LogEntry): { name: Sound; step: number } | null;
}
