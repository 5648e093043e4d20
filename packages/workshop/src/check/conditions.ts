import type { Condition, Deeds } from '../tree.js';
import { isOnMinion, isZone, stays, twoOf } from '../tree.js';
import { checkDescription, checkNumber, type Known } from './descriptions.js';
import { isRanked } from './parts.js';
import type { Place } from './place.js';
import { under } from './problems.js';

/** Checks what is counted of this turn. */
export function checkDeeds(deeds: Deeds, path: string, { card, report, frame }: Place, known: Known): void {
  const say = (key: string, problem: string, advice: string): void => report.say(under(path, key), problem, advice);
  const { did, noun, by, whose, where } = deeds;
  if (whose && (did === 'played' || did === 'drawn')) say('whose', 'who does it is said by “by”', 'leave “whose” out');
  const nobody = card.kind === 'base' && frame === 'always';
  if (whose && nobody) say('whose', 'a base has no controller', 'leave “whose” out');
  if (did === 'moved' && noun !== 'minion') say('noun', 'minions move', 'choose “minion”');
  if ((did === 'scored') !== (noun === 'base')) say('noun', 'bases score, and nothing else', 'say “scored” of a base');
  if (did === 'scored' && (by || whose || where)) say('did', 'bases score by themselves', 'leave out who did it, and where');
  if (did === 'drawn' && noun !== 'card') say('noun', 'nobody knows which cards were drawn', 'choose “card”');
  if (where && (did === 'discarded' || did === 'drawn')) say('where', 'this happens at no base', 'leave “where” out');
  if ((where === 'here' || where === 'elsewhere') && (!stays(card) || known.nowhere))
    say('where', 'a standard action is nowhere', 'choose a base, and say “there”');
  if (where === 'there' && !known.there) say('where', 'no base was spoken of', 'choose a base or a card first');
  if (by && nobody) say('by', 'a base has no controller', 'leave “by” out');
}

const isSame = (a: object, b: object): boolean => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** “If it is one of your minions”. */
function checkFits(
  { fits, what }: Extract<Condition, { fits: unknown }>,
  path: string,
  { card, document, report }: Place,
  known: Known,
  minionOnly: (which: 'this' | 'host', key: string) => void,
): void {
  const say = (key: string, problem: string, advice: string): void => report.say(under(path, key), problem, advice);
  if (fits === 'it' && !known.it) say('fits', 'no card was spoken of', 'choose a card first');
  if (fits === 'first' && !known.first) say('fits', 'only one card was spoken of', 'choose “it”');
  if (fits === 'this' && (!stays(card) || card.kind === 'base')) say('fits', 'this card is not in play then', 'choose another card');
  if (fits === 'this' && known.nowhere) say('fits', 'this card is not in play then', 'choose another card');
  if (fits === 'host') minionOnly('host', 'fits');
  checkDescription(what, 'counted', under(path, 'what'), card, document, known, report);
  const { noun, kind, named, not, power, faction, on, ...more } = what;
  if (noun === 'base' || noun === 'player' || isZone(what.where) || what.different)
    say('what', 'a card is described', 'describe a minion or an action');
  // Nothing else is printed on a card.
  if (known.outside && fits === 'it' && (Object.keys(more).length > 0 || (on !== undefined && !['base', 'minion', 'nothing'].includes(on))))
    say('what', 'it is not in play then', 'describe what is printed on it');
  const plain = Object.keys(what).length === 1;
  const certain = fits === 'this' ? card.kind : fits === 'host' ? 'minion' : undefined;
  if (plain && certain === noun) say('what', 'this is always so', 'describe more of it');
  if (plain && fits === 'it' && (noun === 'minion' || noun === 'action')) say('what', 'there is a word for this', 'use “itIs”');
}

