import { type Card, type Happening, type Position, playersHere, type Resolution, type Seat, Zone } from '@breakpoint/engine/cards';
import type { Ability, AnyCard, Description, Frame, Ranked, Step } from '../tree.js';
import { isDescription, unknown } from '../tree.js';
import { always } from './always.js';
import { holds } from './conditions.js';
import { type Direct, directly } from './direct.js';
import type { CardSpec, Ability as EngineAbility, Instead, Special, Trigger } from './engine.js';
import { type Around, type Env, envAt, envOf } from './env.js';
import { eventFits, MOMENTS } from './events.js';
import { instead } from './insteads.js';
import { basesOf, listOf, timesOf } from './objects.js';
import { limitsOf } from './playing.js';
import { possible } from './possible.js';
import { queryOf, type Read } from './queries.js';
import { stepsOf } from './steps.js';

type Object<K extends string> = Extract<Exclude<Frame, string>, Record<K, unknown>>;

/** Adds an ability to the definition of its card. */
export function addAbility(spec: CardSpec, ability: Ability, card: AnyCard, around: Around): void {
  const { when } = ability;
  const isBase = card.kind === 'base';
  switch (when) {
    case 'to play':
      spec.on = and(spec.on, playableOn(ability, around));
      return;
    case 'played':
      spec.onPlay = inOrder(spec.onPlay, whenPlayed(ability, around));
      return;
    case 'talent':
      spec.talent = { ...(useful(ability, around) && { when: useful(ability, around) }), run: used(ability, around) };
      return;
    case 'talent of host':
      spec.talent = { ...(useful(ability, around) && { when: useful(ability, around) }), run: used(ability, around) };
      spec.talentOfHost = true;
      return;
    case 'always':
      always(spec, ability, isBase, around);
      return;
    case 'each of your turns':
      eachTurn(spec, ability.steps[0], around);
      return;
    default:
  }
  if ('at' in when) triggersOf(spec).push(atTime(ability, when, isBase, around));
  else if ('after' in when) triggersOf(spec).push(afterEvent(ability, when, card, around));
  else if ('afterThis' in when && when.afterThis === 'discarded from hand') thrownAway(spec, ability, around);
  else if ('afterThis' in when) triggersOf(spec).push(afterThis(ability, when, around));
  else if ('afterHost' in when) triggersOf(spec).push(afterHost(ability, when, around));
  else if ('afterYou' in when) triggersOf(spec).push(afterYou(ability, when, around));
  else if ('instead' in when) insteadsOf(spec).push(instead(ability, when, around));
  else if ('reaction' in when) reaction(spec, ability, when, card, around);
  else if ('special' in when) special(spec, ability, when, card, around);
  else if ('also' in when) alsoSpecial(spec, when, around);
  else if ('scores' in when) scoring(spec, ability, when, around);
  else unknown('frame', when);
}

/** The list of a definition, made if it is the first entry. */
function triggersOf(spec: CardSpec): Trigger[] {
  spec.triggers ??= [];
  return spec.triggers;
}
function specialsOf(spec: CardSpec): Special[] {
  spec.specials ??= [];
  return spec.specials;
}
function insteadsOf(spec: CardSpec): Instead[] {
  spec.instead ??= [];
  return spec.instead;
}

const inOrder = (first: EngineAbility | undefined, second: EngineAbility): EngineAbility =>
  first === undefined
    ? second
    : function* (it) {
        yield* first(it);
        yield* second(it);
      };

/** Where and when the card can be played. */
function playableOn({ if: condition, steps: [step] }: Ability, around: Around): On {
  const is = condition && holds(condition, around);
  const hosts = step?.do === 'only on' ? hostsOf(step.what, around) : undefined;
  return (p, self, you, host) => {
    const env = envAt(p, self);
    if (is !== undefined && !is(p, self, you, env)) return false;
    return hosts === undefined || host === 0 || hosts(p, you, env).includes(host);
  };
}
function hostsOf(what: Description, around: Around): Read<readonly Card[]> {
  if (what.noun === 'base') return basesOf(what, around);
  const query = queryOf(what, around);
  return (p, you, env) => p.minions(query(p, you, env));
}
type On = NonNullable<CardSpec['on']>;
const and = (first: On | undefined, second: On): On => (first === undefined ? second : (...args) => first(...args) && second(...args));

function whenPlayed(ability: Ability, around: Around): EngineAbility {
  const run = resolved(ability, around);
  if (!ability.if) return run;
  const condition = holds(ability.if, around);
  return function* (it) {
    if (condition(it.position, it.self, it.you, envOf(it))) yield* run(it);
  };
}

