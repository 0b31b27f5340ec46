import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";
import { installable } from "./scripts/installable.ts";
import { sizes } from "./scripts/sizes.ts";
import { shown } from "./src/lib/shown.ts";

const FONTS = ["cinzel", "cormorant-sc", "alegreya-sans"];

/** The numbers printed on the components come from the game's own facts.toml. */
function toml(): Plugin {
  return {
    name: "toml",
    load(id) {
      if (!id.endsWith(".toml")) return null;
      this.addWatchFile(id);
      const facts = parse(readFileSync(id, "utf8"));
      return `export default ${JSON.stringify(facts, shown)}`;
    },
  };
}

/**
 * Catalogues travel without their comments and the empty lines between messages. What is always wanted together is one file:
 * the names of all titles are in web.ftl, what the page alone says of a title is in the file of the title.
 */
function fluent(): Plugin {
  return {
    name: "fluent",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const file = id.slice(0, -"?raw".length);
      const folder = dirname(file);
      const own = basename(file, ".ftl");
      const more = readdirSync(folder).filter((name) => (own === "web" ? name.endsWith("-name.ftl") : name === `${own}-web.ftl`));
      const all = [file, ...more.map((name) => join(folder, name))];
      for (const one of all) this.addWatchFile(one);
      const text = all.map((one) => readFileSync(one, "utf8")).join("\n").replace(/^#.*\n/gm, "").replace(/\n{2,}(?! )/g, "\n");
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** The licences of the fonts travel with them. */
function licences(): Plugin {
  return {
    name: "licences",
    generateBundle() {
      const texts = FONTS.map((name) => readFileSync(`node_modules/@fontsource/${name}/LICENSE`, "utf8").trim());
      this.emitFile({ type: "asset", fileName: "fonts.txt", source: `${texts.join("\n\n\n")}\n` });
    },
  };
}

export default defineConfig({
  base: "./",
  worker: { format: "es" },
  plugins: [sizes(), toml(), fluent(), licences(), svelte(), installable()],
  build: {
    outDir: "../src/ludi/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    // What every page begins with is one file.
    rolldownOptions: { output: { advancedChunks: { groups: [{ name: "base", test: /src\/lib\/(again|here|route|say|settings|text|titles)(\.svelte)?\.ts$/ }] } } },
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/here": { target: "http://127.0.0.1:8000" } } },
  test: { include: ["tests/**/*.test.ts"], testTimeout: 120_000 },
} as Parameters<typeof defineConfig>[0]);
