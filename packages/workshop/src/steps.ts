import type {
  AddBase,
  Breakpoint,
  CannotScore,
  DestroyBase,
  LookAtBases,
  RecallBase,
  ReplaceBase,
  SetBreakpoint,
} from './steps-of-bases.js';
import type { Condition, Deeds, Description, Moment, PowerOf, What, Who } from './tree.js';

export type * from './steps-of-bases.js';

// The steps of an ability: one interface for each verb.

/** What every step may have. */
export interface Common {
  /** "You may". */
  may?: true;
  who?: Who;
  /** "If you do", "if you do not". */
  done?: Step[];
  else?: Step[];
}
/**
 * `counters on this`: the +1 power counters on this card; `on it`: those that the minion spoken of had; `on each`: on each of several
 * minions that get power; `strongest`: the highest power among these minions.
 */
export type Each =
  | Description
  | Deeds
  | 'that many'
  | 'counters on this'
  | 'counters on it'
  | 'counters on each'
  | 'actions on each'
  | 'your VP'
  | { powerOf: PowerOf }
  | { totalOf: Description }
  | { strongest: Description };
/** "For each", or for each so many of them. */
export interface Counts extends Common {
  each?: Each;
  per?: number;
  /** Not more than so many times. */
  most?: number;
}
/** How long an effect lasts, if not until the end of the turn. */
export type UntilWord = 'end of your turn' | 'start of your turn' | 'while this is in play';

