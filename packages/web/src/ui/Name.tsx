import { type CSSProperties, Fragment } from 'react';
import styles from './Name.module.css';

/**
 * The name of a card or base where there is little room. The type is as small as its longest word needs, down to a limit;
 * beyond that, words are broken between syllables. Browsers cannot hyphenate names, or have no dictionary at all.
 */
export function Name({ text }: { text: string }) {
  return (
    <span className={styles.name} style={{ '--ems': longest(text) } as CSSProperties}>
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

const measured = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** The width of the longest word, in ems of the page's boldest type. */
function longest(text: string): number {
  const known = measured.get(text);
  if (known !== undefined) return known;
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = `800 100px ${getComputedStyle(document.body).getPropertyValue('--name-face')}`;
    // Until the font is loaded, another one is measured.
    void document.fonts.ready.then(() => measured.clear());
  }
  const widths = text.split(/[ -]/).map((word) => (pen ? pen.measureText(word).width / 100 : word.length * 0.6));
  const ems = Math.max(...widths) + 0.1;
  measured.set(text, ems);
  return ems;
}
