/** What the cards of a game say, and its rules in short, as the server tells them for its options. */
import { api, got, Refused } from "../api/client";
import type { CardHelp, Help, Message, RoomInfo } from "../api/types";
import { sentence } from "./text.svelte";

class Asked {
  /** How many answers have come: what waits for one is worked out anew with each. */
  answers = $state(0);
  /** By game; null until it has come. */
  readonly help = new Map<string, Help | null>();
}

const asked = new Asked();

/** The help on a game; null until it has come. */
export function helpOn({ title, players, options }: Pick<RoomInfo, "title" | "options"> & { players?: number }): Help | null {
  const body = { players: players ?? null, options: options as Record<string, boolean | number | string> };
  const key = JSON.stringify([title, body]);
  void asked.answers;
  const known = asked.help.get(key);
  if (known !== undefined) return known;
  asked.help.set(key, null);
  got(api.POST("/api/titles/{title}/help", { params: { path: { title } }, body })).then(
    (help) => {
      asked.help.set(key, help);
      asked.answers += 1;
    },
    (error) => error instanceof Refused || asked.help.delete(key), // what the server has no help on is not asked for again
  );
  return null;
}

/** What is said of one card of a game. */
export const helpOnCard = (game: Parameters<typeof helpOn>[0], card: string): CardHelp | undefined =>
  helpOn(game)?.cards.find((one) => one.card === card);

/** A sentence of it where there is no table. family: what the keys of its names begin with. */
export const helpSaid = (family: string, told: Message | undefined): string =>
  told ? sentence(told, { players: [], title: { family }, odds: true }) : "";
