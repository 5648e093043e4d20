import type { Card, Happening, Position } from '@breakpoint/engine/cards';
import type { Ability, AnyCard } from '../tree.js';
import { unknown } from '../tree.js';
import type { Trigger } from './engine.js';
import { type Around, envOf } from './env.js';
import { eventFits, fitsLater, fitsNow, MOMENTS } from './events.js';
import { listOf } from './objects.js';
import { type FrameWith, givenOf, runOf } from './running.js';
import { stepsOf } from './steps.js';

// Abilities that something sets off: a time of the turn, or an event.

const limitOf = (ability: Ability): Pick<Trigger, 'limit'> =>
  ability.limit ? { limit: { per: ability.limit.once, by: ability.limit.by } } : {};

/** If the first thing is done by the owner, the trigger is the owner's; "you" of a base is the player who destroyed a card there. */
function seatOf(ability: Ability, when: FrameWith<'after'>, card: AnyCard): Pick<Trigger, 'seat'> {
  if (ability.steps[0].who === 'its owner') return { seat: (_p: Position, _self: Card, e: Happening) => e.owner };
  if (card.kind === 'base' && when.after === 'destroyed' && when.by) return { seat: (_p: Position, _self: Card, e: Happening) => e.by };
  return {};
}

/** Is it the turn of the player who controls the minion that this action is on? */
const isHostsTurn = (p: Position, self: Card, e: Happening): boolean => e.seat === p.controller(p.hostOf(self));

export function atTime(ability: Ability, when: FrameWith<'at'>, isBase: boolean, around: Around): Trigger {
  const common = { ...givenOf(ability, around), ...limitOf(ability), run: countedRun(ability, around) };
  switch (when.at) {
    case 'start of your turn':
      return { on: 'startOfTurn', ...(!isBase && { when: (p, self, e) => e.seat === p.controller(self) }), ...common };
    case 'start of turn':
      return { on: 'startOfTurn', ...common };
    case 'start of its turn':
      return { on: 'startOfTurn', when: isHostsTurn, ...common };
    case 'end of its turn':
      return { on: 'endOfTurn', when: isHostsTurn, ...common };
    case 'end of your turn':
      return { on: 'endOfTurn', ...(!isBase && { when: (p, self, e) => e.seat === p.controller(self) }), ...common };
    case 'end of turn':
      return { on: 'endOfTurn', ...common };
    default:
      return unknown('time', when.at);
  }
}

/** After "if you have exactly one minion here", that minion is "it". */
function countedRun(ability: Ability, around: Around): Trigger['run'] {
  const condition = ability.if;
  if (!condition || !('count' in condition) || condition.count.noun !== 'minion') return runOf(ability, around);
  const run = stepsOf(ability.steps, around);
  const list = listOf(condition.count, around);
  return function* (it, e) {
    const env = envOf(it, e);
    env.it = [...list(it, env)];
    return yield* run(it, env);
  };
}

export function afterEvent(ability: Ability, when: FrameWith<'after'>, card: AnyCard, around: Around): Trigger {
  const { what } = when;
  // A minion that may itself be meant is there for its own end.
  const itself = when.after === 'destroyed' && card.kind === 'minion' && !what.other && what.whose !== 'others';
  const late = when.after === 'played' ? fitsLater(when, around) : undefined;
  return {
    on: MOMENTS[when.after],
    ...(late ? { when: fitsNow(when, card, around), triggered: late } : { when: eventFits(when, card, around) }),
    ...givenOf(ability, around),
    ...(itself && { fromAnywhere: true }),
    ...limitOf(ability),
    ...seatOf(ability, when, card),
    // "Here" stays the base where it happened, even if this card has moved since.
    run: runOf(ability, around, what.where === 'here' ? (e) => e.base : undefined),
  };
}

const AFTER_THIS = { destroyed: 'destroyed', discarded: 'toDiscard', moved: 'moved', arrives: 'baseArrived' } as const;

export function afterThis(ability: Ability, when: FrameWith<'afterThis'>, around: Around): Trigger {
  const on = AFTER_THIS[when.afterThis as keyof typeof AFTER_THIS];
  const [step] = ability.steps;
  const ends = on === 'destroyed' || on === 'toDiscard';
  // It stays where another card has put it meanwhile.
  const isMeant = 'what' in step && step.what === 'this';
  return {
    on,
    when: (_p, self, e) => e.card === self,
    ...(ends && isMeant && { given: (p, _self, e) => p.isStillDiscarded(e.card, e.arrival) }),
    ...(ends && { fromAnywhere: true }),
    ...limitOf(ability),
    run: runOf(ability, around, (e) => e.base),
  };
}

/** What happened to the minion that this action is on; if that was destroyed, so that the action has gone with it. */
export function afterHost(ability: Ability, { afterHost: on }: FrameWith<'afterHost'>, around: Around): Trigger {
  return {
    on,
    when: (p, self, e) => e.card === p.hostOf(self),
    ...(on === 'destroyed' && { fromAnywhere: true }),
    run: runOf(ability, around, (e) => e.base),
  };
}

export function afterYou(ability: Ability, when: FrameWith<'afterYou'>, around: Around): Trigger {
  const common = { ...limitOf(ability), run: runOf(ability, around) };
  switch (when.afterYou) {
    case 'give':
      return { on: 'placedInHand', when: (p, self, e) => e.by === p.controller(self), ...common };
    case 'destroy here':
      return { on: 'batchDestroyed', when: (p, self, e) => e.base === p.baseOf(self), ...common };
    default:
      return unknown('deed', when.afterYou);
  }
}
