import type { Language } from '@breakpoint/cards';
import type { AnyCard, countedBy, Document, Frame, Moment, Names, Step, What } from '../tree.js';
import { type Mood, NOUNS, type NounWord, VERBS, type VerbWord } from './words.js';

/** A piece of a text, and the place in the card's tree that it says. Pieces with one place are one phrase. */
export interface Span {
  text: string;
  path: string;
}

/** What the writer keeps in mind while it says a card. */
export interface Saying {
  readonly language: Language;
  readonly document: Document;
  readonly card: AnyCard;
  /** The place of each node of the tree. */
  readonly paths: Map<object, string>;
  /** The places that were marked, by their number. */
  readonly marked: string[];
  /** Somebody other than "you" does it, so possessives follow. */
  third: boolean;
  /** The card that a pronoun would mean. */
  focus: Exclude<What, object> | undefined;
  /** What the card is that was spoken of first. */
  first: 'minion' | 'action' | 'card' | undefined;
  /** Another card was spoken of since "it", which is therefore named once more. */
  far: boolean;
  /** "It" is a card in play. */
  inPlay: boolean;
  /** What has happened to "it", if it has to be named: "that minion", "the moved minion". */
  called: 'that' | 'played' | 'moved' | 'chosen';
  /** What a step or an event did to the card spoken of; and how that card is called while another one is chosen. */
  deed?: Step['do'] | Moment;
  earlier?: string;
  /** The verb that is being said. */
  doing?: Step['do'];
  /** What "it" is: its gender, and whether there are several. */
  gender: 'm' | 'f';
  many: boolean;
  /** The last cards that were spoken of were several. */
  several: boolean;
  /** What "there" is: a base that was chosen or scores, or the base of "it". */
  there: 'base' | 'its';
  /** This card has left the base that "here" means. */
  gone: boolean;
  /** Another minion was spoken of, so French says "cette Créature-ci". */
  others: boolean;
  always: boolean;
  /** The cards that were looked at are of that player’s deck. */
  theirs?: boolean;
  /** The card described is sought in a deck: what it is played on is said, not what it is on. */
  sought?: true;
  /** The clause says what a base has. */
  having?: true;
  /** What "that many" counts. */
  counted: NonNullable<ReturnType<typeof countedBy>>;
  /** The steps are parts of a choice, as infinitives in Spanish and for buttons. */
  infinitives: boolean;
  /** The steps are inside a choice, so that a full stop would end it. */
  inChoice: boolean;
  /** The cards described are only counted: they stay in their hand or pile. */
  counting: boolean;
  /** The cards described are about to move: their place is where they come from. */
  moving: boolean;
  /** What has left a base, if it is neither this card nor its host. */
  elseLeft?: 'minion' | 'action' | 'card' | undefined;
  /** The cards described cannot move: "from this base", because "here" might be where they would go. */
  held: boolean;
  /** Each step on its own, by its place, for the questions that it asks; only if they are wanted. */
  readonly asked?: Map<string, Record<'order' | 'infinitive', string>>;
  /** Some of the cards that were looked at have been spoken of, so that the rest are "the others". */
  some: boolean;
  /** When the ability that is being said happens. */
  frame: Frame;
  /** What "it" is, if it is then played: "if it is a minion". */
  type: 'minion' | 'action' | 'card';
}

/** The words of the language that is being written. */
export const tr = (c: Saying, en: string, fr: string, es: string): string => (c.language === 'en' ? en : c.language === 'fr' ? fr : es);

// Places are carried in the text as marks, because a sentence is built from the inside out: an opening sign, the number of the
// place, the words, a closing sign. Names cannot contain these signs: the check refuses characters that cannot be seen.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const FIRST = 0xe100;
export const MARKS = /[\uE000-\uF8FF]/g;

/** Says that these words are the field `key` of a node. */
export function mark(c: Saying, node: object, key: string, text: string): string {
  if (text === '') return '';
  const path = c.paths.get(node);
  if (path === undefined) return text;
  const core = text.trimStart();
  const place = key === '' ? path : path === '' ? key : `${path}/${key}`;
  let n = c.marked.indexOf(place);
  if (n < 0) n = c.marked.push(place) - 1;
  return text.slice(0, text.length - core.length) + OPEN + String.fromCharCode(FIRST + n) + core + CLOSE;
}

