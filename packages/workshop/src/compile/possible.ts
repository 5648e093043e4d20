import type { Card, Position, Seat } from '@breakpoint/engine/cards';
import type { Description, Move, Play, Step, Transfer } from '../tree.js';
import { isDescription, isPrice, isZone } from '../tree.js';
import { canBeMimicked } from './cards.js';
import { withYou } from './choosing.js';
import { holds } from './conditions.js';
import type { Around, Env } from './env.js';
import { countOf, placesOf } from './objects.js';
import { fitsPrint } from './printed.js';
import { queryOf, type Read } from './queries.js';

type Possible = (p: Position, self: Card, you: Seat, env: Env) => boolean;

/**
 * Could the first of these steps do anything, or the steps that follow if it is not done? If it is a condition: could any of the steps do
 * anything?
 */
export function anyPossible([first, ...others]: readonly Step[], around: Around): Possible | undefined {
  const own = possible(first, around);
  // What happens “if you do not” also happens if the step could do nothing; a condition looks at its own “otherwise”.
  const instead = first.do === 'if' ? undefined : first.else;
  const otherwise = instead && anyPossible(instead, around);
  if (instead !== undefined && otherwise === undefined) return undefined;
  const can: Possible | undefined = own && otherwise ? (...asked) => own(...asked) || otherwise(...asked) : own;
  if (can === undefined || (first.do !== 'if' && !isOfAll(first)) || others.length === 0) return can;
  const more = anyPossible(others, around);
  return more && ((...asked) => can(...asked) || more(...asked));
}

/** Could this step do anything? (D2: there is something to choose.) Absent where it always could, or nobody may know. */
export function possible(step: Step, around: Around): Possible | undefined {
  // Another player's cards are that player's to look at.
  if (step.who !== undefined) return undefined;
  switch (step.do) {
    case 'either': {
      const open = step.of.map(([first]) => possibleIn(first, around));
      return open.some((can) => can === undefined) ? undefined : (p, self, you, env) => open.some((can) => can!(p, self, you, env));
    }
    case 'if': {
      const is = holds(step.if, around);
      if (step.else === undefined) return is;
      const otherwise = possible(step.else[0], around);
      return otherwise && ((...asked) => is(...asked) || otherwise(...asked));
    }
    case 'move':
      return canMove(step, around);
    case 'transfer':
      return canTransfer(step, around);
    case 'uncounter': {
      const { n, what } = step;
      if (n === 'any') return isDescription(what) ? anyOf(countOf({ ...what, counters: 'some' }, around)) : undefined;
      if (isDescription(what)) return some(what, around);
      if (what !== 'this' && what !== 'host') return undefined;
      return (p, self) => p.counters(what === 'host' ? p.hostOf(self) : self) >= (n === 'all' ? 1 : n);
    }
    case 'use ability': {
      const ability = step.of === 'played' ? 'onPlay' : 'talent';
      const query = queryOf(step.what, around);
      return (p, _self, you, env) => p.minions(query(p, you, env)).some((c) => canBeMimicked(p.def(c), ability));
    }
    case 'put': {
      // From a hand, only what depends on it matters.
      const then = step.done && possible(step.done[0], around);
      if (step.what === 'this')
        return (p, self, you, env) => (p.inPlay(self) ? !p.isBarred('place', self) : then === undefined || then(p, self, you, env));
      return isDescription(step.what) ? some(step.what, around) : undefined;
    }
    case 'lose': {
      const { n } = step;
      return step.each === undefined ? (p, _self, you) => p.vp(you) >= n : undefined;
    }
    case 'recall base':
      return (p) => p.baseDiscard.length > 0;
    case 'replace base':
      return step.by === 'discard' ? (p) => p.baseDiscard.length > 0 : undefined;
    case 'discard':
      if (step.what === 'this') return step.done && possible(step.done[0], around);
      if (!isDescription(step.what)) return undefined;
      return isPrice(step) && step.may ? enoughOf(step.what, around) : some(step.what, around);
    case 'swap':
    case 'attach': {
      const both = [step.do === 'swap' ? step.from : step.what, step.to].flatMap((what) =>
        isDescription(what) ? [some(what, around)!] : [],
      );
      return (p, self, you, env) => both.every((is) => is(p, self, you, env));
    }
    case 'play':
      return canPlay(step, around);
    case 'destroy':
    case 'return': {
      const { do: verb, what } = step;
      if (isDescription(what)) return some(what, around);
      return what !== 'this' && what !== 'host'
        ? undefined
        : (p, self) => !p.isBarred(verb, self, 0, what === 'host' ? p.hostOf(self) : self);
    }
    case 'power':
    case 'set power':
    case 'double power':
    case 'cancel abilities':
    case 'counter':
    case 'choose':
    case 'for each':
    case 'show':
    case 'give':
    case 'control':
      return isDescription(step.what) ? some(step.what, around) : undefined;
    default:
      return undefined;
  }
}

