import { chachaBlock } from './chacha.js';

/**
 * A random number generator: ChaCha with eight rounds over a 128-bit key. The code is open and most of a deck is seen during a
 * game, so with a small seed or a linear generator a player could compute the rest.
 */
export interface Chance {
  /** The seed: four 32-bit words. */
  key: readonly [number, number, number, number];
  /** The number of words taken so far. */
  used: number;
}

const BLOCK = 16;
const work = new Uint32Array(BLOCK);

/** A block of words that was computed earlier. */
interface Block {
  key: Chance['key'] | null;
  block: number;
  words: Uint32Array;
}
// Two blocks are kept, because usually two generators alternate: the game's, and that of the bot that plays it.
let recent: Block = { key: null, block: -1, words: new Uint32Array(BLOCK) };
let other: Block = { key: null, block: -1, words: new Uint32Array(BLOCK) };

function fill(made: Block, key: Chance['key'], block: number): void {
  // "expand 16-byte k": the constants of the 128-bit key variant.
  work[0] = 0x61707865;
  work[1] = 0x3120646e;
  work[2] = 0x79622d36;
  work[3] = 0x6b206574;
  for (let i = 0; i < 4; i++) {
    work[4 + i] = key[i];
    work[8 + i] = key[i];
  }
  work[12] = block;
  work[13] = 0;
  work[14] = 0;
  work[15] = 0;
  chachaBlock(work, made.words);
  made.key = key;
  made.block = block;
}

/** The next 32-bit word; advances `chance.used`. */
export function nextWord(chance: Chance): number {
  const block = chance.used >>> 4;
  if (recent.key !== chance.key || recent.block !== block) {
    const made = other;
    other = recent;
    recent = made;
    if (made.key !== chance.key || made.block !== block) fill(made, chance.key, block);
  }
  return recent.words[chance.used++ & 15];
}

/**
 * An unbiased whole number from 0 to n - 1. It is a small integer: a word above 2^31 would be a floating-point number, which
 * would spread into seats, cards and lists and make everything that holds them slow.
 */
export function below(chance: Chance, n: number): number {
  for (;;) {
    const word = nextWord(chance);
    const rest = (word % n) | 0;
    // A word from the last, incomplete range of n would be biased: draw again.
    if (word - rest <= 0x1_0000_0000 - n) return rest;
  }
}

export function shuffle<T>(chance: Chance, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    const held = list[i];
    list[i] = list[j];
    list[j] = held;
  }
}

/** A seed is 32 hexadecimal digits. Any other text, or a number, is spread over the 128 bits (for tests and scenarios). */
export function seedFromText(text: string | number): Chance['key'] {
  const s = String(text);
  if (/^[0-9a-f]{32}$/.test(s)) {
    return [0, 8, 16, 24].map((at) => Number.parseInt(s.slice(at, at + 8), 16) >>> 0) as unknown as Chance['key'];
  }
  const key: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x93c467e3];
  for (let i = 0; i < s.length; i++) {
    const at = i & 3;
    key[at] = Math.imul(key[at] ^ s.charCodeAt(i), 0x01000193) >>> 0;
  }
  const chance: Chance = { key, used: 0 };
  return [nextWord(chance), nextWord(chance), nextWord(chance), nextWord(chance)];
}
