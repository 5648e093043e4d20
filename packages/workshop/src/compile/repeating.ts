import type { ForEach } from '../tree.js';
import { isZone } from '../tree.js';
import { remember } from './choosing.js';
import type { Around, Env, Run } from './env.js';
import { listOf } from './objects.js';
import { seatsOf } from './players.js';
import { stepsOf } from './steps.js';

/** The same for each of several bases, players or cards, as they were when it began (RULES 12.126). */
export function forEach({ what, steps }: ForEach, around: Around): Run {
  const run = stepsOf(steps, around);
  if (what.noun === 'player') {
    const seats = seatsOf(what);
    return function* (it, env) {
      let done = false;
      for (const player of seats(it.position, it.you, env)) done = (yield* run(it, { ...env, player })) || done;
      return done;
    };
  }
  const list = listOf(what, around);
  const one = { ...what, pick: 'one' as const };
  return function* (it, env) {
    const p = it.position;
    const isThere = (c: number): boolean => (isZone(what.where) ? !p.inPlay(c) : p.inPlay(c) || p.onTable(c));
    let done = false;
    for (const card of [...list(it, env)]) {
      if (!isThere(card)) continue;
      const own: Env = { ...env };
      remember(it, own, [card], one);
      done = (yield* run(it, own)) || done;
    }
    return done;
  };
}