/** The marked text as pieces. */
export function spansOf(c: Saying, text: string): Span[] {
  const spans: Span[] = [];
  const open: string[] = [''];
  let piece = '';
  const flush = (): void => {
    if (piece !== '') spans.push({ text: piece, path: open[open.length - 1] });
    piece = '';
  };
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === OPEN) {
      flush();
      open.push(c.marked[text.charCodeAt(++i) - FIRST]);
    } else if (char === CLOSE) {
      flush();
      open.pop();
    } else piece += char;
  }
  flush();
  return spans;
}

/** With a capital, past any marks. */
export const capital = (text: string): string =>
  text.replace(/^[\uE000-\uF8FF]*\p{Ll}/u, (start) => start.slice(0, -1) + start.slice(-1).toUpperCase());

export const nameIn = (names: Names, language: Language): string => names[language] ?? names.en ?? names.fr ?? names.es ?? '';

export function cardName(c: Saying, id: string): string {
  if (id === 'this') return nameIn(c.card.name, c.language);
  const card = [...c.document.cards, ...c.document.bases].find((other) => other.id === id);
  return card ? nameIn(card.name, c.language) : id;
}

/** The word for a kind; a language without its own quotes another one's. */
export function kindWord(c: Saying, kind: string): NounWord {
  const names = c.document.kinds?.[kind];
  const own = names?.[c.language];
  if (own) return own;
  const other = names?.en ?? names?.fr ?? names?.es ?? { one: kind, many: kind, gender: 'm' as const };
  const quoted = (word: string): string => tr(c, `“${word}”`, `«\u202f${word}\u202f»`, `«${word}»`);
  return { one: quoted(other.one), many: quoted(other.many), gender: other.gender };
}

export const nounWord = (c: Saying, noun: keyof (typeof NOUNS)['en']): NounWord => NOUNS[c.language][noun];

export const verb = (c: Saying, word: VerbWord, mood: Mood): string =>
  VERBS[word][c.language][mood === 'order' ? 0 : mood === 'infinitive' ? 1 : 2];

/** A verb with a pronoun as its object. */
export function verbIt(c: Saying, word: VerbWord, mood: Mood, gender: 'm' | 'f', many: boolean): string {
  const v = verb(c, word, mood);
  switch (c.language) {
    case 'en':
      return `${v} ${many ? 'them' : 'it'}`;
    case 'fr': {
      const pronoun = many ? 'les' : gender === 'f' ? 'la' : 'le';
      if (word === 'take control of') return `${v.replace(' de', '')} de ${many ? 'celles-ci' : 'celle-ci'}`;
      if (mood === 'order') return `${v}-${pronoun}`;
      return `${pronoun === 'les' || !/^[aeéh]/.test(v) ? `${pronoun} ` : 'l’'}${v}`;
    }
    case 'es': {
      const pronoun = (gender === 'f' ? 'la' : 'lo') + (many ? 's' : '');
      if (word === 'take control of') return `${v} ${gender === 'f' ? 'ella' : 'él'}`;
      if (mood === 'third') return `${pronoun} ${v}`;
      const forms = VERBS[word].es as readonly string[];
      return (mood === 'order' ? (forms[3] ?? forms[0]) : v) + pronoun;
    }
  }
}

export const my = (c: Saying, many = false): string =>
  c.third ? tr(c, 'their', many ? 'ses' : 'sa', many ? 'sus' : 'su') : tr(c, 'your', many ? 'vos' : 'votre', many ? 'tus' : 'tu');

/** French "de" before a word. */
export const de = (text: string): string => {
  const bare = text.replace(MARKS, '');
  if (/^les? /.test(bare)) return text.replace(/les? /, bare.startsWith('les') ? 'des ' : 'du ');
  return /^[aeiouyéèêhAEIOUÉ]/.test(bare) ? `d’${text}` : `de ${text}`;
};
/** French "que" before a word. */
export const que = (text: string): string => (/^[aeiouyéèêhAEIOUÉ]/.test(text.replace(MARKS, '')) ? `qu’${text}` : `que ${text}`);
/** French "à" before a word. */
export const to = (text: string): string => {
  const bare = text.replace(MARKS, '');
  return /^les? /.test(bare) ? text.replace(/les? /, bare.startsWith('les') ? 'aux ' : 'au ') : `à ${text}`;
};
