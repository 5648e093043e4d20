import type { Ability, AnyCard, Document, Frame, Step } from '../tree.js';
import { isDescription, stays } from '../tree.js';
import { checkCondition } from './conditions.js';
import { checkDescription, isOnMinion, type Known } from './descriptions.js';
import { type Report, under } from './problems.js';
import { checkSteps, isOfIt, type Place } from './steps.js';

/** Checks that an ability makes sense on its card. */
export function checkAbility(ability: Ability, path: string, card: AnyCard, document: Document, report: Report): void {
  const place: Place = { card, document, frame: ability.when, report };
  const known: Known = { it: false, there: false, old: false, fresh: false, player: false, many: false };
  if (ability.when === 'always') known.lasts = true;
  const wrong = (key: string, problem: string, advice: string): void => report.say(under(path, key), problem, advice);
  checkFrame(ability, under(path, 'when'), place, known);
  const { when } = ability;
  if (when === 'to play') {
    known.nowhere = true;
    if (ability.steps.length > 1 || ability.steps.some((step) => step.do !== 'only on'))
      wrong('steps', 'this only says when and where the card can be played', 'write a condition, or one step “only on”');
    if (ability.steps.length === 0 && !ability.if) wrong('steps', 'nothing is said', 'write a condition, or one step “only on”');
    if (card.abilities.filter((a) => a.when === 'to play').length > 1) wrong('when', 'this is said once', 'join both sentences');
  }
  const also = typeof when === 'object' && 'also' in when;
  if (when !== 'to play' && also !== (ability.steps.length === 0))
    wrong('steps', also ? 'the card already says what it does' : 'the ability does nothing', also ? 'leave the steps out' : 'add a step');
  const scores = typeof when === 'object' && 'scores' in when;
  if (ability.who && !scores) wrong('who', 'only a base’s ability at its scoring has a player', 'leave “who” out');
  if (scores && !ability.who && when.scores !== 'at')
    wrong('who', 'it is not said who does it', 'choose the winner, the runner-up or each player here');
  if (ability.limit && !isLimited(when)) wrong('limit', 'this ability has a limit of its own', 'leave “limit” out');
  if (ability.limit?.by === 'card' && typeof when === 'object' && 'at' in when) wrong('limit', 'this comes once a turn', 'choose “name”');
  if (ability.limit && typeof when === 'object' && 'instead' in when && (ability.limit.by !== 'card' || ability.limit.once !== 'turn'))
    wrong('limit', 'an “instead” has the limit of one turn and card', 'choose “turn” and “card”');
  if (ability.limit?.by === 'name' && card.kind === 'base') wrong('limit', 'a base is there once', 'choose “card”');
  if (ability.if) {
    if (
      when === 'each of your turns' ||
      (typeof when === 'object' &&
        ('also' in when ||
          'instead' in when ||
          'scores' in when ||
          'afterThis' in when ||
          'afterHost' in when ||
          'afterYou' in when ||
          'reaction' in when))
    )
      wrong('if', 'this ability has no condition yet', 'leave “if” out');
    else if (
      typeof when === 'object' &&
      'special' in when &&
      when.from === 'play' &&
      when.special !== 'your turn' &&
      !ability.steps[0]?.may
    )
      wrong('if', 'an ability that happens by itself has no condition here', 'put “may” into the first step');
    else checkCondition(ability.if, under(path, 'if'), place, known);
    if ('count' in ability.if && ability.if.count.noun === 'minion' && typeof when === 'object' && 'at' in when) known.it = true;
  }
  if (when === 'always' && ability.if && ability.steps.some((s) => s.do === 'cancel abilities'))
    wrong('if', 'abilities are canceled as long as this card is in play', 'leave “if” out');
  const feeds = ability.steps.some((step) => !WITHOUT_POWER.includes(step.do) || (step.do === 'cannot' && step.verbs.includes('affect')));
  if (when === 'always' && ((feeds && dependsOnPower(ability.if)) || dependsOnPower(ability.steps)))
    wrong('when', 'what lasts can’t depend on power, which depends on it', 'count minions or counters, or use another frame');
  checkSteps(ability.steps, under(path, 'steps'), place, known);
}

