import type { Size } from './useSize.js';

// Computes how cards and texts fit into the available space.

export interface Spacing {
  gap: number;
  /** The width of the label before the cards of a group, on each line that they are on. */
  label: number;
}
/** Told of each card: its line and its group, and where the line ends with it. */
type Put = (line: number, group: number, end: number) => void;

/**
 * How many lines these groups of cards need; infinitely many if a card is wider than a line. `bare`: the number of groups at the beginning
 * that have no label. `whole`: a group that fits on a line is not continued on the next one.
 */
export function linesOf(
  room: number,
  counts: readonly number[],
  width: number,
  { gap, label }: Spacing,
  bare: number,
  whole = false,
  put?: Put,
): number {
  let lines = 0;
  let x = room;
  let isTooWide = false;
  for (let group = 0; group < counts.length; group++) {
    const count = counts[group];
    const before = group >= bare ? label : 0;
    const all = before + count * (width + gap) - gap;
    if (whole && x + gap + all > room) x = room;
    for (let i = 0; i < count; i++) {
      const end = x + gap + width + (i === 0 ? before : 0);
      if (lines === 0 || end > room) {
        lines++;
        x = before + width;
        isTooWide ||= x > room;
      } else x = end;
      put?.(lines - 1, group, x);
    }
    // A group of several lines has them for itself.
    if (whole && all > room) x = room;
  }
  return isTooWide ? Number.POSITIVE_INFINITY : lines;
}

export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Divides the width: all get the same share, except those that need more. These are equally wide if that takes little from the others. */
export function levelled(least: readonly number[], width: number, most: number): number[] {
  let level = most;
  for (; level > 0 && sum(least.map((w) => Math.max(w, level))) > width; level -= 1);
  const wide = Math.max(...least);
  for (let less = level; less > level * 0.88; less -= 1) {
    const two = least.map((w) => (w > less ? wide : less));
    if (sum(two) <= width) return two;
  }
  return least.map((w) => Math.max(w, level));
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
/** The width of an average letter in the face that this device has for texts: it is measured once the face is there. */
function letterWidth(): number {
  if (measured > 0) return measured;
  const pen = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!pen) return LETTER;
  pen.font = `${SAMPLE_SIZE}px ${getComputedStyle(document.documentElement).getPropertyValue('--text-face')}`;
  const width = pen.measureText(SAMPLE).width / SAMPLE.length / SAMPLE_SIZE;
  if (document.fonts.check(pen.font)) measured = width;
  return width;
}

/** About this many letters of a line stay empty, because the next word does not fit there. */
const UNUSED = 3;
/** The height of this many letters at a type size, in lines of this width. */
export function typeHeight(letters: number, width: number, size: number): number {
  const letter = letterWidth() * 1.04 * size;
  return Math.ceil(letters / Math.max(1, width / letter - UNUSED)) * size * LINE;
}

/** The largest type size between `least` and `most` at which this many letters fit into the room. */
export function typeSize(letters: number, room: Size, most: number, least: number): number {
  for (let size = most; size > least; size -= 0.5) if (typeHeight(letters, room.width, size) <= room.height) return size;
  return least;
}
