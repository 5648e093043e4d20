import type { Card, Resolution } from '@breakpoint/engine/cards';
import type { Ability, Frame, Step, What } from '../tree.js';
import { isDescription } from '../tree.js';
import { asker, questionOf } from './asking.js';
import { holds } from './conditions.js';
import type { Instead } from './engine.js';
import { type Around, type Env, envAt, envOf } from './env.js';
import { type Fits, fitsInPlay } from './matching.js';
import { possible } from './possible.js';
import { stepsOf } from './steps.js';

/** "If X would be destroyed, Y instead" (RULES 5.2), and what comes with it. */
export function instead(ability: Ability, when: Extract<Frame, { instead: unknown }>, around: Around): Instead {
  const replaced = replacement(ability, when, around);
  const [{ done }] = ability.steps;
  if (done === undefined) return replaced;
  const { after } = replaced;
  const then = stepsOf(done, around);
  return {
    ...replaced,
    *after(it, target, chosen) {
      if (after) yield* after(it, target, chosen);
      const env = spokenOf(it, target);
      // This action may have gone, and the minion that it was on is still “this minion”.
      if (when.what === 'host') env.host = target;
      yield* then(it, env);
    },
  };
}

/** What an “instead” speaks of: the card that it saves. */
function spokenOf(it: Resolution, target: Card): Env {
  const env = envOf(it);
  env.it = [target];
  env.holder = it.position.controller(target);
  env.power = it.position.power(target);
  env.there = it.position.baseOf(target);
  return env;
}

const EVENTS = { destroyed: 'destroy', discarded: 'discard', returned: 'return', moved: 'move' } as const;

function replacement(ability: Ability, when: Extract<Frame, { instead: unknown }>, around: Around): Instead {
  const [step] = ability.steps;
  const is = targetOf(when, ability.if, around);
  const of = EVENTS[when.instead];
  const limit = ability.limit && { limit: { per: ability.limit.once, by: ability.limit.by } };
  const may = (step.may || when.from) && {
    may: { it: questionOf(step, 'save', around) as never, one: questionOf(step, 'which', around) as never },
  };
  const spent = when.from ? { fromHand: true as const, run: discardThis } : { *run() {} };
  if (!isOwnReplacement(step, when)) return { of, ...limit, ...may, ...spent, ...anyOther(step, is, around) };
  switch (step.do) {
    case 'uncounter': {
      const n = step.n as number;
      return {
        of,
        ...limit,
        ...may,
        applies: (p, self, target, cause, verb) => p.counters(self) >= n && is(p, self, target, cause, verb),
        run: (it) => it.addCounters(it.self, -n) as never,
      };
    }
    case 'move':
      // With nowhere to go it can't be moved, so it is destroyed.
      return {
        of,
        ...limit,
        applies: (p, self, target, cause, verb) =>
          is(p, self, target, cause, verb) && p.talentDestinations(target, p.controller(target)).length > 0,
        run: (it, target) => it.chooseDestination(target),
        *after(it, target, to) {
          yield* it.move(target, to);
        },
      };
    case 'return':
      return { of, ...limit, ...may, ...spent, elsewhere: true, applies: is, after: (it, target) => it.goHome(target) };
    case 'put':
      return {
        of,
        ...limit,
        ...may,
        ...spent,
        elsewhere: true,
        applies: is,
        after: (it, target) => it.goIntoDeck(target, step.to === 'top' || step.to === 'bottom' ? step.to : 'shuffle'),
      };
    case 'discard': {
      const which = questionOf(step, 'cards', around);
      return {
        of,
        ...limit,
        ...may,
        applies: (p, self, target, cause, verb) => p.hand(p.controller(self)).length > 0 && is(p, self, target, cause, verb),
        *run(it) {
          yield* it.discard(yield* asker(it).choose(which, it.hand()));
        },
      };
    }
    case 'destroy':
      // It steps in for another card, unless it goes with it or can't be destroyed.
      return {
        of,
        ...limit,
        ...may,
        applies: (p, self, target, cause, verb) =>
          target !== self && !p.isLeaving(self) && !p.isBarred('destroy', self) && is(p, self, target, cause, verb),
        run: (it) => it.destroy(it.self) as never,
      };
    default:
      throw new Error(`"${step.do}" replaces nothing`);
  }
}

/**
 * Steps that say where the card itself goes, have to be paid before, or may be impossible. Any other step happens once everything is
 * decided, and the card stays.
 */
function isOwnReplacement(step: Step, { what, instead: event }: Extract<Frame, { instead: unknown }>): boolean {
  const saved = isDescription(what) ? 'it' : what;
  const leaves = event === 'destroyed' || event === 'discarded';
  switch (step.do) {
    case 'uncounter':
      return step.what === 'this' && typeof step.n === 'number';
    case 'move':
      return step.what === 'this' && what === 'this' && step.to === 'another base' && !step.may;
    case 'return':
      return leaves && step.what === saved;
    case 'put':
      return leaves && step.what === saved && step.to !== 'hand';
    case 'discard':
      return step.may === true && isDescription(step.what) && step.what.pick === 'one' && step.what.where === 'hand' && !step.what.whose;
    case 'destroy':
      return step.what === 'this' && what !== 'this' && event === 'destroyed';
    default:
      return false;
  }
}

/** Any other step. If it could do nothing, nothing is replaced. */
function anyOther(step: Step, is: Instead['applies'], around: Around): Pick<Instead, 'applies' | 'after'> {
  const { may, done, ...must } = step;
  around.paths.set(must, around.paths.get(step) ?? '');
  const run = stepsOf([must as Step], around);
  const can = possible(must as Step, around);
  const moves = must.do === 'move' && !isDescription(must.what) ? must.what : undefined;
  return {
    applies: (p, self, target, cause, verb) => {
      if (!is(p, self, target, cause, verb)) return false;
      const you = p.controller(p.isBase(self) ? target : self);
      if ('what' in must && must.what === 'this' && (target === self || p.isLeaving(self))) return false;
      if (moves === 'it' && p.talentDestinations(target, you).length === 0) return false;
      const env = envAt(p, self);
      env.it = [target];
      env.there = p.baseOf(target);
      return can === undefined || can(p, self, you, env);
    },
    *after(it, target) {
      yield* run(it, spokenOf(it, target));
    },
  };
}

const discardThis: Instead['run'] = function* (it) {
  yield* it.discard(it.self);
};

/** Is this the card that would be destroyed or discarded, by such a cause? */
function targetOf(when: Extract<Frame, { instead: unknown }>, condition: Ability['if'], around: Around): Instead['applies'] {
  const { what, by, from } = when;
  const is = meantBy(what, from, around);
  const holdsNow = condition && holds(condition, around);
  if (by === undefined && !holdsNow) return is;
  return (p, self, target, cause) => {
    const you = p.controller(from || p.isBase(self) ? target : self);
    return (
      (by === undefined || p.isByOthersCard(cause, you)) && is(p, self, target) && (!holdsNow || holdsNow(p, self, you, envAt(p, self)))
    );
  };
}

function meantBy(what: What, from: 'hand' | undefined, around: Around): Fits {
  if (!isDescription(what)) return (p, self, target) => target === (what === 'host' ? p.hostOf(self) : self);
  if (from === undefined) return fitsInPlay(what, around);
  // "You" are the player who has this card in hand.
  const { whose, ...rest } = what;
  const fits = fitsInPlay(rest, around);
  return (p, self, target) => fits(p, self, target) && p.hand(p.controller(target)).includes(self);
}
