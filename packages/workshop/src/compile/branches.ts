import type { Resolution } from '@breakpoint/engine/cards';
import type { Either, If, Step } from '../tree.js';
import { isDescription } from '../tree.js';
import { holds } from './conditions.js';
import { type Around, type Env, type Run, shown } from './env.js';
import { listOf } from './objects.js';
import { possible } from './possible.js';
import { stepsOf } from './steps.js';

// Steps of which some are done, by choice, by chance or on a condition.

/** "Choose one": only what can be done is offered. */
export function either({ of: branches, n, may: optional }: Either, around: Around): Run {
  const times = n === 'some' ? branches.length : n === 'random' ? 1 : (n ?? 1);
  const runs = branches.map((list) => stepsOf(list, around));
  const open = branches.map(([first]) => canBegin(first, around));
  const all = branches.map((_, i) => i + 1);
  const about = branches.some((list) => 'what' in list[0] && list[0].what === 'it');
  // The question does not show the card to players who have not looked at it.
  const asked = ({ position, you }: Resolution, env: Env) => (about && position.knows(you, env.it[0]) ? { about: env.it[0] } : {});
  return function* (it, env) {
    if (about && env.it.length === 0) return false;
    const done: number[] = [];
    while (done.length < times) {
      const numbers = all.filter((i) => !done.includes(i) && open[i - 1](it, env));
      const may = done.length > 0 ? n === 'some' : optional === true;
      if (may && numbers.length === 0) break;
      const chosen = n === 'random' ? byChance(it, numbers) : yield* it.chooseOne(numbers, { ...asked(it, env), may });
      if (chosen === 0) {
        env.declined ||= done.length === 0;
        break;
      }
      done.push(chosen);
      // Each of several begins with what was spoken of before them.
      yield* runs[chosen - 1](it, times > 1 ? { ...env } : env);
    }
    return done.length > 0;
  };
}

const byChance = (it: Resolution, numbers: readonly number[]): number => (numbers.length > 0 ? it.atRandom(numbers) : 0);

/** What happens to cards in play alone. */
const ONLY_IN_PLAY: readonly Step['do'][] = [
  'destroy',
  'return',
  'move',
  'counter',
  'uncounter',
  'power',
  'set power',
  'double power',
  'control',
];

/** Can the first step of a branch be done? */
function canBegin(first: Step, around: Around): (it: Resolution, env: Env) => boolean {
  // A discard pile is open to all, but only an ability looks into it; so is one's own hand, if a card has to be discarded.
  if ('what' in first && isDescription(first.what) && (first.what.where === 'discard' || first.do === 'discard')) {
    const list = listOf(first.what, around);
    return (it, env) => list(it, env).length > 0;
  }
  // A card that has gone meanwhile can't be destroyed.
  if ('what' in first && first.what === 'it' && ONLY_IN_PLAY.includes(first.do))
    return (it, env) => env.it.some((c) => it.position.inPlay(c));
  const can = possible(first, around);
  return can === undefined ? () => true : (it, env) => can(it.position, it.self, it.you, env);
}

export function onlyIf(step: If, around: Around): Run {
  const condition = holds(step.if, around);
  const then = stepsOf(step.steps, around);
  return function* (it, env) {
    if (!condition(it.position, it.self, it.you, env)) {
      env.declined = true;
      return false;
    }
    if ('itIs' in step.if) {
      const { itIs } = step.if;
      const [first] = env.it;
      const cards = env.it.filter((c) => it.position.def(c).type === itIs);
      if (cards[0] !== first) shown(it.position, env, cards);
      else env.it = cards;
    }
    // "Otherwise" is for when the condition does not hold, not for when nothing could be done.
    yield* then(it, env);
    return true;
  };
}
