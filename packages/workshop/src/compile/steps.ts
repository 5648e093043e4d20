import { type Ask, Ban, type Resolution, Until } from '@breakpoint/engine/cards';
import type { Lose, Step } from '../tree.js';
import { countedBy, isDescription, unknown } from '../tree.js';
import { asker, questionOf } from './asking.js';
import { destroyBase, lookAtBases, recallBase, replaceBase } from './bases.js';
import { either, onlyIf } from './branches.js';
import { counter, destroy, forATime, shelter, swap, transfer, uncounter, untilOf, useAbility, useTalent } from './cards.js';
import { chosen, maybe, offered, onlyThose, whole } from './choosing.js';
import type { Around, Env, Run } from './env.js';
import { discard, give, lookAtHand, lookOrReveal, put, revealUntil, search, show, take } from './hands.js';
import { later, whenever } from './later.js';
import { attach, move } from './moves.js';
import { handSize, powerOfIt, sumOf } from './objects.js';
import { byWhom, seatsOf } from './players.js';
import { extra, play } from './playing.js';
import { forEach } from './repeating.js';
import { together } from './together.js';

/** Steps, one after the other. */
export function stepsOf(list: readonly Step[], around: Around): Run {
  const runs: Run[] = [];
  for (let i = 0; i < list.length; i++) {
    const several = together(list, i);
    if (several) {
      runs.push(several.run);
      i += several.steps - 1;
    } else runs.push(stepOf(list[i], around));
  }
  if (runs.length === 1) return runs[0];
  return function* (it, env) {
    let done = true;
    let some = false;
    for (let i = 0; i < runs.length; i++) {
      const isDone = yield* runs[i](it, env);
      done = isDone && done;
      some = isDone || some;
    }
    // If one of the steps was done, nothing counts as declined.
    if (some) env.declined = false;
    return done;
  };
}

function stepOf(step: Step, around: Around): Run {
  return byWhom(step, withSequel(effectOf(step, around), step, around));
}

/** "If you do", "if you do not". A play does the first by itself, before anything reacts. */
function withSequel(own: Run, step: Step, around: Around): Run {
  const then = step.done === undefined || step.do === 'play' ? undefined : stepsOf(step.done, around);
  const otherwise = step.else && stepsOf(step.else, around);
  if (then === undefined && otherwise === undefined) return own;
  // If two cards were asked for and there was only one, the step was not done.
  const pick = 'what' in step && isDescription(step.what) ? step.what.pick : undefined;
  const all = pick === 'exactly' || pick === 'as many' || pick === 'random';
  const size = countedBy(step) === undefined ? 'chosen' : 'count';
  return function* (it, env) {
    const before = { ...env };
    env.wanted = 0;
    const isDone = (yield* own(it, env)) && (!all || env[size] >= env.wanted);
    if (isDone && then !== undefined) {
      yield* then(it, env);
      // The step was done, so nothing was declined, whatever becomes of the steps that depend on it.
      env.declined = false;
    }
    if (!isDone && otherwise !== undefined) {
      // A step that was not done leaves nothing to speak of: "it" is again the card that it was before.
      Object.assign(env, before);
      yield* otherwise(it, env);
    }
    return isDone;
  };
}

/** A step that touches no card. */
function plainly(step: Step, around: Around, act: (it: Resolution, env: Env) => Ask<unknown> | void): Run {
  return offered(step, around, function* (it, env) {
    const acting = act(it, env);
    if (acting) yield* acting;
    return true;
  });
}

/** A player who draws fewer cards than that has not done it (RULES 6.14). */
function drawing(step: Step, around: Around, many: (it: Resolution, env: Env) => number): Run {
  return offered(step, around, function* (it, env) {
    const n = many(it, env);
    const least = it.hand().length + n;
    yield* it.draw(n);
    return it.hand().length >= least;
  });
}

