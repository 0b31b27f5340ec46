/** What the files of a title build on. Which titles there are is said in `all.ts`. */
export type { PlayProps, Title } from "../table/play.svelte";
export type { RulesProps } from "../table/title";
