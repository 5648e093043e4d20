import type { Ability } from '../tree.js';
import { isDescription } from '../tree.js';
import { type Report, under } from './problems.js';

const WHERE: readonly unknown[] = ['with you', 'without you', 'hand', 'discard'];

/** Do the words speak of a player as “you”? */
const speaksOfYou = (node: unknown): boolean =>
  node === 'your VP' ||
  (typeof node === 'object' &&
    node !== null &&
    ('turn' in node ||
      ('ahead' in node && node.ahead !== 'nobody') ||
      ('did' in node && 'by' in node) ||
      'whose' in node ||
      'owner' in node ||
      'with' in node ||
      'led' in node ||
      ('where' in node && WHERE.includes(node.where)) ||
      Object.values(node).some(speaksOfYou)));

/** A lasting ability of a base has no “you”, unless it is for “your minions”: then “you” is the controller of each of them. */
export function checkLastingBase(ability: Ability, path: string, report: Report): void {
  const say = (key: string): void => report.say(under(path, key), 'a base has no controller', 'describe “your” minions, or leave it out');
  const isYours = ability.steps.map(
    (step) =>
      ((step.do === 'power' || step.do === 'cannot') && isDescription(step.what) && step.what.whose === 'you') ||
      (step.do === 'your power' && step.who !== undefined),
  );
  if (speaksOfYou(ability.if) && !isYours.every((yours) => yours)) say('if');
  ability.steps.forEach((step, i) => {
    if ('each' in step && speaksOfYou(step.each) && !isYours[i]) say(`steps/${i}/each`);
    if (!('what' in step) || !isDescription(step.what)) return;
    const { whose, ...what } = step.what;
    if (whose !== undefined && !isYours[i]) say(`steps/${i}/what/whose`);
    if (speaksOfYou(what)) say(`steps/${i}/what`);
  });
}

/** Steps that nobody does ask nothing, and have no “you”. */
export function checkByNobody({ when, if: condition, steps }: Ability, path: string, report: Report): void {
  const say = (key: string): void =>
    report.say(under(path, key), 'nobody decides what nobody does', 'choose the player, or describe all cards that something happens to');
  if (typeof when !== 'object' || !('scores' in when) || when.scores === 'at' || when.scores === 'replaced') say('who');
  if (speaksOfYou(condition)) say('if');
  for (const [i, step] of steps.entries()) {
    const isPlain = step.do === 'destroy' || step.do === 'return' || step.do === 'counter' || step.do === 'power';
    if (!isPlain || step.may || step.who || step.done || step.else || ('until' in step && step.until)) say(`steps/${i}`);
    else if (!isDescription(step.what) || step.what.pick !== 'all' || speaksOfYou(step)) say(`steps/${i}/what`);
  }
}
