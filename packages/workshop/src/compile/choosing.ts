import { type Ask, type Card, Hit, Part, type Position, type Resolution, type Seat } from '@breakpoint/engine/cards';
import type { Description, Move, Step, What } from '../tree.js';
import { isDescription, isMany, isZone, unknown } from '../tree.js';
import { asker, questionOf, type Some } from './asking.js';
import { meaning, now } from './asks.js';
import { type Around, type Env, type Known, known, type Run } from './env.js';
import { amountOf, listOf, type Options, optionsOf } from './objects.js';
import { narrow, type Query, type Read } from './queries.js';

/** The cards that a step is about, chosen if the words say so. */
export type Chosen = (it: Resolution, env: Env) => Ask<Card[]>;

export function chosen(step: Step, what: What, around: Around): Chosen {
  switch (what) {
    case 'this':
      return mayUse(step, around, (it) => [it.self]);
    case 'host':
      return mayUse(step, around, (it, env) => (it.position.isMinion(env.host) && it.position.inPlay(env.host) ? [env.host] : []));
    case 'it': {
      const anywhere = step.do === 'put' || step.do === 'discard';
      // A card that was played and has gone elsewhere by its own text stays there.
      return mayUse(step, around, ({ position: p }, env) =>
        env.it.filter((c) => c > 0 && (p.inPlay(c) || (anywhere && (c !== env.played || p.isAside(c))))),
      );
    }
    case 'first':
      return mayUse(step, around, (it, env) => (env.first ?? []).filter((c) => it.position.inPlay(c)));
    case 'bearer':
      return mayUse(step, around, (it, env) => bearersOf(it, env));
    default:
      return described(step, what, around);
  }
}

/** The minion that the action spoken of is on. */
const bearersOf = ({ position: p }: Resolution, env: Env): Card[] =>
  env.it.flatMap((c) => (p.inPlay(c) && p.isAction(c) && p.isMinion(p.hostOf(c)) ? [p.hostOf(c)] : []));

/** A card that needs no choice: "you may" is then a question of its own. */
function mayUse(step: Step, around: Around, cards: (it: Resolution, env: Env) => Card[]): Chosen {
  const asks = maybe(step, around);
  if (!asks) return (it, env) => now(cards(it, env));
  const part = partOf(step);
  return function* (it, env) {
    const list = cards(it, env);
    // Nobody is asked about what cannot happen to any of them (D2).
    const isOpen = list.some((c) => part === undefined || !it.position.inPlay(c) || it.couldHappen([new Hit(c, part)]));
    if (!isOpen) env.declined = true;
    return isOpen && (yield* asks(it, env)) ? list : [];
  };
}

/** What would happen to a card of this step, if that is known before the step is done. */
function partOf(step: Step): Part | undefined {
  switch (step.do) {
    case 'destroy':
    case 'return':
      return new Part(step.do);
    case 'put':
      return new Part('place');
    case 'counter':
      return new Part('counters', { amount: 1 });
    case 'uncounter':
      return new Part('counters', { amount: -1 });
    case 'power':
    case 'set power':
    case 'double power':
      return new Part('power');
    case 'cancel abilities':
      return new Part('cancel');
    default:
      return undefined;
  }
}

/** The plain "you may" of a step that has one. */
export function maybe(step: Step, around: Around): Run | undefined {
  if (!step.may) return undefined;
  const whether = questionOf(step, 'whether', around);
  return function* (it, env) {
    const yes = yield* asker(it).may(whether);
    if (!yes) env.declined = true;
    return yes;
  };
}

/** Asks "you may" of a player who is asked nothing else. */
export function offered(step: Step, around: Around, run: Run): Run {
  const asks = maybe(step, around);
  if (!asks) return run;
  return function* (it, env) {
    return (yield* asks(it, env)) && (yield* run(it, env));
  };
}

