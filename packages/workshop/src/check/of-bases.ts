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

/** What lasts for a base has no “you”, unless it is for “your minions”: then that is the controller of each of them. */
export function checkLastingBase(ability: Ability, path: string, report: Report): void {
  const say = (key: string): void => report.say(under(path, key), 'a base has no controller', 'describe “your” minions, or leave it out');
  const isYours = ability.steps.map(
    (step) => (step.do === 'power' || step.do === 'cannot') && isDescription(step.what) && step.what.whose === 'you',
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
