import { type Card, type Happening, type Position, playersHere, type Resolution, type Seat, Zone } from '@breakpoint/engine/cards';
import type { Ability, AnyCard, Description, Ranked, Reacted } from '../tree.js';
import { isOfAnyBase, isSpokenName, unknown } from '../tree.js';
import { always } from './always.js';
import { type Holds, holds } from './conditions.js';
import { directly } from './direct.js';
import type { CardSpec, Ability as EngineAbility, Trigger } from './engine.js';
import { type Around, type Env, envAfter, envAt, envOf } from './env.js';
import { eventFits, MOMENTS } from './events.js';
import { instead } from './insteads.js';
import { basesOf, timesOf } from './objects.js';
import { limitsOf } from './playing.js';
import { anyPossible } from './possible.js';
import { queryOf, type Read } from './queries.js';
import { type FrameWith, givenOf, insteadsOf, runOf, specialsOf, triggersOf, used, usedRun, usedSteps, useful } from './running.js';
import { stepsOf } from './steps.js';
import { afterEvent, afterHost, afterThis, afterYou, atTime } from './triggers.js';

/** Adds an ability to the definition of its card. */
export function addAbility(spec: CardSpec, whole: Ability, card: AnyCard, around: Around): void {
  const ability = asksFirst(whole) ? conditional(whole) : whole;
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
      eachTurn(spec, ability, around);
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
  else if ('also' in when) specialsOf(spec).push({ window: when.also, from: 'hand' });
  else if ('scores' in when) scoring(spec, ability, when, around);
  else unknown('frame', when);
}

/** Does the ability ask its condition as the first thing that it does? Others are asked by what sets them off. */
const asksFirst = ({ when, if: condition, steps: [first] }: Ability): boolean =>
  condition !== undefined &&
  typeof when === 'object' &&
  (('afterThis' in when && when.afterThis !== 'discarded from hand') ||
    'afterHost' in when ||
    'afterYou' in when ||
    ('scores' in when && when.scores !== 'at') ||
    ('special' in when && when.from === 'play' && !when.special.endsWith(' turn') && !first.may));
const conditional = ({ if: condition, steps, ...ability }: Ability): Ability => ({
  ...ability,
  steps: [{ do: 'if', if: condition!, steps }],
});

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
  const run = ability.limit ? limitedRun(ability, ability.limit, around) : resolved(ability, around);
  if (!ability.if) return run;
  const condition = holds(ability.if, around);
  return function* (it) {
    if (condition(it.position, it.self, it.you, envOf(it))) yield* run(it);
  };
}

/** Only one card of a name does it each turn. */
function limitedRun({ steps }: Ability, { once: per, by }: NonNullable<Ability['limit']>, around: Around): EngineAbility {
  const run = stepsOf(steps, around);
  return (it) =>
    it.once({ per, by }, function* () {
      const env = envOf(it);
      yield* run(it, env);
      return !env.declined;
    });
}

/** The steps of an ability that nothing but a player sets off. */
function resolved(ability: Ability, around: Around): EngineAbility {
  const run = directly(ability.steps, around) ?? stepsOf(ability.steps, around);
  return (it) => run(it, envOf(it));
}

/**
 * Once each turn: on a base, with a place or with a condition it stands as long as its card does, else it is granted when the turn
 * begins.
 */
function eachTurn(spec: CardSpec, { steps: [step], if: condition }: Ability, around: Around): void {
  if (step.do !== 'extra') throw new Error(`only an extra play comes on each of your turns, not "${step.do}"`);
  const { at, on } = step;
  const limitsNow = limitsOf(step, around);
  const is = condition && holds(condition, around);
  if (is) spec.standingPlay = (p, self, you) => (is(p, self, you, envAt(p, self)) ? limitsNow(p, envAt(p, self)) : undefined);
  else if (at === 'here' || at === 'elsewhere' || on === 'this' || on === 'host' || around.card.kind === 'base')
    spec.standingPlay = (p, self) => limitsNow(p, envAt(p, self));
  else spec.grants = (p, self) => limitsNow(p, envAt(p, self));
}

/** “If …, you may …” alone is an offer under a condition. */
function offered(ability: Ability): Ability {
  const [first, ...others] = ability.steps;
  const isPlain = first.do === 'if' && first.else === undefined && first.who === undefined && ability.if === undefined;
  return isPlain && others.length === 0 && first.steps[0].may ? { ...ability, if: first.if, steps: first.steps } : ability;
}

