import type { Size } from './useSize.js';

// How big cards can be in the room there is.

export interface FitLimits {
  /** Width of a card: at most, and at least while it can still be read and hit. */
  max: number;
  min: number;
  /** Height for each unit of width: as it should be, and at least. */
  ratio: number;
  flat: number;
  gap: number;
  /** Room for the sign of whose they are, before each group but the first so many. */
  label: number;
  bare: number;
}
export interface Fitted {
  width: number;
  height: number;
  /** How many of each group are shown; of those with more, the last place says how many are left. */
  shown: number[];
}

const STEP = 2;

/** The largest cards with which all groups fit, line by line. If none do, the largest groups are cut. */
export function fit(room: Size, counts: readonly number[], limits: FitLimits): Fitted {
  for (let width = limits.max; width > limits.min; width -= STEP) {
    for (const ratio of [limits.ratio, limits.flat]) {
      const height = Math.round(width * ratio);
      if (fits(room, counts, width, height, limits)) return { width, height, shown: counts.slice() };
    }
  }
  const [width, height] = [limits.min, Math.round(limits.min * limits.flat)];
  const shown = counts.slice();
  const items = (): number[] => shown.map((n, i) => (n < counts[i] ? n + 1 : n));
  while (!fits(room, items(), width, height, limits)) {
    // Leaving out the only card of a group gains nothing: the sign that says so is as large.
    const cut = shown.map((n, i) => (counts[i] > 1 ? n : 0));
    const most = cut.indexOf(Math.max(...cut));
    if (cut[most] === 0) return { width, height, shown: counts.map(() => 0) };
    // Where one is left out, another one makes room for the sign that says so.
    shown[most] -= shown[most] === counts[most] ? 2 : 1;
  }
  return { width, height, shown };
}

function fits(room: Size, counts: readonly number[], width: number, height: number, { gap, label, bare }: FitLimits): boolean {
  let lines = 1;
  let x = 0;
  for (const [group, count] of counts.entries()) {
    for (let i = 0; i < count; i++) {
      const wide = width + (i === 0 && group >= bare ? label : 0);
      if (x > 0 && x + gap + wide > room.width) {
        lines++;
        x = wide;
      } else x += (x > 0 ? gap : 0) + wide;
      if (wide > room.width) return false;
    }
  }
  return lines * height + (lines - 1) * gap <= room.height;
}

/** How far apart the cards of a hand lie, and whether they all fit. */
export interface Spread {
  step: number;
  all: boolean;
}
export function spread(room: number, count: number, width: number, gap: number, least: number): Spread {
  if (count < 2 || count * (width + gap) - gap <= room) return { step: width + gap, all: true };
  const step = (room - width) / (count - 1);
  return step >= least ? { step, all: true } : { step: least, all: false };
}

/** The average letter is so wide, of its height; lines are so far apart. */
const LETTER = 0.5;
const LINE = 1.18;
/** The largest type, of these sizes, in which so many letters fill no more than this room. */
export function typeSize(letters: number, room: Size, most: number, least: number): number {
  for (let size = most; size > least; size -= 0.5) {
    const lines = Math.ceil((letters * LETTER * size * 1.08) / room.width);
    if (lines * size * LINE <= room.height) return size;
  }
  return least;
}
