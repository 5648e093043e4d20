import type { Ask, Card, Resolution } from '@breakpoint/engine/cards';
import type { Description, Step, What } from '../tree.js';
import { unknown } from '../tree.js';
import { asker, promptOf, type Some, slotsOf, whetherPrompt } from './asking.js';
import type { Around, Env } from './env.js';
import { amountOf, listOf, optionsOf } from './objects.js';

/** The cards that a step is about, chosen if the words say so. */
export type Chosen = (it: Resolution, env: Env) => Ask<Card[]>;

export function chosen(step: Step, what: What, around: Around): Chosen {
  switch (what) {
    case 'this':
      return mayUse(step, (it) => [it.self]);
    case 'host':
      return mayUse(step, (it) => [it.host]);
    case 'it':
      return mayUse(step, (it, env) => env.it.filter((c) => c > 0 && (it.position.inPlay(c) || step.do === 'put' || step.do === 'discard')));
    default:
      return described(step, what, around);
  }
}

/** A card that needs no choice: "you may" is then a question of its own. */
const mayUse = (step: Step, cards: (it: Resolution, env: Env) => Card[]): Chosen =>
  function* (it, env) {
    const list = cards(it, env);
    if (list.length === 0 || !(yield* maybe(step, it, env))) return [];
    return list;
  };

/** Asks the plain "you may" of a step that has one. */
export function* maybe(step: Step, it: Resolution, env: Env): Ask<boolean> {
  if (!step.may) return true;
  const amount = 'n' in step && typeof step.n === 'number' ? step.n : 1;
  const yes = yield* asker(it).may(whetherPrompt(step), { amount, about: env.it[0] ?? it.self });
  if (!yes) env.declined = true;
  return yes;
}

function described(step: Step, d: Description, around: Around): Chosen {
  switch (d.pick) {
    case undefined:
    case 'all':
      return function* (it, env) {
        return [...listOf(d, it, env, around)];
      };
    case 'random':
      throw new Error('only a discard is at random');
    case 'one':
      return function* (it, env) {
        const how = slotsOf(step, d, env.self);
        const prompt = promptOf(step, d);
        const options = narrowed(step, d, it, env, around);
        const card = yield* step.may ? asker(it).mayChoose(prompt, options, how) : asker(it).choose(prompt, options, how);
        return spokenOf(it, env, card ? [card] : []);
      };
    case 'any':
    case 'up to':
    case 'some':
      return function* (it, env) {
        const how = { ...slotsOf(step, d, env.self), ...limitsOf(step, d, it, env, around) };
        return spokenOf(it, env, yield* asker(it).chooseSome(promptOf(step, d), narrowed(step, d, it, env, around), how));
      };
    default:
      return unknown('number', d.pick);
  }
}

/** A minion that is to move here, or with others, is offered only if it can. */
function narrowed(step: Step, d: Description, it: Resolution, env: Env, around: Around): ReturnType<typeof optionsOf> {
  const options = optionsOf(d, it, env, around);
  if (step.do !== 'move' || d.where === 'elsewhere' || Array.isArray(options)) return options;
  const to = step.to === 'here' ? env.here : step.to === 'new base' && d.pick !== 'one' ? env.fresh : 0;
  if (!to) return options;
  const query = options as { where?: (c: Card) => boolean };
  const also = query.where;
  return { ...query, where: (c: Card) => it.destinations(c).includes(to) && (also === undefined || also(c)) };
}

function limitsOf(step: Step, d: Description, it: Resolution, env: Env, around: Around): Some {
  const p = it.position;
  const limits: Some = {};
  if (d.pick === 'up to') limits.most = d.n;
  if (d.pick === 'some') limits.least = 1;
  if (d.total) {
    limits.weight = (c) => p.power(c);
    limits.limit = amountOf(d.total.atMost, p, it.you, env, around);
  }
  switch (d.alike) {
    case undefined:
      break;
    case 'name':
      limits.group = (c) => p.def(c).n;
      break;
    case 'base':
      limits.group = (c) => p.baseOf(c);
      break;
    case 'base and faction':
      limits.group = (c) => p.baseOf(c) * 64 + p.def(c).factionNumber;
      break;
    default:
      unknown('likeness', d.alike);
  }
  if (step.do === 'put' && (step.to === 'top' || step.to === 'bottom')) limits.ordered = true;
  return limits;
}

/** The chosen cards become "it", and the base of the first of them "there". */
export function spokenOf(it: Resolution, env: Env, cards: Card[]): Card[] {
  env.it = cards;
  env.count = cards.length;
  if (cards.length === 0) {
    env.declined = true;
    env.there = 0;
    return cards;
  }
  const p = it.position;
  if (p.isBase(cards[0])) env.there = cards[0];
  else if (p.inPlay(cards[0])) {
    env.there = p.baseOf(cards[0]);
    env.power = p.power(cards[0]);
  }
  return cards;
}
