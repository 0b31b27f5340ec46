/** What makes the page installable: what its head says of it, a manifest for each language, and the service worker. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from "vite";
import { shortened } from "./glue";
import { compiled, packed } from "./library";

const LOCALES = "../src/ludi/locales";
const FALLBACK = "en";
/** The masthead and the page, as in src/styles/tokens.css. */
const BAR = "#241f1a";
const PAGE = "#f4ecdc";
/** What opens without the server, besides what the page begins with. A board asks for the server in any case. */
const SCREENS = /\/src\/(screens\/(?!Replay)\w+\.svelte|offline\/start\.ts|later\.ts|lib\/words\.ts)$/;
const WORDS = /\/(web|app-web)\.ftl\?raw$/;
const FONTS = /-latin-[^/]*\.woff2$/;

/** Of Pyodide what a site needs to run Python: see `ludi build-site`. */
const PYTHON = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];

const languages = readdirSync(LOCALES).filter((name) => /^[a-z]+$/.test(name));

type Bundle = Rolldown.OutputBundle;
type Words = (key: string) => string;

/** The words of a language that a manifest needs, and the names of the titles. */
function words(language: string): { say: Words; titles: string[] } {
  const folder = `${LOCALES}/${language}`;
  const names = readdirSync(folder).filter((name) => name.endsWith("-name.ftl")).sort();
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = ["web.ftl", "app-web.ftl", ...names].map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  const say: Words = (key) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${language} has no ${key}`);
    return bundle.formatPattern(pattern);
  };
  return { say, titles: [...texts.join("\n").matchAll(/^web-brief-(\w+)/gm)].map((found) => found[1]!) };
}

/** A manifest. Its addresses are relative: the page may be anywhere. */
export function manifest(language: string): object {
  const { say, titles } = words(language);
  const icon = (src: string, size: number, purpose: string) => ({ src, sizes: `${size}x${size}`, type: "image/png", purpose });
  return {
    name: say("web-name"),
    short_name: say("web-name"),
    description: say("web-app-about"),
    lang: language,
    dir: "ltr",
    start_url: ".",
    scope: ".",
    display: "standalone",
    background_color: PAGE,
    theme_color: BAR,
    categories: ["games", "entertainment"],
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable.png", 512, "maskable"),
      { src: "favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
    shortcuts: titles.map((title) => ({
      name: say(`web-title-${title}`),
      short_name: say(`web-brief-${title}`),
      description: say(`web-title-${title}-about`),
      url: `new?title=${title}`,
    })),
  };
}

/** What is said of the page where a link to it is shown. Its picture needs an absolute address: the server adds it. */
function head(base: string): HtmlTagDescriptor[] {
  const { say } = words(FALLBACK);
  const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: "meta", attrs, injectTo: "head" });
  return [
    meta({ name: "description", content: say("web-app-about") }),
    meta({ property: "og:type", content: "website" }),
    meta({ property: "og:site_name", content: say("web-name") }),
    meta({ property: "og:title", content: say("web-name") }),
    meta({ property: "og:description", content: say("web-app-about") }),
    { tag: "link", attrs: { rel: "manifest", href: `${base}manifest.webmanifest` }, injectTo: "head" },
  ];
}

/** What stands in the page where it cannot run, in every language: in a browser that is too old, or without scripts. */
function unable(): HtmlTagDescriptor[] {
  const lines = (key: string): HtmlTagDescriptor[] => languages.map((lang) => ({ tag: "p", attrs: { lang, style: "padding: 1em" }, children: words(lang).say(key) }));
  return [
    { tag: "div", attrs: { class: "old", hidden: true }, children: lines("web-app-old"), injectTo: "body" },
    { tag: "noscript", children: lines("web-app-scripts"), injectTo: "body" },
  ];
}

const chunks = (bundle: Bundle): Rolldown.OutputChunk[] => Object.values(bundle).filter((one) => one.type === "chunk");

/** The files that the page opens with, and those of its screens. */
export function shell(bundle: Bundle): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const one = bundle[name];
    if (found.has(name) || one?.type !== "chunk") return;
    found.add(name);
    for (const style of one.viteMetadata?.importedCss ?? []) found.add(style);
    one.imports.forEach(add);
  };
  for (const { fileName, isEntry, facadeModuleId } of chunks(bundle)) {
    if (isEntry || SCREENS.test(facadeModuleId ?? "") || WORDS.test(facadeModuleId ?? "")) add(fileName);
  }
  for (const name of Object.keys(bundle)) if (FONTS.test(name)) found.add(name);
  return [...found].sort();
}

/** The service worker that keeps these files; `page` is the text of the page. */
async function worker(files: string[], entry: string, page: string): Promise<string> {
  const version = createHash("sha256").update(JSON.stringify([files, page])).digest("hex").slice(0, 12);
  return script("src/offline/worker.ts", { VERSION: JSON.stringify(version), ENTRY: JSON.stringify(entry), FILES: JSON.stringify(files) });
}

/** A script in one file: that of a service worker, or a module. */
async function script(input: string, define: Record<string, string>, format: "iife" | "es" = "iife"): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define,
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input, preserveEntrySignatures: "strict", output: { format, entryFileNames: "script.js" } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

/** Pyodide as it is sent: hosts compress little, and some nothing, so large files lie compressed and scripts are short. */
async function* python(): AsyncGenerator<[name: string, text: string | Uint8Array]> {
  const read = (name: string): Buffer => readFileSync(`node_modules/pyodide/${name}`);
  for (const name of PYTHON) {
    const text = read(name);
    if (name.endsWith(".wasm")) yield [`${name}.xz`, await packed(text)];
    else if (name === "pyodide.asm.mjs") yield [name, await shortened(text.toString(), read("pyodide.asm.wasm"), read("pyodide.mjs").toString())];
    else if (name === "python_stdlib.zip") yield ["library.zip.xz", await packed(await compiled(text))];
    else yield [name, text];
  }
  yield ["xz.mjs", await script("src/local/xz.ts", {}, "es")];
}

export function installable(): Plugin {
  let base = "/";
  return {
    name: "installable",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: () => [...head(base), ...unable()],
    async generateBundle(_, bundle) {
      for (const language of languages) {
        const fileName = language === FALLBACK ? "manifest.webmanifest" : `manifest-${language}.webmanifest`;
        this.emitFile({ type: "asset", fileName, source: `${JSON.stringify(manifest(language))}\n` });
      }
      const page = bundle["index.html"];
      const entry = chunks(bundle).find((one) => one.isEntry)?.fileName;
      if (page?.type !== "asset" || !entry) throw new Error("the build has no page");
      // A site of files alone may lie under any path; the server's page is at many, all of one root.
      const relative = String(page.source);
      page.source = relative.replaceAll('="./', '="/');
      this.emitFile({ type: "asset", fileName: "sw.js", source: await worker(shell(bundle), entry, page.source) });
      this.emitFile({ type: "asset", fileName: "site/index.html", source: relative });
      this.emitFile({ type: "asset", fileName: "site/sw.js", source: await script("src/offline/site.ts", {}) });
      for await (const [fileName, source] of python()) this.emitFile({ type: "asset", fileName: `site/python/${fileName}`, source });
    },
  };
}
