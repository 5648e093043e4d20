import { type Happening, type Position, Zone } from '@breakpoint/engine/cards';
import type { LaterStep, Whenever } from '../tree.js';
import { untilOf } from './cards.js';
import { type Around, envOf, type Run } from './env.js';
import { eventFits, fitsLater, fitsNow, MOMENTS } from './events.js';
import { givenOf, runOf } from './running.js';
import { stepsOf } from './steps.js';

// What waits, wherever its card is: for a time, or for an event.

/** Is the card where it was meant? */
function isStillThere(p: Position, e: Happening): boolean {
  if (e.from === Zone.Discard) return p.isStillDiscarded(e.card, e.arrival);
  if (e.from === Zone.Hand) return p.arrival(e.card) === e.arrival && p.turnOrder(0).some((seat) => p.hand(seat).includes(e.card));
  return p.isStillInPlay(e.card, e.arrival);
}

/** Steps that are put off become a trigger of the card, which waits wherever the card goes (RULES 12.9). */
export function later(step: LaterStep, around: Around): Run {
  const path = around.paths.get(step)!;
  if (!around.delayed.has(path)) {
    const run = stepsOf(step.steps, around);
    around.delayed.set(path, {
      on: 'delayed',
      fromAnywhere: true,
      run(it, e) {
        const env = envOf(it, e);
        if (!isStillThere(it.position, e)) env.it = [];
        return run(it, env);
      },
    });
  }
  const trigger = around.delayed.get(path)!;
  return function* (it, env) {
    const { at, where } = step;
    const scoring = where === 'here' ? env.here : where === 'there' ? env.there : 0;
    it.putOff(at, trigger, env.it[0] ?? 0, env.there, scoring);
    return true;
  };
}

/** For a time, the steps follow each such event (RULES 12.171). */
export function whenever(step: Whenever, around: Around): Run {
  const path = around.paths.get(step)!;
  if (!around.delayed.has(path)) {
    const { after, what, by, steps } = step;
    const when = { after, what, ...(by && { by }) };
    const ability = { when, steps };
    const late = after === 'played' ? fitsLater(when, around) : undefined;
    around.delayed.set(path, {
      on: 'delayed',
      fromAnywhere: true,
      watches: { on: MOMENTS[after], when: (late ? fitsNow : eventFits)(when, around.card, around) },
      ...(late && { triggered: (p: Position, self: number, e: Happening) => late(p, self, e) }),
      ...givenOf(ability, around),
      run: runOf(ability, around),
    });
  }
  const trigger = around.delayed.get(path)!;
  return function* (it) {
    it.watchFor(trigger, untilOf(step.until));
    return true;
  };
}
