import type { Ask, Card } from '@breakpoint/engine/cards';
import type { Extra, Play } from '../tree.js';
import { isDescription, unknown } from '../tree.js';
import { asker, questionOf } from './asking.js';
import type { Around, Env, Run } from './env.js';
import { cardsIn } from './objects.js';
import { stepsOf } from './steps.js';

/** Extra plays to keep for this turn (RULES 6.19). */
export function extra(step: Extra, _around: Around): Run {
  const n = step.n ?? 1;
  return function* (it, env) {
    const limits: { atMost?: number; base?: Card; whereAlone?: boolean; onBase?: boolean } = {};
    if (step.power && 'atMost' in step.power) limits.atMost = step.power.atMost;
    else if (step.power) {
      if (env.it.length === 0 || env.power <= 0) return false;
      limits.atMost = env.power - 1;
    }
    if (step.on === 'base') limits.onBase = true;
    switch (step.at) {
      case undefined:
        break;
      case 'here':
        limits.base = env.here;
        break;
      case 'there':
        if (env.there === 0) return false;
        limits.base = env.there;
        break;
      case 'without you':
        limits.whereAlone = true;
        break;
      default:
        unknown('place', step.at);
    }
    for (let i = 0; i < n; i++) yield* step.noun === 'minion' ? it.extraMinion(limits) : it.extraAction(limits);
    return true;
  };
}

interface PlayHow {
  at?: Card[];
  must?: boolean;
  atMost?: number;
  afterwards?: (card: Card) => Ask<unknown>;
}

function placeOf(step: Play, env: Env): Card | undefined {
  switch (step.at) {
    case undefined:
      return undefined;
    case 'here':
      return env.here;
    case 'there':
      return env.there;
    case 'old base':
      return env.old;
    default:
      return unknown('place', step.at);
  }
}

/** Plays a card at once, as an extra card. */
export function play(step: Play, around: Around): Run {
  const { what } = step;
  const then = step.done && stepsOf(step.done, around);
  const playHow = (it: Parameters<Run>[0], env: Env): PlayHow => {
    const at = placeOf(step, env);
    return {
      ...(at !== undefined && { at: [at] }),
      ...(!step.may && { must: true }),
      // Right after the card's own ability, before anything reacts.
      ...(then && { afterwards: (card: Card) => then(it, { ...env, it: [card] }) }),
    };
  };
  if (what === 'this')
    return function* (it, env) {
      const at = placeOf(step, env);
      return yield* it.playCard(it.self, at === undefined ? undefined : { at: [at] });
    };
  const which = questionOf(step, 'cards', around);
  if (what === 'it')
    return function* (it, env) {
      return (yield* asker(it).playNow(which, env.it, playHow(it, env))) > 0;
    };
  if (!isDescription(what)) throw new Error(`nobody plays the ${what}`);
  if (what.where === 'hand') {
    const type = what.noun === 'action' ? 'action' : 'minion';
    return function* (it, env) {
      const card = yield* it.playFromHand(type, playHow(it, env));
      if (card === 0) env.declined = true;
      return card > 0;
    };
  }
  const { power, ...unlimited } = what;
  const atMost = power && 'atMost' in power ? (power.atMost as number) : undefined;
  return function* (it, env) {
    const how = { ...(atMost !== undefined && { atMost }), ...playHow(it, env) };
    const card = yield* asker(it).playNow(which, cardsIn(unlimited, it, env, around), how);
    if (card === 0) env.declined = true;
    return card > 0;
  };
}
