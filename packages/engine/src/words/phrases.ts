import type { Definition, Happening, Trigger } from './definitions.js';
import type { Position } from './position.js';
import type { Card, Moment, Seat } from './vocabulary.js';

// Phrases that many cards share, named by the words of their texts. Each takes the effect of a trigger, and before it any other
// field of the trigger: `afterThisScores({ users: winners }, (it) => it.draw(1))`.

type Run = Trigger['run'];
type More = Omit<Partial<Trigger>, 'on' | 'when' | 'run'>;
type When = NonNullable<Trigger['when']>;

const trigger =
  (on: Moment, when?: When, always: More = {}) =>
  (...args: [run: Run] | [more: More, run: Run]): Trigger => {
    const [more, run] = args.length === 1 ? [{}, args[0]] : args;
    return { on, ...(when && { when }), ...always, ...more, run };
  };

const isThis: When = (_, self, e) => e.card === self;
const isHere = (p: Position, self: Card, e: Happening): boolean => e.base === p.baseOf(self);
const isYours: When = (p, self, e) => e.seat === p.controller(self);
const isMinionHere: When = (p, self, e) => e.type === 'minion' && isHere(p, self, e);

/** For bases. */
export const beforeThisScores = trigger('beforeScoring', isHere);
export const afterThisScores = trigger('afterScoring', isHere);
/** At the start of every player's turn; that player makes the choices. */
export const atStartOfTurn = trigger('startOfTurn');
export const atStartOfYourTurn = trigger('startOfTurn', isYours);
/** After a minion is destroyed on this base. */
export const afterMinionIsDestroyedHere = trigger('destroyed', isMinionHere);
export const afterThisIsDestroyed = trigger('destroyed', isThis, { fromAnywhere: true });
/** After this card is destroyed, or discarded with its base. */
export const afterThisIsDiscarded = trigger('toDiscard', isThis, { fromAnywhere: true });

/** After any player plays a minion on this base, or on this card's base. */
export const afterMinionIsPlayedHere = trigger('played', isMinionHere);
export const afterYouPlayMinionHere = trigger('played', (p, self, e) => isMinionHere(p, self, e) && isYours(p, self, e));
export const afterOthersPlayMinionHere = trigger('played', (p, self, e) => isMinionHere(p, self, e) && !isYours(p, self, e));
/** After the first minion of the turn is played here. */
export const afterFirstMinionIsPlayedHere = trigger(
  'played',
  (p, self, e) => isMinionHere(p, self, e) && p.playedThisTurn((play) => play.type === 'minion' && play.base === e.base) === 0,
);

/** For `given`: the card of the event has not left play since. */
export const isStillInPlay = (p: Position, _self: Card, e: Happening): boolean => p.isStillInPlay(e.card, e.arrival);

/** For `seat`: the owner makes the choices. */
export const itsOwner = (_p: Position, _self: Card, e: Happening): Seat => e.owner;
/** For `users`. */
export const winners = (p: Position): Seat[] => p.ranked(1);
export const playersHere = (p: Position, self: Card): Seat[] => p.turnOrder(p.active).filter((seat) => p.hasMinion(seat, self));

export const isMinion = (d: Definition): boolean => d.type === 'minion';
export const isAction = (d: Definition): boolean => d.type === 'action';
export const isPlayedOnBase = (d: Definition): boolean => d.type === 'action' && d.goes === 'base';
