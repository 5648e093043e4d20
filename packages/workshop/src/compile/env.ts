import type { Ask, Card, Happening, Position, Resolution, Seat } from '@breakpoint/engine/cards';
import type { AnyCard, Document } from '../tree.js';
import type { Question, Role } from './asking.js';
import type { CardSpec, Trigger } from './engine.js';

/** What the words of an ability refer to while it is being resolved. */
export interface Env {
  readonly self: Card;
  /** The player whose ability it is, even if another player does a step of it. */
  you: Seat;
  /** The base that "here" means: where this card is, even after it has moved itself. */
  here: Card;
  /** The player whom the text calls "that player"; -1 if none. */
  player: Seat;
  /** The player who controlled the first card that the text calls "it"; -1 if none. */
  holder: Seat;
  /** The cards that the text calls "it" or "them". */
  it: Card[];
  /** The card in play that was spoken of first, and its power and printed power then; undefined if none was. */
  first: readonly Card[] | undefined;
  firstPower: number;
  firstPrinted: number;
  /** The last cards that were spoken of together, as they were then; one alone, if there were none. */
  those: readonly Known[];
  /** The last card that was spoken of alone. */
  lone: readonly Known[];
  /** The name that "the same name" meant last, for when no card of that name was found; 0 if none. */
  name: number;
  /** The definition of the card that was named; 0 if none was. */
  named: number;
  /** Were cards spoken of together, at all and last? */
  together: boolean;
  many: boolean;
  /** The cards of a deck that were looked at or revealed and are still there. */
  them: Card[];
  /** All cards that were looked at or revealed last. */
  seen: Card[];
  /** They are of another player's deck. */
  theirs: boolean;
  /** The power that the first of them had when it was chosen. */
  power: number;
  /** The +1 power counters that it had then. */
  counters: number;
  /** The base that the text calls "there"; 0 if none. It is the base of "it", or one that was spoken of itself. */
  there: Card;
  its: boolean;
  /** The minion that this action is on, or was on when it left play; 0 if none. */
  host: Card;
  /** The card that was played last; 0 if none was. */
  played: Card;
  /** The zone that this card is being played from; 0 for what else it does. */
  from: number;
  /** After a move: the base that the card left, and the one it went to. */
  old: Card;
  fresh: Card;
  /** How many cards or counters the step before was about. */
  count: number;
  /** How many cards had to be chosen, and how many were. */
  wanted: number;
  chosen: number;
  /** The card that "other" leaves out. */
  other: Card;
  /** The first of them is the card of an event. */
  happened: boolean;
  /** A choice that the rest depends on found nothing, so that nothing else is chosen. */
  nothing: boolean;
  /** A player was offered something and declined. */
  declined: boolean;
}

/** A card that was spoken of, as it was then. */
export interface Known {
  readonly card: Card;
  readonly arrival: number;
  readonly holder: Seat;
  readonly power: number;
  readonly counters: number;
  /** The actions on it. */
  readonly bearing: readonly Card[];
}
export function known(p: Position, card: Card): Known {
  const inPlay = p.inPlay(card);
  return {
    card,
    arrival: p.arrival(card),
    holder: inPlay ? p.controller(card) : p.owner(card),
    power: p.power(card),
    counters: inPlay ? p.counters(card) : 0,
    bearing: inPlay && p.isMinion(card) ? p.attached(card) : NO_CARDS,
  };
}

/** A step of an ability: was it done? */
export type Run = (it: Resolution, env: Env) => Ask<boolean>;

/** A question that a card asks, and the place in its tree that says it. */
export interface Asked {
  question: Question;
  card: string;
  base: boolean;
  path: string;
  role: Role;
}

/** What the compiler knows about the document around a card. */
export interface Around {
  readonly faction: string;
  /** The place of each node of the card. */
  readonly paths: Map<object, string>;
  /** The questions of the document, by name. */
  readonly questions: Map<string, Asked>;
  readonly document: Document;
  /** The id of a card of this document in the card set, by its own name. */
  idOf(name: string): string;
  /** The card that is being compiled, and its id in the card set. */
  readonly card: AnyCard;
  readonly id: string;
  /** Its definition so far, and the triggers that it puts off, by their places. */
  readonly spec: CardSpec;
  readonly delayed: Map<string, Trigger>;
}

