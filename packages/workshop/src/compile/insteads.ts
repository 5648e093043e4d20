import type { Card, Position } from '@breakpoint/engine/cards';
import type { Ability, Frame } from '../tree.js';
import { isDescription } from '../tree.js';
import { questionOf } from './asking.js';
import type { Instead } from './engine.js';
import { type Around, envAt } from './env.js';
import { actionsOf } from './objects.js';

/** "If X would be destroyed, Y instead" (RULES 5.2). */
export function instead(ability: Ability, when: Extract<Frame, { instead: unknown }>, around: Around): Instead {
  const [step] = ability.steps;
  const is = targetOf(when, around);
  const of = when.instead === 'destroyed' ? 'destroy' : 'discard';
  switch (step.do) {
    case 'uncounter': {
      const n = step.n;
      if (n === 'any') throw new Error('an "instead" removes a fixed number of counters');
      return {
        of,
        ...(step.may && { may: { it: questionOf(step, 'save', around) as never, one: questionOf(step, 'which', around) as never } }),
        applies: (p, self, target) => p.counters(self) >= n && is(p, self, target),
        run: (it) => it.addCounters(it.self, -n) as never,
      };
    }
    case 'move':
      // With nowhere to go it can't be moved, so it is destroyed.
      return {
        of,
        applies: (p, self, target) => is(p, self, target) && p.talentDestinations(target, p.controller(target)).length > 0,
        run: (it, target) => it.chooseDestination(target),
        *after(it, target, to) {
          yield* it.move(target, to);
        },
      };
    case 'return':
      return { of, elsewhere: true, applies: is, *run() {}, after: (it, target) => it.goHome(target) };
    case 'put':
      return { of, elsewhere: true, applies: is, *run() {}, after: (it, target) => it.goIntoDeck(target) };
    default:
      throw new Error(`"${step.do}" replaces nothing`);
  }
}

/** Is this the card that would be destroyed or discarded? */
function targetOf(when: Extract<Frame, { instead: unknown }>, around: Around): (p: Position, self: Card, target: Card) => boolean {
  const { what } = when;
  if (!isDescription(what)) return (p, self, target) => target === (what === 'host' ? p.hostOf(self) : self);
  if (what.noun === 'action')
    return (p, self, target) => p.isAction(target) && actionsOf(what, p, p.controller(self), envAt(p, self), around).includes(target);
  return (p, self, target) =>
    p.isMinion(target) &&
    (what.whose !== 'you' || p.controller(target) === p.controller(self)) &&
    (what.whose !== 'others' || p.controller(target) !== p.controller(self)) &&
    (what.where !== 'here' || p.baseOf(target) === p.baseOf(self)) &&
    (what.counters !== 'some' || p.counters(target) > 0) &&
    (what.counters !== 'none' || p.counters(target) === 0) &&
    !(what.other && target === self);
}