/** What lasts so changes no power, so that it may depend on it. */
const WITHOUT_POWER: readonly Step['do'][] = [
  'cannot score',
  'win ties',
  'cannot play',
  'only you play',
  'no talents',
  'cannot enter',
  'cannot',
  'breakpoint',
];

/** Does a word of this depend on power? What lasts may not, because power depends on everything that lasts. */
const dependsOnPower = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  Object.entries(node).some(
    ([key, value]) => ['ahead', 'strongest', 'weaker', 'power', 'rank', 'total', 'powerOf', 'led'].includes(key) || dependsOnPower(value),
  );

const isLimited = (when: Frame): boolean =>
  typeof when === 'object' &&
  ('after' in when || 'afterThis' in when || 'afterYou' in when || 'special' in when || 'at' in when || 'instead' in when);

function checkFrame(ability: Ability, path: string, place: Place, known: Known): void {
  const { card, document, report } = place;
  const { when } = ability;
  const wrong = (problem: string, advice: string): void => report.say(path, problem, advice);
  const mustStay = (): void => {
    if (!stays(card)) wrong('a standard action does not stay in play', 'play it on a base or a minion, or use “played”');
  };
  switch (when) {
    case 'to play':
    case 'played':
      if (card.kind === 'base') wrong('a base is not played', 'use “after” or “scores”');
      return;
    case 'talent':
      mustStay();
      if (card.kind === 'base') wrong('a base has no Talent', 'use “start of your turn”');
      return;
    case 'talent of host':
      if (!isOnMinion(card)) wrong('this card is on no minion', 'play it on a minion, or use “talent”');
      return;
    case 'always':
      mustStay();
      return;
    case 'each of your turns':
      mustStay();
      if (card.kind === 'base') wrong('a base gives no extra plays so yet', 'use “start of your turn”');
      {
        onlyExtra(ability.steps, under(path, '../steps'), report);
        return;
      }
    default:
  }
  if ('at' in when) {
    mustStay();
    if (when.at.endsWith(' its turn') && !isOnMinion(card)) wrong('this card is on no minion', 'play it on a minion');
    if (when.at === 'start of turn' && card.kind === 'base')
      wrong('a base says “your turn” to every player', 'choose “start of your turn”');
    return;
  }
  if ('after' in when) {
    mustStay();
    checkEvent(when, path, place, known);
    return;
  }
  if ('reaction' in when) {
    if (card.kind === 'base' || (card.kind === 'action' && card.goes))
      wrong('only a standard action is played as a reaction', 'use “after”');
    if (card.kind === 'minion' && !playsItself(ability))
      wrong('a minion in hand can only be played by its Special', 'write one step: you may play this there');
    if (when.what.noun !== 'minion' && when.reaction === 'destroyed') wrong('minions are reacted to', 'choose “minion”');
    checkEvent({ ...when, after: when.reaction }, path, place, known);
    if (when.reaction === 'destroyed') known.it = false;
    if (when.what.where && when.what.where !== 'with you') wrong('a card in hand is nowhere', 'leave “where” out');
    return;
  }
  if ('afterThis' in when && when.afterThis === 'discarded from hand') {
    if (card.kind === 'base') wrong('this does not happen to this sort of card', 'choose “arrives”, or use “scores”');
    if (!ability.steps[0]?.may) wrong('this is used if you like', 'put “may” into the first step');
    if (ability.limit) wrong('this ability has a limit of its own', 'leave “limit” out');
    known.nowhere = true;
    known.gone = true;
    return;
  }
  if ('afterThis' in when) {
    mustStay();
    if ((card.kind === 'base') !== (when.afterThis === 'arrives') || (when.afterThis === 'moved' && card.kind !== 'minion'))
      wrong(
        'this does not happen to this sort of card',
        card.kind === 'base' ? 'choose “arrives”, or use “scores”' : 'choose “destroyed” or “discarded”',
      );
    if (card.kind !== 'base' && when.afterThis !== 'moved') known.gone = true;
    return;
  }
  if ('afterHost' in when) {
    if (!isOnMinion(card)) wrong('this card is on no minion', 'play it on a minion, or use “afterThis”');
    if (when.afterHost === 'destroyed') known.gone = true;
    return;
  }
  if ('afterYou' in when) {
    mustStay();
    if ((when.afterYou === 'give') === (card.kind === 'base'))
      wrong(
        'this event does not belong to this sort of card',
        when.afterYou === 'give' ? 'put it on a minion or an action' : 'put it on a base',
      );
    return;
  }
  if ('instead' in when) {
    mustStay();
    if (isDescription(when.what)) checkDescription(when.what, 'event', under(path, 'what'), card, document, known, report);
    known.it = true;
    checkInstead(ability, when, path, place);
    return;
  }
  if ('special' in when) {
    checkSpecial(ability, when, path, place, known);
    return;
  }
  if ('also' in when) {
    if (stays(card)) wrong('only a standard action can also be played in a scoring', 'use “special”');
    if (!card.abilities.some((a) => a.when === 'played'))
      wrong('the card does nothing when played', 'add an ability “played”, or use “special”');
    return;
  }
  if (card.kind !== 'base') wrong('only a base scores', 'use “special”');
  if (
    when.scores === 'at' &&
    (ability.steps.length !== 1 ||
      ability.steps[0].do !== 'gain' ||
      ability.steps[0].may ||
      ability.steps[0].who ||
      ability.steps[0].each === 'that many')
  )
    wrong('when a base scores, players gain VP', 'write one step “gain”');
  known.there = true;
}

