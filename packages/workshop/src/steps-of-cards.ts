import type { Common, Counts } from './steps.js';
import type { Description, PowerAmount, What } from './tree.js';

// The steps about cards of hands, decks and discard piles, and those that play cards.

export interface Draw extends Counts {
  do: 'draw';
  n: number;
}
/** This many cards, or as many as somebody has in hand. */
export type HandSize = number | 'as you' | 'as that player' | 'as the most' | 'as the fewest' | { count: Description } | PowerAmount;
/** Draws until there are this many cards in the hand. */
export interface DrawUpTo extends Common {
  do: 'draw up to';
  n: HandSize;
}
/** Discards until there are only this many cards in the hand. */
export interface DiscardDownTo extends Common {
  do: 'discard down to';
  n: HandSize;
}
/** Reveals cards of a hand. */
export interface Show extends Common {
  do: 'show';
  what: Description;
}
export interface Discard extends Common {
  do: 'discard';
  what: What;
}
/** The power of the card that was spoken of, or the one printed on it. */
export interface ItsPower {
  powerOf: 'it';
  printed?: true;
  plus?: number;
}
export interface Extra extends Counts {
  do: 'extra';
  noun: 'minion' | 'action';
  n?: number;
  kind?: string;
  /** As in a description. */
  named?: string;
  power?: { atMost: number | ItsPower } | { below: Omit<ItsPower, 'plus'> } | { exactly: number | ItsPower } | { atLeast: number };
  /** An action that is played on a base or minion, on one of your minions, or on this very minion. */
  on?: 'base' | 'minion' | 'your minion' | 'this' | 'host';
  at?: 'here' | 'there' | 'elsewhere' | 'with you' | 'without you';
}
export interface Play extends Common {
  do: 'play';
  what: What;
  at?: 'here' | 'there' | 'old base';
  /** An action: only on this minion, or on one of these. */
  on?: 'this' | Description;
  /** Where a standard action goes instead of the discard pile. */
  to?: PlayedTo;
  /** This card in the discard pile is no extra card, but one instead of one of the hand, or the regular play of the turn. */
  instead?: 'of your hand' | 'of your regular play';
}
/** A place that a played standard action goes to: its owner’s hand or deck. */
export type PlayedTo = 'top' | 'bottom' | 'deck' | 'hand';
/** Once on each of your turns, a card of the discard pile is played instead of one of the hand, or as the regular play of the turn. */
export interface PlayFromDiscard extends Common {
  do: 'play from discard';
  what: Description;
  instead: 'of your hand' | 'of your regular play';
  at?: 'here';
  to?: PlayedTo;
}
export interface Search extends Common {
  do: 'search';
  what: Description;
  to: 'hand' | 'top' | 'discard' | 'play';
  reveal?: true;
  at?: 'here' | 'there';
}
export interface Look extends Common {
  do: 'look' | 'reveal';
  n: number;
  /** Whose deck, if not your own. */
  whose?: 'that player';
}
/** A card of that player's hand goes to yours. */
export interface Take extends Common {
  do: 'take';
  what: Description;
}
/** A name that a card at this table has, for what comes after it. */
export interface NameCard extends Common {
  do: 'name';
  noun: 'minion' | 'action' | 'card';
}
export interface LookAtHand extends Common {
  do: 'look at hand';
}
export interface Dig extends Common {
  do: 'reveal until';
  n: number;
  what: Description;
  /** What happens to the others, if they are not shuffled into the deck; `discard found`: to those of the sought cards that are not kept. */
  rest?: 'discard' | 'discard found';
}
export interface Give extends Common {
  do: 'give';
  what: What;
  /** To the player whose card this is, if another player gives; or to the player spoken of. */
  to?: 'you' | 'that player';
  /** That player gives you a card at the same time. */
  back?: true;
}
