import type { Step } from './steps.js';

export * from './reading.js';
export type * from './steps.js';

/**
 * The words of a document `breakpoint-faction/1`. A card is a small tree of a closed vocabulary: from it come what the card does
 * (compile/) and its text in each language (say/). Both read every field by an exhaustive switch, and `shape.ts` lists what each
 * field may hold.
 */
export const FORMAT = 'breakpoint-faction/1';

/** A word in each language; one of them at least. The others fall back to it. */
export interface Names {
  en?: string;
  fr?: string;
  es?: string;
}

export interface KindWord {
  one: string;
  many: string;
  gender: 'm' | 'f';
}
/** A kind of cards that the author names ("Microbot"). A language without a word of its own quotes another one's. */
export interface KindNames {
  en?: KindWord;
  fr?: KindWord;
  es?: KindWord;
}

/** How the faction looks. Pictures, patterns, skies and grounds are ids of what the drawing code has; it draws something else for others. */
export interface Appearance {
  emblem?: string;
  /** Of the figures: main, second, accent; of the scene: sky, ground; of the frame. */
  colours?: string[];
  pattern?: string;
  sky?: string;
  ground?: string;
  props?: string[];
}
/** What the parts of a picture are, by their numbers: "gold", "skin". */
export type Paint = Record<string, string>;

export interface Document {
  format: typeof FORMAT;
  name: Names;
  theme?: Names;
  look?: Appearance;
  kinds?: Record<string, KindNames>;
  cards: CardTree[];
  bases: BaseTree[];
}

export interface MinionTree {
  id: string;
  name: Names;
  kind: 'minion';
  power: number;
  copies: number;
  kinds?: string[];
  picture?: string;
  paint?: Paint;
  abilities: Ability[];
}
export interface ActionTree {
  id: string;
  name: Names;
  kind: 'action';
  /** Where it stays; a standard action stays nowhere. */
  goes?: 'base' | 'minion' | 'your minion';
  copies: number;
  kinds?: string[];
  picture?: string;
  paint?: Paint;
  abilities: Ability[];
}
export type CardTree = MinionTree | ActionTree;
export interface BaseTree {
  id: string;
  name: Names;
  kind: 'base';
  breakpoint: number;
  vp: [number, number, number];
  picture?: string;
  abilities: Ability[];
}
export type AnyCard = CardTree | BaseTree;

/** One label of the text and its sentences. */
export interface Ability {
  when: Frame;
  /** `player`: of a base, once for each player. */
  limit?: { once: 'turn' | 'scoring'; by: 'card' | 'name' | 'player' };
  if?: Condition;
  /** The player of an ability at a scoring. */
  who?: Ranked;
  steps: Step[];
}

/** `strongest`: the players with the strongest minion here; `nobody`: it happens, and no player does it. */
export type Ranked =
  | 'winner'
  | 'runner-up'
  | 'not the winner'
  | 'each player'
  | 'each player here'
  | 'each other player here'
  | 'active player'
  | 'strongest'
  | 'nobody';
/**
 * `returned`: to a hand; `countered`: a +1 power counter is placed on it; `discarded`: from a hand or deck; `discarded from play`: it goes to a discard pile;
 * `left`: it goes from play to anywhere;
 * `controlled`: a player takes control of it; `affected`: an action that was played affects it directly; `drawn`: by an ability; `gained`, `lost`: a player gains or loses VP;
 * `talent`: its Talent is used; `arrives`: a base comes into play; `scores`: it scores.
 */
export type Moment =
  | 'played'
  | 'destroyed'
  | 'returned'
  | 'moved'
  | 'countered'
  | 'revealed'
  | 'discarded'
  | 'discarded from play'
  | 'left'
  | 'controlled'
  | 'affected'
  | 'drawn'
  | 'gained'
  | 'lost'
  | 'talent'
  | 'arrives'
  | 'scores';

/** What a card in hand can answer; of a turn, whose it is. */
export type Reacted = 'destroyed' | 'played' | 'moved' | 'gained' | 'lost' | 'arrives' | 'start of turn' | 'end of turn';

