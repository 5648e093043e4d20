import type { AnyCard, Description, Document, Extra, Frame, Step, What } from '../tree.js';
import { isDescription, isZone, stays } from '../tree.js';
import { checkCondition } from './conditions.js';
import { checkAmount, isOnMinion, type Known } from './descriptions.js';
import { called, IN_PLAY, lastingHere, lastingPower, MINIONS, object, playedCard } from './objects.js';
import { asksNothing, checkEach, givesThis, isScored } from './parts.js';
import { type Report, under } from './problems.js';
import { LIMITS } from './shape.js';

export interface Place {
  card: AnyCard;
  document: Document;
  frame: Frame;
  report: Report;
}

const LASTING: readonly Step['do'][] = [
  'power',
  'set power',
  'double power',
  'cancel abilities',
  'your power',
  'breakpoint',
  'set breakpoint',
  'cannot',
  'cancel',
  'cannot score',
  'only you play',
  'cannot play',
  'win ties',
  'no talents',
  'cannot enter',
];
const ONLY_LASTING: readonly Step['do'][] = ['only you play', 'cannot play', 'win ties', 'no talents', 'cannot enter'];
/** Steps about which "you may" would ask nothing new. */
const NEVER_MAY: readonly Step['do'][] = [
  'later',
  'lose',
  'cannot score',
  'extra',
  'either',
  'if',
  'look',
  'reveal',
  'look at hand',
  'reveal until',
  'look at bases',
  'leave',
  'your power',
  'breakpoint',
  'set breakpoint',
  'cancel',
  'cannot',
  'only on',
  ...ONLY_LASTING,
];
const MAY_BE_DONE: readonly Step['do'][] = [
  'destroy',
  'return',
  'move',
  'put',
  'counter',
  'uncounter',
  'transfer',
  'discard',
  'play',
  'give',
  'control',
  'search',
  'draw',
  'show',
  'choose',
  'take',
  'swap',
  'replace base',
];
const BY_OTHERS: readonly Step['do'][] = ['draw', 'draw up to', 'gain', 'lose', 'discard', 'show', 'extra', 'control', 'either'];
/** What other players choose among cards in play. */
const CHOSEN_BY_OTHERS: readonly Step['do'][] = ['destroy', 'return', 'move', 'put', 'counter', 'uncounter', 'power', 'choose', 'give'];

/** Checks steps one after the other; what one speaks of, the next may call "it". */
export function checkSteps(steps: readonly Step[], path: string, place: Place, known: Known, depth = 1): void {
  if (depth > LIMITS.depth) {
    place.report.say(path, 'steps are nested too deeply', `nest at most ${LIMITS.depth} levels`);
    return;
  }
  for (const [i, step] of steps.entries()) checkStep(step, under(path, i), place, known, depth, i);
}

