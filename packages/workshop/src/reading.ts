import type { Counter, Each, Extra, Step } from './steps.js';
import type { Ability, AnyCard, Condition, Description, What, Where } from './tree.js';

// Questions about a tree.

/** Does a word of this ask for the power that minions or players have? */
export const asksPower = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  (('ahead' in node && (!('in' in node) || node.in === undefined)) ||
    ('with' in node && /power/.test(String(node.with))) ||
    ('different' in node && node.different === 'power') ||
    Object.entries(node).some(([key, value]) => POWERS.includes(key) || asksPower(value)));
/** Does a word of this ask for the power that minions start from? */
export const asksPrinted = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && Object.entries(node).some(([key, value]) => key === 'printed' || asksPrinted(value));
const POWERS = ['strongest', 'weaker', 'power', 'rank', 'total', 'totalOf', 'powerOf', 'led', 'held', 'breakpoint'];

/**
 * Is a Special of a card in play about any base that scores, because its words begin with "there"? Otherwise it is about this card's
 * base. What a later step means by "there" may have been chosen.
 */
export function isOfAnyBase({ if: condition, steps: [first] }: Ability): boolean {
  const { done, else: otherwise, steps, ...itself } = first as Step & { done?: unknown; else?: unknown; steps?: Step[] };
  return saysThere(condition) || saysThere(itself) || (steps !== undefined && isOfAnyBase({ steps } as Ability));
}
const saysThere = (node: unknown): boolean =>
  node === 'there' || (typeof node === 'object' && node !== null && Object.values(node).some(saysThere));

/** For the end of an exhaustive switch: a value that no case knows is an error, never silence. */
export function unknown(field: string, value: never): never {
  throw new Error(`the workshop has no ${field} ${JSON.stringify(value)}`);
}

/** The fields of a condition that is made of two, with what they hold. */
export const twoOf = (condition: Condition): [key: string, condition: Condition][] | undefined =>
  'both' in condition || 'either' in condition ? Object.entries(condition) : undefined;

/** Are several cards meant? */
export const isMany = ({ pick, n = 1 }: Description): boolean =>
  pick !== undefined && pick !== 'one' && ((pick !== 'random' && pick !== 'up to') || n > 1);

/** Is it a name that was spoken of: of the card before, or the one that was named? */
export const isSpokenName = (named: string | undefined): named is 'it' | 'named' => named === 'it' || named === 'named';

export const isDescription = (what: What | undefined): what is Description => typeof what === 'object';
/** Is the description about cards outside play? */
export const isZone = (where: Where | undefined): where is 'hand' | 'discard' | 'hand or discard' | 'deck' | 'deck or discard' | 'them' =>
  where === 'hand' ||
  where === 'discard' ||
  where === 'hand or discard' ||
  where === 'deck' ||
  where === 'deck or discard' ||
  where === 'them';
/** Is an extra play limited by the power of another card? */
export const isOfIt = (power: NonNullable<Extra['power']>): power is Exclude<typeof power, { atLeast: number }> =>
  typeof Object.values(power)[0] === 'object';
/** Is a card of one's own hand paid, so that what was spoken of before it is still spoken of? */
export const isPrice = (step: Step): boolean =>
  step.do === 'discard' && isDescription(step.what) && step.what.where === 'hand' && !step.what.whose && step.what.pick !== 'random';
/** Are cards chosen by the step, or by the last one that depends on its condition? */
export const chooses = (step: Step): boolean => step.do === 'choose' || (step.do === 'if' && step.steps.at(-1)?.do === 'choose');
/** What "that many" counts after the step; undefined if it still counts what it did before. */
export function countedBy(
  step: Step,
): 'counter' | 'placed' | 'discarded' | 'revealed' | 'destroyed' | 'returned' | 'moved' | 'chosen' | undefined {
  switch (step.do) {
    case 'destroy':
      return 'destroyed';
    case 'return':
      return 'returned';
    case 'move':
      return 'moved';
    case 'uncounter':
      return 'counter';
    case 'discard':
    case 'discard down to':
      return 'discarded';
    case 'show':
      return 'revealed';
    case 'give':
    case 'search':
      return 'placed';
    case 'put':
      return isDescription(step.what) && isZone(step.what.where) ? 'placed' : undefined;
    case 'choose':
      return isMany(step.what) ? 'chosen' : undefined;
    case 'if':
      return step.who?.startsWith('each') ? countedBy(step.steps[step.steps.length - 1]) : undefined;
    default:
      return undefined;
  }
}
/** Is it counted separately for each of several minions? */
export const isOwnCount = (each: Each | undefined): each is 'counters on each' | 'actions on each' =>
  each === 'counters on each' || each === 'actions on each';
/** Does a number depend on what was spoken of before the step, and not on the card that the step itself chooses? */
export const pointsBack = (n: Each | Counter['n'] | undefined): boolean =>
  n === 'counters on it' ||
  (typeof n === 'object' &&
    (('powerOf' in n && (n.powerOf === 'it' || n.powerOf === 'first')) || ('noun' in n && 'where' in n && n.where === 'those')));
/** Is it an action that is played on a minion? */
export const isOnMinion = (card: AnyCard): boolean => card.kind === 'action' && (card.goes === 'minion' || card.goes === 'your minion');
/** Does the step change something that lasts while the card is in play ("always")? */
export const stays = (card: AnyCard): boolean => card.kind !== 'action' || card.goes !== undefined;