export type Frame =
  /** When and where this card can be played at all. */
  | 'to play'
  | 'played'
  | 'talent'
  /** A Talent that an action gives to the minion it is on. */
  | 'talent of host'
  | 'always'
  | 'each of your turns'
  /** `its turn`: that of the player who controls the minion this action is on. */
  | { at: 'start of your turn' | 'start of turn' | 'start of its turn' | 'end of your turn' | 'end of turn' | 'end of its turn' }
  /** `from`: it moved away from this base; or to this base or away from it. */
  | { after: Moment; what: Description; by?: 'you' | 'another'; first?: true; from?: 'here' | 'to or from here' }
  /**
   * This card itself: destroyed, gone from play or from a hand to a discard pile, returned to a hand, gone from play to anywhere (`left`),
   * moved, affected by an action, or given a counter; a base: come into play.
   */
  | {
      afterThis: 'destroyed' | 'discarded' | 'returned' | 'left' | 'discarded from hand' | 'moved' | 'affected' | 'countered' | 'arrives';
      by?: 'you' | 'another';
    }
  /** The minion that this action is on. */
  | {
      afterHost: 'destroyed' | 'discarded' | 'returned' | 'left' | 'moved' | 'affected' | 'countered' | 'talent' | 'controlled';
      by?: 'you' | 'another';
    }
  /** You place a card in another player's hand; or several minions are destroyed together. */
  | { afterYou: 'give' | 'destroy here' }
  /** `by`: by another player's card; `from`: this card is discarded from your hand for it. */
  | { instead: 'destroyed' | 'discarded' | 'returned' | 'moved'; what: What; by?: 'another'; from?: 'hand' }
  /** `each turn`: on each player’s turn, for that player, who is “you” then. */
  | { special: 'before' | 'after' | 'your turn' | 'each turn'; from: 'hand' | 'play' | 'discard' }
  /** An action that is played from the hand right after this. */
  | { reaction: Reacted; what: Description; by?: 'you' | 'another' }
  /** An action that may also be played in a scoring. */
  | { also: 'before' | 'after' }
  /** `at`: also of a card at the base; `replaced`: another base has taken the place of this one, and that is “there”. */
  | { scores: 'before' | 'at' | 'after' | 'replaced' };

export type Condition =
  /** How many cards of a description there are. */
  | ({ count: Description } & Quantity)
  /** More cards of one description than of another. */
  | { compare: Description; is: 'more' | 'fewer' | 'as many' | 'at least as many'; than: Description }
  /** The card spoken of. */
  | { itIs: 'minion' | 'action' }
  | { counters: 'some' | 'none' | 'at least' | 'at most'; on: 'this' | 'host'; n?: number }
  | { turn: 'yours' | 'not yours' }
  | { won: 'yes' | 'no' }
  /** Your place at the base that scored. */
  | { place: 'only winner' | 'tied' | 'second' | 'third' | 'no VP' }
  /**
   * The player who has more power here, or more of something else, than all the others (or than that player alone) or than you; by at least
   * this many, or more than twice as many.
   */
  | {
      ahead: 'you' | 'another' | 'every other' | 'nobody' | 'that player';
      than?: 'that player';
      in?: 'VP' | 'hand' | 'minions';
      by?: number | 'twice';
      /** At the base spoken of, and not at that of this card. */
      where?: 'there';
    }
  | { vp: 'yours' | 'another'; is: 'at least' | 'at most'; n: number }
  | { breakpoint: 'here' | 'there'; is: 'at least' | 'at most'; n: number }
  /** Your power here, or that of all players together. */
  | { total: 'yours' | 'all'; is: 'at least' | 'at most'; n: number; where?: 'there' }
  /** The power of a card; of a card outside play the printed one. */
  | { power: 'this' | 'host' | 'it'; is: 'at least' | 'at most'; n: number }
  /** No minion here has more power; `no`: another one has; `alone`: all others have less. */
  | { strongest: 'this' | 'host'; is?: 'no' | 'alone' }
  /** It is your only minion at its base. */
  | { alone: 'this' | 'host' }
  | { weaker: 'it' | 'this'; than: 'this' | 'it' }
  /** The card is one of those described, by now; outside play, by what is printed on it. */
  | { fits: 'it' | 'this' | 'host' | 'first'; what: Description; is?: 'no' }
  /** It has moved this turn, or not. */
  | { moved: 'this' | 'host'; is: 'yes' | 'no' }
  /** It was played this turn, or not. */
  | { fresh: 'this' | 'host'; is: 'yes' | 'no' }
  /** It has used its Talent this turn, or not. */
  | { talent: 'this' | 'host'; is: 'yes' | 'no' }
  | { played: 'no other minion' }
  /** From where this card was played. */
  | { playedFrom: 'hand' | 'discard' | 'deck' }
  /** Two of them: both hold, or one at least. */
  | { both: Condition; and: Condition }
  | { either: Condition; or: Condition }
  /** How often something happened this turn. */
  | (Deeds & Quantity);

export interface Quantity {
  is: 'some' | 'none' | 'exactly' | 'at least' | 'at most';
  n?: number;
}

/** What happened this turn: "minions you destroyed here this turn". */
export interface Deeds {
  did: 'played' | 'destroyed' | 'moved' | 'discarded' | 'drawn' | 'scored';
  noun: 'minion' | 'action' | 'card' | 'base';
  by?: 'you' | 'another';
  /** Who controlled the card. */
  whose?: 'you' | 'others';
  where?: 'here' | 'there' | 'elsewhere';
}

