/** What the prompt shows in a lesson; no other table needs it. */
export { default } from "./Coach.svelte";
export { default as Onward } from "./Onward.svelte";
