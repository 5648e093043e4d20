import type { Description, Step, What, Where } from '../tree.js';
import { isDescription, isOnMinion, isSpokenName, isZone, stays } from '../tree.js';
import { checkDescription, type Known } from './descriptions.js';
import type { Place } from './place.js';
import { type Report, under } from './problems.js';

// What the verbs of steps are about: objects, cards that are played, and what lasts.

/** Checks an object, and remembers what it speaks of. */
export function object(what: What, path: string, place: Place, known: Known, allowed: readonly string[]): void {
  const { card, report } = place;
  if (!isDescription(what)) {
    if (!allowed.includes(what)) {
      report.say(path, `“${what}” can’t be the object here`, `choose ${allowed.join(', ')}`);
      return;
    }
    if (what === 'first' && !known.first) report.say(path, 'only one card was spoken of', 'choose “it”');
    if (what === 'bearer' && !known.borne) report.say(path, 'no action on a minion was spoken of', 'choose an action on a minion first');
    if (what === 'it' && !known.it) report.say(path, 'no card was spoken of', 'choose a card first');
    else if (isGone(what, place, known) && !allowed.some((sort) => isZone(sort as Where)))
      // Nothing would happen. This is only a warning, so that factions that are being played stay playable.
      report.warn(path, 'it is not in play then', `use “put” to place it in a hand or deck${what === 'it' ? ', or play it' : ''}`);
    if (what === 'host' && (!isOnMinion(card) || known.away)) report.say(path, 'this card is on no minion', 'play it on a minion');
    const goes = allowed.includes('own') && card.kind === 'action' && !stays(card) && place.frame === 'played';
    if (what === 'this' && (card.kind === 'base' || !stays(card) || known.away) && !goes)
      report.say(path, 'this card is not in play then', 'choose another card');
    return;
  }
  checkDescription(what, 'object', path, card, place.document, known, report);
  const sort = isZone(what.where) ? what.where : what.noun;
  if (!allowed.includes(sort))
    report.say(under(path, isZone(what.where) ? 'where' : 'noun'), `“${sort}” can’t be the object here`, `choose ${allowed.join(', ')}`);
  else if (what.noun !== 'player') {
    // A base is spoken of as “there”.
    known.it = what.noun !== 'base';
    const inPlay = !isZone(what.where) && what.noun !== 'base';
    if (inPlay && known.spoken) known.first = true;
    if (inPlay && what.pick === 'one') known.spoken = true;
    known.borne =
      what.noun === 'action' &&
      what.pick === 'one' &&
      inPlay &&
      what.on !== undefined &&
      what.on !== 'base' &&
      what.on !== 'base or minion';
    known.outside = isZone(what.where);
    known.left = false;
    if (!isZone(what.where) || what.noun === 'base') known.there = true;
    if (what.noun !== 'base') known.those = true;
  }
}

/** Has the card gone from play before? A minion and an action on it go together. */
function isGone(what: Exclude<What, object>, { frame }: Place, known: Known): boolean {
  if (what === 'it') return known.outside === true || known.left === true;
  const ended = known.gone === true && typeof frame === 'object';
  return ended && ('afterHost' in frame || (what === 'this' && 'afterThis' in frame && frame.afterThis !== 'discarded from hand'));
}

export const IN_PLAY = ['this', 'host', 'it', 'first', 'bearer', 'minion', 'action'] as const;
export const MINIONS = ['this', 'host', 'it', 'first', 'bearer', 'minion'] as const;

/** A card that is played at once: one, or any number of a hand one by one, of a type, with at most a limit of printed power. */
export function playedCard(d: Description, path: string, report: Report): void {
  const byChance = d.pick === 'random' && d.n === 1 && d.where === 'discard';
  if (d.pick !== 'one' && !byChance && !((d.pick === 'any' || d.pick === 'up to') && d.where === 'hand'))
    report.say(under(path, 'pick'), 'one card is played at a time', 'choose “one”, or any number from your hand');
  if (d.noun === 'card' && (d.where === 'deck' || (d.where === 'hand' && d.pick !== 'one')))
    report.say(under(path, 'noun'), 'a minion or an action is played', 'choose “minion” or “action”');
  const theirHand = d.whose === 'that player' && d.where === 'hand' && d.pick === 'one';
  if (d.whose && !theirHand && !((d.whose === 'others' || d.whose === 'that player') && d.where === 'discard'))
    report.say(under(path, 'whose'), 'only your own cards are played so', 'leave “whose” out');
  if (d.different) report.say(under(path, 'different'), 'one card is played at a time', 'leave “different” out');
  if (d.where === 'hand' && d.other) report.say(under(path, 'other'), 'a card in play is not in a hand', 'leave “other” out');
}

