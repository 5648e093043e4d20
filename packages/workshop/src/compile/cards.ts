import { type Ask, type Card, type Definition, Hit, Part, type Position, type Resolution, Shelter, Until } from '@breakpoint/engine/cards';
import type {
  CancelAbilities,
  Cannot,
  Counter,
  Description,
  Destroy,
  DoublePower,
  Mimic,
  NoTalents,
  Power,
  SetPower,
  Swap,
  Transfer,
  Uncounter,
  UntilWord,
  UseTalent,
} from '../tree.js';
import { isDescription, isOwnCount, pointsBack, unknown } from '../tree.js';
import { asker, questionOf } from './asking.js';
import { type Chosen, chosen, onlyThose, remember, settled, spokenCard, spokenOf, whole } from './choosing.js';
import type { Around, Env, Run } from './env.js';
import { type Options, optionsOf, ownCount, powerOfIt, sumOf, timesOf } from './objects.js';
import { narrow, type Query } from './queries.js';

export function destroy(step: Destroy, around: Around): Run {
  const cards = chosen(step, step.what, around);
  return function* (it, env) {
    env.count = yield* it.destroy(whole(yield* cards(it, env)));
    onlyThose(env, step, (k) => it.position.isStillDiscarded(k.card, k.arrival));
    return env.count > 0;
  };
}

export function counter(step: Counter, around: Around): Run {
  const { what } = step;
  if (step.spread && isDescription(what)) return spread(step, around);
  const cards = chosen(step, what, around);
  const times = timesOf(step.each, around, step.per, step.most);
  const back = pointsBack(step.n) || pointsBack(step.each);
  return function* (it, env) {
    const before = back ? amount(step, it.position, env) * times(it.position, it.you, env) : 0;
    const list = yield* cards(it, env);
    const n = back ? before : amount(step, it.position, env) * times(it.position, it.you, env);
    return n > 0 && list.length > 0 && (yield* it.addCounters(whole(list), n)) > 0;
  };
}

const amount = (step: Counter, p: Position, env: Env): number => (typeof step.n === 'number' ? step.n : powerOfIt(p, env));

/** The counters are placed one by one (D12). */
function spread(step: Counter, around: Around): Run {
  const d = step.what as Exclude<Counter['what'], string>;
  const one = new Part('counters', { amount: 1 });
  const which = questionOf(step, 'cards', around);
  const offered = optionsOf(d, around);
  const times = timesOf(step.each, around, step.per, step.most);
  return function* (it, env) {
    const cards: Card[] = [];
    const options = offered(it, env);
    const none = Array.isArray(options) ? options.length === 0 : it.minions(options as object).length === 0;
    for (let n = none ? 0 : amount(step, it.position, env) * times(it.position, it.you, env); n > 0; n--)
      cards.push(yield* asker(it).choose(which, options));
    remember(it, env, [...new Set(cards)], { ...d, pick: 'some' });
    if (cards.length === 0) return false;
    if (typeof step.n !== 'number') return (yield* it.together(cards.map((card) => new Hit(card, one)))).length > 0;
    const same = cards.every((card) => card === cards[0]);
    return (yield* same ? it.addCounters(cards[0], cards.length) : it.addCounters(cards, 1)) > 0;
  };
}

export function uncounter(step: Uncounter, around: Around): Run {
  const { n, what } = step;
  if (n !== 'any') {
    const cards = chosen(step, what, around);
    return function* (it, env) {
      const list = yield* cards(it, env);
      if (n === 'all') {
        env.count = yield* it.takeCounters(list.flatMap((c) => Array<Card>(it.position.counters(c)).fill(c)));
        return env.count > 0;
      }
      const there = (): number => list.reduce((sum, c) => sum + it.position.counters(c), 0);
      const before = there();
      if (list.length > 0) yield* it.addCounters(whole(list), -n);
      env.count = before - there();
      // A single minion with fewer counters loses those that it has, but that is not what was said (RULES 6.14).
      return list.length === 1 ? env.count >= n : env.count > 0;
    };
  }
  if (!isDescription(what)) throw new Error('any number of counters are removed from described minions');
  const which = questionOf(step, 'cards', around);
  const options = optionsOf({ ...what, counters: 'some' }, around);
  return function* (it, env) {
    const marked = yield* asker(it).chooseSome(which, options(it, env), { times: (c: Card) => it.position.counters(c) });
    remember(it, env, [...new Set(marked)], { ...what, pick: 'some' });
    env.count = yield* it.takeCounters(marked);
    return env.count > 0;
  };
}