/** Checks what a condition speaks of. */
export function checkCondition(condition: Condition, path: string, place: Place, known: Known): void {
  const { card, document, report } = place;
  const minionOnly = (which: 'this' | 'host', key: string): void => {
    if (known.nowhere) report.say(under(path, key), 'this card is not in play then', 'choose another condition');
    if (which === 'this' && card.kind !== 'minion')
      report.say(under(path, key), 'this card is no minion', 'choose “host”, or another condition');
    if (which === 'host' && !isOnMinion(card)) report.say(under(path, key), 'this card is on no minion', 'play it on a minion');
  };
  const needsPlace = (): void => {
    if (!stays(card) || known.nowhere) report.say(path, 'a standard action is nowhere', 'choose another condition');
  };
  const isThere = (): void => {
    if (!known.there) report.say(under(path, 'where'), 'no base was spoken of', 'choose a base or a card first');
    if (!stays(card) || known.nowhere) report.say(under(path, 'where'), 'a standard action has no base but that', 'leave “where” out');
  };
  const two = twoOf(condition);
  if (two) {
    for (const [key, one] of two) {
      if (twoOf(one)) report.say(under(path, key), 'two conditions are enough', 'choose a plain condition');
      else checkCondition(one, under(path, key), place, known);
    }
    if (isSame(two[0][1], two[1][1])) report.say(under(path, two[1][0]), 'both are the same', 'choose another condition');
  } else if ('did' in condition) {
    checkDeeds(condition, path, place, known);
    checkNumber(condition, path, report);
  } else if ('count' in condition) {
    checkDescription(condition.count, 'counted', under(path, 'count'), card, document, known, report);
    checkNumber(condition, path, report);
  } else if ('compare' in condition) {
    for (const key of ['compare', 'than'] as const)
      checkDescription(condition[key], 'counted', under(path, key), card, document, known, report);
    if (isSame(condition.compare, condition.than)) report.say(under(path, 'than'), 'both are the same', 'describe other cards');
  } else if ('itIs' in condition) {
    if (!known.it) report.say(path, 'no card was spoken of', 'reveal a card first');
  } else if ('counters' in condition) {
    // An action that stays may count with counters.
    if (condition.on === 'host' || !stays(card) || card.kind === 'base') minionOnly(condition.on, 'on');
    const numbered = condition.counters === 'at least' || condition.counters === 'at most';
    if (numbered !== (condition.n !== undefined))
      report.say(under(path, 'n'), numbered ? 'it is not said how many' : 'no number belongs here', numbered ? 'add “n”' : 'leave “n” out');
    if (condition.counters === 'at least' && condition.n === 1)
      report.say(under(path, 'counters'), 'at least one is some', 'choose “some”');
  } else if ('won' in condition) {
    const { frame } = place;
    if (!isRanked(frame)) report.say(path, 'no base was won', 'use it after a base scores');
  } else if ('place' in condition) {
    const { frame } = place;
    const now = typeof frame !== 'object' || !('scores' in frame) || frame.scores === 'after';
    if (!isRanked(frame) || (condition.place === 'no VP' && !now)) report.say(path, 'no base was won', 'use it after a base scores');
  } else if ('ahead' in condition) {
    if (condition.than && condition.ahead !== 'you')
      report.say(under(path, 'than'), 'only you are compared with that player', 'leave “than” out');
    if ((condition.than || condition.ahead === 'that player') && !known.player)
      report.say(under(path, condition.than ? 'than' : 'ahead'), 'no player was spoken of', 'choose a player first');
    if (condition.by && condition.ahead === 'nobody') report.say(under(path, 'by'), 'nobody is ahead', 'leave “by” out');
    const scoring = typeof place.frame === 'object' && 'special' in place.frame && !place.frame.special.endsWith(' turn');
    const atBase = condition.in !== 'VP' && condition.in !== 'hand';
    if (condition.where && !atBase) report.say(under(path, 'where'), 'this is at no base', 'leave “where” out');
    else if (condition.where) isThere();
    else if (!scoring && !(known.there && !stays(card)) && atBase) needsPlace();
  } else if ('vp' in condition) {
    if (place.frame === 'always' && card.kind === 'base')
      report.say(under(path, 'vp'), 'a base has no controller', 'use another condition');
  } else if ('breakpoint' in condition) {
    if (condition.breakpoint === 'here') needsPlace();
    else if (!known.there) report.say(under(path, 'breakpoint'), 'no base was spoken of', 'choose a base or a card first');
  } else if ('total' in condition) {
    if (condition.where) isThere();
    else if (!known.there) needsPlace();
    if (condition.total === 'yours' && place.frame === 'always' && card.kind === 'base')
      report.say(under(path, 'total'), 'a base has no controller', 'choose “all”');
  } else if ('power' in condition) {
    if (condition.power !== 'it') minionOnly(condition.power, 'power');
    else if (!known.it) report.say(path, 'no card was spoken of', 'reveal a card first');
    if (condition.is === 'at least' && condition.n === 0) report.say(under(path, 'n'), 'this is always so', 'write another number');
  } else if ('strongest' in condition) minionOnly(condition.strongest, 'strongest');
  else if ('alone' in condition) minionOnly(condition.alone, 'alone');
  else if ('moved' in condition) minionOnly(condition.moved, 'moved');
  else if ('fresh' in condition) minionOnly(condition.fresh, 'fresh');
  else if ('talent' in condition) minionOnly(condition.talent, 'talent');
  else if ('weaker' in condition) {
    const after = typeof place.frame === 'object' && 'after' in place.frame ? place.frame.after : undefined;
    if (!known.it || known.outside || (after !== undefined && after !== 'played' && after !== 'moved'))
      report.say(path, 'no minion was spoken of', 'choose a minion first');
    if (card.kind !== 'minion') report.say(path, 'this card has no power', 'put it on a minion');
    if (condition.weaker === condition.than) report.say(under(path, 'than'), 'both are the same', 'compare this minion with “it”');
  } else if ('playedFrom' in condition) {
    if (place.frame !== 'played') report.say(path, 'only when it is played it comes from somewhere', 'use it when this card is played');
  } else if ('fits' in condition) checkFits(condition, path, place, known, minionOnly);
  else if ('played' in condition) {
    if (place.frame !== 'played' || card.kind !== 'minion')
      report.say(path, 'this counts from when this minion is played', 'use it on a minion, when played');
  }
}
