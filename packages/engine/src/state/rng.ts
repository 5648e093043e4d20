import { chachaBlock } from './chacha.js';

/**
 * Chance. ChaCha with eight rounds over a 128-bit key: the code is open and most of a deck is seen during a game, so a
 * small seed or a linear generator would let a player compute the rest.
 */
export interface Chance {
  /** The seed: four 32-bit words. */
  key: readonly [number, number, number, number];
  /** Words taken so far. */
  used: number;
}

const BLOCK = 16;
const work = new Uint32Array(BLOCK);

/** A block of words that was made before. */
interface Block {
  key: Chance['key'] | null;
  block: number;
  words: Uint32Array;
}
// Two, because two generators take turns as a rule: a game's, and that of whoever plays it.
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

/** The next 32-bit word; `chance.used` moves on. */
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
 * A whole number from 0 to n - 1, without bias. As a small integer: a word above 2^31 would leave a floating-point number,
 * which spreads into seats, cards and lists, and everything that holds them gets slow.
 */
export function below(chance: Chance, n: number): number {
  for (;;) {
    const word = nextWord(chance);
    const rest = (word % n) | 0;
    // Words of the last, incomplete round of n are drawn again.
    if (word - rest <= 0x1_0000_0000 - n) return rest;
  }
}

export function shuffle(chance: Chance, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    const held = list[i];
    list[i] = list[j];
    list[j] = held;
  }
}

/** Seeds are written as 32 hexadecimal digits; any other text or a number is spread over the 128 bits (for tests and scenarios). */
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