function checkStep(step: Step, path: string, place: Place, known: Known, depth: number, index: number): void {
  const { report, frame } = place;
  const wrong = (key: string, problem: string, advice: string): void => report.say(under(path, key), problem, advice);
  const lasts = frame === 'always';
  if (lasts && !LASTING.includes(step.do))
    wrong('do', `“${step.do}” happens once; it can’t last`, 'choose power, a breakpoint or “cannot”, or another frame');
  if (!lasts && ONLY_LASTING.includes(step.do)) wrong('do', `“${step.do}” lasts; it doesn’t happen`, 'put it under “always”');
  if (lasts && (step.may || step.who || step.done || step.else))
    wrong('may', 'nobody decides what lasts', 'leave “may”, “who” and “done” out');
  if (step.may && (NEVER_MAY.includes(step.do) || asksNothing(step)))
    wrong('may', `“you may” adds nothing to “${step.do}” here`, 'leave “may” out');
  if (step.else && step.do !== 'if' && !MAY_BE_DONE.includes(step.do))
    wrong('else', `nothing depends on “${step.do}”`, 'write the steps one after the other');
  if (step.done && !MAY_BE_DONE.includes(step.do)) wrong('done', `nothing depends on “${step.do}”`, 'write the steps one after the other');
  const chosen = CHOSEN_BY_OTHERS.includes(step.do) && 'what' in step && isDescription(step.what);
  if (step.who && chosen && (step.who === 'its owner' || step.done || step.else))
    wrong('who', 'nothing depends on what another player chooses', 'choose that player, and leave “done” out');
  if (step.who && !chosen && !BY_OTHERS.includes(step.do)) wrong('who', `nobody else does “${step.do}” yet`, 'leave “who” out');
  if (step.who === 'its controller' && !known.it) wrong('who', 'no card was spoken of', 'choose a card first');
  if (step.who?.endsWith(' here') && typeof frame === 'object' && 'scores' in frame)
    wrong('who', 'the ability says who does it', 'leave “who” out');
  if ((step.who === 'each player here' || step.who === 'each other player here') && !stays(place.card) && !known.there)
    wrong('who', 'no base was spoken of', 'choose a base or a card first');
  if (step.who === 'its owner' && step.do !== 'control' && !(typeof frame === 'object' && 'after' in frame && index === 0 && depth === 1))
    wrong('who', 'no owner was spoken of', 'use it first after an event');
  if (step.who === 'winner' && !isScored(frame)) wrong('who', 'no base was won', 'use it after a base scores');
  if (step.who === 'that player' && !known.player) wrong('who', 'no player was spoken of', 'choose a player first');
  if ('each' in step && step.each !== undefined) checkEach(step.each, under(path, 'each'), place, known, lasts);
  if (step.who === 'you' && !known.doer) wrong('who', 'you do it, if nothing else is said', 'leave “who” out');
  const before = { ...known };
  checkVerb(step, path, place, known, depth);
  const doer = step.who && step.who !== 'you' && step.who !== 'its owner' ? { doer: true as const } : {};
  if (step.done) {
    const inside = { ...known, ...doer };
    checkSteps(step.done, under(path, 'done'), place, inside, depth + 1);
  }
  // What was not done speaks of nothing.
  if (step.else) checkSteps(step.else, under(path, 'else'), place, { ...before, ...doer }, depth + 1);
}

/** Is an extra play limited by the power of another card? */
export const isOfIt = (power: NonNullable<Extra['power']>): boolean => 'below' in power || typeof power.atMost === 'object';

/** Is this card in a hand or discard pile at that time? */
const isOutside = (frame: Frame): boolean =>
  typeof frame === 'object' &&
  (('special' in frame && frame.from !== 'play') ||
    'reaction' in frame ||
    ('afterThis' in frame && frame.afterThis === 'discarded from hand'));

