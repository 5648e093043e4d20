import type { Size } from './useSize.js';

// Computes how large cards can be in the available space.

export interface FitLimits {
  /** The largest width of a card, and the smallest at which it can still be read and clicked. */
  max: number;
  min: number;
  /** The preferred ratio of height to width, and the lowest. */
  ratio: number;
  flat: number;
  gap: number;
  /** The width of the label before each group, and the number of groups at the beginning that have none. */
  label: number;
  bare: number;
}
interface Fitted {
  width: number;
  height: number;
  /** How many cards of each group are shown. If a group has more, a sign in the last place says how many. */
  shown: number[];
  /** Does a group begin a new line rather than continue on the next one? */
  whole: boolean;
}

const STEP = 2;
/** Groups are kept whole if that makes the cards no smaller than this, compared with groups that are continued on the next line. */
const WORTH = 0.8;

/** The largest card size with which all groups fit, line by line. If there is none, cards of the largest groups are left out. */
export function fit(room: Size, counts: readonly number[], limits: FitLimits): Fitted {
  const largest = largestSize(room, counts, limits, false);
  if (largest) {
    const kept = largestSize(room, counts, limits, true);
    const whole = kept !== null && kept.width >= largest.width * WORTH;
    return { ...(whole ? kept : largest), shown: counts.slice(), whole };
  }
  const [width, height] = [limits.min, Math.round(limits.min * limits.flat)];
  const shown = counts.slice();
  const items = (): number[] => shown.map((n, i) => (n < counts[i] ? n + 1 : n));
  while (!fits(room, items(), width, height, limits)) {
    // Leaving out the only card of a group gains nothing, because the sign that replaces it is as large.
    const cut = shown.map((n, i) => (counts[i] > 1 ? n : 0));
    const most = cut.indexOf(Math.max(...cut));
    if (cut[most] === 0) return { width, height, shown: counts.map(() => 0), whole: false };
    // The first card that is left out takes another one with it, to make room for the sign.
    shown[most] -= shown[most] === counts[most] ? 2 : 1;
  }
  return { width, height, shown, whole: false };
}

function largestSize(room: Size, counts: readonly number[], limits: FitLimits, whole: boolean): Size | null {
  for (let width = limits.max; width > limits.min; width -= STEP) {
    for (const ratio of [limits.ratio, limits.flat]) {
      const height = Math.round(width * ratio);
      if (fits(room, counts, width, height, limits, whole)) return { width, height };
    }
  }
  return null;
}

function fits(
  room: Size,
  counts: readonly number[],
  width: number,
  height: number,
  { gap, label, bare }: FitLimits,
  whole = false,
): boolean {
  let lines = 1;
  let x = 0;
  for (const [group, count] of counts.entries()) {
    const all = (group >= bare ? label : 0) + count * (width + gap) - gap;
    // A group of several lines has them for itself.
    const first = lines;
    if (whole && count > 0 && x > 0 && x + gap + all > room.width) {
      lines++;
      x = 0;
    }
    for (let i = 0; i < count; i++) {
      const wide = width + (i === 0 && group >= bare ? label : 0);
      if (x > 0 && x + gap + wide > room.width) {
        lines++;
        x = wide;
      } else x += (x > 0 ? gap : 0) + wide;
      if (wide > room.width) return false;
    }
    if (whole && all > room.width && lines > first) x = room.width;
  }
  return lines * height + (lines - 1) * gap <= room.height;
}

/** The distance between the cards of a hand, and whether they all fit. */
interface Spread {
  step: number;
  all: boolean;
}
export function spread(room: number, count: number, width: number, gap: number, least: number): Spread {
  if (count < 2 || count * (width + gap) - gap <= room) return { step: width + gap, all: true };
  const step = (room - width) / (count - 1);
  return step >= least ? { step, all: true } : { step: least, all: false };
}

/** The width of an average letter, in ems, in most faces; in wide ones, such as Verdana and DejaVu Sans, it is more. */
const LETTER = 0.5;
/** The height of a line, in ems. */
const LINE = 1.18;
const SAMPLE = 'You may choose a minion here and place it on the bottom of its owner’s deck';
const SAMPLE_SIZE = 20;

let measured = 0;
/** The width of an average letter in the face that this device has for texts: it is measured once. */
function letterWidth(): number {
  if (measured > 0) return measured;
  const pen = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!pen) return LETTER;
  pen.font = `${SAMPLE_SIZE}px ${getComputedStyle(document.documentElement).getPropertyValue('--text-face')}`;
  measured = Math.max(LETTER, pen.measureText(SAMPLE).width / SAMPLE.length / SAMPLE_SIZE);
  return measured;
}

/** How high this many letters are at a type size, in lines of this width. */
export const typeHeight = (letters: number, width: number, size: number): number =>
  Math.ceil((letters * letterWidth() * 1.08 * size) / width) * size * LINE;

/** The largest type size between `least` and `most` at which this many letters fit into the room. */
export function typeSize(letters: number, room: Size, most: number, least: number): number {
  const wide = letters * letterWidth() * 1.08;
  for (let size = most; size > least; size -= 0.5) {
    const lines = Math.ceil((wide * size) / room.width);
    if (lines * size * LINE <= room.height) return size;
  }
  return least;
}
