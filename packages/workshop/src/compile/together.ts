import { Hit, Part } from '@breakpoint/engine/cards';
import type { Step } from '../tree.js';
import { settled } from './choosing.js';
import type { Run } from './env.js';

type Joined = Extract<Step, { do: 'move' | 'counter' }>;
const joins = (step: Step): step is Joined =>
  step.may === undefined &&
  step.done === undefined &&
  step.who === undefined &&
  ((step.do === 'move' && step.what === 'it' && step.to === 'another base') ||
    (step.do === 'counter' && step.what === 'it' && typeof step.n === 'number' && step.each === undefined));

/** Several things done to one chosen card are announced together, so that they are copied as one (the copying rules). */
export function together(list: readonly Step[], from: number): { run: Run; steps: number } | undefined {
  let end = from;
  while (end < list.length && joins(list[end])) end++;
  if (end - from < 2) return undefined;
  const steps = list.slice(from, end) as Joined[];
  return {
    steps: steps.length,
    *run(it, env) {
      const hits: Hit[] = [];
      for (const card of env.it)
        for (const step of steps) {
          if (step.do === 'counter') hits.push(new Hit(card, new Part('counters', { amount: step.n as number })));
          else {
            const to = yield* it.chooseDestination(card);
            if (to) hits.push(new Hit(card, new Part('move', { to })));
          }
        }
      const isDone = (yield* it.together(hits)).length > 0;
      if (steps.some((step) => step.do === 'move')) env.its = true;
      settled(it.position, env);
      return isDone;
    },
  };
}
