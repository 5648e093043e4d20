import type { CardView, EventOf, EventView, Seat } from '@breakpoint/engine';

// What a sentence of the log, or a question, is made of before the names of cards and players are filled in.

/** A player. */
export interface Who {
  seat: Seat;
}
/** Several cards of one kind of event, told together; null for those that this seat may not know. */
export interface Cards {
  cards: readonly (CardView | null)[];
}
export interface FactionName {
  faction: string;
}
/** What a card calls one of the effects to choose between. */
interface Choice {
  choice: number;
  of: CardView;
}
/** A card or base that this seat may not know. */
export interface Unseen {
  unseen: true;
}
/** A name that melts together with the word before it, as in "du Palace": that word, and what is left of the name. */
export interface Joined {
  named: CardView | Who | Unseen;
  join: (name: string) => [string, string];
}
export type Piece = string | number | CardView | Who | Cards | FactionName | Choice | Unseen | Joined | readonly Piece[];

/** Words with slots for cards, players and the like. */
export function say(words: TemplateStringsArray, ...slots: Piece[]): Piece[] {
  return words.flatMap((text, i) => (i < slots.length ? [text, slots[i]] : [text]));
}
export const who = (seat: Seat): Who => ({ seat });

/** What a log leaves out: the headings of what follows them, and what goes without saying. */
export const UNTOLD = ['triggered', 'spent', 'shuffled', 'turn-ended'] as const;
export type Told = Exclude<EventView['kind'], (typeof UNTOLD)[number]>;

/** The log in one language. */
export interface LogWords {
  /** The sentence for each kind of event, and for the cards that are told together. */
  events: { [Kind in Told]: (event: EventOf<Kind>, cards: Cards) => Piece };
  /** Added to a sentence that does not name the card because of which it happened. */
  because: (source: CardView) => Piece;
}

/** A number with its sign, always. */
export const signed = (n: number): string => (n >= 0 ? `+${n}` : `−${Math.abs(n)}`);
/** The ids of bases have no faction in front. */
export const isBase = (card: CardView): boolean => !card.id.includes('/');
