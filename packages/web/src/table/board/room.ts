import { levelled, linesOf, type Spacing, sum, typeHeight } from '../../ui/fit.js';
import type { Shape } from '../../ui/useShape.js';
import type { Size } from '../../ui/useSize.js';

// How the board is divided: every card on it is shown, with its name. A base is as high as its text; a base with many cards gets more of
// the board than one with few. The cards are as large as the fullest base allows.

/** What is at a base, in numbers. */
export interface Content {
  /** The cards of each player on the far side, and those on the near side. */
  far: readonly number[];
  near: number;
  /** The actions on the base. */
  actions: number;
  /** The letters of its name and of its text. */
  name: number;
  letters: number;
  /** It says that it scores at the end of the turn. */
  ready: boolean;
}

/** The place of a base: its width, and whether its cards are below it instead of beside it, in a row of its own. */
interface Place {
  width: number;
  /** The width that there is for cards. */
  inner: number;
  /** The height of the far side; 0 where there is none. */
  far: number;
  below: boolean;
  /** In a row: the lines of cards. */
  lines: number;
}
export interface Plan {
  /** The size of the minions, and what surrounds them. */
  tile: Size;
  spacing: Spacing;
  /** The height of the bases' pictures, and the type of their texts; 0: the texts are not shown here, but one tap away. */
  art: number;
  type: number;
  places: readonly Place[];
}

/** The plan with the largest cards, if cards of any size between these fit. */
function largest(from: number, to: number, fitting: (size: number) => Plan | null): Plan | null {
  let best = fitting(from);
  if (!best) return null;
  for (let [low, high] = [from, to]; high - low > 1; ) {
    const size = (low + high) / 2;
    const found = fitting(size);
    if (found) best = found;
    if (found) low = size;
    else high = size;
  }
  return best;
}

/** What surrounds the cards of a side: the gap between them, and the label before each player's. */
const SPACING: Record<Shape, Spacing> = {
  phone: { gap: 4, label: 18 },
  low: { gap: 3, label: 16 },
  middle: { gap: 5, label: 26 },
  wide: { gap: 5, label: 26 },
};

/** The best plan for this board. `scale`: how much larger than usual everything is. */
export const planFor = (shape: Shape, room: Size, contents: readonly Content[], scale: number): Plan =>
  shape === 'phone' ? rowsFor(room, contents) : columnsFor(room, contents, measuresOf(shape, room, contents.length, scale));

interface Measures extends Spacing {
  /** Minions: the largest and the smallest width, and the heights that they may have, compared with the width. */
  most: number;
  least: number;
  /** Cards of this width are large enough; and cards of this width are no smaller because of a base's text. */
  good: number;
  fair: number;
  ratios: readonly number[];
  /** The heights that pictures of bases may have; and the narrowest base, without cards and with some, and the widest one. */
  arts: readonly number[];
  empty: number;
  narrow: number;
  wide: number;
  /** The gap between bases, and what a base has around its cards. */
  between: number;
  frame: Size;
  type: number;
  /** The heights of a row of actions and of the forecast. */
  action: number;
  forecast: number;
}

const BETWEEN = 10;
function measuresOf(shape: Shape, { width, height }: Size, bases: number, scale: number): Measures {
  if (shape === 'low') {
    return {
      most: 64,
      least: 46,
      good: 56,
      fair: 56,
      ratios: [1.02, 0.94],
      arts: [62, 58],
      empty: 64,
      narrow: 72,
      wide: 240,
      between: 2,
      frame: { width: 9, height: 20 },
      type: 0,
      action: 0,
      forecast: 17,
      ...SPACING.low,
    };
  }
  const type = Math.round(Math.max(12.5, Math.min(15, width / 110)) * scale);
  const art = Math.max(44, Math.min(150, height * 0.2));
  const at = (n: number): number => n * scale;
  // On a tablet held upright, each of five bases may have less than a fifth, so that one with many cards has room for them.
  const share = (0.86 * (width - (bases + 1) * BETWEEN)) / bases;
  return {
    most: at(Math.max(84, Math.min(124, width / scale / bases / 2.6))),
    least: at(54),
    good: at(76),
    fair: at(64),
    ratios: [1.06, 0.94, 0.84],
    arts: [art, (art + at(48)) / 2, at(48)],
    empty: Math.floor(Math.min(at(136), share)),
    narrow: Math.floor(Math.min(at(156), share)),
    wide: at(440),
    between: BETWEEN,
    frame: { width: 26, height: 40 },
    type,
    action: at(46),
    forecast: at(28),
    gap: SPACING[shape].gap,
    label: at(SPACING[shape].label),
  };
}