/** `first`: the card that was spoken of first, before “it”; `bearer`: the minion that the action spoken of is on. */
export type Named = 'this' | 'host' | 'first' | 'bearer';
export type What = Named | 'it' | Description;

export interface Description {
  /** How many; absent where cards are only counted or described. */
  pick?: 'one' | 'exactly' | 'as many' | 'any' | 'up to' | 'some' | 'all' | 'random';
  n?: number;
  /** With “as many”: as this. */
  as?: Exclude<Amount, number>;
  noun: 'minion' | 'action' | 'card' | 'base' | 'player';
  kind?: string;
  /** A card of this document by its id; `this` for this card's own name; `it` for the name of the card spoken of. */
  named?: string;
  /** Not of this kind, or of another name. */
  not?: true;
  whose?: 'you' | 'others' | 'that player' | 'not theirs';
  /** Who owns it, if that is not the player who controls it. */
  owner?: 'you' | 'others';
  other?: true;
  /** An action: in play, on a base, on a minion or on this very card; elsewhere, of the sort that is played there, or a standard one. */
  on?: 'base' | 'minion' | 'your minion' | 'base or minion' | 'this' | 'host' | 'it' | 'nothing';
  counters?: 'some' | 'none';
  /** Actions on it; `not this`: none of this card's name. */
  bearing?: 'some' | 'none' | 'not this';
  /** Of this faction, or of another one. */
  faction?: 'this' | 'another';
  /** It was played this turn. */
  fresh?: true;
  /** It has moved this turn. */
  moved?: true;
  /** It has used its Talent this turn. */
  talent?: true;
  /** It is the only minion of its controller at its base. */
  alone?: true;
  /** Of bases: those where there are this many of these cards. */
  having?: { count: Description } & Quantity;
  /** Of players: those who have more of something than you, or fewer; or the most or fewest of all. */
  with?: With;
  /** Of bases: those where you have more power than every other player. */
  led?: true;
  /** Of bases: those where you have this much power. */
  held?: { atLeast: number } | { atMost: number };
  /** Of bases: those with a breakpoint like this, as it is now. */
  breakpoint?: { atLeast: number } | { atMost: number };
  power?: Compare;
  /** Of all minions that fit, one with the highest or lowest power. */
  rank?: 'strongest' | 'weakest';
  /** The power that is printed on it, which nothing changes. */
  printed?: { atMost: number } | { atLeast: number };
  where?: Where;
  /** All chosen cards share this. */
  alike?: 'name' | 'base' | 'base and faction';
  /** Their total power. */
  total?: { atMost: Amount };
  /**
   * Of counted cards: those of one name, of one faction, or with one power, count once. Of all cards of a hand or pile: one of each name.
   * Of several chosen cards: no two share a name, a faction, a power or a base.
   */
  different?: true | 'faction' | 'power' | 'base';
}

export type With =
  | 'more VP'
  | 'fewer VP'
  | 'more cards'
  | 'fewer cards'
  | 'more minions'
  | 'fewer minions'
  | 'more power'
  | 'less power'
  | 'most VP'
  | 'fewest VP'
  | 'most cards'
  | 'fewest cards'
  | 'most minions'
  | 'fewest minions'
  | 'most power'
  | 'least power';

export type Where =
  | 'here'
  /** The base spoken of: chosen, of a chosen card, or scoring. */
  | 'there'
  | 'elsewhere'
  /** The base that the card spoken of has left. */
  | 'old base'
  | 'with you'
  | 'without you'
  | 'hand'
  | 'discard'
  | 'hand or discard'
  | 'deck'
  | 'deck or discard'
  /** Among the cards that were just looked at or revealed. */
  | 'them'
  /** Among the cards that the step before was about, as they were then. */
  | 'those';

export type Amount =
  | number
  | 'that many'
  | { count: Description }
  | PowerAmount
  | { totalOf: Description }
  /** The highest power among these minions. */
  | { strongest: Description }
  /** How often something happened this turn. */
  | Deeds;
/** Whose power: of a card that was spoken of as it was then. */
export type PowerOf = 'this' | 'host' | 'it' | 'first';
/** `printed`: the power that it starts from, instead of the one that it has. */
export interface PowerAmount {
  powerOf: PowerOf;
  printed?: true;
  plus?: number;
}
export type Compare = { atMost: Amount } | { atLeast: Amount } | { below: Amount } | { exactly: Amount };

export type Who =
  /** You, in what depends on another player's step. */
  | 'you'
  | 'winner'
  | 'runner-up'
  | 'its owner'
  | 'its controller'
  | 'that player'
  | 'active player'
  | 'each player'
  | 'each other player'
  /** Those with a minion here; to a standard action, at the base it has spoken of. */
  | 'each player here'
  | 'each other player here'
  /** Those who have more of something than you. */
  | 'each player with more VP'
  | 'each player with fewer VP'
  | 'each player with more cards'
  | 'each player with fewer cards';