function onlyExtra(steps: readonly Step[], path: string, report: Report): void {
  const [step] = steps;
  if (
    steps.length !== 1 ||
    step.do !== 'extra' ||
    step.n ||
    step.at === 'there' ||
    step.named === 'it' ||
    (step.power && isOfIt(step.power)) ||
    (step.on !== undefined && step.on !== 'base' && step.at !== undefined)
  )
    report.say(path, 'each of your turns brings one extra play', 'write one step “extra”, without a number');
}

function checkEvent(when: Extract<Frame, { after: unknown }>, path: string, place: Place, known: Known): void {
  const { card, document, report } = place;
  const { what, by } = when;
  const say = (key: string, problem: string, advice: string): void => report.say(under(path, key), problem, advice);
  const events: Known = { ...known, player: true };
  checkDescription(what, 'event', under(path, 'what'), card, document, events, report);
  const arrives = when.after === 'arrives';
  const scores = when.after === 'scores';
  if (arrives && (what.noun !== 'base' || by !== undefined || what.where)) say('what/noun', 'a base comes into play', 'describe a base');
  if (scores && (what.noun !== 'base' || by !== undefined)) say('what/noun', 'a base scores', 'describe a base');
  if (scores && card.kind === 'base') say('what/noun', 'a base has a frame of its own for this', 'use “scores”');
  if (!arrives && !scores && (what.noun === 'base' || what.noun === 'player'))
    say('what/noun', 'this happens to cards', 'choose “minion” or “action”');
  if (what.power || what.counters || what.total || what.alike || what.named === 'it')
    say('what', 'an event is not limited so yet', 'leave power and counters out');
  const atBase = when.after === 'played' && what.noun === 'minion' && !when.first;
  if (!scores && what.where !== undefined && what.where !== 'here' && what.where !== 'elsewhere' && !(what.where === 'with you' && atBase))
    say('what/where', 'an event is here, elsewhere or anywhere', 'choose “here” or “elsewhere”');
  if ((what.on === 'this' || what.on === 'host' || what.on === 'your minion') && when.after !== 'played')
    say('what/on', 'an event is not limited so yet', 'choose “base” or “minion”');
  if (what.on === 'your minion' && card.kind === 'base') say('what/on', 'a base has no controller', 'choose “minion”');
  if (what.whose === 'that player') say('what/whose', 'no player was spoken of', 'choose another owner');
  if (what.whose === 'not theirs' && (when.after !== 'destroyed' || by === undefined))
    say('what/whose', '“not theirs” belongs to what a player destroys', 'choose another owner');
  if (when.first && when.after !== 'played') say('first', 'only the first play of a turn is known', 'leave “first” out');
  if (when.after === 'played') {
    if (what.whose) say('what/whose', 'who plays it is said by “by”', 'leave “whose” out');
    if (what.noun === 'card') say('what/noun', 'a minion or an action is played', 'choose “minion” or “action”');
    if (when.first && (what.kind || what.named || what.other || what.on))
      say('first', 'the first play is not limited so', 'leave the limit out');
  }
  if (
    (when.after === 'discarded' || when.after === 'drawn') &&
    (what.where || what.on || what.other || what.kind || what.named || what.whose || what.printed)
  )
    say('what', 'a card of a hand or deck is not limited so yet', 'leave the limit out');
  if (when.after === 'drawn' && what.noun !== 'card') say('what/noun', 'nobody knows which cards were drawn', 'choose “card”');
  if ((when.after === 'discarded' || when.after === 'drawn') && card.kind === 'base')
    say('after', 'a base does not see this', 'put it on a minion or an action');
  if (when.after === 'countered' && what.noun !== 'minion') say('what/noun', 'counters are placed on minions', 'choose “minion”');
  if (when.after === 'revealed' && (what.where || what.on || what.other || what.kind || what.named || what.whose === 'not theirs'))
    say('what', 'a revealed card is in a hand or deck', 'leave the limit out');
  if (when.after === 'talent' && (what.noun === 'card' || what.on || what.whose))
    say('what', 'a minion or an action has a Talent', 'choose “minion” or “action”, and say who by “by”');
  if (when.after === 'moved' && what.noun !== 'minion') say('what/noun', 'minions move', 'choose “minion”');
  if (when.after === 'destroyed' && what.noun === 'action' && what.on) say('what/on', 'an event is not limited so yet', 'leave “on” out');
  if (when.after !== 'played' && by === 'you' && card.kind === 'base') say('by', 'a base has no controller', 'leave “by” out');
  if (by === 'another' && card.kind === 'base') say('by', 'a base has no controller', 'choose “you”, or leave it out');
  if (card.kind === 'base' && what.whose) say('what/whose', 'a base has no controller', 'leave “whose” out');
  if (
    card.kind === 'base' &&
    by === undefined &&
    when.after === 'played' &&
    place.card.abilities.some((a) => a.when === when && a.steps[0]?.who !== 'its owner')
  )
    known.it = true;
  const inHands = when.after === 'revealed' || when.after === 'discarded' || when.after === 'drawn';
  known.it = !inHands && !arrives && !scores;
  known.there = !inHands;
  // A destroyed card is in a discard pile.
  known.outside = when.after === 'destroyed';
  known.player = by !== undefined || when.after === 'played';
}

