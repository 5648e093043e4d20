import type { Ask, Card, Resolution, Seat } from '@breakpoint/engine/cards';
import type { Description, Step, Verb } from '../tree.js';
import { isZone } from '../tree.js';

type Options = Parameters<Resolution['choose']>[1];
interface Some {
  least?: number;
  most?: number;
  optional?: boolean;
  ordered?: boolean;
  times?: (c: Card) => number;
  group?: (c: Card) => number;
  weight?: (c: Card) => number;
  limit?: number;
}

/** The verbs of asking, with the words of the question as data. */
interface Asker {
  choose(prompt: string, what: Options, how: object): Ask<Card>;
  mayChoose(prompt: string, what: Options, how: object): Ask<Card>;
  chooseSome(prompt: string, what: Options, how: object): Ask<Card[]>;
  may(prompt: string, how: object): Ask<boolean>;
  choosePlayer(prompt: string, seats: Seat[], how: object): Ask<Seat>;
  mayChoosePlayer(prompt: string, seats: Seat[], how: object): Ask<Seat>;
  playNow(prompt: string, cards: readonly Card[], how: object): Ask<Card>;
}
export const asker = (it: Resolution): Asker => it as unknown as Asker;

/** The question for a choice that a step makes, by its verb and by what is chosen. */
export function promptOf(step: Step, d: Description): string {
  if (d.noun === 'base') return 'return-all-at';
  if (isZone(d.where)) return zonePrompts[step.do] ?? 'take-from-discard';
  if (d.noun === 'action') return actionPrompts[step.do] ?? 'destroy-action';
  return minionPrompts[step.do] ?? 'destroy-minion';
}
const minionPrompts: Partial<Record<Verb, string>> = {
  destroy: 'destroy-minion',
  return: 'return-minion',
  move: 'move-minion',
  put: 'place-minion-on-bottom',
  counter: 'place-counters',
  power: 'give-power',
  choose: 'destroy-weaker-than',
};
const actionPrompts: Partial<Record<Verb, string>> = { destroy: 'destroy-action', move: 'transfer-action', control: 'transfer-action' };
const zonePrompts: Partial<Record<Verb, string>> = {
  give: 'give-card',
  discard: 'discard',
  put: 'take-from-discard',
  search: 'search-for-hand',
};
export const slotsOf = (step: Step, d: Description, about: Card): object => ({
  amount: 'n' in step && typeof step.n === 'number' ? step.n : 1,
  type: d.noun === 'minion' || d.noun === 'action' ? d.noun : 'card',
  about,
});
export const whetherPrompt = (step: Step): string =>
  step.do === 'draw' ? 'draw' : step.do === 'counter' ? 'place-counter-on' : step.do === 'power' ? 'gain-power' : step.do === 'search' ? 'search-deck' : 'draw';
export type { Some };
