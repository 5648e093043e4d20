import { getSettings } from '../settings.js';

/** Small sounds, made on the spot; off unless wanted. */
let audio: AudioContext | null = null;

export type Sign = 'turn' | 'play' | 'score' | 'win' | 'no';
const NOTES: Record<Sign, number[]> = { turn: [660, 880], play: [440], score: [523, 659, 784], win: [523, 659, 784, 1047], no: [180] };

export function sound(sign: Sign): void {
  if (!getSettings().sound) return;
  try {
    audio ??= new AudioContext();
    NOTES[sign].forEach((frequency, i) => {
      const at = audio!.currentTime + i * 0.11;
      const tone = audio!.createOscillator();
      const volume = audio!.createGain();
      tone.type = 'triangle';
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
      tone.connect(volume).connect(audio!.destination);
      tone.start(at);
      tone.stop(at + 0.25);
    });
  } catch {
    // No sound here.
  }
}

/** Says that it is my turn to somebody who looks elsewhere: title, and a short buzz. */
export function callBack(title: string | null): void {
  document.title = title && document.hidden ? `${title} – Breakpoint` : 'Breakpoint';
  if (title && document.hidden) navigator.vibrate?.(200);
}
