import type { Card, Happening, Position, Seat } from '@breakpoint/engine/cards';
import type { Ability, AnyCard, Description } from '../tree.js';
import { unknown } from '../tree.js';
import { remember } from './choosing.js';
import type { Trigger } from './engine.js';
import { type Around, envOf } from './env.js';
import { areGone, eventFits, fitsLater, fitsNow, MOMENTS } from './events.js';
import { listOf } from './objects.js';
import { isOfFaction, kindId, namedId } from './queries.js';
import { type FrameWith, givenOf, runOf } from './running.js';
import { stepsOf } from './steps.js';

// Abilities that something sets off: a time of the turn, or an event.

const limitOf = (ability: Ability): Pick<Trigger, 'limit'> =>
  ability.limit ? { limit: { per: ability.limit.once, by: ability.limit.by } } : {};

type Affected = NonNullable<Happening['play']>['affected'][number];

/** Things that a player does to a card, which may be another player's. */
const BY_DOER: readonly string[] = ['destroyed', 'moved', 'countered', 'talent', 'controlled'];

/** If the owner does all of it, the trigger is the owner's; "you" of a base is the player who destroyed a card there. */
function seatOf(ability: Ability, when: FrameWith<'after'>, card: AnyCard): Pick<Trigger, 'seat'> {
  if (ability.steps.every((step) => step.who === 'its owner')) return { seat: (_p: Position, _self: Card, e: Happening) => e.owner };
  if (card.kind === 'base' && BY_DOER.includes(when.after) && when.by) return { seat: (_p: Position, _self: Card, e: Happening) => e.by };
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
    const [first = 0] = env.it;
    if (first > 0)
      Object.assign(env, { power: it.position.power(first), counters: it.position.counters(first), holder: it.position.controller(first) });
    return yield* run(it, env);
  };
}

export function afterEvent(ability: Ability, when: FrameWith<'after'>, card: AnyCard, around: Around): Trigger {
  const { what } = when;
  if (when.after === 'affected') return afterAffected(ability, when.by, affectedBy(what, around), card.kind === 'base', around);
  if (when.after === 'destroyed' && what.pick === 'some') return afterTogether(ability, when, card, around);
  // A minion that may itself be meant is there for its own end.
  const itself = areGone(when.after) && card.kind === 'minion' && !what.other && what.whose !== 'others';
  const late = when.after === 'played' ? fitsLater(when, around) : undefined;
  return {
    on: MOMENTS[when.after],
    ...(late ? { when: fitsNow(when, card, around), triggered: late } : { when: eventFits(when, card, around) }),
    ...givenOf(ability, around),
    ...(itself && { fromAnywhere: true }),
    ...limitOf(ability),
    ...seatOf(ability, when, card),
    // "Here" is still the base where it happened, even if this card has moved since.
    run: runOf(ability, around, what.where === 'here' ? (e) => e.base : undefined),
  };
}

/** After one or more minions are destroyed at the same time; by one player, if it is said who (RULES 12.159). */
function afterTogether(ability: Ability, when: FrameWith<'after'>, card: AnyCard, around: Around): Trigger {
  const fits = eventFits(when, card, around);
  const { by, what } = when;
  const itself = card.kind === 'minion' && !what.other && what.whose !== 'others';
  return {
    on: 'batchDestroyed',
    when: (p, self, e) =>
      (by === undefined ? e.base === 0 : e.base === p.baseOf(self)) && e.cards.some((c) => fits(p, self, destroyedOne(p, e, c))),
    ...givenOf(ability, around),
    ...(itself && { fromAnywhere: true }),
    ...limitOf(ability),
    run: runOf(ability, around),
  };
}

/** The event of one of several minions that are destroyed together. */
const destroyedOne = (p: Position, e: Happening, card: Card): Happening => ({
  ...e,
  moment: 'destroyed',
  card,
  def: p.def(card).n,
  base: p.baseOf(card),
  seat: p.controller(card),
  owner: p.owner(card),
  power: p.power(card),
  counters: p.counters(card),
  arrival: p.arrival(card),
});

/** Is this one of the minions that the words describe, among those that a play has affected directly? */
type IsAffected = (p: Position, self: Card, a: Affected, you: Seat) => boolean;

