/** Short sounds, made on the spot; silent until the user turned them on. */
import { settings } from "./settings.svelte";

let audio: AudioContext | undefined;

const NOTES = { turn: [523, 659], dice: [180, 140, 200], coin: [1320, 1760], battle: [110, 220], card: [420, 310] } as const;

export type Sound = keyof typeof NOTES;

/** step: how many half tones higher than usual. */
export function play(name: Sound, step = 0): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  let at = audio.currentTime;
  for (const pitch of NOTES[name]) {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.type = name === "dice" ? "square" : "triangle";
    tone.frequency.value = pitch * 2 ** (step / 12);
    loud.gain.setValueAtTime(0.12, at);
    loud.gain.exponentialRampToValueAtTime(0.001, at + 0.14);
    tone.connect(loud).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.15);
    at += 0.08;
  }
}
