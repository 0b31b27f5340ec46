/** The form of a new room while its page is left for a look at something else. */
import type { TitleInfo } from "../api/types";
import { starting, type Asked } from "./options";

export class Draft {
  hints = $state(false);
  practice = $state(false);
  /** The rule on absent players: seconds, and who may take their seats. */
  absence = $state(60);
  successor = $state<"bot" | "person">("bot");
  /** How many sit down. */
  count = $state(2);
  first = $state<"me" | "other">("me");
  /** Who sits at the other seats, and what second persons at this device are called. */
  others = $state<Record<number, string>>({});
  names = $state<Record<number, string>>({});
  values = $state<Record<string, unknown>>({});

  constructor(asked: Asked) {
    this.values = starting(asked);
    this.count = asked.title.usual;
  }
}

const drafts: Record<string, Draft> = {};

export const draft = (asked: Asked): Draft => (drafts[asked.title.title] ??= new Draft(asked));

/** The room is made: the next one begins anew. */
export const done = (title: TitleInfo): boolean => delete drafts[title.title];