/** Bases side by side. */
function columnsFor(room: Size, contents: readonly Content[], m: Measures): Plan {
  const height = room.height - m.frame.height;
  const width = room.width - (contents.length + 1) * m.between;
  const equal = width / contents.length;
  const fitting =
    (most: number, lines: number) =>
    (size: number): Plan | null => {
      for (const art of m.arts) {
        for (const ratio of m.ratios) {
          const tile = { width: Math.floor(size), height: Math.round(size * ratio) };
          const least: number[] = [];
          for (let left = width; least.length < contents.length && left >= 0; left -= least[least.length - 1])
            least.push(leastWidth(contents[least.length], tile, art, height, lines, Math.min(most, left), m));
          if (sum(least) <= width) return planned(contents, tile, art, levelled(least, width, m.wide), height, m);
        }
      }
      return null;
    };
  // As long as the cards are large enough, all bases are as wide as before when another card comes. Then, as long as there is room, no
  // base is so narrow that its text becomes a column of single words.
  let found = largest(m.good, m.most, fitting(equal, Number.POSITIVE_INFINITY));
  for (const lines of LINES) found ??= largest(m.fair, m.most, fitting(m.wide, lines));
  found ??= largest(m.least, m.most, fitting(m.wide, Number.POSITIVE_INFINITY));
  if (found) return found;
  // Not even the smallest cards fit: the board scrolls sideways.
  const tile = { width: m.least, height: Math.round(m.least * m.ratios[m.ratios.length - 1]) };
  const art = m.arts[m.arts.length - 1];
  // A part of the next base is in sight.
  const most = Math.min(m.wide, 0.75 * room.width);
  const widths = contents.map((c) => Math.min(most, leastWidth(c, tile, art, height, Number.POSITIVE_INFINITY, most, m)));
  return planned(contents, tile, art, widths, height, m);
}

function planned(contents: readonly Content[], tile: Size, art: number, shares: readonly number[], height: number, m: Measures): Plan {
  // In whole pixels: a line of cards that just fits must not be wider by a part of one.
  const widths = shares.map(Math.floor);
  const parts = contents.map((c, i) => heightsOf(c, widths[i], tile, art, m));
  // The bases are in one line, which stays where it is when a card comes if there is room. If there is none for all of them in one line,
  // a base with many minions on a side is higher or lower than the others.
  const wanted = (height - Math.max(...parts.map((p) => p.base))) * (contents.some((c) => c.far.length > 1) ? FAR_OF_MANY : FAR_OF_ONE);
  const lowest = Math.max(...parts.map((p) => p.far));
  const line = Math.max(lowest, Math.min(wanted, ...parts.map((p) => height - p.rest)));
  const places = parts.map((p, i) => ({
    width: widths[i],
    inner: widths[i] - m.frame.width,
    far: Math.max(p.far, Math.min(line, height - p.rest)),
    below: false,
    lines: 0,
  }));
  return { tile, spacing: m, art, type: m.type, places };
}

/** The heights of what is above the base, of its text, of the base, and of the base with everything below it. */
function heightsOf(c: Content, width: number, tile: Size, art: number, m: Measures) {
  const inner = width - m.frame.width;
  const rows = (counts: readonly number[], bare: number): number => {
    const lines = linesOf(inner, counts, tile.width, m, bare);
    return lines === 0 ? 0 : lines * (tile.height + m.gap) + m.gap;
  };
  const text = m.type > 0 ? typeHeight(c.letters, inner - 24, m.type) : 0;
  const band = c.ready ? (m.type > 0 ? 20 : 4) + typeHeight(READY_LETTERS, inner - 12, m.type > 0 ? m.type * 0.95 : 10) : 0;
  const actions = c.actions > 0 ? m.action : 0;
  const near = OVERHANG + (m.action > 0 ? rows([c.near], 0) : rows([c.actions, c.near], 1));
  const name = m.type > 0 && inner <= NARROW ? typeHeight(c.name, inner, m.type) - typeHeight(1, inner, m.type) : 0;
  const base = EDGES + name + art + (text > 0 ? 20 + text : 0) + m.forecast;
  return { far: rows(c.far, 0), text, base, rest: base + band + actions + near };
}