/** The steps of an ability that nothing but a player sets off. */
function resolved(ability: Ability, around: Around): EngineAbility {
  const run = directly(ability.steps, around) ?? stepsOf(ability.steps, around);
  return (it) => run(it, envOf(it));
}

/** Using a Special or a Talent is the choice to do what it says first; it is not asked again. */
function used(ability: Ability, around: Around): EngineAbility {
  const run = usedRun(ability, around);
  return (it) => run(it, envOf(it));
}
function usedRun(ability: Ability, around: Around): Direct {
  const [first, ...others] = ability.steps;
  const { may, ...must } = first;
  const asks = 'what' in first && isDescription(first.what);
  around.paths.set(must, around.paths.get(first) ?? '');
  const steps = [asks ? first : (must as Step), ...others];
  return directly(steps, around) ?? stepsOf(steps, around);
}

/** The condition of a Talent or Special, which includes that its first step could do something (D2). */
function useful(ability: Ability, around: Around): ((p: Position, self: Card, you: Seat) => boolean) | undefined {
  const condition = ability.if && holds(ability.if, around);
  const can = possible(ability.steps[0], around);
  if (!condition && !can) return undefined;
  return (p, self, you) => {
    const env = envAt(p, self);
    return (!condition || condition(p, self, you, env)) && (!can || can(p, self, you, env));
  };
}

/** Once each turn: with a place it stands as long as its card does, without one it is granted when the turn begins. */
function eachTurn(spec: CardSpec, step: Step, around: Around): void {
  if (step.do !== 'extra') throw new Error(`only an extra play comes on each of your turns, not "${step.do}"`);
  const { at, on } = step;
  const limitsNow = limitsOf(step, around);
  const limits = (p: Position, self: Card) => limitsNow(p, envAt(p, self));
  if (at === 'here' || on === 'this' || on === 'host') spec.standingPlay = limits;
  else spec.grants = limits;
}

/** What a trigger does; if a limited one was declined, it says so, and the use does not count. */
function runOf(ability: Ability, around: Around, here?: (e: Happening) => Card): Trigger['run'] {
  const limited = ability.limit !== undefined && ability.steps[0].may === true;
  const direct = ability.limit ? undefined : directly(ability.steps, around);
  if (direct) return (it, e) => direct(it, envOf(it, e, here?.(e)));
  const run = stepsOf(ability.steps, around);
  if (!limited) return (it, e) => run(it, envOf(it, e, here?.(e)));
  return function* (it, e) {
    const env = envOf(it, e, here?.(e));
    yield* run(it, env);
    return !env.declined;
  };
}

/** The "if" of a trigger, and that the card it is about is still there. */
function givenOf(ability: Ability, around: Around): Pick<Trigger, 'given'> {
  const tests: NonNullable<Trigger['given']>[] = [];
  const [step] = ability.steps;
  if ('what' in step && step.what === 'it' && typeof ability.when === 'object' && 'after' in ability.when)
    tests.push(
      ability.when.after === 'destroyed'
        ? (p, _self, e) => p.isStillDiscarded(e.card, e.arrival)
        : (p, _self, e) => p.isStillInPlay(e.card, e.arrival),
    );
  if (step.may && 'what' in step && step.what === 'this') {
    const can = possible(step, around);
    if (can) tests.push((p, self, e) => can(p, self, e.seat, envAt(p, self)));
  }
  if (ability.if) {
    const condition = holds(ability.if, around);
    tests.push((p, self, e) => {
      const env = envAt(p, self);
      env.it = [e.card];
      env.happened = true;
      env.there = e.base;
      return condition(p, self, p.isBase(self) ? e.seat : p.controller(self), env);
    });
  }
  const [first, second, third] = tests;
  if (first === undefined) return {};
  if (second === undefined) return { given: first };
  return { given: (p, self, e) => first(p, self, e) && second(p, self, e) && (third === undefined || third(p, self, e)) };
}

const limitOf = (ability: Ability): Pick<Trigger, 'limit'> =>
  ability.limit ? { limit: { per: ability.limit.once, by: ability.limit.by } } : {};

/** If the first thing is done by the owner, the trigger is the owner's. */
const seatOf = (ability: Ability): Pick<Trigger, 'seat'> =>
  ability.steps[0].who === 'its owner' ? { seat: (_p: Position, _self: Card, e: Happening) => e.owner } : {};

/** Is it the turn of the player who controls the minion that this action is on? */
const isHostsTurn = (p: Position, self: Card, e: Happening): boolean => e.seat === p.controller(p.hostOf(self));

