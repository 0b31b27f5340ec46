/** What a title brings to the table, which knows none: its components, gestures and words. */
import type { Component, Snippet } from "svelte";
import type { LogEntry, LegalMove, Message } from "../api/types";
import type { CurrentEvent } from "../lib/room.svelte";
import type { Sound } from "../lib/sound";

/** What a rules page is given. examples: draws lessons of the title as examples. */
export interface RulesProps {
  title: string;
  examples?: Snippet<[lessons: readonly string[] | undefined]>;
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
  /** Whether a move lets chance decide, so that it wants a second touch. */
  risky(offer: LegalMove): boolean;
  /** What goes on while something happens of which the log says nothing yet: dice that fall. */
  during?(play: Play, currentEvent: CurrentEvent): string;
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
  /** The one of them that has a button beside the hand; none where the title has a place of its own for it. */
  finish?: string;
  /** Whether the hand takes the room beside it where nothing else is offered there. */
  wide?: boolean;
  /** A key of its own. Says whether it meant anything. back: together with Shift. */
  key?(key: string, back: boolean, play: Play): boolean;
  /** The tokens that a digit may mean, the most likely first. */
  digit(n: number, play: Play): string[];
  /** A result in a few words. */
  score(n: number): string;
  /** Whether a sentence opens a new chapter of the log: a turn. */
  opens(told: Message): boolean;
  /** Whether an act of one's own is so small that the summary of what happened meanwhile goes back to before it. */
  isMinor?(entry: LogEntry): boolean;
  /** Whether a sentence belongs in the summary of what happened while one was away. */
  matters(told: Message): boolean;
  /** How many points a seat has since a sentence of the log, and had before it; null if it says nothing of that. */
  points(told: Message): { seat: number; n: number; was: number } | null;
  /** What is heard of an event, and how many steps higher than usual. */
  sound(play: Play, entry: LogEntry): { name: Sound; step: number } | null;
}