export function envOf(it: Resolution, e?: Happening, here: Card = it.base): Env {
  const env = emptyEnv(it.self, here);
  env.you = it.you;
  env.there = it.position.scoringBase;
  if (it.cause.play?.card === it.self) env.from = it.cause.play.from;
  env.host = it.host || (e?.card === it.self && !it.position.inPlay(it.self) ? e.from : 0);
  if (e?.card) {
    env.it = [e.card];
    env.first = env.it;
    env.firstPower = e.power;
    env.firstPrinted = it.position.startingPower(e.card);
    env.holder = e.seat;
    env.happened = true;
    env.power = e.power;
    env.counters = e.counters ?? 0;
    if (e.base) env.there = e.moment === 'talentUsed' ? lastBase(it.position, e) : e.base;
    if (e.moment === 'moved') env.old = e.from;
  }
  if (e) env.player = playerOf(e, it.you);
  return env;
}

/** A Talent may have moved its minion, and then taken it out of play (RULES 12.62). */
function lastBase(p: Position, e: Happening): Card {
  if (p.inPlay(e.card)) return p.baseOf(e.card);
  let last = e.base;
  p.happenedThisTurn((deed) => {
    if (deed.what === 'moved' && deed.card === e.card && deed.arrival === e.arrival) last = deed.base;
    return false;
  });
  return last;
}

/** “That player”, after an event: what you did yourself was done to that player. */
const playerOf = (e: Happening, you: Seat): Seat => (BY_SOMEBODY.includes(e.moment) && e.by !== you ? e.by : e.seat);

/** The moments at which the text calls the player who did it "that player", and not the card's controller. */
const BY_SOMEBODY: readonly Happening['moment'][] = [
  'destroyed',
  'returned',
  'moved',
  'countersPlaced',
  'controlled',
  'revealed',
  'discarded',
  'drawn',
  'vpGained',
  'vpLost',
];

/** For questions that hooks ask outside any resolution. */
export function envAt(p: Position, self: Card): Env {
  const env = emptyEnv(self, p.baseOf(self));
  env.there = p.scoringBase;
  env.host = p.hostOf(self);
  return env;
}

/** For conditions that are asked about what has just happened. */
export function envAfter(p: Position, self: Card, e: Happening, you: Seat): Env {
  const env = envAt(p, self);
  env.player = playerOf(e, you);
  // The start and the end of a turn are about no card.
  if (e.card > 0) env.it = [e.card];
  env.first = env.it;
  env.firstPower = e.power;
  env.happened = true;
  env.power = e.power;
  env.counters = e.counters ?? 0;
  env.there = e.moment === 'talentUsed' ? lastBase(p, e) : e.base;
  return env;
}

/** Cards that were not in play before they were shown become "it". */
export function shown(p: Position, env: Env, cards: Card[]): void {
  env.it = cards;
  if (cards.length > 0) env.power = p.power(cards[0]);
}

/** A list is replaced, never filled. */
const NO_CARDS: Card[] = [];
const NO_THOSE: readonly Known[] = [];

const emptyEnv = (self: Card, here: Card): Env => ({
  you: -1,
  self,
  here,
  player: -1,
  holder: -1,
  it: NO_CARDS,
  first: undefined,
  firstPower: 0,
  firstPrinted: 0,
  those: NO_THOSE,
  lone: NO_THOSE,
  name: 0,
  named: 0,
  together: false,
  many: false,
  them: NO_CARDS,
  seen: NO_CARDS,
  theirs: false,
  power: 0,
  counters: 0,
  there: 0,
  its: false,
  host: 0,
  played: 0,
  from: 0,
  old: 0,
  fresh: 0,
  count: 0,
  wanted: 0,
  chosen: 0,
  other: self,
  happened: false,
  nothing: false,
  declined: false,
});
