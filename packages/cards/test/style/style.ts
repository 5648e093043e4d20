/** The parts of a card text that have a label. */
export const LABELS = ['onPlay', 'ongoing', 'talent', 'special', 'beforeScoring', 'whenScoring', 'afterScoring'] as const;
export type Label = (typeof LABELS)[number];

/** The keywords of the game that a text must use if the card's code does the thing. */
export const KEYWORDS = [
  'destroy',
  'discard',
  'return',
  'place',
  'move',
  'transfer',
  'draw',
  'search',
  'look',
  'reveal',
  'shuffle',
  'gain',
  'control',
  'cancel',
  'extra',
  'counter',
  'power',
  'breakpoint',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** The rules of docs/style-of-texts.md for one language, as patterns. */
export interface Style {
  /** The labels, with the colon and the space after it. */
  labels: Record<Label, string>;
  /** The beginning of a text that says where an action goes. */
  goes: { base: string; minion: string };
  /** The clause for an ability at the start of a turn. */
  startOfTurn: RegExp;
  /** The most characters that a card text may have, and the cards whose facts require more. */
  longest: number;
  long: string[];
  /** Any form of each keyword. */
  keywords: Record<Keyword, RegExp>;
  /** Patterns that must not appear anywhere: on a card, in a ruling, on a button, in the rules, on the screen. */
  never: [pattern: RegExp, write: string][];
  /** Patterns that must not appear on a card: in its text, rulings and choices. */
  neverOnCards: [pattern: RegExp, write: string][];
}
