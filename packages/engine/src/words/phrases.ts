import type { Definition, Happening, Trigger } from './definitions.js';
import type { Position } from './position.js';
import type { Card, Moment, Seat } from './vocabulary.js';

// Phrases that many cards share, by the words of their texts. Each trigger takes what it does, and before that what else there
// is to say of it: `afterThisScores({ users: winners }, (it) => it.draw(1))`.

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

/** Of a base. */
export const beforeThisScores = trigger('beforeScoring', isHere);
export const afterThisScores = trigger('afterScoring', isHere);
/** Of anybody; it is that player's choice. */
export const atStartOfTurn = trigger('startOfTurn');
export const atStartOfYourTurn = trigger('startOfTurn', isYours);
/** After a minion is destroyed on this base. */
export const afterMinionIsDestroyedHere = trigger('destroyed', isMinionHere);
export const afterThisIsDestroyed = trigger('destroyed', isThis, { fromAnywhere: true });
/** Destroyed, or discarded with its base. */
export const afterThisIsDiscarded = trigger('toDiscard', isThis, { fromAnywhere: true });

/** After anybody plays a minion on this base, or on this card's base. */
export const afterMinionIsPlayedHere = trigger('played', isMinionHere);
export const afterYouPlayMinionHere = trigger('played', (p, self, e) => isMinionHere(p, self, e) && isYours(p, self, e));
export const afterOthersPlayMinionHere = trigger('played', (p, self, e) => isMinionHere(p, self, e) && !isYours(p, self, e));
/** After the first minion of the turn is played here. */
export const afterFirstMinionIsPlayedHere = trigger(
  'played',
  (p, self, e) => isMinionHere(p, self, e) && p.playedThisTurn((play) => play.type === 'minion' && play.base === e.base) === 0,
);

/** For `given`: what it is about has not left play since. */
export const isStillInPlay = (p: Position, _self: Card, e: Happening): boolean => p.isStillInPlay(e.card, e.arrival);

/** For `seat`: its owner's choice. */
export const itsOwner = (_p: Position, _self: Card, e: Happening): Seat => e.owner;
/** For `users`. */
export const winners = (p: Position): Seat[] => p.ranked(1);
export const playersHere = (p: Position, self: Card): Seat[] => p.turnOrder(p.active).filter((seat) => p.hasMinion(seat, self));

export const isMinion = (d: Definition): boolean => d.type === 'minion';
export const isAction = (d: Definition): boolean => d.type === 'action';
export const isPlayedOnBase = (d: Definition): boolean => d.type === 'action' && d.goes === 'base';
