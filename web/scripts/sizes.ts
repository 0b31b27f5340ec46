import type { Plugin } from "vite";

/**
 * Windows by name, written as custom media of CSS, which browsers do not know yet; in styles and in matchMedia alike.
 * A low one, below 1100 pixels of width, is a telephone that lies on its side or half of a laptop's screen: what may be
 * done stands beside the board there. The smallest telephones have no room for a board of its size: the table scrolls.
 */
const NAMED = {
  "(--low-window)": "(max-height: 640px) and (orientation: landscape)",
  "(--high-window)": "((min-height: 641px) or (orientation: portrait))",
  "(--smallest-window)": "(max-width: 599px) and (max-height: 639px) and (orientation: portrait)",
};

/** Says what the names mean, before anything else reads a file. */
export function sizes(): Plugin {
  return {
    name: "sizes",
    enforce: "pre",
    transform: {
      filter: { id: /\.(svelte|ts)$/, code: "(--" },
      handler: (code) => Object.entries(NAMED).reduce((text, [name, media]) => text.replaceAll(name, media), code),
    },
  };
}
