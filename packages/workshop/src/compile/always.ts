import type { Abilities, Card, Position } from '@breakpoint/engine/cards';
import type { Ability, Cannot, Power, Step, What } from '../tree.js';
import { isDescription, unknown } from '../tree.js';
import { type Holds, holds } from './conditions.js';
import { type Around, envAt } from './env.js';
import { kindId, queryOf, timesOf } from './objects.js';

/** What lasts while the card is in play: the questions it answers. */
export function always(spec: Abilities, ability: Ability, isBase: boolean, around: Around): void {
  const condition = ability.if && holds(ability.if, around);
  for (const step of ability.steps) lasting(spec, step, condition, isBase, around);
}

const isTrue = (condition: Holds | undefined, p: Position, self: Card): boolean =>
  condition === undefined || condition(p, self, p.controller(self), envAt(p, self));

function lasting(spec: Abilities, step: Step, condition: Holds | undefined, isBase: boolean, around: Around): void {
  const each = 'each' in step ? step.each : undefined;
  const times = (p: Position, self: Card): number =>
    each === undefined ? 1 : timesOf(each, p, p.controller(self), envAt(p, self), around);
  /** The number of a step, times what it counts. */
  const sum = (n: number) => (p: Position, self: Card) => (isTrue(condition, p, self) ? n * times(p, self) : 0);
  switch (step.do) {
    case 'power':
      lastingPower(spec, step, sum(step.n), around);
      return;
    case 'set power': {
      const is = meant(step.what);
      spec.setsPower = (p, self, minion) => (is(p, self, minion) && isTrue(condition, p, self) ? step.n * times(p, self) : null);
      return;
    }
    case 'double power': {
      const is = meant(step.what);
      spec.doublesPower = (p, self, minion) => is(p, self, minion) && isTrue(condition, p, self);
      return;
    }
    case 'cancel abilities':
      spec.cancelsMinion = meant(step.what);
      return;
    case 'your power': {
      const n = sum(step.n);
      spec.playerPower = (p, self, seat) => (seat === p.controller(self) ? n(p, self) : 0);
      return;
    }
    case 'breakpoint':
      if (typeof step.n !== 'number') throw new Error('a lasting change of a breakpoint is a number');
      spec.changesBreakpoint = sum(step.n);
      return;
    case 'set breakpoint':
      if (step.of !== 'starting breakpoint') throw new Error('only a starting breakpoint is set for as long as a card is in play');
      spec.startingBreakpoint = (p, self) => (isTrue(condition, p, self) ? step.n : null);
      return;
    case 'cannot':
      cannot(spec, step, condition, isBase, around);
      return;
    case 'cancel':
      spec.cancelsBase = true;
      return;
    case 'cannot score':
      spec.cannotScore = (p, self) => isTrue(condition, p, self);
      return;
    case 'only you play':
      spec.forbidsPlay = (p, self, card, _base, seat) => p.isMinion(card) && seat !== p.controller(self) && isTrue(condition, p, self);
      return;
    default:
      throw new Error(`"${step.do}" happens once; it can't last`);
  }
}

function lastingPower(spec: Abilities, step: Power, n: (p: Position, self: Card) => number, around: Around): void {
  const { what } = step;
  switch (what) {
    case 'this':
      spec.powerSelf = n;
      return;
    case 'host':
      spec.powerHost = n;
      return;
    case 'it':
      throw new Error('nothing lasts for "it"');
    default:
  }
  if (what.kind !== undefined) {
    const kind = kindId(what.kind, around);
    // An action that bears the name is one only for cards at its own base.
    spec.powerNamed = (p, self, card) =>
      p.isKind(card, kind) &&
      (what.whose !== 'you' || p.controller(card) === p.controller(self)) &&
      (p.isMinion(card) || p.baseOf(card) === p.baseOf(self))
        ? n(p, self)
        : 0;
    return;
  }
  const is = meant(what);
  spec.powerHere = (p, self, minion) => (is(p, self, minion) ? n(p, self) : 0);
}

/** Is the minion, which is at the same base, one of those that something lasts for? */
function meant(what: What): (p: Position, self: Card, minion: Card) => boolean {
  switch (what) {
    case 'this':
      return (_p, self, minion) => minion === self;
    case 'host':
      return (p, self, minion) => minion === p.hostOf(self);
    case 'it':
      throw new Error('nothing lasts for "it"');
    default: {
      const belongs = owned(what.whose);
      return (p, self, minion) => belongs(p, self, minion) && !(what.other && minion === self);
    }
  }
}

const owned = (whose: 'you' | 'others' | 'that player' | 'not theirs' | undefined) => {
  switch (whose) {
    case undefined:
      return () => true;
    case 'you':
      return (p: Position, self: Card, c: Card) => p.controller(c) === p.controller(self);
    case 'others':
      return (p: Position, self: Card, c: Card) => p.controller(c) !== p.controller(self);
    case 'that player':
    case 'not theirs':
      throw new Error(`nothing lasts for ${whose}`);
    default:
      return unknown('owner', whose);
  }
};

function cannot(spec: Abilities, step: Cannot, condition: Holds | undefined, isBase: boolean, around: Around): void {
  const { what, by, verbs } = step;
  const target = (p: Position, self: Card, c: Card): boolean => {
    if (!isDescription(what)) return c === (what === 'host' ? p.hostOf(self) : self);
    const q = queryOf(what, p, p.controller(self), envAt(p, self), around);
    return (
      p.isMinion(c) &&
      (q.of === undefined || p.controller(c) === q.of) &&
      (q.notOf === undefined || p.controller(c) !== q.notOf) &&
      (q.at === undefined || p.baseOf(c) === q.at) &&
      (q.notAt === undefined || p.baseOf(c) !== q.notAt) &&
      (!q.withCounters || p.counters(c) > 0) &&
      (q.atMost === undefined || p.power(c) <= q.atMost) &&
      (q.atLeast === undefined || p.power(c) >= q.atLeast) &&
      (q.not === undefined || c !== q.not) &&
      (q.where === undefined || q.where(c))
    );
  };
  type Cause = Parameters<NonNullable<Abilities['unaffected']>>[3];
  const stopped = (p: Position, self: Card, c: Card, cause: Cause): boolean => {
    if (!target(p, self, c) || !isTrue(condition, p, self)) return false;
    if (by === undefined) return true;
    // On a base, "other players" are those who don't control the minion.
    const seat = isBase ? p.controller(c) : p.controller(self);
    switch (by) {
      case 'cards':
        return p.isByOthersCard(cause, seat);
      case 'actions':
        return p.isAction(cause.source) && cause.seat !== seat;
      default:
        return unknown('cause', by);
    }
  };
  if (verbs.includes('affect')) spec.unaffected = stopped;
  else spec.forbids = (p, self, verb, c, cause) => verbs.includes(verb as 'destroy' | 'move') && stopped(p, self, c, cause);
}
