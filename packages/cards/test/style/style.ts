/** What a card may have behind a label of its own. */
export const LABELS = ['onPlay', 'ongoing', 'talent', 'special', 'beforeScoring', 'whenScoring', 'afterScoring'] as const;
export type Label = (typeof LABELS)[number];

/** The keywords of the game that a text must use where the card's code does the thing. */
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

/** What docs/style-of-texts.md says, for one language, as patterns. */
export interface Style {
  /** With the colon and the space that follow it. */
  labels: Record<Label, string>;
  /** How a text begins that says where an action goes. */
  goes: { base: string; minion: string };
  /** The clause of what happens at the start of a turn. */
  startOfTurn: RegExp;
  /** How many characters a card text may have, and the cards whose facts force more. */
  longest: number;
  long: string[];
  /** Any form of each keyword. */
  keywords: Record<Keyword, RegExp>;
  /** Cards that do the thing without the keyword, as `card: keyword`. */
  without: string[];
  /** Not to be written anywhere: on a card, in a ruling, on a button, in the rules, on the screen. */
  never: [pattern: RegExp, write: string][];
  /** Not to be written on a card: its text, rulings and choices. */
  neverOnCards: [pattern: RegExp, write: string][];
}