/** Transfers one counter, or any number of them, from one card to another (D12). */
export function transfer(step: Transfer, around: Around): Run {
  const from = chosen(step, step.from, around);
  const { to, n } = step;
  const receives = questionOf(step, 'receiver', around);
  const receivers = isDescription(to) ? optionsOf(to, around) : undefined;
  return function* (it, env) {
    const spoken = env.it[0] ?? 0;
    const [giver = 0] = yield* from(it, env);
    if (giver === 0 || (to === 'it' && (spoken === giver || !it.position.inPlay(spoken)))) return false;
    let receiver = 0;
    if (receivers) {
      receiver = yield* asker(it).choose(receives, receivers(it, { ...env, other: giver }));
      spokenOf(it, env, receiver > 0 ? [receiver] : []);
    } else receiver = to === 'it' ? spoken : spokenCard(to as Exclude<typeof to, object>, it, env);
    if (!receiver) return false;
    const how = { about: giver, other: receiver };
    const many = n === 'any' ? yield* it.chooseNumber('transfer-how-many', 0, it.position.counters(giver), how) : n;
    return (yield* it.transferCounters(giver, receiver, many)) > 0;
  };
}

/** Each of two minions goes to the other's base, or to its controller. */
function exchanged({ of }: Swap, { position: p }: Resolution, one: Card, other: Card): Hit[] {
  const change = (card: Card, like: Card): Hit =>
    new Hit(card, of === 'places' ? new Part('move', { to: p.baseOf(like) }) : new Part('control', { to: p.controller(like) }));
  return [change(one, other), change(other, one)];
}

/** The minions that this one can be swapped with: neither goes without the other (RULES 12.16). */
const partners = (step: Swap, it: Resolution, query: Query, one: Card): Query =>
  narrow(query, (c) => it.couldHappen(exchanged(step, it, one, c)));

/** The first minion: one of those that can be swapped with another one. */
function partnered(step: Swap, d: Description, others: Options, around: Around): Chosen {
  const which = questionOf(step, 'cards', around);
  const offered = optionsOf(d, around);
  return function* (it, env) {
    const hasPartner = (one: Card): boolean =>
      it.minions(partners(step, it, others(it, { ...env, other: one, it: [one], there: it.position.baseOf(one) }) as Query, one)).length >
      0;
    const options = narrow(offered(it, env) as Query, hasPartner);
    const one = yield* step.may ? asker(it).mayChoose(which, options) : asker(it).choose(which, options);
    return spokenOf(it, env, one > 0 ? [one] : [], d);
  };
}

/** Two minions change places, or their controllers. */
export function swap(step: Swap, around: Around): Run {
  const { to } = step;
  const second = questionOf(step, 'receiver', around);
  const others = isDescription(to) ? optionsOf(to, around) : undefined;
  // If the first minion is known, the second one is the question (D2).
  const known = step.may && others && (step.from === 'this' || step.from === 'host') ? step.from : undefined;
  const from = known
    ? undefined
    : others && isDescription(step.from)
      ? partnered(step, step.from, others, around)
      : chosen(step, step.from, around);
  return function* (it, env) {
    const spoken = env.it[0] ?? 0;
    const one = from ? ((yield* from(it, env))[0] ?? 0) : known === 'host' ? env.host : it.self;
    if (one === 0) return false;
    let other = to === 'this' ? it.self : to === 'host' ? env.host : to === 'it' ? spoken : 0;
    if (others) {
      const query = partners(step, it, others(it, { ...env, other: one }) as Query, one);
      other = yield* known ? asker(it).mayChoose(second, query) : asker(it).choose(second, query);
      spokenOf(it, env, other > 0 ? [other] : []);
    }
    if (other === 0 || other === one) return false;
    const p = it.position;
    const both = exchanged(step, it, one, other);
    const isDone = it.couldHappen(both) && (yield* it.together(both)).length === 2;
    settled(p, env);
    if (p.inPlay(it.self)) env.here = p.baseOf(it.self);
    return isDone;
  };
}

const SHELTERS = { destroy: Shelter.destroy, move: Shelter.move, return: Shelter.return, affect: Shelter.affect };
const SHELTERS_BY = { cards: Shelter.othersCards, actions: Shelter.othersActions, minions: Shelter.othersMinions };

