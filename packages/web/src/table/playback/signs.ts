import { getSettings } from '../../settings.js';

// Short synthesized sounds like wood, paper and bells, quiet enough to be left on.

export type Sign = 'turn' | 'play' | 'card' | 'break' | 'crack' | 'coin' | 'win' | 'no';
type Note = [frequency: number, at: number, lasts: number, volume: number];
/** A short noise like that of paper or wood: white noise through a filter that moves from one pitch to another. */
type Noise = { from: number; to: number; lasts: number; volume: number };
interface Sound {
  notes?: readonly Note[];
  noise?: Noise;
}
const SOUNDS: Record<Sign, Sound> = {
  turn: {
    notes: [
      [523, 0, 0.5, 0.16],
      [784, 0.13, 0.7, 0.14],
    ],
  },
  play: { notes: [[196, 0, 0.12, 0.14]], noise: { from: 900, to: 300, lasts: 0.09, volume: 0.22 } },
  card: { noise: { from: 1200, to: 4200, lasts: 0.16, volume: 0.12 } },
  break: { notes: [[110, 0, 0.2, 0.2]], noise: { from: 2600, to: 180, lasts: 0.32, volume: 0.3 } },
  crack: { notes: [[82, 0, 0.4, 0.26]], noise: { from: 3400, to: 120, lasts: 0.5, volume: 0.34 } },
  coin: {
    notes: [
      [1047, 0, 0.25, 0.1],
      [1568, 0.07, 0.45, 0.1],
    ],
  },
  win: {
    notes: [
      [523, 0, 0.5, 0.15],
      [659, 0.14, 0.5, 0.15],
      [784, 0.28, 0.6, 0.15],
      [1047, 0.44, 1.1, 0.17],
    ],
  },
  no: {
    notes: [
      [165, 0, 0.12, 0.16],
      [139, 0.11, 0.18, 0.16],
    ],
  },
};

let audio: AudioContext | null = null;

export function sound(sign: Sign): void {
  // Browsers allow no sound before the first click on the page.
  if (!getSettings().sound || document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  try {
    audio ??= new AudioContext();
    const { notes = [], noise } = SOUNDS[sign];
    for (const note of notes) ring(audio, note);
    if (noise) rustle(audio, noise);
  } catch {
    // The browser has no sound.
  }
}

/** A volume that starts loud and fades away. */
function fading(context: AudioContext, at: number, lasts: number, volume: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(context.destination);
  return gain;
}

/** The sound of a wooden bar: its tone, and a quieter fourth harmonic that fades sooner. */
function ring(context: AudioContext, [frequency, after, lasts, volume]: Note): void {
  const at = context.currentTime + after;
  for (const [times, share, length] of [
    [1, 1, 1],
    [4, 0.22, 0.4],
  ]) {
    const tone = context.createOscillator();
    tone.frequency.value = frequency * times;
    tone.connect(fading(context, at, lasts * length, volume * share));
    tone.start(at);
    tone.stop(at + lasts);
  }
}

function rustle(context: AudioContext, { from, to, lasts, volume }: Noise): void {
  const at = context.currentTime;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(filter).connect(fading(context, at, lasts, volume));
  source.start(at);
}

/** Calls back a player who is looking elsewhere, with the page title and a short vibration. */
export function callBack(title: string | null): void {
  document.title = title && document.hidden ? `${title} – Breakpoint` : 'Breakpoint';
  if (title && document.hidden) navigator.vibrate?.(200);
}