function atTime(ability: Ability, when: Object<'at'>, isBase: boolean, around: Around): Trigger {
  const common = { ...givenOf(ability, around), ...limitOf(ability), run: countedRun(ability, around) };
  switch (when.at) {
    case 'start of your turn':
      return { on: 'startOfTurn', ...(!isBase && { when: (p, self, e) => e.seat === p.controller(self) }), ...common };
    case 'start of turn':
      return { on: 'startOfTurn', ...common };
    case 'start of its turn':
      return { on: 'startOfTurn', when: isHostsTurn, ...common };
    case 'end of its turn':
      return { on: 'endOfTurn', when: isHostsTurn, ...common };
    case 'end of your turn':
      return { on: 'endOfTurn', ...(!isBase && { when: (p, self, e) => e.seat === p.controller(self) }), ...common };
    case 'end of turn':
      return { on: 'endOfTurn', ...common };
    default:
      return unknown('time', when.at);
  }
}

/** After "if you have exactly one minion here", that minion is "it". */
function countedRun(ability: Ability, around: Around): Trigger['run'] {
  const condition = ability.if;
  if (!condition || !('count' in condition) || condition.count.noun !== 'minion') return runOf(ability, around);
  const run = stepsOf(ability.steps, around);
  const list = listOf(condition.count, around);
  return function* (it, e) {
    const env = envOf(it, e);
    env.it = [...list(it, env)];
    return yield* run(it, env);
  };
}

function afterEvent(ability: Ability, when: Object<'after'>, card: AnyCard, around: Around): Trigger {
  const { what } = when;
  // A minion that may itself be meant is there for its own end.
  const itself = when.after === 'destroyed' && card.kind === 'minion' && !what.other && what.whose !== 'others';
  return {
    on: MOMENTS[when.after],
    when: eventFits(when, card, around),
    ...givenOf(ability, around),
    ...(itself && { fromAnywhere: true }),
    ...limitOf(ability),
    ...seatOf(ability),
    // "Here" stays the base where it happened, even if this card has moved since.
    run: runOf(ability, around, what.where === 'here' ? (e) => e.base : undefined),
  };
}

const AFTER_THIS = { destroyed: 'destroyed', discarded: 'toDiscard', moved: 'moved', arrives: 'baseArrived' } as const;

function afterThis(ability: Ability, when: Object<'afterThis'>, around: Around): Trigger {
  const on = AFTER_THIS[when.afterThis as keyof typeof AFTER_THIS];
  return {
    on,
    when: (_p, self, e) => e.card === self,
    ...((on === 'destroyed' || on === 'toDiscard') && { fromAnywhere: true }),
    ...limitOf(ability),
    run: runOf(ability, around, (e) => e.base),
  };
}

/** What happened to the minion that this action is on; if that was destroyed, so that the action has gone with it. */
function afterHost(ability: Ability, { afterHost: on }: Object<'afterHost'>, around: Around): Trigger {
  return {
    on,
    when: (p, self, e) => e.card === p.hostOf(self),
    ...(on === 'destroyed' && { fromAnywhere: true }),
    run: runOf(ability, around, (e) => e.base),
  };
}

function afterYou(ability: Ability, when: Object<'afterYou'>, around: Around): Trigger {
  const common = { ...limitOf(ability), run: runOf(ability, around) };
  switch (when.afterYou) {
    case 'give':
      return { on: 'placedInHand', when: (p, self, e) => e.by === p.controller(self), ...common };
    case 'destroy here':
      return { on: 'batchDestroyed', when: (p, self, e) => e.base === p.baseOf(self), ...common };
    default:
      return unknown('deed', when.afterYou);
  }
}

function special(spec: CardSpec, ability: Ability, when: Object<'special'>, card: AnyCard, around: Around): void {
  const [first] = ability.steps;
  const run = used(ability, around);
  if (when.from === 'play' && when.special !== 'your turn' && !first.may) {
    // A printed Special without "may" happens by itself (D8).
    const on = when.special === 'before' ? 'beforeScoring' : 'afterScoring';
    const steps = runOf(ability, around);
    triggersOf(spec).push({ on, when: (p, self, e) => e.base === p.baseOf(self), special: true, run: steps });
    return;
  }
  const window = when.special === 'your turn' ? 'play' : when.special;
  const limit = ability.limit ? { limit: { per: ability.limit.once, by: ability.limit.by } } : {};
  if (card.kind === 'action' && when.from === 'hand') {
    const condition = ability.if && holds(ability.if, around);
    const idle = possible(first, around);
    specialsOf(spec).push({
      window,
      from: 'hand',
      ...limit,
      ...(condition && { when: (p, self, you) => condition(p, self, you, envAt(p, self)) }),
      ...(idle && { idle: (p, self, you) => !idle(p, self, you, envAt(p, self)) }),
      run,
    });
    return;
  }
  // A card in play acts at its own base, unless it comes from elsewhere.
  const here = when.from === 'play' && window !== 'play' && !(first.do === 'move' && first.to === 'there');
  const can = useful(ability, around);
  specialsOf(spec).push({
    window,
    from: when.from,
    ...limit,
    when: (p, self, you) => (!here || p.baseOf(self) === p.scoringBase) && (!can || can(p, self, you)),
    run,
  });
}

