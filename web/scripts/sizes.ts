import type { Plugin } from "vite";

/**
 * Windows by name, written as custom media of CSS, which browsers do not know yet; in styles and in matchMedia alike.
 * In a roomy one all stands beside the board; in a tight one that is low as well, a telephone that lies on its side or
 * half of a laptop's screen, what may be done does. The smallest telephones have no room for a board of its size: the
 * table scrolls.
 */
const NAMED = {
  "(--roomy)": "(min-width: 1100px) and (min-height: 560px)",
  "(--tight)": "((max-width: 1099px) or (max-height: 559px))",
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
      filter: { id: /\.(svelte|ts|css)$/, code: "(--" },
      handler: (code) => Object.entries(NAMED).reduce((text, [name, media]) => text.replaceAll(name, media), code),
    },
  };
}