function effectOf(step: Step, around: Around): Run {
  switch (step.do) {
    case 'destroy':
      return destroy(step, around);
    case 'return': {
      const cards = chosen(step, step.what, around);
      return function* (it, env) {
        env.count = yield* it.returnToHand(whole(yield* cards(it, env)));
        onlyThose(env, step, (k) => !it.position.inPlay(k.card));
        return env.count > 0;
      };
    }
    case 'move':
      return move(step, around);
    case 'attach':
      return attach(step, around);
    case 'put':
      return put(step, around);
    case 'counter':
      return counter(step, around);
    case 'uncounter':
      return uncounter(step, around);
    case 'transfer':
      return transfer(step, around);
    case 'power':
    case 'set power':
    case 'double power':
    case 'cancel abilities':
      return forATime(step, around);
    case 'draw': {
      const sum = sumOf(step.n, step, around);
      return drawing(step, around, sum);
    }
    case 'draw up to': {
      const size = handSize(step.n, around);
      return drawing(step, around, (it, env) => Math.max(0, size(it, env) - it.hand().length));
    }
    case 'discard down to': {
      const which = questionOf(step, 'cards', around);
      const size = handSize(step.n, around);
      return plainly(step, around, function* (it, env) {
        const hand = it.hand();
        const least = Math.max(0, hand.length - size(it, env));
        env.count = least === 0 ? 0 : yield* it.discard(yield* asker(it).chooseSome(which, hand, { least, most: least }));
      });
    }
    case 'gain': {
      const sum = sumOf(step.n, step, around);
      return plainly(step, around, (it, env) => it.gainVp(sum(it, env)));
    }
    case 'lose':
      return lose(step, around);
    case 'show':
      return show(step, around);
    case 'cannot score':
      return plainly(step, around, (it, env) => {
        const base = step.where === 'here' ? env.here : env.there;
        if (base) it.keepFromScoring(base);
      });
    case 'for each':
      return forEach(step, around);
    case 'later':
      return later(step, around);
    case 'whenever':
      return whenever(step, around);
    case 'your power': {
      const sum = sumOf(step.n, step, around);
      return plainly(step, around, (it, env) => {
        const base = isStandard(around) ? env.there : env.here;
        if (base) it.gainPlayerPower(base, sum(it, env));
      });
    }
    case 'breakpoint': {
      const sum = typeof step.n === 'number' ? sumOf(step.n, step, around) : undefined;
      return plainly(step, around, (it, env) => {
        const base = step.where === 'here' ? env.here : env.there;
        if (base && (sum || env.it.length > 0)) it.changeBreakpoint(base, sum ? sum(it, env) : -powerOfIt(it.position, env));
      });
    }
    case 'set breakpoint':
      return plainly(step, around, (it, env) => {
        const base = step.where ? env.there : env.here;
        if (base === 0) return;
        if (step.of === 'breakpoint') it.setBreakpoint(base, step.n);
        else it.setStartingBreakpoint(base, step.n);
      });
    case 'discard':
      return discard(step, around);
    case 'extra':
      return extra(step, around);
    case 'play':
      return play(step, around);
    case 'search':
      return search(step, around);
    case 'look':
    case 'reveal':
      return lookOrReveal(step, around);
    case 'look at bases':
      return lookAtBases(step, around);
    case 'take':
      return take(step, around);
    case 'swap':
      return swap(step, around);
    case 'name': {
      const which = questionOf(step, 'cards', around);
      return function* (it, env) {
        env.named = yield* asker(it).nameCard(which, step.noun);
        return env.named > 0;
      };
    }
    case 'look at hand':
      return lookAtHand(step, around);
    case 'reveal until':
      return revealUntil(step, around);
    case 'choose':
      return step.what.noun === 'player' ? choosePlayer(step, around) : withCards(step, around);
    case 'give':
      return give(step, around);
    case 'control': {
      const cards = chosen(step, step.what, around);
      return function* (it, env) {
        const list = yield* cards(it, env);
        const seat = step.who === 'its owner' && list.length > 0 ? it.position.owner(list[0]) : it.you;
        return (yield* it.takeControl(whole(list), seat, step.for === 'end of turn' ? Until.EndOfTurn : untilOf(step.for))) > 0;
      };
    }
    case 'use talent':
      return useTalent(step, around);
    case 'use ability':
      return useAbility(step, around);
    case 'destroy base':
      return destroyBase(step, around);
    case 'replace base':
      return replaceBase(step, around);
    case 'recall base':
      return recallBase(step, around);
    case 'add base':
      return offered(step, around, function* (it, env) {
        env.there = it.addBase();
        env.its = false;
        return env.there > 0;
      });
    case 'leave':
      return plainly(step, around, () => {});
    case 'cancel':
      return plainly(step, around, (it, env) => it.cancelBase(env.here));
    case 'either':
      return either(step, around);
    case 'if':
      return onlyIf(step, around);
    case 'cannot':
    case 'no talents':
      return shelter(step, around);
    case 'cannot play': {
      const { noun, whose, extra: isExtra, most = 0, where } = step;
      const plays =
        (noun === 'minion' ? Ban.minions : Ban.actions) |
        (whose === 'others' ? Ban.others : 0) |
        (isExtra ? Ban.extra : 0) |
        (Ban.most * most);
      const until = untilOf(step.until);
      return plainly(step, around, (it, env) => {
        const base = where === undefined ? 0 : where === 'here' ? env.here : env.there;
        if ((base === 0 && where !== undefined) || (whose === 'that player' && env.player < 0)) return;
        it.forbidPlays(plays, base, until, whose === 'that player' ? env.player : undefined);
      });
    }
    case 'only you play':
    case 'win ties':
    case 'play costs':
    case 'play from discard':
    case 'cannot enter':
    case 'only on':
      throw new Error(`"${step.do}" lasts; nobody does it`);
    default:
      return unknown('verb', step);
  }
}

/** A price that can't be paid is not offered, and what is lost in part was not paid (RULES 12.13). */
function lose(step: Lose, around: Around): Run {
  const sum = sumOf(step.n, step, around);
  const asks = maybe(step, around);
  return function* (it, env) {
    const n = sum(it, env);
    const isPaid = it.position.vp(it.you) >= n;
    if (asks && !(isPaid && (yield* asks(it, env)))) {
      env.declined = true;
      return false;
    }
    yield* it.gainVp(-n);
    return isPaid;
  };
}

/** A standard action has no place of its own: its "here" is the base that was chosen, or that scores. */
const isStandard = ({ card }: Around): boolean => card.kind === 'action' && card.goes === undefined;

function withCards(step: Step & { do: 'choose' }, around: Around): Run {
  const cards = chosen(step, step.what, around);
  const several = countedBy(step) !== undefined;
  return function* (it, env) {
    if (env.nothing) return false;
    const list = yield* cards(it, env);
    env.nothing = list.length === 0;
    if (several) env.count = list.length;
    return !env.nothing;
  };
}

function choosePlayer(step: Step & { do: 'choose' }, around: Around): Run {
  const who = questionOf(step, 'player', around);
  const seatsNow = seatsOf(step.what);
  return function* (it, env) {
    if (env.nothing) return false;
    const seats = seatsNow(it.position, it.you, env);
    env.player = yield* step.may ? asker(it).mayChoosePlayer(who, seats) : asker(it).choosePlayer(who, seats);
    if (env.player < 0) env.declined = true;
    return env.player >= 0;
  };
}
