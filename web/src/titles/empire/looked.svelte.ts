/** The land that was touched or pointed at last: the list of moves goes there, and its words are shown. */
class Looked {
  land = $state("");
}

export const looked = new Looked();
