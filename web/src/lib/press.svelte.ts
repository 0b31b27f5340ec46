/** Whether this browser's user has learnt that a card is read by holding a finger on it; nothing of it reaches the server. */

const KEY = "ludi-press";

function known(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true; // what cannot be remembered is not said at every table
  }
}

class Press {
  /** Whether it was told, to fingers only: at each visit until it has been done once. */
  told = $state(!matchMedia("(pointer: coarse)").matches || known());

  /** It was there long enough to be read; whoever has not done it since is told once more at the next visit. */
  shown(): void {
    this.told = true;
  }

  learnt(): void {
    if (this.told) return;
    this.told = true;
    try {
      localStorage.setItem(KEY, "learnt");
    } catch {
      // It was not remembered before either.
    }
  }
}

export const press = new Press();
