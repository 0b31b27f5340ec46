/** Every sentence comes from the Fluent catalogues that the terminal and the server use too. */
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../api/types";
import { again } from "./again";
import { here } from "./here";
import { points } from "./points";
import type { Files } from "./words";

const FALLBACK = "en";
/** With the names of titles, see vite.config.ts; others are added when they are needed. */
export const files: Files = import.meta.glob<string>("../../../src/ludi/locales/*/web.ftl", { query: "?raw", import: "default" });

export type Params = Record<string, FluentVariable>;

/** A name as part of a key; marks leave no trace. */
export const slug = (name: string): string => name.toLowerCase().replace(/[:'().]/g, "").replace(/[ _]/g, "-");

/** What a sentence may call; those of the server and the terminal stand in its catalogue. */
const FUNCTIONS: Record<string, FluentFunction> = {
  POINTS: ([n = ""]) => (n instanceof FluentNumber && Number.isInteger(2 * n.value) ? points(n.value) : n),
};

class Catalogue {
  language = $state(FALLBACK);
  private loaded = $state(0);
  private readonly parts = new Set(["web"]);
  private readonly bundles = new Map<string, FluentBundle>();
  /** The files that are there or on their way: whoever needs one meanwhile waits for it as well. */
  private readonly fetched = new Map<string, Promise<void>>();

  /** What all sentences stand on: while it is the same, none of them has changed. */
  get stand(): string {
    return `${this.language} ${this.loaded}`;
  }

  /** Speak another language; what it lacks is said in English. */
  async use(language: string): Promise<void> {
    await this.fetch(language);
    this.language = language;
  }

  /** Load more parts of the catalogue: the files of titles, the words around a board, and what the server tells in a log. */
  async need(...titles: string[]): Promise<void> {
    for (const part of ["table-web", "server", "data", "given", ...(here ? ["local"] : []), ...titles.flatMap((name) => [name, `${name}-web`])]) this.parts.add(part);
    Object.assign(files, await again(async () => (await import("./words")).default));
    await this.fetch(this.language);
  }

  private async fetch(language: string): Promise<void> {
    const wanted = [...new Set([language, FALLBACK])].flatMap((l) => [...this.parts].map((p) => [l, p] as const));
    const came = await Promise.allSettled(
      wanted.map(([l, part]) => {
        const name = `../../../src/ludi/locales/${l}/${part}.ftl`;
        const load = files[name];
        if (load && !this.fetched.has(name)) this.fetched.set(name, this.add(l, load));
        return this.fetched.get(name)?.catch((error) => {
          this.fetched.delete(name); // to be asked for again
          throw error;
        });
      }),
    );
    this.loaded += 1;
    // Nothing is on its way any more: whoever asks again waits for none of these.
    for (const one of came) if (one.status === "rejected") throw one.reason;
  }

  private async add(language: string, load: () => Promise<string>): Promise<void> {
    let bundle = this.bundles.get(language);
    if (!bundle) this.bundles.set(language, (bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS })));
    bundle.addResource(new FluentResource(await again(load)));
  }

  /** The sentence of a key; null if no catalogue has it. */
  find(key: string, params: Params = {}): string | null {
    void this.loaded;
    for (const l of [this.language, FALLBACK]) {
      const bundle = this.bundles.get(l);
      const message = bundle?.getMessage(key);
      if (bundle && message?.value) return bundle.formatPattern(message.value, params, []);
    }
    return null;
  }
}

export const catalogue = new Catalogue();

/** The sentence of a key; a key that no catalogue has comes back as it is. */
export function t(key: string, params: Params = {}): string {
  return catalogue.find(key, params) ?? key;
}

/** Words in a row as the language writes them: things of a list, parts of a sentence, or whole sentences. */
export function joined(how: "list" | "phrases" | "clauses" | "sentences" | "dots", words: readonly string[]): string {
  return words.filter(Boolean).join(t(`web-between-${how}`));
}

/** Words as a whole sentence. */
export const stopped = (words: string): string => (/[.!?…。！？]$/.test(words) ? words : t("web-sentence", { words }));

// Sentences as the server sends them: what stands in one is a number, a text, a thing with a name, a row, or a sentence.

/** A thing that each language calls by a name. */
export interface Named {
  kind: string;
  id: string | number;
}

export interface Listed {
  of: unknown[];
  between: "list" | "phrases" | "clauses" | "sentences" | "dots";
}

/** Whom a sentence is for, and whose words it is made of. */
export interface Reader {
  players: readonly string[];
  /** What the keys of a title's words begin with. */
  title: { family: string };
  /** Whether chances are told. */
  odds: boolean;
}

const has = <T>(value: unknown, name: string): value is T => value instanceof Object && name in value;
export const isNamed = (value: unknown): value is Named => has(value, "kind");
export const isListed = (value: unknown): value is Listed => has(value, "of");
export const isMessage = (value: unknown): value is Message => has(value, "key");

/** The number of a seat that stands in a sentence. */
export function seatIn(param: unknown): number | null {
  return isNamed(param) && param.kind === "seat" ? Number(param.id) : null;
}

/** The sentences in a row that stands in one. */
export const within = (param: unknown): Message[] => (isListed(param) ? param.of.filter(isMessage) : []);

/** What stands in a sentence, alone. */
export function said(value: unknown, by: Reader): string | number {
  if (isMessage(value)) return sentence(value, by);
  if (isListed(value)) return joined(value.between, value.of.map((one) => String(said(one, by))));
  if (isNamed(value)) {
    const id = String(value.id);
    return value.kind === "seat" ? (by.players[+id] ?? "") : (catalogue.find(`${by.title.family}-${value.kind}-${slug(id)}`) ?? id);
  }
  return typeof value === "number" ? value : String(value);
}

/** A sentence with the names of players and things put in; one that tells a chance is empty if those are hidden. */
export function sentence(told: Message, by: Reader): string {
  if (told.chance && !by.odds) return "";
  const params: Params = {};
  for (const [name, value] of Object.entries(told.params)) {
    params[name] = said(value, by);
  }
  return t(told.key, params);
}
