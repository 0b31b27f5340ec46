/** Fields that a title brings for options of a kind of its own, by the `form` that the server gives these. */
import type { Component } from "svelte";
import type { OptionInfo, TitleInfo } from "../api/types";

/** What is chosen, by the names of the options. */
export type Values = Readonly<Record<string, unknown>>;

export interface FieldProps {
  title: TitleInfo;
  option: OptionInfo;
  values: Values;
  /** Whether the reader has the first seat. */
  first: boolean;
  value: unknown;
}

export interface OwnField {
  Field: Component<FieldProps, Record<string, never>, "value">;
  /** Whether it stands below all others, not with what is played. */
  below: boolean;
  /** What is chosen before anybody does. nth: which of the options with this field it is, from 0. */
  starting(title: TitleInfo, nth: number): unknown;
  /** Whether it changes anything, as far as the other options say. */
  matters(title: TitleInfo, values: Values): boolean;
  /** What is wrong with a value, in a sentence; empty if nothing is. */
  amiss(title: TitleInfo, label: string, value: unknown): string;
  /** A value as the server takes it. */
  sent(title: TitleInfo, value: unknown): string;
  /** What the server has, as people call it. */
  called(title: TitleInfo, given: string): string;
}

export type Fields = Readonly<Record<string, OwnField>>;

/** What a title brings that is played with decks of one's own. */
export interface DeckPart {
  /** Where they are built. */
  Page: Component<{ title: TitleInfo }>;
  fields: Fields;
  /** Load what it says. */
  words(title: TitleInfo): Promise<void>;
}
