import type { Condition, Each, Step } from '../tree.js';
import { chooses, countedBy, isDescription, isOwnCount, stays, twoOf } from '../tree.js';
import { type Check, type Checking, type Checks, checkingOf } from './checking.js';
import { checkCondition } from './conditions.js';
import type { Known } from './descriptions.js';
import { checkEvent } from './frames.js';
import { IN_PLAY_VERBS } from './in-play.js';
import { object } from './objects.js';
import { CARD_VERBS } from './of-cards.js';
import { asksNothing, checkEach, givesThis, isScored } from './parts.js';
import type { Place } from './place.js';
import { under } from './problems.js';
import { LIMITS } from './shape.js';

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
  'play costs',
  'play from discard',
];
const ONLY_LASTING: readonly Step['do'][] = ['only you play', 'win ties', 'cannot enter', 'play costs', 'play from discard'];
/** Steps for which "you may" would ask nothing new. */
const NEVER_MAY: readonly Step['do'][] = [
  'later',
  'whenever',
  'for each',
  'name',
  'cannot score',
  'extra',
  'if',
  'your power',
  'set breakpoint',
  'cannot',
  'cannot play',
  'no talents',
  'only on',
  ...ONLY_LASTING,
];
/** Steps of which nobody can say whether they were done. */
const NEVER_DONE: readonly Step['do'][] = [
  'later',
  'whenever',
  'for each',
  'name',
  'extra',
  'cannot score',
  'cannot play',
  'only on',
  ...ONLY_LASTING,
];
const BY_OTHERS: readonly Step['do'][] = [
  'draw',
  'draw up to',
  'discard down to',
  'gain',
  'lose',
  'discard',
  'show',
  'extra',
  'control',
  'look',
  'reveal',
  'reveal until',
  'look at bases',
  'search',
  'play',
  'your power',
  'either',
  'if',
];
/** What other players choose among cards in play. */
const CHOSEN_BY_OTHERS: readonly Step['do'][] = ['destroy', 'return', 'move', 'put', 'counter', 'uncounter', 'power', 'choose', 'give'];

/** Checks steps one after the other; what one speaks of, the next may call "it". */
export function checkSteps(steps: readonly Step[], path: string, place: Place, known: Known, depth = 1): void {
  if (depth > LIMITS.depth) {
    place.report.say(path, 'steps are nested too deeply', `nest at most ${LIMITS.depth} levels`);
    return;
  }
  for (const [i, step] of steps.entries()) checkStep(step, under(path, i), place, known, depth);
}

