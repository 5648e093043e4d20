import type { Each, Frame, Step } from '../tree.js';
import { asksPower, isDescription, isOwnCount, isZone, stays } from '../tree.js';
import { checkDeeds } from './conditions.js';
import { checkAmount, checkDescription, type Known } from './descriptions.js';
import type { Place } from './place.js';

// Questions about steps that several of them share.

/** Is there a winner at this time? */
export const isScored = (frame: Frame): boolean =>
  typeof frame === 'object' &&
  (('special' in frame && frame.special === 'after') || 'also' in frame || ('after' in frame && frame.after === 'scores'));
/** Are the players ranked at a base at this time? Abilities of the base itself count, too. */
export const isRanked = (frame: Frame): boolean =>
  isScored(frame) || (typeof frame === 'object' && 'scores' in frame && frame.scores !== 'before');

/** Does the step choose a number of cards that may be none? */
export function asksNothing(step: Step): boolean {
  if (step.do === 'give' && step.what === 'this') return true;
  if ('spread' in step && step.spread) return true;
  if (step.do === 'uncounter' && step.n === 'any') return true;
  const what = 'what' in step ? step.what : undefined;
  if (what === undefined || !isDescription(what) || step.do === 'search') return false;
  return what.pick !== 'one' && what.pick !== 'exactly' && what.pick !== 'as many' && what.pick !== 'all' && what.pick !== 'random';
}

export function checkEach(each: Each, path: string, place: Place, known: Known, lasts: boolean): void {
  if (each === 'your VP') {
    if (lasts && place.card.kind === 'base') place.report.say(path, 'a base has no controller', 'count something else');
    return;
  }
  if (each === 'counters on it') {
    const { frame } = place;
    const ended =
      known.outside && typeof frame === 'object' && 'after' in frame && frame.after === 'destroyed' && frame.what.noun === 'minion';
    if (!known.it || (known.outside && !ended)) place.report.say(path, 'no minion was spoken of', 'choose a minion first');
    return;
  }
  if (isOwnCount(each)) return;
  if (each === 'counters on this') {
    if (!stays(place.card)) place.report.say(path, 'this card is not in play then', 'count something else');
    return;
  }
  if (typeof each === 'object' && ('powerOf' in each || 'totalOf' in each)) {
    checkAmount(each, path, place.card, place.document, known, place.report);
    return;
  }
  if (typeof each === 'object' && 'strongest' in each) {
    checkDescription(each.strongest, 'counted', path, place.card, place.document, known, place.report);
    if (each.strongest.noun !== 'minion' || isZone(each.strongest.where))
      place.report.say(path, 'only minions in play have power', 'describe minions in play');
    if (
      lasts &&
      (asksPower(each.strongest) || (place.card.kind === 'minion' && !each.strongest.other && each.strongest.whose !== 'others'))
    )
      place.report.say(path, 'what lasts can’t depend on power, which depends on it', 'describe other minions, without power');
    return;
  }
  if (typeof each === 'object' && 'did' in each) {
    checkDeeds(each, path, place, known);
    return;
  }
  if (each !== 'that many') {
    checkDescription(each, 'counted', path, place.card, place.document, known, place.report);
    return;
  }
  if (!known.many || lasts) place.report.say(path, 'nothing was counted', 'remove, place or discard any number first');
}

/** Is this card given away by one of the steps, or by what depends on them? */
export const givesThis = (steps: readonly Step[]): boolean =>
  steps.some((step) => (step.do === 'give' && step.what === 'this') || givesThis([...(step.done ?? []), ...(step.else ?? [])]));