/** The kind and the name that a play is limited to. */
export function called(limits: { kind?: string; named?: string }, noun: string, path: string, place: Place, known: Known): void {
  const { kind, named } = limits;
  const { document, report } = place;
  if (kind !== undefined && named !== undefined) report.say(under(path, 'kind'), 'a name says the kind', 'leave “kind” or “named” out');
  if (kind !== undefined && !Object.hasOwn(document.kinds ?? {}, kind))
    report.say(under(path, 'kind'), `the document has no kind “${kind}”`, 'add it to “kinds”');
  if (named === 'named' && !known.named) report.say(under(path, 'named'), 'no card was named', 'name a card first');
  if (named === 'it' && !known.it) report.say(under(path, 'named'), 'no card was spoken of', 'choose a card first');
  const card = named === 'this' ? place.card : document.cards.find((c) => c.id === named);
  if (named !== undefined && !isSpokenName(named) && card?.kind !== noun)
    report.say(
      under(path, 'named'),
      `the document has no card “${named}” to play so`,
      `name ${noun === 'action' ? 'an' : 'a'} ${noun} of this faction`,
    );
}

/** What lasts for this minion, for the minion that this card is on, or for all minions here. */
export function lastingHere(step: Step & { what: What; until?: string }, path: string, place: Place, known: Known): void {
  const { what } = step;
  const say = (problem: string, advice: string): void => place.report.say(path, problem, advice);
  if (step.until) say('what lasts has no end', 'leave “until” out');
  if (step.do === 'cancel abilities' && what === 'this') say('a minion does not cancel itself', 'describe other minions here');
  if (step.do === 'cancel abilities' && place.card.kind === 'minion' && isDescription(what) && !what.other && what.whose !== 'others')
    say('a minion does not cancel itself', 'describe other minions here');
  if (!isDescription(what)) {
    object(what, path, place, known, ['this', 'host']);
    return;
  }
  checkDescription(what, 'object', path, place.card, place.document, known, place.report);
  const { pick, noun, where, whose, other, kind, named, not, printed, power, counters, bearing, faction, ...more } = what as Description;
  if (power && step.do === 'cancel abilities') say('abilities are canceled while cards are in play', 'leave power out');
  if (pick !== 'all' || noun !== 'minion' || where !== 'here' || Object.keys(more).length > 0 || whose === 'that player')
    say('this lasts for all minions here', 'describe all minions here');
  if (place.card.kind === 'base' && whose) say('a base has no controller', 'leave “whose” out');
}

export function lastingPower(what: What, path: string, place: Place, known: Known, timed: boolean): void {
  if (timed) place.report.say(path, 'what lasts has no end', 'leave “until” out');
  if (!isDescription(what)) {
    object(what, path, place, known, ['this', 'host']);
    return;
  }
  checkDescription(what, 'object', path, place.card, place.document, known, place.report);
  const {
    pick,
    noun,
    where,
    kind,
    whose,
    other,
    named,
    not,
    printed,
    power,
    counters,
    bearing,
    faction,
    fresh,
    moved,
    talent,
    alone,
    ...more
  } = what;
  const ofKind = kind !== undefined && noun === 'card' && where === undefined && !other;
  if (pick !== 'all') place.report.say(under(path, 'pick'), 'what lasts is not chosen', 'choose “all”');
  if (
    Object.keys(more).length > 0 ||
    !(ofKind || noun === 'minion') ||
    where === 'there' ||
    where === 'old base' ||
    isZone(where) ||
    whose === 'that player'
  )
    place.report.say(path, 'power lasts for minions in play, or for cards of a kind', 'describe all minions, or all cards of a kind');
  if (ofKind && whose === 'others')
    place.report.say(under(path, 'whose'), 'power lasts for your own cards of a kind, or for all of them', 'choose “you”, or leave it out');
}