function checkStep(step: Step, path: string, place: Place, known: Known, depth: number): void {
  const { report, frame } = place;
  const wrong = (key: string, problem: string, advice: string): void => report.say(under(path, key), problem, advice);
  const lasts = frame === 'always';
  if (lasts && !LASTING.includes(step.do))
    wrong('do', `“${step.do}” happens once; it can’t last`, 'choose power, a breakpoint or “cannot”, or another frame');
  if (!lasts && ONLY_LASTING.includes(step.do)) wrong('do', `“${step.do}” lasts; it doesn’t happen`, 'put it under “always”');
  if (lasts && (step.may || (step.who && step.do !== 'your power') || step.done || step.else))
    wrong('may', 'nobody decides what lasts', 'leave “may”, “who” and “done” out');
  if (step.may && (NEVER_MAY.includes(step.do) || asksNothing(step)))
    wrong('may', `“you may” adds nothing to “${step.do}” here`, 'leave “may” out');
  for (const key of ['done', 'else'] as const)
    if (step[key] && (NEVER_DONE.includes(step.do) || (key === 'done' && step.do === 'if')))
      wrong(key, `nothing depends on “${step.do}”`, 'write the steps one after the other');
  const chosen = CHOSEN_BY_OTHERS.includes(step.do) && 'what' in step && isDescription(step.what);
  // A card goes to its owner's deck anyway, but the owner may be asked.
  const owned = step.who === 'its owner' && step.do === 'put' && step.what === 'it' && step.to !== 'hand' && !step.done && !step.else;
  if (step.who && !chosen && !owned && !BY_OTHERS.includes(step.do)) wrong('who', `nobody else does “${step.do}” yet`, 'leave “who” out');
  if (step.who === 'its controller' && !known.it) wrong('who', 'no card was spoken of', 'choose a card first');
  const { ranked } = place;
  if (step.who?.endsWith(' here') && ranked !== undefined && ranked !== 'winner' && ranked !== 'runner-up' && ranked !== 'active player')
    wrong('who', 'the ability says who does it', 'leave “who” out');
  if ((step.who === 'each player here' || step.who === 'each other player here') && !stays(place.card) && !known.there)
    wrong('who', 'no base was spoken of', 'choose a base or a card first');
  if (step.who === 'its owner' && step.do !== 'control' && !known.it)
    wrong('who', 'no owner was spoken of', 'choose a card first, or use it after an event');
  if ((step.who === 'winner' || step.who === 'runner-up') && !isScored(frame))
    wrong('who', 'no base was won', 'use it after a base scores');
  if (step.who === 'that player' && !known.player) wrong('who', 'no player was spoken of', 'choose a player first');
  if ('each' in step && isOwnCount(step.each)) {
    if (step.do !== 'power' || !isDescription(step.what) || step.what.pick !== 'all')
      wrong('each', 'this is counted for each of several minions', 'give power to “all” minions');
  } else if ('each' in step && step.each !== undefined) checkEach(step.each, under(path, 'each'), place, known, lasts);
  if ('each' in step && typeof step.each === 'object' && 'strongest' in step.each && step.do !== 'set power')
    wrong('each', 'only a power is set to the highest one', 'use “set power”');
  if (step.do !== 'cannot play' && 'most' in step && step.most !== undefined && step.each === undefined)
    wrong('most', 'nothing is counted', 'leave “most” out');
  if ('per' in step && step.per !== undefined && !isCounted(step.each)) wrong('per', 'nothing is counted', 'leave “per” out');
  if (step.who === 'you' && !known.doer) wrong('who', 'you do it, if nothing else is said', 'leave “who” out');
  const before = { ...known };
  known.unseen = known.secret && step.who !== undefined && step.who !== 'you';
  checkVerb(step, checkingOf(path, place, known, depth));
  known.unseen = before.unseen;
  const doer = step.who && step.who !== 'you' && step.who !== 'its owner' ? { doer: true as const } : {};
  const inside = { ...known, ...doer };
  // What each of several players did is spoken of only as “those”, unless they chose it.
  if (step.who?.startsWith('each') && step.do !== 'choose' && step.do !== 'if')
    Object.assign(known, { it: before.it, outside: before.outside, there: before.there });
  // You cannot choose among cards that others have looked at.
  if (step.who?.startsWith('each') && step.do === 'look') known.them = before.them;
  // Players whom several players chose are not one player.
  if (step.who?.startsWith('each')) known.player = before.player;
  if (step.done) checkSteps(step.done, under(path, 'done'), place, inside, depth + 1);
  // A step that was not done leaves nothing to speak of.
  if (step.else) checkSteps(step.else, under(path, 'else'), place, { ...before, ...doer }, depth + 1);
}

/** Cards, VP or counters, where several may count once. */
const isCounted = (each: Each | undefined): boolean =>
  each === 'your VP' ||
  each === 'that many' ||
  each === 'counters on this' ||
  each === 'counters on it' ||
  (typeof each === 'object' && 'noun' in each && !('did' in each));

/** Are you compared with that player? */
const isAgainst = (condition: Condition): boolean =>
  twoOf(condition)?.some(([, one]) => isAgainst(one)) ??
  ('ahead' in condition && (condition.than !== undefined || condition.ahead === 'that player'));

