import type { CardView, EventOf, EventView, Seat } from '@breakpoint/engine';

// The pieces of a sentence of the log, or of a question, before the names of cards and players are filled in.

/** A player. */
export interface Who {
  seat: Seat;
}
/** The cards of several events of one kind that share a line; null for cards that the viewer may not know. */
export interface Cards {
  cards: readonly (CardView | null)[];
}
export interface FactionName {
  faction: string;
}
/** A card's own words for one of the effects to choose between. */
interface Choice {
  choice: number;
  of: CardView;
}
/** A card or base that the viewer may not know. */
export interface Unseen {
  unseen: true;
}
/** A name that contracts with the word before it, as in "du Palace": that word, and the rest of the name. */
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

/** Events that have no line in the log: headings of the events after them, and events that go without saying. */
export const UNLOGGED = ['triggered', 'spent', 'shuffled', 'turn-ended'] as const;
export type LoggedKind = Exclude<EventView['kind'], (typeof UNLOGGED)[number]>;

/** The log in one language. */
export interface LogWords {
  /** The sentence for each kind of event, and for the cards that share the line. */
  events: { [Kind in LoggedKind]: (event: EventOf<Kind>, cards: Cards) => Piece };
  /** Added to a sentence that does not name the card that caused the event. */
  because: (source: CardView) => Piece;
  /** Before the last name of a list, which it may have to agree with. */
  and: (last: string) => string;
}

/** A number that always has its sign. */
export const signed = (n: number): string => (n >= 0 ? `+${n}` : `−${Math.abs(n)}`);
/** Unlike other ids, the id of a base has no faction in front. */
export const isBase = (card: CardView): boolean => !card.id.includes('/');
