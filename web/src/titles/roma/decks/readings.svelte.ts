/** What the title's rules say of lists and files: they are asked, and what they said of a list is kept by the list. */
import { api, got } from "../../../api/client";
import type { DeckTitle, Reading } from "../../../api/types";
import { t } from "../../../lib/text.svelte";

/** Characters of a text that are sent: more than any title reads, so that a longer one is told so. */
const MOST = 9000;
/** Bytes of a file that are as many characters at least. */
const BYTES = 4 * MOST;

/** As much of a file as is sent. What is no text becomes none here, and is told so. */
export const beginning = (file: File): Promise<string> => file.slice(0, BYTES).text();

class Readings {
  private known = $state.raw<ReadonlyMap<string, Reading>>(new Map());
  /** Why what is said of a list could not be had, in a sentence; empty if it was. */
  problem = $state("");
  /** The lists of which nothing is known yet, with their titles. */
  private readonly wanted = new Map<string, DeckTitle>();
  private asking = false;

  /** What is said of a list; until that is known nothing, and it is asked for. */
  of(title: DeckTitle, list: string): Reading | undefined {
    const found = this.known.get(list);
    if (!found) {
      this.wanted.set(list, title);
      void this.again();
    }
    return found;
  }

  /** Ask for what is wanted, one after the other: the last first, as it is shown now. */
  async again(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    for (let next = this.last(); next; next = this.last()) {
      const [list, title] = next;
      const found = await this.ask(title, "deck", list);
      this.problem = typeof found === "string" ? found : "";
      if (typeof found === "string") break;
      this.wanted.delete(list);
      this.known = new Map([...this.known, [list, found]]);
    }
    this.asking = false;
  }

  private last(): [string, DeckTitle] | undefined {
    return [...this.wanted].at(-1);
  }

  /** What is said of a text for an option with a form; a sentence where it could not be had. */
  async ask(title: DeckTitle, form: "deck" | "numbers", text: string): Promise<Reading | string> {
    const option = title.options.find((one) => one.form === form)!.name;
    const body = { text: Array.from(text.slice(0, 2 * MOST)).slice(0, MOST).join("") };
    try {
      const found = await got(api.POST("/api/titles/{title}/options/{option}", { params: { path: { title: title.title, option } }, body }));
      void this.again(); // what could not be had before
      return found;
    } catch (error) {
      return t("decks-unchecked", { why: error instanceof TypeError ? t("web-no-server") : (error as Error).message });
    }
  }
}

export const readings = new Readings();
