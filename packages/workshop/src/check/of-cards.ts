import type { Play, Step, What } from '../tree.js';
import { isDescription, isMany, isOfIt, isOnMinion, isPrice, isSpokenName, isZone, stays } from '../tree.js';
import { type Check, type Checking, type Checks, isOutside, many } from './checking.js';

import { checkAmount, checkDescription } from './descriptions.js';
import { called, object, playedCard } from './objects.js';
import type { Report } from './problems.js';

// The verbs for hands, decks, discard piles and plays.

const looks: Check<'look' | 'reveal'> = (step, { wrong, known }) => {
  if (step.whose && !known.player) wrong('whose', 'no player was spoken of', 'choose a player first');
  Object.assign(known, { them: true, secret: step.do === 'look', unseen: false });
  known.it = true;
  known.outside = true;
};

const fills: Check<'draw up to' | 'discard down to'> = (step, { at, wrong, known, place: { card, document, report } }) => {
  const { n, who } = step;
  if (n === 'as you' && (who === undefined || who === 'you')) wrong('n', 'your hand is as large as itself', 'say who else (“who”)');
  if (n === 'as that player' && (!known.player || who === 'that player'))
    wrong('n', 'no other player was spoken of', 'choose a player first');
  if (typeof n === 'object') checkAmount(n, at('n'), card, document, known, report);
  if (typeof n === 'object' && 'count' in n && n.count.where === 'hand') wrong('n', 'a hand is compared with another one', 'choose “as …”');
  if (step.do === 'discard down to') known.many = true;
};

/** An action that stays in play does not go to the discard pile when it is played. */
function onlyStandard(what: What, path: string, report: Report): void {
  if (!isDescription(what) || what.noun !== 'action' || what.on !== 'nothing' || isMany(what))
    report.say(path, 'only a standard action goes to a pile when it is played', 'describe one standard action, or leave it out');
}

/** An action that is played on this minion, or on one of those described. */
function playedOn(
  { what, at: base }: Play,
  on: NonNullable<Play['on']>,
  { at, wrong, known, place: { card, document, report } }: Pick<Checking, 'at' | 'wrong' | 'known' | 'place'>,
): void {
  if (base) wrong('at', 'the card it is on says where it is', 'leave “at” out');
  if (isDescription(what) && what.on) wrong('what/on', 'the card it is on says where it is', 'leave “on” out');
  if (isDescription(what) ? what.noun !== 'action' : what === 'this' && !isOnMinion(card))
    wrong('on', 'a minion is on a base anyway', 'play an action');
  if (on === 'this') {
    if (card.kind !== 'minion' || known.nowhere) wrong('on', 'no action is on this card', 'describe a minion');
    return;
  }
  checkDescription(on, 'counted', at('on'), card, document, known, report);
  if (on.noun !== 'minion' || isZone(on.where) || on.where === 'those' || on.different)
    wrong('on', 'an action is played on minions in play', 'describe minions in play');
}

