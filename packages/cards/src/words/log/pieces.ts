import type { CardView, EventOf, EventView, Seat } from '@breakpoint/engine';
import type { CardText } from '../../texts/gather.js';

// The pieces of a sentence of the log, or of a question, before the names of cards and players are filled in.

/** A player. */
export interface Who {
  seat: Seat;
}
/** The cards of several events of one kind that share a line; null for cards that the viewer may not know. */
export interface Cards {
  cards: readonly (CardView | null)[];
  /** The word before each name. */
  join?: Join;
}
export interface FactionName {
  faction: string;
}
/** A card's own words for one of the effects to choose between. */
interface Choice {
  choice: number;
  of: CardView;
}
/** An extra play, in the words of the card that grants it, if it has any for its limits. */
interface ExtraPlay {
  extra: 'minion' | 'action';
  of: CardView | null;
  usual: string;
}
/** A card or base that the viewer may not know. */
export interface Unseen {
  unseen: true;
}
/** The words before a name, and what is left of the name after them: ["du ", "Palace"]. */
export type Join = (text: Pick<CardText, 'name' | 'text' | 'article'>) => [string, string];
export const bare: Join = ({ name }) => ['', name];
/** A name that contracts with the word before it, as in "du Palace". */
export interface Joined {
  named: CardView | Who | Unseen;
  join: Join;
}
/** The name of a card as a heading. */
interface Heading {
  heading: CardView;
}
/** A verb that agrees with the number of cards, or with a name that is a plural. */
interface Agreeing {
  subject: CardView | Cards;
  one: string;
  several: string;
}
export type Piece =
  | string
  | number
  | CardView
  | Who
  | Cards
  | FactionName
  | Choice
  | ExtraPlay
  | Unseen
  | Joined
  | Heading
  | Agreeing
  | readonly Piece[];

/** Words with slots for cards, players and the like. */
export function say(words: TemplateStringsArray, ...slots: Piece[]): Piece[] {
  return words.flatMap((text, i) => (i < slots.length ? [text, slots[i]] : [text]));
}
export const who = (seat: Seat): Who => ({ seat });
export const verb = (subject: CardView | Cards, one: string, several: string): Agreeing => ({ subject, one, several });

/** What the card that causes an event does. An event that has no cause, or that happens to its own cause, is told in another way. */
export function by(
  e: { source: CardView | null },
  befallen: CardView | Cards | null,
  acts: (source: CardView) => Piece,
  otherwise: () => Piece,
): Piece {
  const all = befallen === null ? [] : 'cards' in befallen ? befallen.cards : [befallen];
  return e.source === null || all.some((card) => card?.n === e.source!.n) ? otherwise() : acts(e.source);
}

/** What a player has looked at, for that player alone. */
export const shownAfter =
  (colon: string) =>
  (cards: readonly CardView[]): Piece =>
    cards.length === 0 ? '' : [colon, { cards }];

/** Events that have no line in the log: headings of the events after them, and events that go without saying. */
export const UNLOGGED = ['triggered', 'spent', 'shuffled', 'turn-ended'] as const;
export type LoggedKind = Exclude<EventView['kind'], (typeof UNLOGGED)[number]>;

/** The log in one language. */
export interface LogWords {
  /**
   * The sentence for each kind of event, and for the cards that share the line. It begins with a small letter, because the card that
   * caused the event precedes a sentence that does not name it.
   */
  events: { [Kind in LoggedKind]: (event: EventOf<Kind>, cards: Cards) => Piece };
  /** Before the last name of a list, which it may have to agree with. */
  and: (last: string) => string;
}

/** A number that always has its sign. */
export const signed = (n: number): string => (n >= 0 ? `+${n}` : `−${Math.abs(n)}`);
/** Unlike other ids, the id of a base has no faction in front. */
export const isBase = ({ id }: { id: string }): boolean => !id.includes('/');
