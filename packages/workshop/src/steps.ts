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
import type {
  Dig,
  Discard,
  DiscardDownTo,
  Draw,
  DrawUpTo,
  Extra,
  Give,
  Look,
  LookAtHand,
  NameCard,
  Play,
  PlayFromDiscard,
  Search,
  Show,
  Take,
} from './steps-of-cards.js';
import type { Condition, Deeds, Description, Moment, PowerOf, What, Who } from './tree.js';

export type * from './steps-of-bases.js';
export type * from './steps-of-cards.js';

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
  | { powerOf: PowerOf; printed?: true }
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
  /** The power that it starts from instead of the printed one: counters and the like are added. */
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
export interface Gain extends Counts {
  do: 'gain';
  n: number;
}
export interface Lose extends Counts {
  do: 'lose';
  n: number;
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
/** Two minions change places, or controllers. */
export interface Swap extends Common {
  do: 'swap';
  of: 'places' | 'control';
  from: What;
  to: What;
}
export interface Choose extends Common {
  do: 'choose';
  what: Description;
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
/** For good, if nothing else is said. */
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
/** A player who plays such a card here discards cards or loses VP for it. */
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
  | NameCard
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
