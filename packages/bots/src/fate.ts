import type { Worths } from './evaluate.js';
import type { Further } from './further.js';
import type { Seat } from './rules.js';

/** A minion in play: whose it is, its power, its base, and how many counters and actions are on it. */
export interface Standing {
  card: number;
  seat: Seat;
  power: number;
  at: number;
  marks: number;
}

/** The facts about a position before a play that reasons speak of. Bases and minions are numbers of cards. */
export interface Before {
  seat: Seat;
  turn: number;
  vp: readonly number[];
  bases: readonly number[];
  /** What each of the bases pays to the first. */
  prizes: readonly number[];
  /** Each seat's power at each base, as far as it lasts. */
  powers: readonly (readonly number[])[];
  /** What each base then lacks to its breakpoint. */
  missing: readonly number[];
  minions: readonly Standing[];
  /** The cards in the seat's hand. */
  hand: readonly number[];
  /** How many cards each seat has in hand. */
  hands: readonly number[];
  /** The actions in the seat's hand that are gone when they have been played. */
  passing: readonly number[];
  /** The actions in the seat's hand that stay in play and may be worth something later. */
  staying: readonly number[];
  /** The minions in the seat's hand, if it has a minion left to play; and the same with actions. */
  open: { minion: readonly number[]; action: readonly number[] };
  /** The cards of its deck, in their order. */
  deck: string;
  /** All that a card changes unless it is played in vain. */
  trace: string;
  /** The same without what ends with the turn. */
  lasting: string;
}

/** A minion, by its id, that can break a base, by its place, at which its seat then gains VP, or that can give its seat the lead there. */
export interface Prospect {
  card: string;
  b: number;
  breaks: boolean;
}

/** How a base scored: in the turn of the play or later, and what each seat in its ranking had and gained, from the first to the last. */
export interface Scoring {
  atOnce: boolean;
  places: { seat: Seat; power: number; vp: number }[];
}

/** What came of a play in one world, by the beginning of the seat's next turn. */
export interface Fate {
  /** The chance of winning at the end of the round. */
  chance: number;
  /** By how many VP the seat is likely to be ahead at the end of the game. */
  margin: number;
  /** What the seat's hand, its discard pile and each base are worth at the end of the round. */
  worths: Worths;
  /** The cards that the seat played or used in the turn of the play, and the bases at which they were played. */
  plays: readonly { card: number; at: number }[];
  /** The VP that each seat gained. */
  vp: readonly number[];
  /** The VP that each seat gained at each base. */
  awards: readonly (readonly number[])[];
  /** How each base scored the first time; null if it did not. */
  scorings: readonly (Scoring | null)[];
  /** The VP that the seat gained otherwise, by the id of the card, or of a base that came later. */
  earned: ReadonlyMap<string, number>;
  winner: Seat | null;
  /** Did the game end in the turn of the play? */
  atOnce: boolean;
  /** The minions that changed sides, or left play in another way than with a base that scored. */
  gone: ReadonlySet<number>;
  /** The minions that left play with a base that scored. */
  swept: ReadonlySet<number>;
  /** Each seat's power at each base when the turn of the play is over. */
  atEnd: Powers;
  /** The same at the beginning of the seat's next turn, after the others have answered. */
  later: Powers;
  /** How many cards came into the hand by the end of the turn of the play. */
  came: number;
  /** What lies on the table when the turn of the play is over, to compare it with another play. */
  table: string;
  /** The cards in the seat's hand at the beginning of its next turn. */
  hand: ReadonlySet<number>;
  /** The ids of those of them that came into the hand since. */
  got: ReadonlySet<string>;
  /** The cards that were in the hand before the play and are then in play. */
  stayed: ReadonlySet<number>;
  /** What the minions in hand can do then. */
  chances: ReadonlyMap<string, Prospect>;
  /**
   * Each seat's power at each base right after the play. Nothing is known of it if the play was over only in a later turn, because some
   * effects come and go with the turns.
   */
  powers: Powers;
  /** What each base lacks to its breakpoint right after the play. */
  missing: readonly number[];
  /** The same, counting power that is gone at the end of the turn. */
  short: readonly number[];
  /** What each seat would get at each base if it scored right after the play. */
  pays: readonly (readonly number[])[];
  /** How many cards the play brought into the hand. */
  brought: number;
  /** The id of the card that it brought, if it is only one. */
  card: string | null;
  /** How many cards the other hands lost by the play. */
  taken: number;
  /** The minions that have more counters or actions on them right after the play. */
  marked: ReadonlySet<number>;
  /** All cards that are in play right after the play. */
  down: ReadonlySet<number>;
  /** The VP that the play has brought the seat, if no base has scored. */
  gained: number;
  /** Is the first card of the play spent without changing anything? What ends with the turn counts only if it serves somebody in the turn. */
  vain: boolean;
  /** Is the seat's deck right after the play as it was before? */
  still: boolean;
  /** The cards of the seat's hand that others played, and who did. */
  lent: ReadonlyMap<number, Seat>;
  /** What the seat's next turn comes to; null if it does not come, or there was no time to see it. */
  further: Further | null;
}

/** Each seat's power at each base; null for a base that is gone. */
export type Powers = readonly (readonly number[] | null)[];

/** The power of the strongest other seat at a base; 0 if that is gone. */
export const rivalOf = (powers: readonly number[] | null, seat: Seat): number =>
  Math.max(0, ...(powers ?? []).filter((_, p) => p !== seat));

/** The seat with the most power; null if nobody has any, if several have as much, or if the base is gone. */
export function leaderOf(powers: readonly number[] | null): Seat | null {
  if (powers === null) return null;
  const most = Math.max(...powers);
  return most > 0 && powers.filter((x) => x === most).length === 1 ? powers.indexOf(most) : null;
}