function special(spec: CardSpec, whole: Ability, when: FrameWith<'special'>, card: AnyCard, around: Around): void {
  const ability = when.from === 'play' ? offered(whole) : whole;
  const [first] = ability.steps;
  if (card.kind === 'base' || when.special === 'each turn') {
    spec.onYourTurn = { ...onYourTurn(ability, around), ...(card.kind !== 'base' && { everyone: true }) };
    return;
  }
  if (first.do === 'play' && first.instead) {
    const is = ability.if && holds(ability.if, around);
    spec.ownDiscardPlay = {
      ...(first.instead === 'of your regular play' && { regular: true }),
      ...(is && { when: (p, self) => is(p, self, p.owner(self), envAt(p, self)) }),
    };
    return;
  }
  const run = used(ability, around);
  if (when.from === 'play' && when.special !== 'your turn' && !first.may) {
    // A printed Special without "may" happens by itself (D8).
    const on = when.special === 'before' ? 'beforeScoring' : 'afterScoring';
    const steps = runOf(ability, around);
    const ofAny = isOfAnyBase(ability);
    triggersOf(spec).push({ on, when: (p, self, e) => ofAny || e.base === p.baseOf(self), special: true, run: steps });
    return;
  }
  const window = when.special === 'your turn' ? 'play' : when.special;
  // On your turn is once (RULES 6.4).
  const once = ability.limit ?? (window === 'play' && when.from === 'play' ? ({ once: 'turn', by: 'card' } as const) : undefined);
  const limit = once ? { limit: { per: once.once, by: once.by } } : {};
  if (card.kind === 'action' && card.goes && when.from === 'hand') {
    // It is played where the base scores, on what it may be on anyway.
    const on: On = (p, self, you, host) => p.baseOf(host) === p.scoringBase && (spec.on?.(p, self, you, host) ?? true);
    const given = ability.if && holds(ability.if, around);
    specialsOf(spec).push({ window, from: 'hand', on, ...(given && { when: (p, self, you) => given(p, self, you, envAt(p, self)) }) });
    return;
  }
  if (card.kind === 'action' && when.from === 'hand') {
    const condition = ability.if && holds(ability.if, around);
    const idle = anyPossible(ability.steps, around);
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
  const here = when.from === 'play' && window !== 'play' && !isOfAnyBase(ability);
  const can = useful(ability, around);
  specialsOf(spec).push({
    window,
    from: when.from,
    ...limit,
    when: (p, self, you) => (!here || p.baseOf(self) === p.scoringBase) && (!can || can(p, self, you)),
    run,
  });
}

/**
 * What every player may do with a base, or with a card that says so, once in each of their turns. A player who opens it and declines has
 * not used it.
 */
function onYourTurn(ability: Ability, around: Around): NonNullable<CardSpec['onYourTurn']> {
  const can = useful(ability, around);
  const run = stepsOf(usedSteps(ability, around), around);
  return {
    ...(can && { when: can }),
    *run(it) {
      const env = envOf(it);
      yield* run(it, env);
      return !env.declined;
    },
  };
}

/** A destroyed card is in a discard pile, unless somebody has taken it from there. */
const isStillThere = (p: Position, e: Happening): boolean =>
  e.moment === 'destroyed' ? p.isStillDiscarded(e.card, e.arrival) : p.isStillInPlay(e.card, e.arrival);

/** What a reaction speaks of: the event that it answers, if its card is still there. */
function answering(it: Resolution, e: Happening | undefined): Env {
  const env = envOf(it, e);
  if (e && !isStillThere(it.position, e)) env.it = [];
  return env;
}

const REACTED: Record<Reacted, Happening['moment']> = { ...MOMENTS, 'start of turn': 'startOfTurn', 'end of turn': 'endOfTurn' };

/** Is it an event that a card in hand answers, for the player who holds it as "you"? */
function reacted(when: FrameWith<'reaction'>, card: AnyCard, around: Around): ReturnType<typeof eventFits> {
  const { reaction: after, by } = when;
  if (after !== 'start of turn' && after !== 'end of turn') return eventFits({ ...when, after }, card, around);
  return (_p, _self, e, you) => by === undefined || (e.seat === you) === (by === 'you');
}

/** A standard action that is played from the hand right after something happened. */
function reaction(spec: CardSpec, ability: Ability, when: FrameWith<'reaction'>, card: AnyCard, around: Around): void {
  const fits = reacted(when, card, around);
  const is = ability.if && holds(ability.if, around);
  const run = usedRun(ability, around);
  specialsOf(spec).push({
    window: 'reaction',
    from: 'hand',
    answers: (p, self, you, e) =>
      e.moment === REACTED[when.reaction] && fits(p, self, e, you) && (!is || is(p, self, you, envAfter(p, self, e, you))),
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

/** Does this player have a minion at this base that is at least as strong as all others there? */
function hasStrongest(p: Position, base: Card, seat: Seat): boolean {
  const powers = p.minions({ at: base }).map((c) => p.power(c));
  return p.countMinions({ at: base, of: seat, atLeast: Math.max(...powers) }) > 0;
}

const USERS: Record<Ranked, NonNullable<Trigger['users']>> = {
  winner: (p) => p.ranked(1),
  'runner-up': (p) => p.ranked(2),
  'not the winner': (p) => p.turnOrder(p.active).filter((seat) => p.rank(seat) !== 1),
  'each player': (p) => p.turnOrder(p.active),
  'each player here': playersHere,
  'each other player here': playersHere,
  'active player': (p) => [p.active],
  nobody: (p) => [p.active],
  strongest: (p, self) => p.turnOrder(p.active).filter((seat) => hasStrongest(p, self, seat)),
};

/** The player who counts as doing what no player does. */
const NOBODY = -1;

function scoring(spec: CardSpec, ability: Ability, when: FrameWith<'scores'>, around: Around): void {
  const users = ability.who && { users: USERS[ability.who] };
  const common = { when: (p: Position, self: Card, e: Happening) => e.base === p.baseOf(self), ...givenOf(ability, around), ...users };
  // Each of the players meets the condition or not.
  const own = runOf(ability, around);
  const run: Trigger['run'] = ability.who === 'nobody' ? (it, e) => own(it.as(NOBODY), e) : own;
  switch (when.scores) {
    case 'before':
      triggersOf(spec).push({ on: 'beforeScoring', ...common, run });
      return;
    case 'after':
      triggersOf(spec).push({ on: 'afterScoring', ...common, run });
      return;
    case 'at':
      award(spec, ability, ability.if && holds(ability.if, around), around);
      return;
    case 'replaced':
      triggersOf(spec).push(replaced(ability, users, around));
      return;
    default:
      unknown('scoring', when.scores);
  }
}

/** The base has been scored and discarded; "there" is the one that took its place. */
function replaced(ability: Ability, users: Pick<Trigger, 'users'> | undefined, around: Around): Trigger {
  const run = stepsOf(ability.steps, around);
  return {
    on: 'replaced',
    when: (_p, self, e) => e.base === self,
    given: (p) => p.replacements.length > 0,
    fromAnywhere: true,
    ...users,
    run: (it, e) => {
      const env = envOf(it, e, 0);
      env.there = it.position.replacements[0];
      return run(it, env);
    },
  };
}

function award(spec: CardSpec, ability: Ability, condition: Holds | undefined, around: Around): void {
  const [step] = ability.steps;
  if (step.do !== 'gain' && step.do !== 'lose') throw new Error('when a base scores, players gain VP');
  const n = step.do === 'gain' ? step.n : -step.n;
  const times = timesOf(step.each, around, step.per, step.most);
  const isBase = around.card.kind === 'base';
  const before = spec.award;
  const own: NonNullable<CardSpec['award']> = (p, self, seat, rank) => {
    const base = p.baseOf(self);
    if (!isBase && ability.who === undefined && seat !== p.controller(self)) return 0;
    if (ability.who === 'each other player here' && (seat === p.controller(self) || rank === 0)) return 0;
    if (ability.who === 'winner' && rank !== 1) return 0;
    if (ability.who === 'runner-up' && rank !== 2) return 0;
    if (ability.who === 'not the winner' && rank === 1) return 0;
    if (ability.who === 'active player' && seat !== p.active) return 0;
    if (ability.who === 'each player here' && !p.hasMinion(seat, base)) return 0;
    if (ability.who === 'strongest' && !hasStrongest(p, base, seat)) return 0;
    const env = envAt(p, self);
    return condition && !condition(p, self, seat, env) ? 0 : n * times(p, seat, env);
  };
  spec.award = before === undefined ? own : (...asked) => before(...asked) + own(...asked);
}

/** Do the words count what happened this turn, beyond plays, which are known anyway? */
export const looksBack = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  (('did' in node && node.did !== 'played') ||
    'moved' in node ||
    'talent' in node ||
    // The Talent may have moved its minion before that left play.
    ('after' in node && node.after === 'talent') ||
    ('first' in node && 'after' in node && node.after !== 'played') ||
    Object.values(node).some((value) => looksBack(value)));

/** The cards of this document, and this card itself, that the words of an ability name. */
export function namesIn(abilities: readonly Ability[]): string[] {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'named' && !isSpokenName(value as string)) names.add(value as string);
      else if (key === 'limit' && (value as Ability['limit'])!.by === 'name') names.add('this');
      else walk(value);
    }
  };
  walk(abilities);
  return [...names];
}