/** Could a choice begin with this step? It looks into the discard pile, too. */
function possibleIn(step: Step, around: Around): Possible | undefined {
  if (step.who === undefined && 'what' in step && step.what !== undefined && isDescription(step.what) && step.what.where === 'discard')
    return anyOf(countOf(step.what, around));
  return possible(step, around);
}

/** Does the step choose nothing, so that the steps after it happen even if it could do nothing? */
const isOfAll = (step: Step): boolean =>
  'what' in step && step.what !== undefined && isDescription(step.what) && step.what.pick === 'all' && !step.may && !step.done;

/** Are there cards of this description? */
function some(d: Description, around: Around): Possible | undefined {
  if (d.noun === 'player') return undefined;
  if (d.where === 'discard') return undefined;
  if (isZone(d.where)) {
    if (d.where !== 'hand' || d.whose !== undefined) return undefined;
    const fits = fitsPrint(d, around);
    // A card that is used from the hand is none of those left in it.
    return (p, self, you, env) => {
      const fitting = fits(p, you, env);
      return p.hand(you).some((c) => c !== self && fitting(p.def(c)));
    };
  }
  return anyOf(d.noun === 'minion' ? countMinions(d, around) : countOf(d, around));
}

/** "Two cards" are two, if they are a price. */
function enoughOf(d: Description, around: Around): Possible | undefined {
  if (d.pick !== 'exactly') return some(d, around);
  const count = countOf(d, around);
  return (p, _self, you, env) => count(p, you, env) >= d.n!;
}

const anyOf =
  (count: Read<number>): Possible =>
  (p, _self, you, env) =>
    count(p, you, env) > 0;

function countMinions(d: Description, around: Around): Read<number> {
  const query = queryOf(d, around);
  return (p, you, env) => p.countMinions(query(p, you, env));
}

function canMove(step: Move, around: Around): Possible | undefined {
  const { what, to } = step;
  if (isDescription(what)) {
    const any = some(what, around);
    const leaves = what.noun === 'action' || fixedTo(to) === undefined;
    return leaves ? (p, self, you, env) => p.bases.length > 1 && any!(p, self, you, env) : any;
  }
  if (what !== 'this' && what !== 'host') return undefined;
  if (to === 'next base') return (p, self) => !p.isBarred('move', self);
  return (p, self, you, env) => {
    const open = p.talentDestinations(what === 'host' ? p.hostOf(self) : self, you);
    if (to === 'there') return open.includes(env.there);
    return withYou(to, p, you, open).length > 0;
  };
}

/** The base that a move names; undefined if the player chooses another one. */
const fixedTo = (to: Move['to']): Move['to'] | undefined =>
  to === 'another base' || to === 'one other base' || to === 'a base with you' || to === 'a base without you' ? undefined : to;

function canPlay(step: Play, around: Around): Possible | undefined {
  const { what } = step;
  const places = placesOf(step, around);
  if (what === 'this') return (p, self, you, env) => p.isPlayable(self, you, places(p, you, env));
  if (!isDescription(what) || what.where !== 'hand' || what.whose !== undefined) return undefined;
  const fits = fitsPrint(what, around);
  return (p, _self, you, env) => {
    const { hand, pile } = p.playableFromHand(you, fits(p, you, env), places(p, you, env));
    return hand.length + pile.length > 0;
  };
}

/** There is a counter to give, and a minion to receive it. */
function canTransfer(step: Transfer, around: Around): Possible {
  const { from, to } = step;
  const givers = isDescription(from) ? countMinions({ ...from, counters: 'some' }, around) : undefined;
  const gives: Possible = givers ? anyOf(givers) : (p, self) => p.counters(from === 'host' ? p.hostOf(self) : self) > 0;
  if (!isDescription(to)) return gives;
  const { other, ...all } = to;
  // The giver is one of those, and does not receive.
  const least = givers && other ? 1 : 0;
  const receivers = countMinions(givers ? all : to, around);
  return (p, self, you, env) => gives(p, self, you, env) && receivers(p, you, env) > least;
}
