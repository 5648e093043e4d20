import type { Card } from '@breakpoint/engine/cards';
import type { DestroyBase, LookAtBases, RecallBase, ReplaceBase } from '../tree.js';
import { asker, questionOf } from './asking.js';
import { maybe, offered } from './choosing.js';
import type { Around, Run } from './env.js';

// Bases, and the base deck.

/** A base and its cards are discarded, and the top card of the base deck takes its place (RULES 12.172). */
export function destroyBase(step: DestroyBase, around: Around): Run {
  const asks = maybe(step, around);
  return function* (it, env) {
    const base = step.where === 'here' ? env.here : env.there;
    if (base === 0 || !it.position.onTable(base) || (asks && !(yield* asks(it, env)))) return false;
    it.addBase(yield* it.destroyBase(base));
    return true;
  };
}

/** The top cards of the base deck go back in any order, except one that may go to the bottom. */
export function lookAtBases(step: LookAtBases, around: Around): Run {
  const which = step.bottom && questionOf(step, 'cards', around);
  return offered(step, around, function* (it) {
    let bases = it.lookAtTopBases(step.n);
    const low = which === undefined ? 0 : yield* asker(it).mayChoose(which, bases);
    if (low > 0) it.putBaseOnBottom(low);
    bases = bases.filter((b) => b !== low);
    if (bases.length > 1) it.putBasesOnTop(yield* it.chooseOrder('order-cards', bases));
    return bases.length > 0;
  });
}

/** The top card of the base deck, or one that is searched for, takes the place of a base. */
export function replaceBase(step: ReplaceBase, around: Around): Run {
  const asks = maybe(step, around);
  const which = questionOf(step, 'cards', around);
  return function* (it, env) {
    const old = step.where === 'here' ? env.here : env.there;
    if (step.by === 'discard' && it.position.baseDiscard.length === 0) return false;
    if (old === 0 || !it.position.onTable(old) || (asks && !(yield* asks(it, env)))) return false;
    const from = (): readonly Card[] => (step.by === 'any' ? it.searchBases() : it.position.baseDiscard);
    const [fresh = 0] = step.by === 'top' ? it.topBases(1) : [yield* asker(it).choose(which, from())];
    if (fresh > 0) yield* it.swapBase(old, fresh);
    return fresh > 0;
  };
}

/** A base of the base discard pile goes back to the base deck. */
export function recallBase(step: RecallBase, around: Around): Run {
  const which = questionOf(step, 'cards', around);
  return function* (it) {
    const { baseDiscard } = it.position;
    const base = yield* step.may ? asker(it).mayChoose(which, baseDiscard) : asker(it).choose(which, baseDiscard);
    if (base > 0 && step.to === 'top') it.putBasesOnTop([base]);
    else if (base > 0) it.putBaseOnBottom(base);
    return base > 0;
  };
}
