import motifs, { type Noise, type Sound, type Tone } from 'virtual:motifs';
import type { Sign } from './signs.js';

// All sounds are made here, of a few tones and some noise; there are no files. This module is loaded with the first sound.

const chord = (at: number, lasts: number, volume: number, ...frequencies: number[]): Tone[] =>
  frequencies.map((from) => ({ from, at, lasts, volume, wave: 'triangle' }));

const SOUNDS: Record<Sign, Sound> = {
  turn: {
    tones: [
      { from: 523, lasts: 0.5, volume: 0.16 },
      { from: 784, at: 0.13, lasts: 0.7, volume: 0.14 },
    ],
  },
  play: { tones: [{ from: 300, to: 420, lasts: 0.08, volume: 0.1 }], noises: [{ from: 1400, to: 3000, lasts: 0.08, volume: 0.1 }] },
  drop: { tones: [{ from: 190, to: 70, lasts: 0.16, volume: 0.3 }], noises: [{ from: 900, to: 200, lasts: 0.1, volume: 0.26 }] },
  card: { noises: [{ from: 1200, to: 4200, lasts: 0.16, volume: 0.12 }] },
  break: { tones: [{ from: 160, to: 60, lasts: 0.2, volume: 0.2 }], noises: [{ from: 2600, to: 180, lasts: 0.32, volume: 0.3 }] },
  crack: {
    tones: [{ from: 120, to: 52, at: 0.05, lasts: 0.3, volume: 0.22 }],
    noises: [
      { from: 4200, to: 1500, lasts: 0.05, volume: 0.32 },
      { from: 3400, to: 300, at: 0.08, lasts: 0.24, volume: 0.28 },
    ],
  },
  burst: {
    tones: [
      { from: 140, to: 30, lasts: 0.9, volume: 0.5 },
      { from: 70, to: 28, lasts: 0.7, volume: 0.4, wave: 'triangle' },
    ],
    noises: [
      { from: 5000, to: 90, lasts: 0.9, volume: 0.5 },
      { from: 2400, to: 900, at: 0.25, lasts: 0.5, volume: 0.12 },
    ],
  },
  slam: {
    tones: [
      { from: 95, to: 40, at: 0.28, lasts: 0.5, volume: 0.5 },
      { from: 130, to: 65, at: 0.54, lasts: 0.35, volume: 0.3 },
      ...chord(0.56, 0.7, 0.05, 392, 494, 587),
    ],
    noises: [
      { from: 300, to: 2600, lasts: 0.28, volume: 0.12 },
      { from: 3000, to: 160, at: 0.28, lasts: 0.35, volume: 0.36 },
    ],
  },
  coin: {
    tones: [
      { from: 1319, lasts: 0.1, volume: 0.09, wave: 'square' },
      { from: 1976, at: 0.06, lasts: 0.32, volume: 0.08, wave: 'triangle' },
    ],
  },
  goal: {
    tones: [...chord(0, 0.16, 0.09, 523, 659), ...chord(0.16, 0.16, 0.09, 587, 740), ...chord(0.32, 0.9, 0.1, 784, 988, 1175)],
    noises: [{ from: 600, to: 5000, at: 0.3, lasts: 0.5, volume: 0.1 }],
  },
  win: {
    tones: [
      ...chord(0, 0.18, 0.09, 523, 659, 784),
      ...chord(0.2, 0.18, 0.09, 523, 659, 784),
      ...chord(0.4, 0.3, 0.09, 587, 740, 880),
      ...chord(0.62, 1.3, 0.11, 659, 784, 1047),
    ],
  },
  lose: {
    tones: [...chord(0, 0.4, 0.08, 392, 494), ...chord(0.32, 0.4, 0.08, 349, 440), ...chord(0.64, 1.1, 0.09, 330, 415, 494)],
  },
  no: {
    tones: [
      { from: 165, lasts: 0.12, volume: 0.16 },
      { from: 139, at: 0.11, lasts: 0.18, volume: 0.16 },
    ],
  },
};

let audio: AudioContext | null = null;
let out: AudioNode | null = null;

export const ring = (sign: Sign): void => perform([SOUNDS[sign]]);

/** The motifs of these factions, all at once, some seconds from now. They are in one key, so that any two go together. */
export const ringMotifs = (factions: readonly string[], delay: number): void =>
  perform(factions.flatMap((faction) => notesOf(faction).map(({ pitch, at, voice }) => sounding(voice, pitch, at + delay))));

/** The length of each of the eight notes of a motif, in seconds. */
const NOTE = 0.17;
const ABOVE_C: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** The notes of a faction's motif, and when they sound; none for a faction that players made. */
function notesOf(faction: string): { pitch: number; at: number; voice: Sound }[] {
  const motif = motifs[faction];
  if (!motif) return [];
  return motif.notes.split(' ').flatMap((note, i) => {
    if (note === '.') return [];
    const above = ABOVE_C[note[0]] + 12 * Number(note[1]) - (ABOVE_C.A + 12 * 4);
    return [{ pitch: 440 * 2 ** (above / 12), at: i * NOTE, voice: motif.voice }];
  });
}

/** A voice at this pitch and time: its own frequencies are multiples of the note's. */
function sounding({ tones = [], noises = [] }: Sound, pitch: number, at: number): Sound {
  const moved = <T extends Tone>(part: T): T => ({
    ...part,
    from: part.from * pitch,
    to: (part.to ?? part.from) * pitch,
    at: at + (part.at ?? 0),
  });
  return { tones: tones.map(moved), noises: noises.map(moved) };
}

function perform(sounds: readonly Sound[]): void {
  try {
    audio ??= new AudioContext();
    // Several sounds at once stay below the loudest a device can play.
    out ??= compressed(audio);
    for (const { tones = [], noises = [] } of sounds) {
      for (const tone of tones) sing(audio, out, tone);
      for (const noise of noises) rustle(audio, out, noise);
    }
  } catch {
    // The browser has no sound.
  }
}

function compressed(context: AudioContext): AudioNode {
  const compressor = context.createDynamicsCompressor();
  compressor.connect(context.destination);
  return compressor;
}

/** A volume that starts loud and fades away. */
function fading(context: AudioContext, to: AudioNode, at: number, lasts: number, volume: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(to);
  return gain;
}

function sing(context: AudioContext, to: AudioNode, { from, to: end = from, at = 0, lasts, volume, wave = 'sine' }: Tone): void {
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(end, start + lasts);
  tone.connect(fading(context, to, start, lasts, volume));
  tone.start(start);
  tone.stop(start + lasts);
}

function rustle(context: AudioContext, to: AudioNode, { from, to: end, at = 0, lasts, volume }: Noise): void {
  const start = context.currentTime + at;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(end, start + lasts);
  source.connect(filter).connect(fading(context, to, start, lasts, volume));
  source.start(start);
}
