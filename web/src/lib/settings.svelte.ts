/** What this browser remembers about its user; nothing of it reaches the server. */

export interface Stored {
  language: string;
  nickname: string;
  motion: "system" | "normal" | "fast" | "off";
  /** How fast it is shown what others do. */
  others: "normal" | "fast" | "off";
  colours: "system" | "light" | "dark";
  sound: boolean;
  keys: boolean;
  odds: boolean;
}

export const KEY = "ludi-settings";
const HURRY: Record<Stored["others"], number> = { normal: 1, fast: 0.3, off: 0 };

export function languages(): string[] {
  const names = Object.keys(import.meta.glob("../../../src/ludi/locales/*/web.ftl"));
  return names.map((name) => name.split("/").at(-2)!).sort();
}

function preferred(): string {
  const known = languages();
  const wanted = navigator.languages.flatMap((l) => [l, l.split("-")[0]!]);
  return wanted.find((l) => known.includes(l)) ?? "en";
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

class Settings implements Stored {
  language = $state(preferred());
  nickname = $state("");
  motion = $state<Stored["motion"]>("system");
  others = $state<Stored["others"]>("normal");
  colours = $state<Stored["colours"]>("system");
  sound = $state(false);
  keys = $state(true);
  odds = $state(true);

  constructor() {
    this.read();
  }

  /** Take what this browser remembers: at the beginning, and when another tab has changed it. */
  read(): void {
    Object.assign(this, stored());
    if (!languages().includes(this.language)) this.language = preferred();
    if (!(this.others in HURRY)) this.others = "normal";
  }

  /** Change one setting, show it and keep it. */
  set<K extends keyof Stored>(name: K, value: Stored[K]): void {
    (this as Stored)[name] = value;
    const { language, nickname, motion, others, colours, sound, keys, odds } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, nickname, motion, others, colours, sound, keys, odds }));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.show();
  }

  /** The factor on every duration of an animation; 0 means none. */
  get pace(): number {
    if (this.motion === "off") return 0;
    if (this.motion === "fast") return 0.4;
    if (this.motion === "normal") return 1;
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 1;
  }

  /** The factor on how long it is shown what others do; 0 shows it at once. A pause is no motion: without motion it stays. */
  get rhythm(): number {
    return HURRY[this.others] * (this.pace || 1);
  }

  /** Where dates are written as this reader writes them, if that is a place of the language. */
  get place(): string {
    return navigator.languages.find((one) => one.split("-")[0] === this.language) ?? this.language;
  }

  /** The next speed for what others do. */
  next(): void {
    const all = Object.keys(HURRY) as Stored["others"][];
    this.set("others", all[(all.indexOf(this.others) + 1) % all.length]!);
  }

  /** Puts colours, motion and language on the page's root. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.colours = this.colours;
    root.dataset.motion = this.pace === 0 ? "off" : this.pace < 1 ? "fast" : "normal";
  }
}

export const settings = new Settings();