export interface Destroy extends Common {
  do: 'destroy';
  what: What;
}
export interface Return extends Common {
  do: 'return';
  what: What;
}
/** `one other base`: the same for all of several minions; `next base`: the one that replaces the base that is scoring. */
export interface Move extends Common {
  do: 'move';
  what: What;
  to:
    | 'another base'
    | 'one other base'
    | 'here'
    | 'there'
    | 'a base with you'
    | 'a base without you'
    | 'new base'
    | 'old base'
    | 'next base';
}
/** Transfers an action on a minion to another minion. */
export interface Attach extends Common {
  do: 'attach';
  what: What;
  to: What;
}
export interface Put extends Common {
  do: 'put';
  what: What;
  /** `top or bottom`: one card after the other, each to one of them. */
  to: 'top' | 'bottom' | 'top or bottom' | 'deck' | 'hand';
}
export interface Counter extends Counts {
  do: 'counter';
  n: number | { powerOf: 'it' };
  what: What;
  /** Placed one by one, divided as the player likes. */
  spread?: true;
}
export interface Uncounter extends Common {
  do: 'uncounter';
  n: number | 'any' | 'all';
  what: What;
}
export interface Transfer extends Common {
  do: 'transfer';
  n: 1 | 'any';
  from: What;
  to: What;
}
export interface Power extends Counts {
  do: 'power';
  n: number;
  what: What;
  until?: UntilWord;
}
export interface SetPower extends Common {
  do: 'set power';
  n: number;
  /** The power that it starts from, in place of the printed one: counters and the like are added. */
  of?: 'starting power';
  each?: Each;
  what: What;
  until?: UntilWord;
}
export interface DoublePower extends Common {
  do: 'double power';
  what: What;
  until?: UntilWord;
}
export interface CancelAbilities extends Common {
  do: 'cancel abilities';
  what: What;
  until?: UntilWord;
}
export interface YourPower extends Counts {
  do: 'your power';
  n: number;
}
export interface Draw extends Counts {
  do: 'draw';
  n: number;
}
/** So many cards, or as many as somebody has in hand. */
export type HandSize =
  | number
  | 'as you'
  | 'as that player'
  | 'as the most'
  | 'as the fewest'
  | { count: Description }
  | { powerOf: PowerOf; plus?: number };
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
export interface Gain extends Counts {
  do: 'gain';
  n: number;
}
export interface Lose extends Counts {
  do: 'lose';
  n: number;
}
/** Reveals cards of a hand. */
export interface Show extends Common {
  do: 'show';
  what: Description;
}
/** What happens only at the end of the turn, at the start or end of your next turn, or when the next base or a certain one scores. */
export interface LaterStep extends Common {
  do: 'later';
  at: 'end of turn' | 'start of your turn' | 'end of your next turn' | 'before scoring' | 'after scoring';
  where?: 'here' | 'there';
  steps: Step[];
}
/** For a time, until the end of the turn if nothing is said, the steps follow each such event, wherever this card is by then. */
export interface Whenever extends Common {
  do: 'whenever';
  after: Moment;
  what: Description;
  by?: 'you' | 'another';
  until?: 'start of your turn';
  steps: Step[];
}
/** The same for each base, player or card of a description, one after the other: that is “there”, “that player” or “it”. */
export interface ForEach extends Common {
  do: 'for each';
  what: Description;
  steps: Step[];
}
export interface Discard extends Common {
  do: 'discard';
  what: What;
}
export interface Extra extends Counts {
  do: 'extra';
  noun: 'minion' | 'action';
  n?: number;
  kind?: string;
  /** As in a description. */
  named?: string;
  power?:
    | { atMost: number | { powerOf: 'it'; plus?: number } }
    | { below: { powerOf: 'it' } }
    | { exactly: number | { powerOf: 'it' } }
    | { atLeast: number };
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
  /** Of whose deck, if not your own. */
  whose?: 'that player';
}
/** A card of that player's hand goes to yours. */
export interface Take extends Common {
  do: 'take';
  what: Description;
}
/** Two minions change places, or controllers. */
export interface Swap extends Common {
  do: 'swap';
  of: 'places' | 'control';
  from: What;
  to: What;
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
export interface Choose extends Common {
  do: 'choose';
  what: Description;
}
export interface Give extends Common {
  do: 'give';
  what: What;
  /** To the player whose card this is, if another player gives; or to the player spoken of. */
  to?: 'you' | 'that player';
  /** That player gives you a card at the same time. */
  back?: true;
}
/** The Talent of a minion, in addition to its normal use. */
export interface UseTalent extends Common {
  do: 'use talent';
  what: Description;
}
/** No minion, or no minion of other players' doing, can be moved here. */
export interface CannotEnter extends Common {
  do: 'cannot enter';
  whose?: 'others';
  power?: { atMost: number } | { atLeast: number };
}
/** For good, if it is not said how long. */
export interface Control extends Common {
  do: 'control';
  what: What;
  for?: UntilWord | 'end of turn';
}
/** What another minion does when played, or its Talent, as an ability of this card. */
export interface Mimic extends Common {
  do: 'use ability';
  of: 'played' | 'talent';
  what: Description;
  /** The minion does it once more itself. */
  again?: true;
}
/** Who plays such a card here discards cards or loses VP for it. */
export interface PlayCosts extends Common {
  do: 'play costs';
  noun: 'minion' | 'action';
  of: 'cards' | 'VP';
  n: number;
  whose?: 'others';
}
/** Nobody, or no other player, can use Talents here; or nobody those of certain minions, for a time or as long as it lasts. */
export interface NoTalents extends Common {
  do: 'no talents';
  whose?: 'others';
  what?: What;
  until?: UntilWord;
}
/** The only bases or minions that this card can be played on. */
export interface OnlyOn extends Common {
  do: 'only on';
  what: Description;
}
export interface Leave extends Common {
  do: 'leave';
}
export interface Cancel extends Common {
  do: 'cancel';
}
export interface Cannot extends Common {
  do: 'cannot';
  verbs: ('destroy' | 'move' | 'return' | 'affect')[];
  by?: 'cards' | 'actions' | 'minions';
  what: What;
  until?: UntilWord;
}
/** Nobody, or no other player, can play such cards: here as long as this card is in play, or for a time here, there or anywhere. */
export interface CannotPlay extends Common {
  do: 'cannot play';
  noun: 'minion' | 'action';
  /** Actions on the base itself alone, not those on minions there. */
  on?: 'base';
  /** Only as an extra play. */
  extra?: true;
  whose?: 'others' | 'that player';
  printed?: { atMost: number } | { atLeast: number };
  /** Not more than so many in a turn. */
  most?: number;
  where?: 'here' | 'there';
  until?: UntilWord;
}
export interface WinTies extends Common {
  do: 'win ties';
}
export interface OnlyYou extends Common {
  do: 'only you play';
  noun: 'minion';
}
export interface Either extends Common {
  do: 'either';
  /** Two of three are done, one after the other; or one and as many more as the player likes; or one that chance chooses. */
  n?: 2 | 'some' | 'random';
  of: Step[][];
}
export interface If extends Common {
  do: 'if';
  if: Condition;
  steps: Step[];
}
export type Step =
  | Destroy
  | Return
  | Move
  | Attach
  | Put
  | Counter
  | Uncounter
  | Transfer
  | Power
  | SetPower
  | DoublePower
  | CancelAbilities
  | YourPower
  | Breakpoint
  | SetBreakpoint
  | Draw
  | DrawUpTo
  | DiscardDownTo
  | Gain
  | Lose
  | Show
  | CannotScore
  | LaterStep
  | Whenever
  | ForEach
  | Discard
  | Extra
  | Play
  | PlayFromDiscard
  | Search
  | Look
  | LookAtHand
  | LookAtBases
  | Take
  | Swap
  | Dig
  | Choose
  | Give
  | Control
  | Mimic
  | UseTalent
  | CannotEnter
  | DestroyBase
  | ReplaceBase
  | RecallBase
  | AddBase
  | PlayCosts
  | NoTalents
  | OnlyOn
  | Leave
  | Cancel
  | Cannot
  | CannotPlay
  | WinTies
  | OnlyYou
  | Either
  | If;
export type Verb = Step['do'];
