import type { AnyCard, Description, Frame, Step, What } from '../tree.js';
import { isDescription, isOnMinion, isZone, stays } from '../tree.js';
import { type Check, type Checks, isOutside, many } from './checking.js';
import { checkAmount, type Known } from './descriptions.js';
import { IN_PLAY, lastingHere, lastingPower, MINIONS, object } from './objects.js';
import { isScored } from './parts.js';

// The verbs for what is in play: cards, powers, bases.

/** A description without "pick" means all that fit. */
const noPick = (what: What): What => (isDescription(what) && what.pick === undefined ? { ...what, pick: 'all' } : what);

/** The second of two minions is the last that was spoken of. */
function speaksOf(what: What, known: Known): void {
  if (isDescription(what)) Object.assign(known, { it: true, there: true, those: true, outside: false, left: false });
}
const removes: Check<'destroy' | 'return'> = (step, { at, known, place }) => {
  object(step.what, at('what'), place, known, [...IN_PLAY, 'card']);
  if (step.what === 'it' || isDescription(step.what)) known.left = true;
  if (many(step.what)) known.many = true;
};
const changes: Check<'set power' | 'double power' | 'cancel abilities'> = (
  step,
  { at, wrong, staysFor, known, place, place: { card, frame } },
) => {
  staysFor('until', step.until);
  if (step.do !== 'cancel abilities' && step.what === 'this' && card.kind !== 'minion')
    wrong('what', 'this card has no power', 'choose another card');
  if (frame === 'always') lastingHere(step, at('what'), place, known);
  else object(step.what, at('what'), place, known, MINIONS);
  if (step.do === 'set power' && typeof step.each === 'object' && 'strongest' in step.each) {
    if (step.n !== 1) wrong('n', 'a power is not multiplied', 'write 1');
    // Two minions, each set to the power of the other, would never come to an end.
    if (frame === 'always' && (step.what !== 'this' || place.card.kind !== 'minion'))
      wrong('what', 'a minion itself follows the power of others', 'put it on a minion, and choose “this”');
  }
};
const bars: Check<'cannot enter' | 'no talents'> = (step, { at, wrong, here, staysFor, known, place, place: { card, frame } }) => {
  if (card.kind === 'base' && step.whose) wrong('whose', 'a base has no controller', 'leave “whose” out');
  if (step.do === 'no talents' && frame !== 'always') {
    if (step.what === undefined)
      wrong('what', 'for a time it is about certain minions', 'say which minions (“what”), or put it under “always”');
    else object(step.what, at('what'), place, known, MINIONS);
    if (step.whose) wrong('whose', 'for a time nobody uses their Talents', 'leave “whose” out');
    staysFor('until', step.until);
    return;
  }
  if (step.do === 'no talents' && step.what !== undefined) {
    if (step.whose) wrong('whose', 'the minions say whose they are', 'leave “whose” out');
    lastingHere({ ...step, what: step.what }, at('what'), place, known);
  } else if (step.do === 'no talents' && step.until) wrong('until', 'what lasts has no end', 'leave “until” out');
  here('do');
};

