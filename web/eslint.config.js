import globals from "globals";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

// Where a change outside of the page may follow from state. Everywhere else data flows socket -> store -> props.
const effects = ["src/App.svelte", "src/table/Table.svelte", "src/screens/Room.svelte", "src/screens/Learn.svelte", "src/screens/Puzzles.svelte", "src/screens/Replay.svelte", "src/local/Away.svelte"];
const noEffect = {
  selector: "CallExpression[callee.name='$effect'], CallExpression[callee.object.name='$effect']",
  message: "$effect has its few named places (eslint.config.js)",
};

export default ts.config(
  { ignores: ["node_modules", "src/api/schema.d.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
    rules: {
      "svelte/no-at-html-tags": "error",
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  { files: ["src/**"], ignores: effects, rules: { "no-restricted-syntax": ["error", noEffect] } },
);