/** The verbs that hold other steps. */
const NESTED = {
  'for each': (step, { at, wrong, known, place, depth }) => {
    const inside = { ...known };
    object(step.what, at('what'), place, inside, ['minion', 'action', 'base', 'player', 'hand', 'discard', 'them']);
    if (step.what.pick !== 'all' && !(step.what.pick === 'exactly' && step.what.noun === 'base'))
      wrong('what', 'it is done for each of them', 'choose “all”, or “exactly” so many bases');
    if (step.steps.some((s) => s.do === 'for each')) wrong('steps', 'it is done for each already', 'write the step outside');
    if (givesThis(step.steps)) wrong('steps', 'this card is given away once', 'write the step outside');
    if (step.what.noun === 'player') inside.player = true;
    inside.many = false;
    checkSteps(step.steps, at('steps'), place, inside, depth + 1);
    // What was chosen for each player is spoken of together.
    if (step.what.noun === 'player' && step.steps.some(chooses) && inside.those)
      Object.assign(known, { it: true, those: true, outside: inside.outside, left: false });
  },
  later: (step, { at, wrong, here, there, known, place, depth }) => {
    if (step.steps.some((s) => s.do === 'later' || s.do === 'whenever'))
      wrong('steps', 'it happens later already', 'write the step outside');
    // By then the card is in the discard pile.
    if (givesThis(step.steps)) wrong('steps', 'only a standard action that was played is given away', 'give it away at once');
    if (JSON.stringify(step.steps).includes('"playedFrom"'))
      wrong('steps', 'only when it is played it comes from somewhere', 'write the condition outside');
    const scores = step.at.endsWith('scoring');
    if (step.where && !scores) wrong('where', 'a time of the turn is at no base', 'leave “where” out');
    if (step.where === 'here') here('where');
    if (step.where === 'there') there('where');
    const inside = {
      ...known,
      there: known.there || scores,
      old: false,
      spoken: false,
      first: false,
      borne: false,
      fresh: false,
      player: false,
      many: false,
      those: false,
      them: false,
      named: false,
    };
    checkSteps(step.steps, at('steps'), place, inside, depth + 1);
  },
  whenever: (step, { at, wrong, path, place, depth, place: { card } }) => {
    const { after, what, by } = step;
    const when = { after, what, ...(by && { by }) };
    const inside: Known = { it: false, there: false, old: false, fresh: false, player: false, many: false };
    if (card.kind === 'base') wrong('do', 'a base has no controller', 'put it on a minion or an action');
    checkEvent(when, path, { ...place, frame: when }, inside);
    if (after === 'affected' || what.pick === 'some') wrong('after', 'this is not waited for so', 'choose another moment, and “one”');
    if (what.power && typeof Object.values(what.power)[0] !== 'number')
      wrong('what/power', 'an event is not limited so yet', 'leave the limit out');
    if (step.steps.some((s) => s.do === 'later' || s.do === 'whenever'))
      wrong('steps', 'it happens later already', 'write the step outside');
    if (givesThis(step.steps)) wrong('steps', 'only a standard action that was played is given away', 'give it away at once');
    checkSteps(step.steps, at('steps'), { ...place, frame: when }, inside, depth + 1);
  },
  either: (step, { at, wrong, known, place, depth, place: { report } }) => {
    if (step.n === 2 && (step.of.length < 3 || step.who)) wrong('n', 'you choose two of three', 'write three choices of your own');
    if (step.n === 'some' && step.who) wrong('n', 'another player chooses one', 'leave “n” out');
    if (step.n === 'random' && step.who) wrong('n', 'another player chooses one', 'leave “n” out');
    if (step.n === 'random' && step.may) wrong('may', 'chance chooses', 'leave “may” out');
    if (step.who && step.may) wrong('may', 'another player chooses one', 'leave “may” out');
    if (step.who && step.of.some((branch) => branch.length > 1 || branch[0].done || branch[0].may || branch[0].who))
      wrong('of', 'another player chooses between plain steps', 'write one step for each choice');
    step.of.forEach((branch, i) => {
      const inside = { ...known };
      const [first] = branch;
      if (first && (first.do === 'either' || first.do === 'if' || first.do === 'later' || first.do === 'whenever'))
        report.say(under(at('of'), i), 'a choice begins with a step', 'put the step first');
      checkSteps(branch, under(at('of'), i), place, inside, depth + 1);
    });
  },
  if: (step, { at, wrong, known, place, depth }) => {
    checkCondition(step.if, at('if'), place, known);
    if (step.steps.some((s) => s.do === 'if')) wrong('steps', 'a condition holds no other one', 'use “both”');
    if (step.who === 'you' || step.who === 'its owner') wrong('who', 'this player meets no condition so', 'leave “who” out');
    if (step.who && isAgainst(step.if)) wrong('if', 'that player is asked already', 'leave “who” out');
    if (step.who && step.steps.some((s) => s.who)) wrong('steps', 'the ability says who does it', 'leave “who” out');
    // One of several cards does not count as a card that was spoken of.
    if ('count' in step.if && step.if.count.where === 'them') known.it = false;
    const inside = { ...known };
    checkSteps(step.steps, at('steps'), place, inside, depth + 1);
    // What each of several players chose is spoken of together.
    if (step.who && inside.those) Object.assign(known, { it: inside.it, those: true, outside: inside.outside });
    if (step.who?.startsWith('each') && countedBy(step) !== undefined) known.many = inside.many;
  },
} satisfies Partial<Checks<Step['do']>>;

const VERBS: Checks<Step['do']> = { ...IN_PLAY_VERBS, ...CARD_VERBS, ...NESTED };

function checkVerb(step: Step, checking: Checking): void {
  const check = VERBS[step.do] as Check<Step['do']> | undefined;
  if (!check) throw new Error(`the check has no verb ${JSON.stringify(step)}`);
  check(step as never, checking);
}
