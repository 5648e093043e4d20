import { type Ask, type Card, Hit, Part, type Position, type Resolution } from '@breakpoint/engine/cards';
import type { Attach, Move } from '../tree.js';
import { isDescription } from '../tree.js';
import { asker, questionOf } from './asking.js';
import { CHOSEN, chosen, fixed, NEXT, settled, spokenCard, whole, withYou } from './choosing.js';
import type { Around, Env, Run } from './env.js';
import { optionsOf } from './objects.js';
import { narrow, type Query } from './queries.js';

// Minions that move, and actions that are transferred.

/** Moves minions, or transfers actions. */
export function move(step: Move, around: Around): Run {
  const cards = chosen(step, step.what, around);
  const known = step.may && !isDescription(step.what) ? chosen({ ...step, may: undefined }, step.what, around) : undefined;
  return function* (it, env) {
    // "There" is the base that was spoken of before the minions are chosen.
    const goal = fixed(step, env);
    // A minion that has nowhere to go is not offered (D2).
    if (step.may && goal === CHOSEN && !isDescription(step.what) && isStuck(step, it, env)) return false;
    const { its } = env;
    // If the card is known, the question is where it goes (D2).
    const alone = known && goal === CHOSEN ? yield* known(it, env) : [];
    const isAlone = alone.length === 1;
    const list = isAlone ? alone : yield* cards(it, env);
    if (isAlone) env.count = yield* moveOne(step, it, env, alone[0], true);
    else env.count = list.length === 0 ? 0 : yield* moveThem(step, it, env, list, goal);
    if (isAlone && env.count === 0) env.declined = true;
    if (step.to === 'there') Object.assign(env, { there: goal, its });
    else {
      if (step.what === 'it' && goal === CHOSEN) env.its = true;
      settled(it.position, env);
    }
    return env.count > 0;
  };
}

/** Nothing has left a base for another one. */
const NOWHERE = { old: 0, fresh: 0 };

function* moveThem(step: Move, it: Resolution, env: Env, list: Card[], goal: Card): Ask<number> {
  if (goal === NEXT) return list.filter((c) => it.carryOver(c)).length;
  if (goal !== CHOSEN) {
    const left = list.length === 1 ? it.position.baseOf(list[0]) : 0;
    Object.assign(env, NOWHERE);
    const moved = yield* moveTo(it, list, goal);
    if (moved === 0) return 0;
    env.old = left;
    arrived(step, env, goal);
    return moved;
  }
  if (isToOne(step, list)) return yield* moveToOne(step, it, list);
  if (list.length === 1) return yield* moveOne(step, it, env, list[0]);
  const hits: Hit[] = [];
  for (const card of list) {
    const to = yield* it.chooseDestination(card);
    if (to) hits.push(new Hit(card, new Part('move', { to })));
  }
  return (yield* it.together(hits)).length;
}

/** This card has gone to another base, where it is "here" from now on. */
function arrived({ what }: Move, env: Env, to: Card): void {
  env.fresh = to;
  if (what !== 'this' && what !== 'host') return;
  env.here = to;
  env.there = to;
  env.its = false;
}

function isStuck({ what, to }: Move, it: Resolution, env: Env): boolean {
  const p = it.position;
  const card = isDescription(what) ? 0 : spokenCard(what, it, env);
  if (p.isAction(card) && !isOnBase(p, card)) return true;
  return p.isMinion(card) && withYou(to, p, it.you, it.destinations(card)).length === 0;
}

/** Is the action on a base, so that it can go to another one? One on a minion goes with it. */
const isOnBase = (p: Position, action: Card): boolean => p.isBase(p.hostOf(action));

function* moveTo(it: Resolution, list: Card[], to: Card): Ask<number> {
  if (to === 0) return 0;
  const isAction = it.position.isAction(list[0]);
  if (isAction && !isOnBase(it.position, list[0])) return 0;
  return yield* isAction ? it.transferAction(list[0], to) : it.move(whole(list), to);
}

/** Do all of them go to one base? */
const isToOne = ({ to, what }: Move, list: readonly Card[]): boolean =>
  to === 'one other base' ||
  (list.length > 1 && (to === 'a base with you' || to === 'a base without you')) ||
  (isDescription(what) && what.alike === 'base');

/** All to one other base, perhaps one where you have a minion. */
function* moveToOne({ to: goal }: Move, it: Resolution, list: Card[]): Ask<number> {
  const p = it.position;
  const open = withYou(
    goal,
    p,
    it.you,
    p.bases.filter((b) => list.some((c) => it.destinations(c).includes(b))),
  );
  const isAny = goal === 'one other base' || goal === 'another base';
  if (open.length === 0 && !isAny) return 0;
  const to = yield* list.length > 1 && open.length > 0
    ? it.choose('move-them-to', open)
    : it.chooseDestination(list[0], isAny ? undefined : open);
  return yield* it.move(list, to);
}

function* moveOne(step: Move, it: Resolution, env: Env, card: Card, may = false): Ask<number> {
  const p = it.position;
  const left = p.baseOf(card);
  Object.assign(env, NOWHERE);
  if (p.isAction(card) && !isOnBase(p, card)) return 0;
  const among = step.to === 'another base' ? undefined : withYou(step.to, p, it.you, it.destinations(card));
  const to = yield* may
    ? it.mayChoose(p.isAction(card) ? 'transfer-to' : 'move-to', among ?? it.destinations(card), { about: card })
    : it.chooseDestination(card, among);
  const moved = to > 0 ? yield* p.isAction(card) ? it.transferAction(card, to) : it.move(card, to) : 0;
  if (moved === 0) return 0;
  env.old = left;
  arrived(step, env, to);
  return moved;
}

/** Transfers an action from one minion to another that it may be on. */
export function attach(step: Attach, around: Around): Run {
  const cards = chosen(step, step.what, around);
  const { to } = step;
  const which = questionOf(step, 'receiver', around);
  const others = isDescription(to) ? optionsOf(to, around) : undefined;
  return function* (it, env) {
    const p = it.position;
    const spoken = env.it[0] ?? 0;
    const [action = 0] = yield* cards(it, env);
    if (action === 0 || !p.isAction(action) || !p.isMinion(p.hostOf(action))) return false;
    const host = p.hostOf(action);
    const isOpen = (c: Card): boolean => c !== host && (p.def(action).on?.(p, action, p.controller(action), c) ?? true);
    let taker = isDescription(to) ? 0 : to === 'it' ? spoken : spokenCard(to, it, env);
    if (others) {
      taker = yield* asker(it).choose(which, narrow(others(it, { ...env, other: host }) as Query, isOpen));
    }
    return taker > 0 && isOpen(taker) && (yield* it.transferAction(action, taker)) > 0;
  };
}