function checkVerb(step: Step, path: string, place: Place, known: Known, depth: number): void {
  const { card, report, frame, document } = place;
  const at = (key: string): string => under(path, key);
  const wrong = (key: string, problem: string, advice: string): void => report.say(at(key), problem, advice);
  const many = (d: What): boolean => isDescription(d) && d.pick !== 'one' && d.pick !== undefined;
  const here = (key: string): void => {
    if (!stays(card)) wrong(key, 'a standard action is nowhere', 'choose a base, and say “there”');
  };
  const there = (key: string): void => {
    if (!known.there) wrong(key, 'no base was spoken of', 'choose a base or a card first');
  };
  /** What lasts as long as this card needs a card that stays. */
  const while_ = (key: string, until: string | undefined): void => {
    if (until === 'while this is in play' && (!stays(card) || card.kind === 'base' || known.gone))
      wrong(key, 'this card does not stay in play', 'choose another time');
  };
  const noPick = (what: What): What => (isDescription(what) && what.pick === undefined ? { ...what, pick: 'all' } : what);
  switch (step.do) {
    case 'destroy':
    case 'return':
      object(step.what, at('what'), place, known, IN_PLAY);
      if (many(step.what)) known.many = true;
      return;
    case 'control':
      while_('for', step.for);
      if (many(step.what)) wrong('what', 'control is taken of one card at a time', 'choose “one”');
      if (step.who && isDescription(step.what))
        wrong('who', 'another player takes control of a card that was spoken of', 'choose it first');
      if (step.what === 'this' && !step.who) wrong('what', 'this card is yours already', 'say who takes control of it');
      object(step.what, at('what'), place, known, step.who ? ['this', 'host', 'it'] : ['host', 'it', 'minion', 'action']);
      return;
    case 'move': {
      object(step.what, at('what'), place, known, IN_PLAY);
      const isAction = isDescription(step.what) && step.what.noun === 'action';
      if (isAction && (many(step.what) || !((step.what as Description).on === 'base' || (step.what as Description).where)))
        wrong('what', 'one action on a base is transferred at a time', 'choose one action on a base');
      if (step.what === 'this' && card.kind === 'action' && card.goes !== 'base')
        wrong('what', 'an action on a minion moves with it', 'move “host”');
      if (step.to === 'here') here('to');
      if (step.to === 'here' && (step.what === 'this' || step.what === 'host')) wrong('to', 'it is here already', 'choose another base');
      if (step.to === 'there' && !(typeof frame === 'object' && 'special' in frame)) there('to');
      if (step.to === 'new base' && !known.fresh) wrong('to', 'no card has moved yet', 'move this card first');
      if (many(step.what)) known.many = true;
      if (step.to === 'a base without you' && many(step.what)) wrong('to', 'only one minion goes to a base without you', 'choose “one”');
      if (step.what === 'this' && (step.to === 'another base' || step.to === 'a base without you')) {
        known.old = true;
        known.fresh = true;
      }
      return;
    }
    case 'put': {
      object(step.what, at('what'), place, known, [...IN_PLAY, 'own', 'hand', 'discard', 'them']);
      const goes = step.what === 'this' && !stays(card);
      if (goes && depth > 1 && step.may) wrong('may', `“you may” adds nothing to “${step.do}” here`, 'leave “may” out');
      const zone = isDescription(step.what) && isZone(step.what.where) ? step.what.where : undefined;
      if (step.to === 'hand' && zone !== 'discard' && zone !== 'them' && step.what !== 'it' && !isOutside(frame) && !goes)
        wrong('to', 'cards in play return to their owners’ hands', 'use “return”');
      if (step.what === 'this') known.old = true;
      if (zone) known.many = many(step.what);
      return;
    }
    case 'counter': {
      if (step.spread) {
        if (!isDescription(step.what) || step.what.pick !== undefined)
          wrong('what', 'counters are divided among all that fit', 'describe minions without “pick”');
        if (step.n === 1) wrong('n', 'one counter can’t be divided', 'leave “spread” out');
      }
      object(step.spread ? noPick(step.what) : step.what, at('what'), place, known, MINIONS);
      if (typeof step.n !== 'number') checkAmount(step.n, at('n'), card, document, known, report);
      return;
    }
    case 'uncounter':
      if (step.n === 'any' && !(isDescription(step.what) && step.what.pick === undefined))
        wrong('what', 'any number of counters is removed from all that fit', 'describe minions without “pick”');
      if (step.n !== 'any' && many(step.what)) wrong('what', 'counters are removed from one minion', 'choose “one”');
      object(step.n === 'any' ? noPick(step.what) : step.what, at('what'), place, known, MINIONS);
      if (step.n === 'any') known.many = true;
      return;
    case 'transfer':
      for (const key of ['from', 'to'] as const) {
        if (many(step[key])) wrong(key, 'counters go from one minion to one minion', 'choose “one”');
        object(step[key], at(key), place, key === 'to' ? { ...known, giver: true } : known, ['this', 'host', 'minion']);
      }
      if (isDescription(step.from) && isDescription(step.to) && !step.to.other && step.to.whose !== 'others')
        wrong('to', 'a minion can’t give counters to itself', 'choose another minion (“other”)');
      if (!isDescription(step.from) && isDescription(step.to) && !step.to.other && step.to.whose !== 'others')
        wrong('to', 'a minion can’t give counters to itself', 'choose another minion (“other”)');
      if (step.from === step.to) wrong('to', 'a minion can’t give counters to itself', 'choose another minion');
      return;
    case 'power':
      if (step.n === 0) wrong('n', 'nothing changes', 'write another number');
      while_('until', step.until);
      if (frame === 'always') lastingPower(step.what, at('what'), place, known, step.until !== undefined);
      else object(step.what, at('what'), place, known, MINIONS);
      return;
    case 'set power':
    case 'double power':
    case 'cancel abilities':
      while_('until', step.until);
      if (frame === 'always') lastingHere(step, at('what'), place, known);
      else object(step.what, at('what'), place, known, MINIONS);
      return;
    case 'your power':
      if (step.n === 0) wrong('n', 'nothing changes', 'write another number');
      if (frame === 'always' && card.kind === 'base') wrong('do', 'a base has no controller', 'give power to minions here');
      if (frame !== 'always' && !stays(card)) there('do');
      return;
    case 'breakpoint':
      if (step.n === 0) wrong('n', 'nothing changes', 'write another number');
      if (step.where === 'here') here('where');
      else there('where');
      if (typeof step.n !== 'number') checkAmount(step.n, at('n'), card, document, known, report);
      if (typeof step.n !== 'number' && step.each !== undefined) wrong('each', 'a power is not multiplied', 'write a number');
      if (frame === 'always' && (typeof step.n !== 'number' || step.where !== 'here'))
        wrong('n', 'a lasting change is a number, at this base', 'write a number, and “here”');
      return;
    case 'set breakpoint':
      here('do');
      if (frame === 'always' && step.of === 'breakpoint')
        wrong('of', 'only the starting breakpoint is set for as long as a card is in play', 'choose “starting breakpoint”');
      return;
    case 'draw':
    case 'draw up to':
    case 'gain':
    case 'lose':
    case 'leave':
      return;
    case 'show':
      object(step.what, at('what'), place, known, ['hand']);
      if (step.what.whose) wrong('what/whose', 'a player reveals cards of their own hand', 'leave “whose” out, or say “who”');
      known.many = many(step.what);
      return;
    case 'cannot score':
      if (step.where === 'here') here('where');
      else there('where');
      if (frame === 'always' && step.where !== 'here') wrong('where', 'what lasts is here', 'choose “here”');
      return;
    case 'later': {
      const [first] = step.steps;
      if (first && (first.do === 'later' || first.do === 'either' || first.do === 'if'))
        wrong('steps', 'a plain step happens later', 'put the choice outside');
      // By then the card is in the discard pile.
      if (givesThis(step.steps)) wrong('steps', 'only a standard action that was played is given away', 'give it away at once');
      checkSteps(step.steps, at('steps'), place, { ...known, old: false, fresh: false, player: false, many: false }, depth + 1);
      return;
    }
    case 'discard': {
      if (isDescription(step.what) && step.what.whose === 'that player' && step.who)
        wrong('who', 'that player discards already', 'leave “who” out');
      if (isDescription(step.what) && step.what.whose === 'that player' && step.what.pick !== 'one')
        wrong('what/whose', 'you choose one card of that player’s hand', 'choose “one”, or let that player discard (“who”)');
      object(step.what, at('what'), place, known, ['it', 'hand', 'them']);
      known.many = many(step.what);
      return;
    }
    case 'extra':
      if (step.power && step.noun !== 'minion') wrong('power', 'an action has no power', 'play a minion');
      if (step.on && step.noun !== 'action') wrong('on', 'a minion is on a base anyway', 'play an action');
      if (step.at && step.noun !== 'minion') wrong('at', 'only minions are limited to a base', 'play a minion');
      if (step.on === 'this' && card.kind !== 'minion') wrong('on', 'no action is on this card', 'choose “base”');
      if (step.on === 'host' && !isOnMinion(card)) wrong('on', 'this card is on no minion', 'play it on a minion');
      called(step, step.noun, path, place, known);
      if (step.at === 'here') here('at');
      if (step.at === 'there') there('at');
      if (step.power && isOfIt(step.power) && !known.it) wrong('power', 'no minion was spoken of', 'choose a minion first');
      return;
    case 'play':
      if (step.what === 'this' ? !isOutside(frame) : false)
        wrong('what', 'this card is not in a hand or discard pile', 'play another card');
      if (step.what === 'it' && !known.outside) wrong('what', 'it is in play already', 'reveal a card first, or play one from your hand');
      if (step.what !== 'this') object(step.what, at('what'), place, known, ['it', 'hand', 'discard', 'them']);
      if (isDescription(step.what)) playedCard(step.what, at('what'), report);
      if (step.at === 'here') here('at');
      if (step.at === 'there' && !(typeof frame === 'object' && 'special' in frame)) there('at');
      if (step.at === 'old base' && !known.old) wrong('at', 'no card has left a base', 'move or place this card first');
      known.it = true;
      known.outside = false;
      if (isDescription(step.what) && step.what.noun === 'minion') known.there = true;
      return;
    case 'search':
      object(step.what, at('what'), place, known, ['deck']);
      if (step.what.pick !== 'one' && !(step.what.pick === 'any' && step.to === 'discard'))
        wrong('what', 'one card is searched for', 'choose “one”, or any number for the discard pile');
      if (step.what.other) wrong('what', 'a deck has no other cards', 'leave “other” out');
      if (step.to === 'play' && step.what.noun === 'card') wrong('what', 'a minion or an action is played', 'choose “minion” or “action”');
      if (step.reveal && step.to !== 'hand') wrong('reveal', 'only a card for the hand is revealed', 'leave “reveal” out');
      if (step.at && step.to !== 'play') wrong('at', 'only a played card has a place', 'leave “at” out');
      if (step.at === 'there') there('at');
      if (step.at === 'here') here('at');
      return;
    case 'look':
    case 'reveal':
      if (step.whose && !known.player) wrong('whose', 'no player was spoken of', 'choose a player first');
      known.them = true;
      known.it = true;
      known.outside = true;
      return;
    case 'look at bases':
      return;
    case 'take': {
      const { noun, where, whose, pick } = step.what;
      object(step.what, at('what'), place, known, ['hand']);
      if (noun !== 'card' || where !== 'hand' || whose !== 'that player' || (pick !== 'random' && pick !== 'one'))
        wrong('what', 'a card is taken from that player’s hand', 'describe one card, or one at random');
      if (Object.keys(step.what).some((key) => !['noun', 'where', 'whose', 'pick', 'n'].includes(key)) || (step.what.n ?? 1) > 1)
        wrong('what', 'one card is taken at a time', 'leave the limit out');
      return;
    }
    case 'swap': {
      for (const key of ['from', 'to'] as const) {
        if (many(step[key])) wrong(key, 'two minions are swapped', 'choose “one”');
        object(step[key], at(key), place, key === 'to' ? { ...known, giver: true } : known, ['this', 'host', 'it', 'minion']);
      }
      if (step.from === step.to) wrong('to', 'a minion is not swapped with itself', 'choose another minion');
      return;
    }
    case 'look at hand':
      if (!known.player) wrong('do', 'no player was spoken of', 'choose a player first');
      known.it = true;
      known.outside = true;
      return;
    case 'reveal until': {
      const { noun, pick, on, where, ...more } = step.what;
      if (noun !== 'minion' && noun !== 'action') wrong('what', 'a minion or an action is revealed', 'choose “minion” or “action”');
      if (pick !== 'all' && pick !== 'any') wrong('what', 'it is not said how many are kept', 'choose “all” or “any”');
      if (Object.keys(more).length > 0 || where !== undefined || on === 'this' || on === 'host' || (on && noun !== 'action'))
        wrong('what', 'only the sort of card is sought so', 'leave the rest out');
      if (step.n === 1 && pick === 'any') wrong('what', 'one card is kept or not', 'choose “all”');
      return;
    }
    case 'choose': {
      const { what } = step;
      if (what.pick !== 'one') wrong('what', 'one thing is chosen at a time', 'choose “one”');
      object(what, at('what'), place, known, ['minion', 'action', 'base', 'player']);
      if (what.noun === 'player') known.player = true;
      return;
    }
    case 'give':
      if (step.to && (!step.who || step.what === 'this' || many(step.what)))
        wrong('to', 'another player gives you one card', 'say “who”, and choose “one”');
      if (step.what === 'this') {
        if (stays(card) || frame !== 'played')
          wrong('what', 'only a standard action that was played is given away', 'give a card from your hand');
        return;
      }
      object(step.what, at('what'), place, known, ['hand']);
      known.many = many(step.what);
      return;
    case 'cancel':
      if (!stays(card) || card.kind === 'base') wrong('do', 'this card is at no base whose ability it could cancel', 'play it on a base');
      return;
    case 'cannot':
      if (step.verbs.length === 2 && (step.verbs[0] === step.verbs[1] || step.verbs.includes('affect')))
        wrong('verbs', 'one of these says the other', 'leave one out');
      if (frame === 'always' && step.until) wrong('until', 'what lasts has no end', 'leave “until” out');
      while_('until', step.until);
      if (frame === 'always' && isDescription(step.what) && step.what.pick !== 'all')
        wrong('what', 'what is protected is not chosen', 'choose “all”');
      object(step.what, at('what'), place, known, frame === 'always' ? ['this', 'host', 'minion', 'action'] : IN_PLAY);
      return;
    case 'cannot play':
      if (card.kind === 'base' && step.whose) wrong('whose', 'a base has no controller', 'leave “whose” out');
      if (step.printed && step.most) wrong('most', 'one limit is enough', 'leave one out');
      if (step.printed && step.noun !== 'minion') wrong('printed', 'an action has no power', 'play a minion');
      here('do');
      return;
    case 'use talent':
      if (step.what.pick !== 'one' || step.what.whose !== 'you')
        wrong('what', 'the Talent of one of your minions is used', 'choose “one” of yours');
      if (frame === 'talent' && !step.what.other) wrong('what', 'a Talent would use itself', 'choose another minion (“other”)');
      object(step.what, at('what'), place, known, ['minion']);
      return;
    case 'cannot enter':
    case 'no talents':
      if (card.kind === 'base' && step.whose) wrong('whose', 'a base has no controller', 'leave “whose” out');
      here('do');
      return;
    case 'use ability':
      if (step.what.pick !== 'one') wrong('what', 'one ability is used at a time', 'choose “one”');
      if (card.kind !== 'minion') wrong('do', 'a minion uses the ability of another minion', 'put it on a minion');
      if (!step.what.other && step.what.whose !== 'others')
        wrong('what', 'a minion would use its own ability', 'choose another minion (“other”)');
      if ((frame !== 'played' && frame !== 'talent') || depth > 1)
        wrong('do', 'an ability is used when this minion is played, or as its Talent', 'use it there, outside of other sentences');
      object(step.what, at('what'), place, known, ['minion']);
      return;
    case 'replace base':
      if (step.where === 'here') here('where');
      else there('where');
      if (isScored(frame) || (typeof frame === 'object' && ('scores' in frame || 'special' in frame)))
        wrong('do', 'a base that scores is replaced anyway', 'use another frame');
      known.there = false;
      return;
    case 'only on':
      if (frame !== 'to play') wrong('do', 'this belongs to how the card is played', 'use it under “to play”');
      object(step.what, at('what'), place, known, [isOnMinion(card) ? 'minion' : 'base']);
      if (step.what.pick !== 'one') wrong('what', 'a card is played on one base or minion', 'choose “one”');
      if (!stays(card)) wrong('do', 'a standard action is nowhere', 'use a condition (“if”)');
      return;
    case 'win ties':
      if (card.kind === 'base') wrong('do', 'a base has no controller', 'put it on a minion or an action');
      here('do');
      return;
    case 'only you play':
      if (card.kind === 'base') wrong('do', 'a base has no controller', 'put it on an action');
      {
        here('do');
        return;
      }
    case 'either':
      if (step.who && step.of.some((branch) => branch.length > 1 || branch[0].done || branch[0].may || branch[0].who))
        wrong('of', 'another player chooses between plain steps', 'write one step for each choice');
      step.of.forEach((branch, i) => {
        const inside = { ...known };
        const [first] = branch;
        if (first && (first.do === 'either' || first.do === 'if' || first.do === 'later'))
          report.say(under(at('of'), i), 'a choice begins with a step', 'put the step first');
        checkSteps(branch, under(at('of'), i), place, inside, depth + 1);
      });
      if (step.of.some((branch) => branch.some((s) => s.do === 'leave')) && !known.it)
        wrong('of', 'there is nothing to leave', 'look at the top card first');
      return;
    case 'if':
      checkCondition(step.if, at('if'), place, known);
      if (step.steps.some((s) => s.do === 'either' || s.do === 'if' || s.do === 'later'))
        wrong('steps', 'a condition holds plain steps', 'put the choice outside');
      checkSteps(step.steps, at('steps'), place, { ...known }, depth + 1);
      return;
    default:
      throw new Error(`the check has no verb ${JSON.stringify(step satisfies never)}`);
  }
}
