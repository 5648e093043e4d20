import { type CSSProperties, Fragment } from 'react';
import styles from './Name.module.css';
import { useFont } from './useFont.js';

/**
 * The name of a card or base where there is little room. The type is as small as its longest word needs, down to a limit;
 * beyond that, words are broken between syllables. Browsers cannot hyphenate names, or have no dictionary at all. Where a second
 * or a third line would be covered, the type is as small as one or two lines need (--one-line, --two-lines).
 */
export function Name({ text }: { text: string }) {
  const { word, half, whole } = widthsOf(text, useFont('1em Bangers'));
  return (
    <span className={styles.name} style={{ '--word': word, '--half': half, '--whole': whole } as CSSProperties}>
      {text.split(' ').map((word, i) => (
        <Fragment key={i}>
          {i > 0 && ' '}
          <span className={styles.word}>{word.replace(/\p{L}{6,}/gu, syllables)}</span>
        </Fragment>
      ))}
    </span>
  );
}

const VOWELS = 'aeiouyáàâäéèêëíìîïóòôöúùûü';
const VOWEL = `[${VOWELS}]`;
const CONSONANT = `[^${VOWELS}]`;
/** Consonants that begin a syllable together. */
const ONSET = `(?:[bcdfgptv][lr]|[cpst]hr?|gn|ll|rr|qu|${CONSONANT})`;
/** The consonants that end a syllable before such an onset. */
const END = new RegExp(`(?<=${VOWEL})${CONSONANT}*?(?=${ONSET}${VOWEL})`, 'giu');

/** Puts soft hyphens between syllables, but not near either end, and not between ll and rr, about which languages differ. */
function syllables(word: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: end, index } of word.matchAll(END)) {
    const at = index + end.length;
    if (at < 3 || at > word.length - 4 || word[at] === word[at + 1]) continue;
    parts.push(word.slice(from, at));
    from = at;
  }
  return [...parts, word.slice(from)].join('\u00ad');
}

/** The space between the letters of names, in ems. */
const SPACING = 0.03;
interface Widths {
  /** The longest word. */
  word: number;
  /** The longer of two lines that the words are divided among as evenly as they can be. */
  half: number;
  whole: number;
}
const measured = new Map<string, Widths>();
let pen: CanvasRenderingContext2D | null | undefined;

/** How wide a name is, in ems of the font for names. */
function widthsOf(text: string, lasts: boolean): Widths {
  const known = measured.get(text);
  if (known !== undefined) return known;
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = `100px Bangers, ${getComputedStyle(document.body).getPropertyValue('--like-names')}`;
  }
  const width = (line: string): number => (pen ? pen.measureText(line).width / 100 : line.length * 0.6) + line.length * SPACING + 0.4;
  const words = text.split(' ');
  const halves = words.map((_, i) => Math.max(width(words.slice(0, i).join(' ')), width(words.slice(i).join(' '))));
  const widths = { word: Math.max(...text.split(/[ -]/).map(width)), half: Math.min(...halves), whole: width(text) };
  if (lasts) measured.set(text, widths);
  return widths;
}