function checkInstead(ability: Ability, when: Extract<Frame, { instead: unknown }>, path: string, place: Place): void {
  const say = (problem: string, advice: string): void => place.report.say(path, problem, advice);
  const { what } = when;
  const [step] = ability.steps;
  if (what === 'it') say('no card was spoken of', 'choose this card, or describe one');
  if (what === 'host' && !isOnMinion(place.card)) say('this card is on no minion', 'play it on a minion');
  if (place.card.kind === 'base' && what === 'this') say('a base is not destroyed so', 'describe minions here');
  if (place.card.kind === 'base' && isDescription(what) && what.whose) say('a base has no controller', 'leave “whose” out');
  if (isDescription(what)) {
    if (what.noun !== 'minion' && what.noun !== 'action') say('minions or actions are destroyed', 'choose “minion” or “action”');
    if (what.power || what.total || what.alike || what.named === 'it' || (what.where !== undefined && what.where !== 'here'))
      say('an “instead” is not limited so yet', 'leave the limit out');
  }
  if (step?.done?.some((s) => !['draw', 'gain', 'extra'].includes(s.do) || s.done || s.who || s.may))
    say('only cards, VP and extra plays come with it', 'draw, gain, or play an extra card');
  if (step === undefined || ability.steps.length !== 1 || step.else || step.who) {
    say('one thing happens instead', 'write one step');
    return;
  }
  if (when.instead === 'discarded' && !(isDescription(what) && what.noun === 'action'))
    say('only actions are kept from the discard pile so yet', 'describe an action here, or use “destroyed”');
  switch (step.do) {
    case 'uncounter':
      if (step.what !== 'this' || step.n === 'any' || when.instead !== 'destroyed' || place.card.kind !== 'minion')
        say('counters are removed from this minion', 'write “this” and a number');
      return;
    case 'move':
      if (
        step.may ||
        step.what !== 'this' ||
        what !== 'this' ||
        step.to !== 'another base' ||
        when.instead !== 'destroyed' ||
        place.card.kind !== 'minion'
      )
        say('this minion moves to another base instead', 'write “this”, and “another base”');
      return;
    case 'return':
      if (step.what !== (isDescription(what) ? 'it' : what) || (isDescription(what) && what.noun !== 'minion'))
        say('it returns instead', 'describe a minion, and return “it”');
      return;
    case 'put':
      if (step.what !== (isDescription(what) ? 'it' : what) || step.to !== 'deck')
        say('it is shuffled into a deck instead', 'write “it” and “deck”');
      return;
    case 'discard':
      if (
        !step.may ||
        !isDescription(step.what) ||
        step.what.pick !== 'one' ||
        step.what.where !== 'hand' ||
        Object.keys(step.what).length > 3
      )
        say('a card of your hand is discarded instead', 'write “may”, and one card of your hand');
      if (place.card.kind === 'base' || when.instead !== 'destroyed')
        say('this card has no hand to pay with', 'put it on a minion or an action');
      return;
    case 'destroy':
      if (step.what !== 'this' || what === 'this' || when.instead !== 'destroyed' || place.card.kind === 'base')
        say('this card is destroyed instead of another one', 'write “this”, and describe another minion');
      return;
    default:
      say(`“${step.do}” can’t happen instead yet`, 'remove a counter, move, return, shuffle, discard a card, or destroy this');
  }
}