export const CARD_VERBS = {
  draw: () => undefined,
  'draw up to': fills,
  'discard down to': fills,
  gain: () => undefined,
  lose: () => undefined,
  leave: (_step, { wrong, known }) => {
    if (!known.it) wrong('do', 'there is nothing to leave', 'look at the top card first');
  },
  show: (step, { at, wrong, known, place }) => {
    object(step.what, at('what'), place, known, ['hand']);
    if (step.what.whose) wrong('what/whose', 'a player reveals cards of their own hand', 'leave “whose” out, or say “who”');
    known.many = many(step.what);
  },
  discard: (step, { at, wrong, known, place, place: { card, frame } }) => {
    if (isDescription(step.what) && step.what.whose === 'that player' && step.who)
      wrong('what/whose', 'that player discards already', 'leave “whose” out');
    if (isDescription(step.what) && step.what.whose === 'that player' && step.what.pick !== 'one')
      wrong('what/whose', 'you choose one card of that player’s hand', 'choose “one”, or let that player discard (“who”)');
    const { it, outside, there } = known;
    const inHand = isOutside(frame) && card.kind === 'minion' && typeof frame === 'object' && !('afterThis' in frame);
    object(step.what, at('what'), place, known, inHand ? ['this', 'it', 'hand', 'them'] : ['it', 'hand', 'them']);
    if (isPrice(step) && it && !outside) Object.assign(known, { it, outside, there });
    known.many = many(step.what);
  },
  extra: (step, { wrong, here, there, known, place, path, place: { card } }) => {
    if (step.each !== undefined && step.n !== undefined) wrong('n', 'one extra play comes for each', 'leave “n” out');
    if (step.power && step.noun !== 'minion') wrong('power', 'an action has no power', 'play a minion');
    if (step.on && step.noun !== 'action') wrong('on', 'a minion is on a base anyway', 'play an action');
    const onThem = (step.on === 'base' && step.at !== 'elsewhere') || step.on === 'minion' || step.on === 'your minion';
    if (step.at && step.noun !== 'minion' && (!onThem || step.at === 'with you' || step.at === 'without you'))
      wrong('at', 'only minions are limited to a base', 'play a minion, or an action that is played on a base or minion');
    if (step.on === 'this' && card.kind !== 'minion') wrong('on', 'no action is on this card', 'choose “base”');
    if (step.on === 'host' && !isOnMinion(card)) wrong('on', 'this card is on no minion', 'play it on a minion');
    called(step, step.noun, path, place, known);
    if (step.at === 'here' || step.at === 'elsewhere') here('at');
    if (step.at === 'there') there('at');
    if (step.power && isOfIt(step.power) && !known.it) wrong('power', 'no minion was spoken of', 'choose a minion first');
  },
  play: (step, { at, wrong, here, there, known, place, depth, place: { report, frame } }) => {
    if (step.to) onlyStandard(step.what, at('to'), report);
    const inPile = typeof frame === 'object' && 'special' in frame && frame.special === 'your turn' && frame.from === 'discard';
    if (step.instead && (step.what !== 'this' || !inPile || depth > 1))
      wrong('instead', 'only this card in the discard pile is played so', 'use it for “this”, on your turn, from the discard pile');
    if (step.on !== undefined) playedOn(step, step.on, { at, wrong, known, place });
    if (step.what === 'this' ? !isOutside(frame) : false) wrong('what', 'this card is not in a hand or discard pile', 'play another card');
    if (step.what === 'it' && !known.outside && !known.left)
      wrong('what', 'it is in play already', 'reveal a card first, or play one from your hand');
    const before = { ...known };
    if (step.what !== 'this') object(step.what, at('what'), place, known, ['it', 'hand', 'discard', 'hand or discard', 'deck', 'them']);
    if (isDescription(step.what)) playedCard(step.what, at('what'), report);
    if (step.at === 'here') here('at');
    if (step.at === 'there' && !(typeof frame === 'object' && 'special' in frame)) there('at');
    if (step.at === 'old base' && !known.old) wrong('at', 'no card has left a base', 'move or place this card first');
    if (isDescription(step.what) && isMany(step.what)) {
      if (step.what.named && step.what.alike) wrong('what', 'there is one name only', 'leave “alike” out');
      if (step.done || step.else) wrong('done', 'nothing depends on any number of plays', 'write the steps one after the other');
      Object.assign(known, before);
      return;
    }
    known.it = true;
    known.outside = false;
    known.left = false;
    if (isDescription(step.what) && step.what.noun === 'minion') known.there = true;
  },
  'play from discard': (step, { at, wrong, here, known, place, place: { card, report } }) => {
    const { what } = step;
    if (card.kind === 'base') wrong('do', 'a base has no controller', 'put it on a minion or an action');
    object(what, at('what'), place, known, ['discard']);
    if (what.noun === 'card') wrong('what/noun', 'a minion or an action is played', 'choose “minion” or “action”');
    if (what.pick !== 'one' || what.whose || what.other || what.fresh || isSpokenName(what.named))
      wrong('what', 'one card of your own pile is played', 'describe one card of your discard pile');
    if (step.at && what.noun !== 'minion') wrong('at', 'only minions are limited to a base', 'leave “at” out');
    if (step.at) here('at');
    if (step.to) onlyStandard(what, at('to'), report);
  },
  search: (step, { at, wrong, here, there, known, place }) => {
    object(step.what, at('what'), place, known, ['deck', 'deck or discard']);
    const both = step.what.where === 'deck or discard';
    const several = (step.what.pick === 'any' || step.what.pick === 'up to') && !both;
    if (both && step.to !== 'hand' && step.to !== 'play') wrong('to', 'what is found is taken or played', 'choose “hand” or “play”');
    if (step.what.whose) wrong('what/whose', 'players search their own decks', 'leave “whose” out, or say “who”');
    if (step.what.pick !== 'one' && !(several && (step.to === 'discard' || step.to === 'hand')))
      wrong('what', 'one card is searched for', 'choose “one”, or several for the hand or discard pile');
    if (step.what.other) wrong('what', 'a deck has no other cards', 'leave “other” out');
    if (step.to === 'play' && step.what.noun === 'card') wrong('what', 'a minion or an action is played', 'choose “minion” or “action”');
    if (step.reveal && step.to !== 'hand') wrong('reveal', 'only a card for the hand is revealed', 'leave “reveal” out');
    if (step.at && step.to !== 'play') wrong('at', 'only a played card has a place', 'leave “at” out');
    if (step.at === 'there') there('at');
    if (step.at === 'here') here('at');
    known.many = many(step.what);
    // What was searched for is played by then.
    if (step.to !== 'play') return;
    known.outside = false;
    known.there ||= step.what.noun === 'minion';
  },
  look: looks,
  reveal: looks,
  'look at bases': () => undefined,
  take: (step, { at, wrong, known, place }) => {
    const { noun, where, whose, pick, on } = step.what;
    object(step.what, at('what'), place, known, ['hand']);
    const sorted = noun !== 'card' || on !== undefined;
    if ((sorted && pick === 'random') || where !== 'hand' || whose !== 'that player' || (pick !== 'random' && pick !== 'one'))
      wrong('what', 'a card is taken from that player’s hand', 'describe one card, or one at random');
    const others = Object.keys(step.what).some((key) => !['noun', 'where', 'whose', 'pick', 'n', 'on'].includes(key));
    if (others || (on !== undefined && on !== 'nothing') || (step.what.n ?? 1) > 1)
      wrong('what', 'one card is taken at a time', 'leave the limit out');
  },
  name: (_step, { known }) => {
    known.named = true;
  },
  'look at hand': (_step, { wrong, known }) => {
    if (!known.player) wrong('do', 'no player was spoken of', 'choose a player first');
    known.it = true;
    known.outside = true;
  },
  'reveal until': (step, { at, wrong, known, place: { card, document, report } }) => {
    const { noun, pick, on, where, power, kind, named, not, faction, ...more } = step.what;
    // Its limits speak of what was spoken of before.
    checkDescription({ ...step.what, where: 'deck' }, 'object', at('what'), card, document, known, report);
    known.it = step.n === 1 || step.what.pick === 'one';
    known.outside = true;
    known.left = false;
    if (noun !== 'minion' && noun !== 'action') wrong('what', 'a minion or an action is revealed', 'choose “minion” or “action”');
    if (pick !== 'all' && pick !== 'any' && pick !== 'one')
      wrong('what', 'it is not said how many are kept', 'choose “one”, “all” or “any”');
    if (pick === 'all' && step.rest === 'discard found') wrong('rest', 'all of them are kept', 'choose “one” or “any”');
    const isSort = on === undefined || (noun === 'action' && (on === 'base' || on === 'minion'));
    if (Object.keys(more).length > 0 || where !== undefined || !isSort)
      wrong('what', 'only the sort of card is sought so', 'leave the rest out');
    if (step.n === 1 && pick !== 'all') wrong('what', 'one card is kept or not', 'choose “all”');
  },
  give: (step, { at, wrong, known, place, place: { card, frame } }) => {
    const isOne = isDescription(step.what) && (step.what.pick === 'one' || (step.what.pick === 'random' && step.what.n === 1));
    if (step.to === 'you' && (!step.who || !isOne)) wrong('to', 'another player gives you one card', 'say “who”, and choose “one”');
    if (step.to === 'that player' && step.who) wrong('to', 'you give to that player', 'leave “who” out');
    if (step.to === 'that player' && !known.player) wrong('to', 'no player was spoken of', 'choose a player first');
    if (step.back && (step.to !== 'that player' || !isDescription(step.what) || step.what.pick !== 'one'))
      wrong('back', 'a card is exchanged for a card', 'choose “one”, and “that player”');
    if (step.back && (step.may || step.done || step.else)) wrong('back', 'each gives what there is', 'leave “may” and “done” out');
    if (step.to && step.what === 'this') wrong('to', 'this card goes to any other player', 'leave “to” out');
    if (step.what === 'this') {
      if (stays(card) || frame !== 'played')
        wrong('what', 'only a standard action that was played is given away', 'give a card from your hand');
      return;
    }
    object(step.what, at('what'), place, known, ['hand']);
    known.many = many(step.what);
  },
} satisfies Partial<Checks<Step['do']>>;