/** What a reaction speaks of: the event that it answers, as far as its card is still there. */
function answering(it: Resolution, e: Happening | undefined): Env {
  const env = envOf(it, e);
  if (e && !it.position.isStillInPlay(e.card, e.arrival)) env.it = [];
  return env;
}

/** A standard action that is played from the hand right after something was destroyed or played. */
function reaction(spec: CardSpec, ability: Ability, when: Object<'reaction'>, card: AnyCard, around: Around): void {
  const fits = eventFits({ ...when, after: when.reaction }, card, around);
  const run = usedRun(ability, around);
  specialsOf(spec).push({
    window: 'reaction',
    from: 'hand',
    answers: (p, self, you, e) => e.moment === when.reaction && fits(p, self, e, you),
    run: (it, e) => run(it, answering(it, e)),
  });
}

/** This card was discarded from a hand: its owner may use it from the discard pile. */
function thrownAway(spec: CardSpec, ability: Ability, around: Around): void {
  const can = useful(ability, around);
  specialsOf(spec).push({
    window: 'reaction',
    from: 'discard',
    answers: (_p, self, _you, e) => e.moment === 'discarded' && e.card === self && e.from === Zone.Hand,
    ...(can && { when: can }),
    run: used(ability, around),
  });
}

function alsoSpecial(spec: CardSpec, when: Object<'also'>, _around: Around): void {
  specialsOf(spec).push({ window: when.also, from: 'hand' });
}

/** Has this player a minion at this base that no minion there is stronger than? */
function hasStrongest(p: Position, base: Card, seat: Seat): boolean {
  const powers = p.minions({ at: base }).map((c) => p.power(c));
  return p.countMinions({ at: base, of: seat, atLeast: Math.max(...powers) }) > 0;
}

const USERS: Record<Ranked, NonNullable<Trigger['users']>> = {
  winner: (p) => p.ranked(1),
  'runner-up': (p) => p.ranked(2),
  'not the winner': (p) => p.turnOrder(p.active).filter((seat) => p.rank(seat) !== 1),
  'each player here': playersHere,
  strongest: (p, self) => p.turnOrder(p.active).filter((seat) => hasStrongest(p, self, seat)),
};

function scoring(spec: CardSpec, ability: Ability, when: Object<'scores'>, around: Around): void {
  const users = ability.who && { users: USERS[ability.who] };
  const common = { when: (p: Position, self: Card, e: Happening) => e.base === p.baseOf(self), ...givenOf(ability, around), ...users };
  switch (when.scores) {
    case 'before':
      triggersOf(spec).push({ on: 'beforeScoring', ...common, run: runOf(ability, around) });
      return;
    case 'after':
      triggersOf(spec).push({ on: 'afterScoring', ...common, run: runOf(ability, around) });
      return;
    case 'at':
      award(spec, ability, around);
      return;
    default:
      unknown('scoring', when.scores);
  }
}

function award(spec: CardSpec, ability: Ability, around: Around): void {
  const [step] = ability.steps;
  if (step.do !== 'gain') throw new Error('when a base scores, players gain VP');
  const { n } = step;
  const times = timesOf(step.each, around);
  spec.award = (p, self, seat, rank) => {
    if (ability.who === 'winner' && rank !== 1) return 0;
    if (ability.who === 'runner-up' && rank !== 2) return 0;
    if (ability.who === 'not the winner' && rank === 1) return 0;
    if (ability.who === 'each player here' && !p.hasMinion(seat, self)) return 0;
    if (ability.who === 'strongest' && !hasStrongest(p, self, seat)) return 0;
    return n * times(p, seat, envAt(p, self));
  };
}

/** Do the words count what happened this turn, beyond plays, which are known anyway? */
export const looksBack = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  (('did' in node && node.did !== 'played') || Object.values(node).some((value) => looksBack(value)));

/** The cards of this document, and this card itself, that the words of an ability name. */
export function namesIn(abilities: readonly Ability[]): string[] {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'named' && value !== 'it') names.add(value as string);
      else if (key === 'limit' && (value as Ability['limit'])!.by === 'name') names.add('this');
      else walk(value);
    }
  };
  walk(abilities);
  return [...names];
}