/** The one step is to play this card. */
const playsItself = ({ steps: [first, ...more] }: Ability): boolean =>
  first?.do === 'play' && first.what === 'this' && first.may === true && more.length === 0;

function checkSpecial(ability: Ability, when: Extract<Frame, { special: unknown }>, path: string, place: Place, known: Known): void {
  const { card, report } = place;
  const wrong = (problem: string, advice: string): void => report.say(path, problem, advice);
  const [first] = ability.steps;
  if (card.kind === 'base') {
    wrong('a base has no Special', 'use “scores”');
    return;
  }
  if (when.special !== 'your turn') known.there = true;
  switch (when.from) {
    case 'play':
      if (!stays(card)) wrong('a standard action does not stay in play', 'choose “hand”');
      if (when.special === 'your turn' && !first?.may) wrong('a Special on your turn is used if you like', 'put “may” into the first step');
      if (ability.limit && when.special !== 'your turn' && !first?.may) wrong('this happens by itself, once', 'leave “limit” out');
      return;
    case 'hand':
      if (card.kind === 'action' && card.goes) {
        wrong('an action that stays is not played by a Special yet', 'make it a standard action');
        return;
      }
      if (when.special === 'your turn' && card.kind === 'minion' && ability.if && playsItself(ability)) {
        known.nowhere = true;
        return;
      }
      if (when.special === 'your turn') {
        wrong('on your turn cards are played from the hand anyway', 'choose “before” or “after”');
        return;
      }
      if (
        card.kind === 'minion' &&
        !(first?.do === 'play' && first.what === 'this' && first.may && first.at === 'there' && ability.steps.length === 1)
      )
        wrong('a minion in hand can only be played by its Special', 'write one step: you may play this there');
      if (card.kind === 'action' && ability.steps.some((s) => s.do === 'play' && s.what === 'this'))
        wrong('the card is played already', 'leave this step out');
      return;
    case 'discard':
      if (
        card.kind !== 'minion' ||
        !(
          first?.do === 'play' &&
          first.what === 'this' &&
          first.may &&
          ability.steps.length === 1 &&
          (first.at === undefined) === (when.special === 'your turn')
        )
      )
        wrong('a minion in the discard pile can only be played by its Special', 'write one step: you may play this');
      return;
    default:
      throw new Error(`the check has no place ${when.from satisfies never}`);
  }
}
