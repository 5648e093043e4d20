import type { Ahead, CardView, OptionView, View } from '@breakpoint/engine';
import { type Filling, timesChosen } from './choice.js';
import { numbersOf, shownOn } from './order.js';

/** A lifted card: the player has picked it up, but nothing has been sent, and the card can be put down again. */
export interface Lifted {
  card: CardView;
  /** The options that the card stands for: playing it, using it. */
  options: OptionView[];
  /** What the option leads to; null if the player may not know that, undefined while the session is being asked. */
  ahead: Ahead | null | undefined;
  /** True if the play can't be undone: the session says that nobody may know yet what it leads to. */
  isFinal: boolean;
  /** The cards on the table that are possible targets, by number. */
  targets: Targets;
}
type Targets = ReadonlyMap<number, OptionView>;

/** The role of a card in the current decision. */
export interface Mark {
  /**
   * `lift`: it can be lifted, to be played or used. `target`: a click chooses it. `hit`: it can't be pressed; the lifted card would change
   * it. `about`: the question is about it, so that one of two minions with the same name can be told from the other.
   */
  role: 'lift' | 'target' | 'hit' | 'about';
  options: OptionView[];
  /** It can be chosen right now, so it glows. */
  open: boolean;
  /** The number key that chooses it; empty for none. */
  number: string;
  lifted: boolean;
  times: number;
  /** Its position among the picks, if the order matters. */
  order: number;
  idle: boolean;
  hinted: boolean;
  /** The lifted card would change it. */
  hit: boolean;
  /** It can be chosen and is read: one more tap, or the button, chooses it. */
  aimed: boolean;
  /** It is the only pick of an answer. */
  single: boolean;
}
export type Marks = ReadonlyMap<number, Mark>;

export const NO_MARKS: Marks = new Map();

/** Do two marks say the same about a card? */
export const sameMark = (a: Mark, b: Mark): boolean =>
  (Object.keys(a) as (keyof Mark)[]).every((key) => a[key] === b[key] || (key === 'options' && sameOptions(a.options, b.options)));
const sameOptions = (a: readonly OptionView[], b: readonly OptionView[]): boolean => a.length === b.length && a.every((o, i) => o === b[i]);

/** Marks cards as hinted where nothing can be chosen. */
export const pointedAt = (cards: readonly number[]): Marks => new Map(cards.map((n) => [n, { ...BLANK, role: 'target', hinted: true }]));

const isLift = (o: OptionView): boolean => o.kind === 'play' || o.kind === 'use';

export const NO_TARGETS: Targets = new Map();

/** The targets of a card whose play leads to this question; none if any of them is not on the table, but in a pile. */
export function targetsOf(ahead: Ahead | null, view: View): Targets {
  if (!ahead || ahead.quiet) return NO_TARGETS;
  const targets = new Map((ahead.options ?? []).flatMap((o) => (o.card && !isLift(o) ? [[o.card.n, o] as const] : [])));
  const open = new Set(shownOn(view));
  return [...targets.keys()].every((n) => open.has(n)) ? targets : NO_TARGETS;
}

/** Does the lifted card need no target? */
export const isUntargeted = (lifted: Lifted): boolean => lifted.ahead !== undefined && lifted.targets.size === 0;

/**
 * What the main button of a lifted card does, and so do Enter and C; null where its target comes first, or while it is not known
 * what it leads to. A card that may be played without a target, or lifted for more than one thing, has such a button too; and so
 * has a card with a single target, and one that is used and then asks for its target.
 */
export function mainAnswer(lifted: Lifted): { option: OptionView; target?: OptionView } | null {
  const { options, ahead, targets } = lifted;
  const [option] = options;
  if (options.length > 1 || isUntargeted(lifted) || ahead?.optional || ahead?.least === 0) return { option };
  if (targets.size === 1) return { option, target: [...targets.values()][0] };
  return ahead && option.kind === 'use' ? { option } : null;
}

/** The base or card that the lifted card goes to or hits if there is only one, so that nobody asks; 0 otherwise. A press on it plays the card. */
export function onlyPlaceOf({ card, ahead, targets }: Lifted): number {
  if (!ahead || targets.size > 0) return 0;
  // A second press on the lifted card itself puts it down.
  return ahead.at || (ahead.hits.length === 1 && ahead.hits[0].n !== card.n ? ahead.hits[0].n : 0);
}

interface Told {
  view: View;
  filling: Filling;
  lifted: Lifted | null;
  /** The key of an answer that awaits confirmation. */
  pending: string | null;
  hinted: ReadonlySet<string>;
  /** The number of the card that is read. */
  read: number;
}

/** The marks of all cards for the current decision. */
export function marksOf({ view, filling, lifted, pending, hinted, read }: Told): Marks {
  const marks = new Map<number, Mark>();
  const targets = lifted?.targets ?? NO_TARGETS;
  const numbers = numbersOf(view, lifted && targets.size > 0 ? [...targets.values()] : filling.options);
  for (const option of filling.options) {
    if (!option.card) continue;
    const { n } = option.card;
    const known = marks.get(n);
    if (known) {
      known.options.push(option);
      continue;
    }
    const role = isLift(option) ? 'lift' : 'target';
    marks.set(n, { ...BLANK, role, options: [option], open: lifted === null, lifted: lifted?.card.n === n, single: filling.single });
  }
  for (const mark of marks.values()) {
    mark.times = mark.options.reduce((sum, o) => sum + (o.key === pending ? 1 : timesChosen(filling, o.key)), 0);
    mark.order = mark.times > 0 && filling.decision.ordered ? filling.chosen.indexOf(mark.options[0].key) + 1 : 0;
    mark.idle = mark.options.every((o) => o.idle);
    mark.hinted = mark.options.some((o) => hinted.has(o.key));
    mark.number = mark.open ? (numbers.get(mark.options[0].key) ?? '') : '';
  }
  const about = filling.decision.about?.card;
  if (about && !marks.has(about.n)) marks.set(about.n, { ...BLANK, role: 'about' });
  for (const { n } of lifted?.ahead?.hits ?? []) marks.set(n, { ...(marks.get(n) ?? { ...BLANK, role: 'hit' }), hit: true });
  const only = lifted ? onlyPlaceOf(lifted) : 0;
  if (only > 0) marks.set(only, { ...(marks.get(only) ?? { ...BLANK, role: 'hit' }), hit: true, open: true });
  for (const [n, option] of targets) {
    marks.set(n, {
      ...BLANK,
      role: 'target',
      options: [option],
      open: true,
      number: numbers.get(option.key) ?? '',
      lifted: lifted?.card.n === n,
      idle: option.idle ?? false,
    });
  }
  const aimed = marks.get(read);
  if (aimed?.open && aimed.role !== 'lift') marks.set(read, { ...aimed, aimed: true });
  return marks;
}

const BLANK: Mark = {
  role: 'hit',
  options: [],
  open: false,
  number: '',
  lifted: false,
  times: 0,
  order: 0,
  idle: false,
  hinted: false,
  hit: false,
  aimed: false,
  single: true,
};
