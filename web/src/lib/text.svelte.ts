/** Every sentence comes from the Fluent catalogues that the terminal and the server use too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const FALLBACK = "en";
const files = import.meta.glob<string>(
  ["../../../src/ludi/locales/*/{web,server,decks,*-web}.ftl", "../../../src/ludi/locales/*/{roma,arena,lusitania,pokern,empire}.ftl"],
  { query: "?raw", import: "default" },
);

export type Params = Record<string, FluentVariable>;

/** A name as part of a key; marks leave no trace. */
export const slug = (name: string): string => name.toLowerCase().replace(/[:'().]/g, "").replace(/[ _]/g, "-");

class Catalogue {
  language = $state(FALLBACK);
  private loaded = $state(0);
  private readonly parts = new Set(["web"]);
  private readonly bundles = new Map<string, FluentBundle>();
  private readonly fetched = new Set<string>();

  /** Speak another language; what it lacks is said in English. */
  async use(language: string): Promise<void> {
    await this.fetch(language);
    this.language = language;
  }

  /** Load more parts of the catalogue: the files of titles, the words around a board, and what the server tells in a log. */
  async need(...titles: string[]): Promise<void> {
    for (const part of ["table-web", "server", ...titles.flatMap((name) => [name, `${name}-web`])]) this.parts.add(part);
    await this.fetch(this.language);
  }

  private async fetch(language: string): Promise<void> {
    const wanted = [...new Set([language, FALLBACK])].flatMap((l) => [...this.parts].map((p) => [l, p] as const));
    await Promise.all(
      wanted.map(async ([l, part]) => {
        const name = `../../../src/ludi/locales/${l}/${part}.ftl`;
        const load = files[name];
        if (!load || this.fetched.has(name)) return;
        this.fetched.add(name);
        let bundle = this.bundles.get(l);
        if (!bundle) this.bundles.set(l, (bundle = new FluentBundle(l, { useIsolating: false })));
        bundle.addResource(new FluentResource(await load()));
      }),
    );
    this.loaded += 1;
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
