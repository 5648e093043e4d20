import type { Ability, AnyCard, Condition, Description, Document, Frame, Step } from '../tree.js';
import { asksPower, isDescription, isOfIt, isOnMinion, isSpokenName, isZone, stays, twoOf } from '../tree.js';
import { checkCondition } from './conditions.js';
import { checkDescription, type Known } from './descriptions.js';
import { checkEvent, checkInstead, checkOwnEvent, checkSpecial, leavesHand, playsItself } from './frames.js';
import { checkByNobody, checkLastingBase } from './of-bases.js';
import type { Place } from './place.js';
import { type Report, under } from './problems.js';
import { checkSteps } from './steps.js';

/** Checks that an ability makes sense on its card. */
export function checkAbility(ability: Ability, path: string, card: AnyCard, document: Document, report: Report): void {
  const place: Place = { card, document, frame: ability.when, report, ...(ability.who && { ranked: ability.who }) };
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
  if (ability.who === 'each player' && scores && when.scores === 'at') wrong('who', 'every player gains VP anyway', 'leave “who” out');
  if (when === 'always' && ability.if && ability.steps.length > 1 && ability.steps.some((s) => s.do === 'your power' && s.who))
    wrong('steps', 'the condition is asked of each player', 'write this step alone');
  if (ability.who === 'nobody') checkByNobody(ability, path, report);
  if (when === 'always' && card.kind === 'base') checkLastingBase(ability, path, report);
  if (ability.limit && !isLimited(when)) wrong('limit', 'this ability has a limit of its own', 'leave “limit” out');
  if (ability.limit?.by === 'card' && typeof when === 'object' && 'at' in when) wrong('limit', 'this comes once a turn', 'choose “name”');
  if (ability.limit && when === 'played' && (ability.limit.by !== 'name' || ability.limit.once !== 'turn'))
    wrong('limit', 'a card is played once', 'choose “turn” and “name”');
  if (ability.limit && typeof when === 'object' && 'instead' in when && (ability.limit.by !== 'card' || ability.limit.once !== 'turn'))
    wrong('limit', 'an “instead” has the limit of one turn and card', 'choose “turn” and “card”');
  const byDoer = typeof when === 'object' && (('after' in when && (when.by === 'you' || when.what.whose === 'you')) || 'afterYou' in when);
  if (ability.limit?.by === 'player' && (card.kind !== 'base' || ability.limit.once !== 'turn' || !byDoer))
    wrong('limit', 'only what players do at a base is limited for each of them', 'choose “card” or “name”');
  if (ability.limit?.by === 'name' && card.kind === 'base') wrong('limit', 'a base is there once', 'choose “card”');
  if (ability.if) {
    if (typeof when === 'object' && 'also' in when) wrong('if', 'the card already says what it does', 'leave “if” out');
    else checkCondition(ability.if, under(path, 'if'), place, known);
    if ('count' in ability.if && ability.if.count.noun === 'minion' && typeof when === 'object' && 'at' in when) known.it = true;
  }
  if (when === 'always' && ability.if && !isCountInPlay(ability.if) && ability.steps.some((s) => s.do === 'cancel abilities'))
    wrong('if', 'abilities are canceled while cards are in play', 'count minions or actions in play, or leave “if” out');
  for (const [i, step] of ability.steps.entries())
    if (step.who !== undefined && step.who === ability.who) wrong(`steps/${i}/who`, 'the ability says who does it', 'leave “who” out');
  checkSteps(ability.steps, under(path, 'steps'), place, known);
}

/** A condition that changes only when cards come and go. */
const isCountInPlay = (condition: Condition): boolean =>
  twoOf(condition)?.every(([, part]) => isCountInPlay(part)) ??
  (('fits' in condition && ['this', 'host'].includes(condition.fits) && isLastingSort(condition.what)) ||
    ('count' in condition &&
      !isZone(condition.count.where) &&
      condition.count.noun !== 'base' &&
      condition.count.counters === undefined &&
      !asksPower(condition)));

/** What changes only when a card changes its controller. */
const isLastingSort = ({ noun, whose, owner, kind, named, not, faction, ...more }: Description): boolean => Object.keys(more).length === 0;