function affectedBy({ whose, other, where, kind, named, not, faction }: Description, around: Around): IsAffected {
  const kindOf = kind === undefined ? undefined : kindId(kind, around);
  const id = named === undefined ? undefined : namedId(named, around);
  const isNot = not === true;
  return (p, self, a, you) =>
    (whose === undefined || (a.seat === you) === (whose === 'you')) &&
    !(other && a.card === self) &&
    (where === undefined || (a.base === p.baseOf(self)) === (where === 'here')) &&
    (kindOf === undefined || p.isKind(a.card, kindOf) !== isNot) &&
    (id === undefined || (p.def(a.card).id === id) !== isNot) &&
    (faction === undefined || isOfFaction(faction, p.def(a.card), around));
}

/** After an action was played that affects minions directly (RULES 6.1); “it” are those that are still in play. */
function afterAffected(ability: Ability, by: 'you' | 'another' | undefined, is: IsAffected, isBase: boolean, around: Around): Trigger {
  const run = stepsOf(ability.steps, around);
  const meant = (p: Position, self: Card, e: Happening): Affected[] => {
    const you = isBase ? e.seat : p.controller(self);
    return e.play!.affected.filter((a) => a.direct && a.type === 'minion' && is(p, self, a, you));
  };
  const isBy = (p: Position, self: Card, e: Happening): boolean =>
    isBase || by === undefined || (e.seat === p.controller(self)) === (by === 'you');
  return {
    on: 'resolved',
    when: (p, self, e) => e.type === 'action' && isBy(p, self, e) && meant(p, self, e).length > 0,
    ...givenOf(ability, around),
    ...limitOf(ability),
    *run(it, e) {
      const env = envOf(it, e);
      const p = it.position;
      remember(
        it,
        env,
        meant(p, it.self, e).flatMap((a) => (p.isStillInPlay(a.card, a.arrival) ? [a.card] : [])),
        SEVERAL,
      );
      env.first = undefined;
      yield* run(it, env);
      return !env.declined;
    },
  };
}
const SEVERAL: Description = { pick: 'some', noun: 'minion' };

const AFTER_THIS = {
  destroyed: 'destroyed',
  discarded: 'toDiscard',
  returned: 'returned',
  left: 'left',
  countered: 'countersPlaced',
  talent: 'talentUsed',
  controlled: 'controlled',
  moved: 'moved',
  affected: 'resolved',
  arrives: 'baseArrived',
} as const;

/** After these, the card is in play no more. */
const ENDS: readonly string[] = ['destroyed', 'toDiscard', 'returned', 'left'];

/** Was it you who did it, or another player? */
const isDoneBy = (by: 'you' | 'another' | undefined, p: Position, self: Card, e: Happening): boolean =>
  by === undefined || (e.by >= 0 && (e.by === p.controller(self)) === (by === 'you'));

export function afterThis(ability: Ability, when: FrameWith<'afterThis'>, around: Around): Trigger {
  if (when.afterThis === 'affected') return afterAffected(ability, when.by, (_p, self, a) => a.card === self, false, around);
  const on = AFTER_THIS[when.afterThis as keyof typeof AFTER_THIS];
  const [step] = ability.steps;
  const ends = ENDS.includes(on);
  // It stays where another card has meanwhile put it.
  const isMeant = 'what' in step && step.what === 'this';
  return {
    on,
    when: (p, self, e) => e.card === self && isDoneBy(when.by, p, self, e),
    ...(ends && isMeant && { given: (p, _self, e) => p.isStillDiscarded(e.card, e.arrival) }),
    ...(ends && { fromAnywhere: true }),
    ...limitOf(ability),
    run: runOf(ability, around, (e) => e.base),
  };
}

/** What happened to the minion that this action is on; if that was destroyed, so that the action has gone with it. */
export function afterHost(ability: Ability, { afterHost, by }: FrameWith<'afterHost'>, around: Around): Trigger {
  if (afterHost === 'affected') return afterAffected(ability, by, (p, self, a) => a.card === p.hostOf(self), false, around);
  const on = AFTER_THIS[afterHost];
  return {
    on,
    when: (p, self, e) => e.card === p.hostOf(self) && isDoneBy(by, p, self, e),
    ...(ENDS.includes(on) && { fromAnywhere: true }),
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
