import type { Card, Position } from '@breakpoint/engine/cards';
import type { Compare, Description } from '../tree.js';
import { isOnMinion, isSpokenName, isZone, unknown } from '../tree.js';
import { type Around, envAt } from './env.js';
import { amountOf } from './objects.js';
import { hasMoved, hasUsedTalent, isAlone, isBearing, isFresh, isOfFaction, kindId, limitIn, withinOf } from './queries.js';

/** Does a card in play fit what a card that stays says about it? The controller of that card is "you". */
export type Fits = (p: Position, self: Card, card: Card) => boolean;

/**
 * A description of minions or actions as one question about one card. Hooks are asked constantly, so nothing is made of the description
 * while a game is played.
 */
export function fitsInPlay(d: Description, around: Around): Fits {
  const tests: Fits[] = [d.noun === 'action' ? (p, _self, c) => p.isAction(c) : (p, _self, c) => p.isMinion(c)];
  if (d.other)
    tests.push(isOnMinion(around.card) && d.noun === 'minion' ? (p, self, c) => c !== p.hostOf(self) : (_p, self, c) => c !== self);
  if (d.whose) tests.push(owned(d.whose));
  if (d.owner) {
    const yours = d.owner === 'you';
    tests.push((p, self, c) => (p.owner(c) === p.controller(self)) === yours);
  }
  if (d.where) tests.push(placed(d.where));
  if (d.noun === 'action') addHost(tests, d);
  if (d.counters) {
    const some = d.counters === 'some';
    tests.push((p, _self, c) => p.counters(c) > 0 === some);
  }
  if (d.kind !== undefined) {
    const kind = kindId(d.kind, around);
    const isOf: Fits = (p, self, c) =>
      p.def(c).kinds.includes(kind) || (p.isKind(c, kind) && (p.isMinion(c) || p.baseOf(c) === p.baseOf(self)));
    tests.push(d.not ? (p, self, c) => !isOf(p, self, c) : isOf);
  }
  if (d.named !== undefined) {
    const id = d.named === 'this' ? around.id : around.idOf(d.named);
    const isNot = d.not === true;
    tests.push((p, _self, c) => (p.def(c).id === id) !== isNot);
  }
  if (d.printed) {
    const { printed } = d;
    tests.push(
      'atMost' in printed ? (p, _self, c) => p.startingPower(c) <= printed.atMost : (p, _self, c) => p.startingPower(c) >= printed.atLeast,
    );
  }
  if (d.bearing) {
    const { bearing } = d;
    tests.push((p, _self, c) => isBearing(bearing, p, c, around));
  }
  if (d.faction) {
    const { faction } = d;
    tests.push((p, _self, c) => isOfFaction(faction, p.def(c), around));
  }
  if (d.power) tests.push(withPower(d.power, around));
  if (d.fresh) tests.push((p, _self, c) => isFresh(p, c));
  if (d.alone) tests.push((p, _self, c) => isAlone(p, c));
  if (d.moved) tests.push((p, _self, c) => hasMoved(p, c));
  if (d.talent) tests.push((p, _self, c) => hasUsedTalent(p, c));
  if (d.total || d.alike) throw new Error('what lasts does not depend on other cards');
  const [first, second, ...more] = tests;
  if (second === undefined) return first;
  if (more.length === 0) return (p, self, c) => first(p, self, c) && second(p, self, c);
  return (p, self, c) => {
    if (!first(p, self, c) || !second(p, self, c)) return false;
    for (let i = 0; i < more.length; i++) if (!more[i](p, self, c)) return false;
    return true;
  };
}

function withPower(power: Compare, around: Around): Fits {
  const limit = limitIn(power);
  if (typeof limit === 'number') {
    const isWithin = withinOf(power, limit);
    return (p, _self, c) => isWithin(p.power(c));
  }
  const amount = amountOf(limit, around);
  return (p, self, c) => withinOf(power, amount(p, p.controller(self), envAt(p, self)))(p.power(c));
}

export function owned(whose: NonNullable<Description['whose']>): Fits {
  switch (whose) {
    case 'you':
      return (p, self, c) => p.controller(c) === p.controller(self);
    case 'others':
      return (p, self, c) => p.controller(c) !== p.controller(self);
    case 'that player':
    case 'not theirs':
      throw new Error(`nothing lasts for ${whose}`);
    default:
      return unknown('owner', whose);
  }
}

function placed(where: NonNullable<Description['where']>): Fits {
  switch (where) {
    case 'here':
      return (p, self, c) => p.baseOf(c) === p.baseOf(self);
    case 'elsewhere':
      return (p, self, c) => p.baseOf(c) !== p.baseOf(self);
    case 'with you':
      return (p, self, c) => p.hasMinion(p.controller(self), p.baseOf(c));
    case 'without you':
      return (p, self, c) => !p.hasMinion(p.controller(self), p.baseOf(c));
    case 'there':
    case 'old base':
    case 'hand':
    case 'discard':
    case 'hand or discard':
    case 'deck':
    case 'deck or discard':
    case 'them':
    case 'those':
      throw new Error(`nothing lasts for cards ${where}`);
    default:
      return unknown('place', where);
  }
}

/** What an action is on. "Here" are those on the base, not those on minions there, if it is not said of both. */
function addHost(tests: Fits[], { on, where }: Description): void {
  switch (on) {
    case 'this':
      tests.push((p, self, c) => p.hostOf(c) === self);
      return;
    case 'host':
      tests.push((p, self, c) => p.hostOf(c) === p.hostOf(self));
      return;
    case 'your minion':
      tests.push((p, self, c) => p.isMinion(p.hostOf(c)) && p.controller(p.hostOf(c)) === p.controller(self));
      return;
    case 'minion':
      tests.push((p, _self, c) => p.isMinion(p.hostOf(c)));
      return;
    case 'base':
      tests.push((p, _self, c) => p.hostOf(c) === p.baseOf(c));
      return;
    case undefined:
      if (where !== undefined) tests.push((p, _self, c) => p.hostOf(c) === p.baseOf(c));
      return;
    case 'base or minion':
      return;
    case 'it':
    case 'nothing':
      throw new Error(`no action in play is on: ${on}`);
    default:
      unknown('place of an action', on);
  }
}

/** How many minions or actions in play fit; undefined if the words count something else. */
export function countInPlay(d: Description, around: Around): ((p: Position, self: Card) => number) | undefined {
  if (d.noun === 'card' && d.where === 'here' && !d.not && d.named !== undefined && !isSpokenName(d.named)) {
    const id = d.named === 'this' ? around.id : around.idOf(d.named);
    return (p, self) => p.countNamed(p.baseOf(self), p.defNumber(id));
  }
  if (
    (d.noun !== 'minion' && d.noun !== 'action') ||
    isZone(d.where) ||
    d.where === 'there' ||
    d.where === 'those' ||
    d.different ||
    isSpokenName(d.named)
  )
    return undefined;
  const fits = fitsInPlay(d, around);
  const countAt = (p: Position, self: Card, base: Card): number => {
    let n = 0;
    const here = p.at(base);
    for (let i = 0; i < here.length; i++) if (fits(p, self, here[i])) n++;
    return n;
  };
  if (d.where === 'here' || d.on === 'this' || d.on === 'host') return (p, self) => countAt(p, self, p.baseOf(self));
  return (p, self) => {
    let n = 0;
    for (let i = 0; i < p.bases.length; i++) n += countAt(p, self, p.bases[i]);
    return n;
  };
}
