import type { Resolution } from '@breakpoint/engine/cards';
import type { Description, ForEach } from '../tree.js';
import { chooses, isZone } from '../tree.js';
import { now } from './asks.js';
import { type Chosen, chosen, remember } from './choosing.js';
import type { Around, Env, Run } from './env.js';
import { listOf } from './objects.js';
import { seatsOf } from './players.js';
import { stepsOf } from './steps.js';

/** The same for each of several bases, players or cards, as they were when it began (RULES 12.126). */
export function forEach(step: ForEach, around: Around): Run {
  const { what, steps } = step;
  const run = stepsOf(steps, around);
  if (what.noun === 'player') {
    const seats = seatsOf(what);
    const isChosen = steps.some(chooses);
    return function* (it, env) {
      let done = false;
      const spoken: Env[] = [];
      for (const player of seats(it.position, it.you, env)) {
        const own: Env = { ...env, player, ...(isChosen && { it: [], those: [], together: false, nothing: false }) };
        done = (yield* run(it, own)) || done;
        spoken.push(own);
      }
      if (isChosen) gather(it, env, spoken);
      return done;
    };
  }
  const cards = what.pick === 'exactly' ? fromLeft(chosen(step, what, around)) : listed(what, around);
  const one = { ...what, pick: 'one' as const };
  return function* (it, env) {
    const p = it.position;
    const isThere = (c: number): boolean => (isZone(what.where) ? !p.inPlay(c) : p.inPlay(c) || p.onTable(c));
    let done = false;
    for (const card of yield* cards(it, { ...env })) {
      if (!isThere(card)) continue;
      const own: Env = { ...env };
      remember(it, own, [card], one);
      done = (yield* run(it, own)) || done;
    }
    return done;
  };
}

/** Chosen bases, from left to right (D3). */
const fromLeft = (bases: Chosen): Chosen =>
  function* (it, env) {
    const found = yield* bases(it, env);
    return it.position.bases.filter((b) => found.includes(b));
  };

/** All of a description. */
function listed(what: Description, around: Around): Chosen {
  const list = listOf(what, around);
  return (it, env) => now([...list(it, env)]);
}

/** What was chosen for each of several players is spoken of together. */
function gather(it: Resolution, env: Env, spoken: readonly Env[]): void {
  const { there, its } = env;
  remember(
    it,
    env,
    spoken.flatMap((own) => own.those.map((k) => k.card)),
    SEVERAL,
  );
  Object.assign(env, { there, its });
}
const SEVERAL: Description = { pick: 'some', noun: 'minion' };
