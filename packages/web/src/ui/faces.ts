import { levelled, sum } from './fit.js';
import { type Size, scaleNow } from './useSize.js';

// How cards with their texts are divided. The cards of a hand have types of about the same size: a card with a long text is wider and has
// a smaller picture, one with a short text has a larger picture.

/** What is on a card. */
export interface Printed {
  name: string;
  text: string;
}
/** The size of a card, the share of its height that its picture has, and the size of its type. */
export interface Face extends Size {
  share: number;
  type: number;
}

const [SMALLEST, EASY, LARGEST] = [10, 13, 16];
/** The type of a short text may be larger than that of the others, by this factor. */
const LARGER = 1.15;
/** The shares that pictures may have: few, so that the names of a hand are in line. */
const SHARES = [0.56, 0.4, 0.28, 0.2, 0.13];
/** The smallest share of a picture: the smaller the type of the text is already, the more the picture gives up. */
const leastShare = (type: number): number => (type >= 13.5 * scaleNow() ? 0.28 : type >= 12 * scaleNow() ? 0.2 : 0.13);

/** What the frame takes from the width and the height of a card, and the margins and edges of the text from the rest. */
const FRAME = 13;
const MARGINS = { width: 15, height: 10 };
/** The width of an average letter of a name, in ems; and the height of a line, in ems. */
const NAME_LETTER = 0.45;
const LINE = 1.16;

/** The height of the plate with the name, less what of it lies over the picture: a long name has a second line. */
function plateOf(name: string, width: number): number {
  const size = Math.min(Math.max(width / 10, 12.8 * scaleNow()), 17.6 * scaleNow());
  const lines = name.length * NAME_LETTER * size > width - 18 ? 2 : 1;
  return Math.max(24, lines * LINE * size + 6) - 8;
}

export const TEXT_FONT = '700 1em "Barlow Semi Condensed"';
const measured = new Map<string, number[]>();
let pen: CanvasRenderingContext2D | null | undefined;
/** The widths of the words of a text, in ems, each with the space after it. */
function wordsOf(text: string): number[] {
  const known = measured.get(text);
  if (known) return known;
  if (pen === undefined) pen = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (pen) pen.font = `700 100px ${getComputedStyle(document.documentElement).getPropertyValue('--text-face')}`;
  const words = text.split(' ').map((word) => (pen ? pen.measureText(`${word} `).width / 100 : (word.length + 1) * 0.5));
  if (pen && document.fonts.check(TEXT_FONT)) measured.set(text, words);
  return words;
}
/** The height of a text at this type, in lines of this width. */
function heightOf(text: string, width: number, type: number): number {
  let [lines, x] = [1, 0];
  for (const word of wordsOf(text)) {
    if (x > 0 && (x + word) * type > width) {
      lines++;
      x = 0;
    }
    x += word;
  }
  return lines * LINE * type;
}

/** The share that a text of this type leaves for the picture. */
function shareLeft({ name, text }: Printed, { width, height }: Size, type: number): number {
  const needs = plateOf(name, width) + MARGINS.height + heightOf(text, width - FRAME - MARGINS.width, type);
  return 1 - needs / (height - FRAME);
}

/** The face of a card of this size, with the largest type between these that leaves enough for the picture. */
export function faceOf(card: Printed, size: Size, least = SMALLEST, largest = LARGEST * scaleNow()): Face {
  let type = largest;
  while (type > least && shareLeft(card, size, type) < leastShare(type)) type = Math.max(least, type - 0.5);
  const left = shareLeft(card, size, type);
  return { ...size, type, share: SHARES.find((share) => share <= left) ?? SHARES[SHARES.length - 1] };
}

/** How wide the cards of a hand may be: all of them, those that need no more, and those with long texts. */
interface Widths {
  least: number;
  most: number;
  widest: number;
}
/** The faces of cards side by side, which together are no wider than the room. As long as a type that is easy to read fits, all are as wide as each other. */
export function facesOf(cards: readonly Printed[], { width, height }: Size, { least, most, widest }: Widths): Face[] {
  const fits = (card: Printed, wide: number, type: number): boolean => shareLeft(card, { width: wide, height }, type) >= leastShare(type);
  const divided = (widths: readonly number[], type: number): Face[] => {
    const largest = Math.min(type * LARGER, LARGEST * scaleNow());
    return widths.map((wide, i) => faceOf(cards[i], { width: Math.floor(wide), height }, type, largest));
  };
  const leastWidth = (card: Printed, type: number): number => {
    let wide = least;
    while (wide < widest && !fits(card, wide, type)) wide += 4;
    return fits(card, wide, type) ? wide : Number.POSITIVE_INFINITY;
  };
  for (let type = LARGEST * scaleNow(); type > SMALLEST; type -= 0.5) {
    const isEasy = type >= EASY * scaleNow();
    const widths = cards.map((card) => (isEasy ? (fits(card, most, type) ? most : Number.POSITIVE_INFINITY) : leastWidth(card, type)));
    if (sum(widths) <= width) return divided(levelled(widths, width, most), type);
  }
  // With the smallest type, the cards share the room by what their texts need.
  const wanted = cards.map((card) => Math.max(least, Math.min(widest, Math.sqrt(card.text.length) * least * 0.11)));
  return divided(
    wanted.map((wide) => wide * Math.min(1, width / sum(wanted))),
    SMALLEST,
  );
}
