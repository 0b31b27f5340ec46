/** What this browser does beside a table: it thinks about hints, and takes the game along. One file, for both come with a game. */
export { attend } from "./attend";
export { hint } from "./thought";