function described(step: Step, d: Description, around: Around): Chosen {
  switch (d.pick) {
    case undefined:
    case 'all': {
      const list = listOf(d, around);
      const asks = maybe(step, around);
      if (!asks)
        return (it, env) => {
          const cards = [...list(it, env)];
          if (d.noun !== 'base') remember(it, env, cards, d);
          return now(cards);
        };
      return function* (it, env) {
        const cards = [...list(it, env)];
        return spokenOf(it, env, cards.length > 0 && (yield* asks(it, env)) ? cards : [], d);
      };
    }
    case 'random': {
      const list = listOf(d, around);
      const asks = maybe(step, around);
      return function* (it, env) {
        const cards = [...list(it, env)];
        const isWanted = cards.length > 0 && (asks === undefined || (yield* asks(it, env)));
        env.wanted = d.n ?? 1;
        return spokenOf(it, env, isWanted ? drawn(it, cards, env.wanted) : [], d);
      };
    }
    case 'one': {
      const which = questionOf(step, 'cards', around);
      const options = narrowed(step, d, around);
      const { may } = step;
      return (it, env) => {
        const card = may ? asker(it).mayChoose(which, options(it, env)) : asker(it).choose(which, options(it, env));
        return meaning(card, (c) => spokenOf(it, env, c ? [c] : [], d));
      };
    }
    case 'exactly':
    case 'as many':
    case 'any':
    case 'up to':
    case 'some': {
      const which = questionOf(step, 'cards', around);
      const optionsNow = narrowed(step, d, around);
      const limitsNow = limitsOf(step, d, around);
      const wantedNow = wantedOf(d, around);
      return (it, env) => {
        const options = optionsNow(it, env);
        const limits = limitsNow(it, env);
        if (wantedNow !== undefined) {
          // As many as there are; an offer that can't be taken up is not made.
          const there = Array.isArray(options) ? options.length : it.minions(options as object).length;
          const wanted = wantedNow(it.position, it.you, env);
          env.wanted = wanted;
          if ((step.may && there < wanted) || wanted <= 0) return now(spokenOf(it, env, [], d));
          limits.most = Math.min(wanted, there);
          limits.least = limits.most;
          limits.optional = step.may === true;
        }
        return meaning(asker(it).chooseSome(which, options, limits), (cards) => spokenOf(it, env, cards, d));
      };
    }
    default:
      return unknown('number', d.pick);
  }
}

/** This many of these cards, by chance. */
function drawn(it: Resolution, cards: Card[], most: number): Card[] {
  const found: Card[] = [];
  for (let n = Math.min(most, cards.length); n > 0; n--) {
    const card = it.atRandom(cards);
    cards.splice(cards.indexOf(card), 1);
    found.push(card);
  }
  return found;
}

/** The number of cards that have to be chosen, if there are as many; undefined if the player chooses the number. */
function wantedOf(d: Description, around: Around): Read<number> | undefined {
  if (d.pick === 'exactly') return () => d.n!;
  return d.pick === 'as many' ? amountOf(d.as!, around) : undefined;
}

/** The player chooses the base. */
export const CHOSEN = -1;
/** The base that replaces the scoring one is not known yet. */
export const NEXT = -2;
/** The base that the words name, if they name one. */
export function fixed(step: Move, env: Env): Card {
  switch (step.to) {
    case 'here':
      return env.here;
    case 'there':
      return env.there;
    case 'new base':
      return env.fresh;
    case 'old base':
      return env.old;
    case 'next base':
      return NEXT;
    case 'another base':
    case 'one other base':
    case 'a base with you':
    case 'a base without you':
      return CHOSEN;
    default:
      return unknown('destination', step.to);
  }
}

/** The bases where you have a minion, or none, if the words say so. */
export const withYou = (to: Move['to'], p: Position, you: Seat, among: Card[]): Card[] =>
  to === 'a base with you' || to === 'a base without you' ? among.filter((b) => p.hasMinion(you, b) === (to === 'a base with you')) : among;

/** An optional move offers only minions that some base is open to (D2). */
function narrowed(step: Step, d: Description, around: Around): Options {
  const options = optionsOf(d, around);
  if (step.do === 'transfer' && !isDescription(step.to)) return givers(step.to, options);
  if (step.do !== 'move' || step.to === 'next base' || d.noun !== 'minion' || (d.pick === 'one' && !step.may)) return options;
  return (it, env) => {
    const goal = fixed(step, env);
    const isOpen = (c: Card): boolean =>
      goal === CHOSEN ? withYou(step.to, it.position, it.you, it.destinations(c)).length > 0 : it.canMove(c, goal);
    return narrow(options(it, env) as Query, isOpen);
  };
}

/** A minion gives no counters to itself. */
const givers =
  (to: Exclude<What, object>, options: Options): Options =>
  (it, env) => {
    const receiver = spokenCard(to, it, env);
    return narrow(options(it, env) as Query, (c) => c !== receiver);
  };