/** "Nothing can destroy it", or "its Talent cannot be used", for a time (RULES 12.15, 12.21). */
export function shelter(step: Cannot | NoTalents, around: Around): Run {
  if (step.what === undefined) throw new Error('Talents at a base cannot be used as long as a card is there');
  const cards = chosen(step, step.what, around);
  const from =
    step.do === 'no talents'
      ? Shelter.talent
      : step.verbs.reduce((bits, verb) => bits | SHELTERS[verb], step.by ? SHELTERS_BY[step.by] : 0);
  return function* (it, env) {
    const list = yield* cards(it, env);
    return list.length > 0 && (yield* it.shelter(whole(list), from, untilOf(step.until))) > 0;
  };
}

const UNTILS = { 'end of your turn': Until.EndOfTurnOf, 'start of your turn': Until.StartOf, 'while this is in play': Until.WhileInPlay };
export const untilOf = (until: UntilWord | undefined): number | undefined => until && UNTILS[until];

/** The Talent of a minion, whether it was used or not. */
export function useTalent(step: UseTalent, around: Around): Run {
  const which = questionOf(step, 'cards', around);
  const offered = optionsOf(step.what, around);
  return function* (it, env) {
    const options = narrow(offered(it, env) as Query, (c) => it.canUseTalent(c));
    const card = yield* step.may ? asker(it).mayChoose(which, options) : asker(it).choose(which, options);
    spokenOf(it, env, card > 0 ? [card] : []);
    if (card > 0) yield* it.useTalent(card);
    return card > 0;
  };
}

/** What another minion does when played, or its Talent, as an ability of this one; or once more by that minion itself. */
export function useAbility(step: Mimic, around: Around): Run {
  const ability = step.of === 'played' ? 'onPlay' : 'talent';
  const which = questionOf(step, 'cards', around);
  const offered = optionsOf(step.what, around);
  around.spec.mimics = true;
  return function* (it, env) {
    const options = narrow(offered(it, env) as Query, (c) => canBeMimicked(it.position.def(c), ability));
    const card = yield* step.may ? asker(it).mayChoose(which, options) : asker(it).choose(which, options);
    spokenOf(it, env, card > 0 ? [card] : []);
    if (card > 0) yield* step.again ? it.doAgain(card) : it.doAs(card, ability);
    return card > 0;
  };
}
/** Does the card have such an ability, and one that does not itself use another card's? */
export const canBeMimicked = (d: Definition, ability: 'onPlay' | 'talent'): boolean => d[ability] !== undefined && !d.mimics;

/** Each of several minions gets power for what is on it. */
function ownPower({ n, until: word }: Power, cards: Chosen, count: ReturnType<typeof ownCount>): Run {
  const until = untilOf(word) ?? Until.EndOfTurn;
  return function* (it, env) {
    const hits = (yield* cards(it, env)).flatMap((card) => {
      const more = n * count(it.position, card);
      return more === 0 ? [] : [new Hit(card, new Part('power', { amount: more, until }))];
    });
    return hits.length > 0 && (yield* it.together(hits)).length > 0;
  };
}

type ForATime = Power | SetPower | DoublePower | CancelAbilities;

/** What happens to minions for a time: their power changes, or their abilities are cancelled. */
export function forATime(step: ForATime, around: Around): Run {
  const cards = chosen(step, step.what, around);
  const until = untilOf(step.until);
  if (step.do === 'power' && isOwnCount(step.each)) return ownPower(step, cards, ownCount(step.each, step.most));
  const sum = 'n' in step ? sumOf(step.n, step, around) : () => 0;
  const act = (it: Resolution, list: Card | readonly Card[], n: number): Ask<number> => {
    switch (step.do) {
      case 'power':
        return it.gainPower(n === 0 ? 0 : list, n, until);
      case 'set power':
        return it.setPower(list, n, until, step.of && 'start');
      case 'double power':
        return it.doublePower(list, until);
      case 'cancel abilities':
        return it.cancelAbilities(list, until);
      default:
        return unknown('verb', step);
    }
  };
  const back = 'each' in step && pointsBack(step.each);
  return function* (it, env) {
    const before = back ? sum(it, env) : 0;
    const list = yield* cards(it, env);
    if (list.length === 0) return false;
    return (yield* act(it, whole(list), back ? before : sum(it, env))) > 0;
  };
}