const isLimited = (when: Frame): boolean =>
  when === 'played' ||
  (typeof when === 'object' &&
    ('after' in when || 'afterThis' in when || 'afterYou' in when || 'special' in when || 'at' in when || 'instead' in when));

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
      onlyExtra(ability.steps, under(path, '../steps'), report);
      return;
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
    if (card.kind === 'minion' && !playsItself(ability) && !leavesHand(ability))
      wrong('a minion in hand can only be played by its Special', 'write one step: you may play this there; or discard it first');
    if (leavesHand(ability)) known.nowhere = true;
    if (when.what.noun !== 'minion' && when.reaction === 'destroyed') wrong('minions are reacted to', 'choose “minion”');
    if (when.reaction === 'start of turn' || when.reaction === 'end of turn') {
      if (when.what.noun !== 'player' || when.what.pick !== 'one' || Object.keys(when.what).length > 2)
        wrong('a turn is a player’s', 'describe a player, and say whose turn by “by”');
      known.player = true;
    } else checkEvent({ ...when, after: when.reaction }, path, place, known);
    if (when.what.where && when.what.where !== 'with you') wrong('a card in hand is nowhere', 'leave “where” out');
    return;
  }
  if ('afterThis' in when || 'afterHost' in when) checkOwnEvent(when, path, place);
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
    if (
      (card.kind === 'base') !== (when.afterThis === 'arrives') ||
      ((when.afterThis === 'moved' || when.afterThis === 'countered') && card.kind !== 'minion')
    )
      wrong(
        'this does not happen to this sort of card',
        card.kind === 'base' ? 'choose “arrives”, or use “scores”' : 'choose “destroyed” or “discarded”',
      );
    if (when.afterThis === 'destroyed' || when.afterThis === 'discarded') known.gone = true;
    if (when.afterThis === 'returned' || when.afterThis === 'left') known.away = true;
    if (when.afterThis === 'moved') known.old = true;
    if (when.afterThis === 'affected' || when.by) known.player = true;
    return;
  }
  if ('afterHost' in when) {
    if (!isOnMinion(card)) wrong('this card is on no minion', 'play it on a minion, or use “afterThis”');
    if (when.afterHost === 'destroyed' || when.afterHost === 'discarded') known.gone = true;
    if (when.afterHost === 'returned' || when.afterHost === 'left') known.away = true;
    if (when.afterHost === 'moved') known.old = true;
    if (when.afterHost === 'affected' || when.by) known.player = true;
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
    if (when.from === undefined) mustStay();
    else known.nowhere = true;
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
  if (card.kind !== 'base' && when.scores !== 'at') wrong('only a base scores', 'use “special”');
  else if (card.kind !== 'base') mustStay();
  if (card.kind === 'base' && ability.who === 'each other player here') wrong('a base has no controller', 'choose “each player here”');
  if (
    when.scores === 'at' &&
    (ability.steps.length !== 1 ||
      (ability.steps[0].do !== 'gain' && ability.steps[0].do !== 'lose') ||
      ability.steps[0].may ||
      ability.steps[0].who ||
      ability.steps[0].each === 'that many')
  )
    wrong('when a base scores, players gain VP', 'write one step “gain” or “lose”');
  known.there = true;
  if (when.scores === 'replaced') known.nowhere = true;
  if (when.scores === 'replaced' && (ability.who === 'each player here' || ability.who === 'strongest'))
    report.say(under(path, '../who'), 'nobody is at a base that has been replaced', 'choose the winner or the runner-up');
}

function onlyExtra(steps: readonly Step[], path: string, report: Report): void {
  const [step] = steps;
  if (
    steps.length !== 1 ||
    step.do !== 'extra' ||
    step.n ||
    step.each ||
    step.at === 'there' ||
    isSpokenName(step.named) ||
    (step.power && isOfIt(step.power)) ||
    ((step.on === 'this' || step.on === 'host') && step.at !== undefined)
  )
    report.say(path, 'each of your turns brings one extra play', 'write one step “extra”, without a number');
}