/** Does a lasting ability of this card ask for a breakpoint? */
const asksBreakpoint = ({ abilities }: AnyCard): boolean =>
  abilities.some((a) => a.when === 'always' && /"breakpoint":[{"](?!breakpoint|starting)/.test(JSON.stringify([a.if, a.steps])));

/** Only a minion of the scoring base goes to the one that replaces it. */
function checkNextBase(
  { what }: Step & { what: What },
  frame: Frame,
  isBase: boolean,
  wrong: (key: string, ...words: [string, string]) => void,
): void {
  const scores =
    typeof frame === 'object' && ('scores' in frame ? frame.scores !== 'replaced' : 'special' in frame && frame.from === 'play');
  if (!scores) wrong('to', 'no base is replaced then', 'use it before or after a base scores');
  if (isDescription(what) ? what.noun !== 'minion' || what.whose !== 'you' || what.where !== 'here' : what === 'host')
    wrong(
      'what',
      'your minions here go to the next base',
      isBase ? 'describe minions of “you” here' : 'choose “this”, or minions of “you” here',
    );
}

/** Cards that go to the top or to the bottom, each by itself. */
function checkEitherEnd(what: What, may: boolean, wrong: (key: string, ...words: [string, string]) => void): void {
  const isHidden = isDescription(what) && (what.where === 'hand' || what.where === 'them') && !what.whose;
  if (!isHidden || (what.pick !== 'one' && what.pick !== 'exactly' && what.pick !== 'all'))
    wrong('to', 'cards of your hand, or that were looked at, go to either end', 'describe “one”, “exactly” so many, or “all” of them');
  if (may) wrong('may', 'each of them goes to one end', 'leave “may” out');
}

const isWithYou = (to: string): boolean => to === 'a base with you' || to === 'a base without you';

const leavesTable: Check<'destroy base' | 'replace base'> = (step, { wrong, here, there, known, place: { frame } }) => {
  if (step.where === 'here') here('where');
  else there('where');
  if (isScored(frame) || (typeof frame === 'object' && ('scores' in frame || 'special' in frame)))
    wrong('do', 'a base that scores is replaced anyway', 'use another frame');
  known.there = false;
};

export const IN_PLAY_VERBS = {
  destroy: removes,
  return: removes,
  control: (step, { at, wrong, staysFor, known, place }) => {
    staysFor('for', step.for);
    if (many(step.what)) wrong('what', 'control is taken of one card at a time', 'choose “one”');
    if (step.who && isDescription(step.what)) wrong('who', 'another player takes control of a card that was spoken of', 'choose it first');
    if (step.what === 'this' && !step.who) wrong('what', 'this card is yours already', 'say who takes control of it');
    object(step.what, at('what'), place, known, step.who ? ['this', 'host', 'it'] : ['host', 'it', 'minion', 'action']);
  },
  move: (step, { at, wrong, here, there, known, place, place: { card, frame, report } }) => {
    const spoke = known.there;
    object(step.what, at('what'), place, known, [...IN_PLAY, 'card']);
    if (isDescription(step.what) && step.what.noun === 'card' && (step.what.where === undefined || step.what.pick !== 'one'))
      wrong('what', 'a minion or an action at a base is moved', 'choose “one”, and say where');
    const isAction = isDescription(step.what) && step.what.noun === 'action';
    if (isAction && (many(step.what) || !((step.what as Description).on === 'base' || (step.what as Description).where)))
      wrong('what', 'one action on a base is transferred at a time', 'choose one action on a base');
    if (step.what === 'this' && card.kind === 'action' && card.goes !== 'base')
      wrong('what', 'an action on a minion moves with it', 'move “host”');
    if (step.to === 'here') here('to');
    if (step.to === 'here' && (step.what === 'this' || step.what === 'host')) wrong('to', 'it is here already', 'choose another base');
    if (step.to === 'there' && !(typeof frame === 'object' && 'special' in frame)) there('to');
    // Only the moved cards themselves were spoken of.
    if (step.to === 'there' && !spoke && known.there)
      report.warn(at('to'), '“there” is where they are already', 'choose a base first, or “another base”');
    if (step.to === 'old base' && !known.old) wrong('to', 'no card has left a base', 'move this card first');
    if (step.to === 'next base') checkNextBase(step, frame, card.kind === 'base', wrong);
    if (step.to === 'new base' && !known.fresh) wrong('to', 'no card has moved yet', 'move this card first');
    if (many(step.what)) known.many = true;
    const isOne = step.to === 'one other base';
    if (isOne && (!many(step.what) || (isDescription(step.what) && step.what.alike)))
      wrong('to', 'several minions go to one base so', 'choose “another base”');
    const isChosen = step.to === 'another base' || isWithYou(step.to);
    if (!many(step.what) && step.to !== 'next base') Object.assign(known, { old: true, fresh: true });
    if (step.what === 'this' && isChosen) known.there = true;
  },
  attach: (step, { at, wrong, known, place, place: { card } }) => {
    const giver = { ...known, giver: true as const };
    object(step.what, at('what'), place, known, ['this', 'it', 'action']);
    const { what, to } = step;
    if (many(what) || many(to)) wrong('what', 'one action goes to one minion', 'choose “one”, and for several write “for each” around it');
    if (isDescription(what) && (what.on === undefined || what.on === 'base' || what.on === 'nothing'))
      wrong('what', 'an action on a minion is transferred so', 'describe an action on a minion');
    if (what === 'this' && !isOnMinion(card)) wrong('what', 'this card is on no minion', 'choose another action');
    object(to, at('to'), place, giver, ['this', 'host', 'it', 'minion']);
    if (to === 'it' && (isDescription(what) || what === 'it')) wrong('to', '“it” is the action now', 'describe a minion');
    if (isDescription(to) && !to.other && to.whose !== 'others')
      wrong('to', 'an action goes to another minion', 'choose another minion (“other”)');
    if (to === 'host' && (what === 'this' || (isDescription(what) && what.on === 'host')))
      wrong('to', 'it is there already', 'choose another minion');
    if (to === 'this' && isDescription(what) && what.on === 'this') wrong('to', 'it is there already', 'choose another minion');
    known.it = false;
  },
  put: (step, { at, wrong, known, place, depth, place: { card, frame } }) => {
    object(step.what, at('what'), place, known, [...IN_PLAY, 'own', 'hand', 'discard', 'them']);
    const goes = step.what === 'this' && !stays(card);
    if (goes && depth > 1 && step.may) wrong('may', `“you may” adds nothing to “${step.do}” here`, 'leave “may” out');
    const zone = isDescription(step.what) && isZone(step.what.where) ? step.what.where : undefined;
    const gone = goes || isOutside(frame) || (known.gone && (step.what === 'this' || step.what === 'host'));
    if (step.to === 'hand' && zone !== 'discard' && zone !== 'them' && step.what !== 'it' && !gone)
      wrong('to', 'cards in play return to their owners’ hands', 'use “return”');
    if (step.to === 'top or bottom') checkEitherEnd(step.what, step.may === true, wrong);
    if (step.what === 'this') known.old = true;
    if (zone) known.many = many(step.what);
  },
  counter: (step, { at, wrong, known, place, place: { card, report, document } }) => {
    if (step.spread) {
      if (!isDescription(step.what) || step.what.pick !== undefined)
        wrong('what', 'counters are divided among all that fit', 'describe minions without “pick”');
      if (step.n === 1 && step.each === undefined) wrong('n', 'one counter can’t be divided', 'leave “spread” out');
    }
    object(step.spread ? noPick(step.what) : step.what, at('what'), place, known, MINIONS);
    if (typeof step.n !== 'number') checkAmount(step.n, at('n'), card, document, known, report);
  },
  uncounter: (step, { at, wrong, known, place }) => {
    if (step.n === 'any' && !(isDescription(step.what) && step.what.pick === undefined))
      wrong('what', 'any number of counters is removed from all that fit', 'describe minions without “pick”');
    if (typeof step.n === 'number' && many(step.what)) wrong('what', 'counters are removed from one minion', 'choose “one”');
    object(step.n === 'any' ? noPick(step.what) : step.what, at('what'), place, known, MINIONS);
    if (typeof step.n !== 'number') known.many = true;
  },
  transfer: (step, { at, wrong, known, place }) => {
    const { it } = known;
    for (const key of ['from', 'to'] as const) {
      if (many(step[key])) wrong(key, 'counters go from one minion to one minion', 'choose “one”');
      object(
        step[key],
        at(key),
        place,
        key === 'to' ? { ...known, it, giver: true } : known,
        key === 'to' ? MINIONS : ['this', 'host', 'minion'],
      );
    }
    if (isDescription(step.from) && isDescription(step.to) && !step.to.other && step.to.whose !== 'others')
      wrong('to', 'a minion can’t give counters to itself', 'choose another minion (“other”)');
    if (!isDescription(step.from) && isDescription(step.to) && !step.to.other && step.to.whose !== 'others')
      wrong('to', 'a minion can’t give counters to itself', 'choose another minion (“other”)');
    if (step.from === step.to) wrong('to', 'a minion can’t give counters to itself', 'choose another minion');
    speaksOf(step.to, known);
  },
  power: (step, { at, wrong, staysFor, known, place, place: { card, frame } }) => {
    if (step.n === 0) wrong('n', 'nothing changes', 'write another number');
    if (step.what === 'this' && card.kind !== 'minion') wrong('what', 'this card has no power', 'choose another card');
    staysFor('until', step.until);
    if (frame === 'always') lastingPower(step.what, at('what'), place, known, step.until !== undefined);
    else object(step.what, at('what'), place, known, MINIONS);
  },
  'set power': changes,
  'double power': changes,
  'cancel abilities': changes,
  'your power': (step, { wrong, there, place: { card, frame } }) => {
    if (step.n === 0) wrong('n', 'nothing changes', 'write another number');
    const isEach = step.who === 'each player' || step.who === 'each other player' || step.who === 'each player here';
    if (frame === 'always' && step.who && !isEach) wrong('who', 'what lasts is for you, or for each player', 'choose “each player”');
    if (frame === 'always' && card.kind === 'base' && (!isEach || step.who === 'each other player'))
      wrong('do', 'a base has no controller', 'give power to “each player”, or to minions here');
    if (frame !== 'always' && !stays(card)) there('do');
  },
  breakpoint: (step, { at, wrong, here, there, known, place: { card, report, frame, document } }) => {
    if (frame === 'always' && asksBreakpoint(card)) wrong('do', 'what changes a breakpoint can’t depend on one', 'leave one out');
    if (step.n === 0) wrong('n', 'nothing changes', 'write another number');
    if (step.where === 'here') here('where');
    else there('where');
    if (typeof step.n !== 'number') checkAmount(step.n, at('n'), card, document, known, report);
    if (typeof step.n !== 'number' && step.each !== undefined) wrong('each', 'a power is not multiplied', 'write a number');
    if (frame === 'always' && (typeof step.n !== 'number' || step.where !== 'here'))
      wrong('n', 'a lasting change is a number, at this base', 'write a number, and “here”');
  },
  'set breakpoint': (step, { wrong, here, there, place: { frame } }) => {
    if (step.where) there('where');
    else here('do');
    if (frame === 'always' && step.where) wrong('where', 'what lasts is here', 'leave “where” out');
    if (frame === 'always' && step.of === 'breakpoint')
      wrong('of', 'only the starting breakpoint is set for as long as a card is in play', 'choose “starting breakpoint”');
  },
  'cannot score': (step, { wrong, here, there, place: { frame } }) => {
    if (step.where === 'here') here('where');
    else there('where');
    if (frame === 'always' && step.where !== 'here') wrong('where', 'what lasts is here', 'choose “here”');
  },
  swap: (step, { at, wrong, known, place }) => {
    for (const key of ['from', 'to'] as const) {
      if (many(step[key])) wrong(key, 'two minions are swapped', 'choose “one”');
      object(step[key], at(key), place, key === 'to' ? { ...known, giver: true } : known, ['this', 'host', 'it', 'minion']);
    }
    if (step.from === step.to) wrong('to', 'a minion is not swapped with itself', 'choose another minion');
    speaksOf(step.to, known);
  },
  choose: (step, { at, wrong, known, place }) => {
    const { what } = step;
    if (what.pick !== 'one' && (what.pick === 'all' || (what.noun !== 'minion' && what.noun !== 'action')))
      wrong('what', 'one thing is chosen at a time', 'choose “one”, and for several write “for each” around it');
    object(what, at('what'), place, known, ['minion', 'action', 'base', 'player']);
    if (many(what)) known.many = true;
    if (what.noun === 'player') known.player = true;
  },
  cancel: (_step, { wrong, place: { card } }) => {
    if (!stays(card) || card.kind === 'base') wrong('do', 'this card is at no base whose ability it could cancel', 'play it on a base');
  },
  cannot: (step, { at, wrong, staysFor, known, place, place: { frame } }) => {
    if (step.verbs.length > 1 && (new Set(step.verbs).size < step.verbs.length || step.verbs.includes('affect')))
      wrong('verbs', 'one of these says the other', 'leave one out');
    if (frame === 'always' && step.until) wrong('until', 'what lasts has no end', 'leave “until” out');
    staysFor('until', step.until);
    if (frame === 'always' && isDescription(step.what) && step.what.pick !== 'all')
      wrong('what', 'what is protected is not chosen', 'choose “all”');
    object(step.what, at('what'), place, known, frame === 'always' ? ['this', 'host', 'minion', 'action'] : IN_PLAY);
  },
  'cannot play': (step, { wrong, here, there, staysFor, known, place: { card, frame } }) => {
    if (card.kind === 'base' && step.whose === 'others') wrong('whose', 'a base has no controller', 'leave “whose” out');
    if (step.whose === 'that player' && (frame === 'always' || !known.player))
      wrong('whose', 'no player was spoken of', 'choose a player first');
    if (step.extra && step.most) wrong('most', 'one limit is enough', 'leave one out');
    if (step.printed && step.most) wrong('most', 'one limit is enough', 'leave one out');
    if (step.printed && step.noun !== 'minion') wrong('printed', 'an action has no power', 'play a minion');
    if (step.on && step.noun !== 'action') wrong('on', 'a minion is on a base anyway', 'play an action');
    if (frame === 'always') {
      if (step.where || step.until) wrong(step.until ? 'until' : 'where', 'what lasts is here, and has no end', 'leave it out');
      here('do');
      return;
    }
    staysFor('until', step.until);
    if (step.printed || step.on) wrong(step.on ? 'on' : 'printed', 'for a time all such cards are meant', 'leave it out');
    if (step.where === 'here') here('where');
    if (step.where === 'there') there('where');
  },
  'use talent': (step, { at, wrong, known, place, place: { frame } }) => {
    if (step.what.pick !== 'one' || step.what.whose !== 'you')
      wrong('what', 'the Talent of one of your minions is used', 'choose “one” of yours');
    if (frame === 'talent' && !step.what.other) wrong('what', 'a Talent would use itself', 'choose another minion (“other”)');
    object(step.what, at('what'), place, known, ['minion']);
  },
  'cannot enter': bars,
  'no talents': bars,
  'use ability': (step, { at, wrong, known, place, depth, place: { card, frame } }) => {
    if (step.what.pick !== 'one') wrong('what', 'one ability is used at a time', 'choose “one”');
    object(step.what, at('what'), place, known, ['minion']);
    if (step.again) {
      if (step.of === 'talent') wrong('of', 'there is a word for this', 'use “use talent”');
      if (step.what.whose !== 'you') wrong('what', 'one of your minions does it again', 'choose “one” of yours');
      if (card.kind === 'minion' && !step.what.other)
        wrong('what', 'a minion would use its own ability', 'choose another minion (“other”)');
      return;
    }
    if (card.kind !== 'minion') wrong('do', 'a minion uses the ability of another minion', 'put it on a minion');
    if (!step.what.other && step.what.whose !== 'others')
      wrong('what', 'a minion would use its own ability', 'choose another minion (“other”)');
    if ((frame !== 'played' && frame !== 'talent') || depth > 1)
      wrong('do', 'an ability is used when this minion is played, or as its Talent', 'use it there, outside of other sentences');
  },
  'destroy base': leavesTable,
  'replace base': leavesTable,
  'recall base': () => undefined,
  'add base': (_step, { known }) => {
    known.there = true;
  },
  'play costs': (step, { wrong, here, place: { card } }) => {
    if (card.kind === 'base' && step.whose) wrong('whose', 'a base has no controller', 'leave “whose” out');
    here('do');
  },
  'only on': (step, { at, wrong, known, place, place: { card, frame } }) => {
    if (frame !== 'to play') wrong('do', 'this belongs to how the card is played', 'use it under “to play”');
    object(step.what, at('what'), place, known, [isOnMinion(card) ? 'minion' : 'base']);
    if (step.what.pick !== 'one') wrong('what', 'a card is played on one base or minion', 'choose “one”');
    if (!stays(card)) wrong('do', 'a standard action is nowhere', 'use a condition (“if”)');
  },
  'win ties': (_step, { wrong, here, place: { card } }) => {
    if (card.kind === 'base') wrong('do', 'a base has no controller', 'put it on a minion or an action');
    here('do');
  },
  'only you play': (_step, { wrong, here, place: { card } }) => {
    if (card.kind === 'base') wrong('do', 'a base has no controller', 'put it on an action');
    here('do');
  },
} satisfies Partial<Checks<Step['do']>>;