/** This card, its minion, or the card that was spoken of. */
export function spokenCard(what: Exclude<What, object>, it: Resolution, env: Env): Card {
  switch (what) {
    case 'this':
      return it.self;
    case 'host':
      return env.host;
    case 'it':
      return env.it[0] ?? 0;
    case 'first':
      return env.first?.[0] ?? 0;
    case 'bearer':
      return bearersOf(it, env)[0] ?? 0;
    default:
      return unknown('card', what);
  }
}

function limitsOf(step: Step, d: Description, around: Around): (it: Resolution, env: Env) => Some {
  const most = d.total && amountOf(d.total.atMost, around);
  return (it, env) => {
    const p = it.position;
    const limits = countsOf(step, d, p);
    if (most) {
      limits.weight = (c) => p.power(c);
      limits.limit = most(p, it.you, env);
    }
    return limits;
  };
}

/** The property in which all chosen cards have to differ; "true" means the name. */
const APART: Record<string, (p: Position, c: Card) => number> = {
  true: (p, c) => p.def(c).n,
  faction: (p, c) => p.def(c).factionNumber,
  power: (p, c) => p.power(c),
  base: (p, c) => p.baseOf(c),
};
/** No two of the chosen cards may be alike, if the words say so. */
export function apartIn({ different }: Description, p: Position): Some {
  if (different === undefined) return {};
  const of = APART[String(different)];
  return { apart: true, group: (c) => of(p, c) };
}

function countsOf(step: Step, d: Description, p: Position): Some {
  const limits: Some = {};
  if (d.pick === 'up to') limits.most = d.n;
  if (d.pick === 'some') limits.least = 1;
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
  Object.assign(limits, apartIn(d, p));
  if (step.do === 'put' && (step.to === 'top' || step.to === 'bottom')) limits.ordered = true;
  return limits;
}

/** The chosen cards are spoken of; none, if nothing was chosen. */
export function spokenOf(it: Resolution, env: Env, cards: Card[], d?: Description): Card[] {
  env.chosen = cards.length;
  if (cards.length === 0) env.declined = true;
  remember(it, env, cards, d);
  return cards;
}

/**
 * These cards, of one description, become "it", and the base of the first of them "there"; a base that was spoken of before its cards
 * still is.
 */
export function remember(it: Resolution, env: Env, cards: Card[], d?: Description): void {
  const p = it.position;
  const [first = 0] = cards;
  env.it = cards;
  env.happened = false;
  if (env.first === undefined && d?.pick === 'one' && !isZone(d.where) && d.noun !== 'base' && d.noun !== 'player') {
    env.first = cards;
    env.firstPower = first > 0 ? p.power(first) : 0;
    env.firstPrinted = first > 0 ? p.startingPower(first) : 0;
  }
  if (first > 0 && p.isBase(first)) {
    env.there = first;
    env.its = false;
    return;
  }
  rememberThose(p, env, cards, d !== undefined && isMany(d));
  if (d === undefined || (d.where !== 'there' && !isZone(d.where))) {
    env.there = first > 0 && p.inPlay(first) ? p.baseOf(first) : 0;
    env.its = true;
  }
  if (first === 0) return;
  env.power = p.power(first);
  if (!p.inPlay(first)) return;
  env.counters = p.counters(first);
  env.holder = p.controller(first);
}

/** One card alone does not take the place of those that were spoken of together. */
function rememberThose(p: Position, env: Env, cards: readonly Card[], many: boolean): void {
  const list = cards.map((c) => known(p, c));
  env.many = many;
  if (!many) env.lone = list;
  if (many || !env.together) env.those = list;
  if (many) env.together = true;
}

/** Only the cards to which the step really happened are still spoken of. */
export function onlyThose(env: Env, step: { what: What }, fits: (k: Known) => boolean): void {
  const { what } = step;
  // A card that was played before has gone from there by now.
  env.played = 0;
  if (what === 'this' || what === 'host') return;
  if (env.many || !env.together) env.those = env.those.filter(fits);
  if (!env.many) env.lone = env.lone.filter(fits);
}

/** "Its base" is where it is by now. */
export function settled(p: Position, env: Env): void {
  const [card = 0] = env.it;
  if (env.its && card > 0 && p.inPlay(card)) env.there = p.baseOf(card);
}

/** One card, or all of them. */
export const whole = (cards: readonly Card[]): Card | readonly Card[] => (cards.length === 1 ? cards[0] : cards);
