import type { Ask, Resolution } from '@breakpoint/engine/cards';
import type { Description, Step } from '../tree.js';
import { isDescription, isOfIt } from '../tree.js';
import { asker, questionOf } from './asking.js';
import { whole } from './choosing.js';
import type { Around, Env } from './env.js';
import { listOf, optionsOf, sumOf } from './objects.js';
import { limitsOf } from './playing.js';

/** An ability without steps of its own: what it does is one verb of the engine. */
export type Direct = (it: Resolution, env: Env) => Ask<unknown>;
type Which = Parameters<Resolution['destroy']>[0];

/**
 * Many abilities are one step that nothing depends on. Such a step becomes one verb with its choice, as in a coded card. Generators that
 * wait for each other would take twice as long.
 */
export function directly(steps: readonly Step[], around: Around): Direct | undefined {
  const [step] = steps;
  if (steps.length !== 1 || step.done !== undefined || step.else !== undefined || step.who !== undefined) return undefined;
  switch (step.do) {
    case 'draw':
    case 'gain': {
      if (step.may) return undefined;
      const sum = sumOf(step.n, step, around);
      return step.do === 'draw' ? (it, env) => it.draw(sum(it, env)) : (it, env) => it.gainVp(sum(it, env));
    }
    case 'destroy': {
      const which = whichOf(step, around);
      return which && ((it, env) => it.destroy(which(it, env)));
    }
    case 'return': {
      const which = whichOf(step, around);
      return which && ((it, env) => it.returnToHand(which(it, env)));
    }
    case 'counter': {
      const { n, each, spread } = step;
      const which = typeof n === 'number' && each === undefined && !spread ? whichOf(step, around) : undefined;
      return which && ((it, env) => it.addCounters(which(it, env), n as number));
    }
    case 'power': {
      const which = step.each === undefined && step.until === undefined ? whichOf(step, around) : undefined;
      return which && ((it, env) => it.gainPower(which(it, env), step.n));
    }
    case 'control': {
      if (step.for !== undefined) return undefined;
      const which = whichOf(step, around);
      return which && ((it, env) => it.takeControl(which(it, env)));
    }
    case 'extra': {
      if (step.may || (step.n ?? 1) !== 1 || step.each !== undefined || step.at === 'there' || (step.power && isOfIt(step.power)))
        return undefined;
      const limits = limitsOf(step, around);
      return step.noun === 'minion'
        ? (it, env) => it.extraMinion(limits(it.position, env))
        : (it, env) => it.extraAction(limits(it.position, env));
    }
    default:
      return undefined;
  }
}

/** The cards of a step, or the choice of them. */
function whichOf(step: Step & { what: unknown }, around: Around): ((it: Resolution, env: Env) => Which) | undefined {
  const what = step.what as Extract<Step, { do: 'destroy' }>['what'];
  if (!isDescription(what)) {
    if (step.may || (what !== 'this' && what !== 'host')) return undefined;
    return what === 'this' ? (it) => it.self : (_it, env) => env.host;
  }
  return chosenDirectly(step, what, around);
}

function chosenDirectly(step: Step, d: Description, around: Around): ((it: Resolution, env: Env) => Which) | undefined {
  if (d.pick === 'all' && !step.may) {
    const list = listOf(d, around);
    return (it, env) => whole([...list(it, env)]);
  }
  if (d.pick !== 'one') return undefined;
  const question = questionOf(step, 'cards', around);
  const options = optionsOf(d, around);
  return step.may
    ? (it, env) => asker(it).mayChoose(question, options(it, env))
    : (it, env) => asker(it).choose(question, options(it, env));
}