/** A base as narrow as this has its VP below its name, which may have several lines (Base.module.css). */
const NARROW = 245;
/** About this many letters say that a base scores at the end of the turn; and the edges of a base. */
const READY_LETTERS = 34;
const EDGES = 8;
/** The share of the far side: one opponent has as many minions as I, several have more. */
const FAR_OF_ONE = 0.48;
const FAR_OF_MANY = 0.58;
/** The power of a minion is higher than the minion. */
const OVERHANG = 7;

/** The most lines that the text of a base has: few if there is room. */
const LINES = [6, 7, 8];

/** The smallest width of a base that everything on it fits into; infinite if that is more than `most`. */
function leastWidth(c: Content, tile: Size, art: number, height: number, lines: number, most: number, m: Measures): number {
  const narrow = sum(c.far) + c.near + c.actions > 0 ? m.narrow : m.empty;
  // All bases have the same steps, so that those with the same text need the same width.
  for (let width = m.empty; width <= most; width += 6) {
    if (width < narrow) continue;
    const { far, text, rest } = heightsOf(c, width, tile, art, m);
    if (far + rest <= height && (text === 0 || text <= lines * m.type * 1.2)) return width;
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * On a phone: the height of a base without its text, and how much higher it is beside its cards; the smallest and the largest width that
 * it has there; and what a row has around it.
 */
const HEAD = 40;
const COINS = 10;
const BESIDE = { least: 128, most: 216, step: 8 };
const AROUND = { width: 18, height: 9 };
const BAND = 17;
const SMALL_TYPE = 11.5;
const PHONE_TILE = { most: 80, least: 48, good: 60, ratio: 1 };

/** Bases one below the other, each with its cards below it or, if that is lower, beside it. */
function rowsFor(room: Size, contents: readonly Content[]): Plan {
  const inner = room.width - AROUND.width;
  const { most, least, good } = PHONE_TILE;
  const tries = [
    { from: good, type: SMALL_TYPE, mixed: false },
    { from: least + 4, type: SMALL_TYPE, mixed: false },
    { from: least + 4, type: SMALL_TYPE, mixed: true },
    { from: least, type: 0, mixed: true },
  ];
  const plan = (size: number, type: number, mixed: boolean): Plan & { height: number } => {
    const tile = { width: Math.floor(size), height: Math.round(size * (size < good ? 0.92 : PHONE_TILE.ratio)) };
    const rows = contents.map((c) => rowOf(c, inner, tile, type, mixed));
    const places = rows.map(({ beside, lines }) => ({
      width: beside || inner,
      inner: beside ? inner - beside - SPACING.phone.gap : inner,
      far: 0,
      below: beside === 0,
      lines,
    }));
    return { tile, spacing: SPACING.phone, art: HEAD, type, places, height: sum(rows.map((r) => r.height)) };
  };
  for (const { from, type, mixed } of tries) {
    const found = largest(from, most, (size) => {
      const tried = plan(size, type, mixed);
      return tried.height <= room.height ? tried : null;
    });
    if (found) return found;
  }
  return plan(least, 0, true);
}

/** The height of a row with its lines of cards, and the width of its base if the cards are beside it; 0: they are below it. */
function rowOf(c: Content, inner: number, tile: Size, type: number, mixed: boolean): { beside: number; height: number; lines: number } {
  const { gap } = SPACING.phone;
  const linesIn = (width: number): number => linesOf(width, [c.actions, ...c.far, c.near], tile.width, SPACING.phone, 1);
  const cards = (lines: number): number => (lines === 0 ? 0 : lines * (tile.height + gap) + gap);
  const text = (width: number): number => (type > 0 ? typeHeight(c.letters, width - 14, type) + 10 : 0);
  const around = AROUND.height + (c.ready ? BAND : 0);
  const below = linesIn(inner);
  let best = { beside: 0, height: HEAD + text(inner) + cards(below) + around, lines: below };
  if (!mixed || sum(c.far) + c.near + c.actions === 0) return best;
  for (let width = BESIDE.least; width <= BESIDE.most; width += BESIDE.step) {
    const lines = linesIn(inner - width - gap);
    const height = Math.max(HEAD + COINS + text(width), cards(lines)) + around;
    // A wider base shows more of its picture.
    if (height < best.height || (height === best.height && best.beside > 0)) best = { beside: width, height, lines };
  }
  return best;
}
