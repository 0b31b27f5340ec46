import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const root = fileURLToPath(new URL(".", import.meta.url));

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // The name of a component's styles comes from its path in the clone, so that a build is the same in every folder.
    cssHash: ({ hash, filename, css }) => `s${hash(filename ? relative(root, filename) : css)}`,
  },
};
