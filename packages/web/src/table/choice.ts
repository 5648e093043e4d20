import { type Answerable, canAdd, type DecisionView, isComplete, type OptionView, type Reason } from '@breakpoint/engine';

/** The decision on the table as something to fill: which options there are, what has been chosen, what can be added. */
export interface Filling {
  decision: DecisionView;
  options: OptionView[];
  chosen: string[];
  /** One pick answers it. */
  single: boolean;
  complete: boolean;
}

export const limitsOf = (d: DecisionView): Answerable<string> => ({ ...d, options: (d.options ?? []).map((o) => o.key) });

export function filling(d: DecisionView, chosen: string[]): Filling {
  return { decision: d, options: d.options ?? [], chosen, single: d.most === 1 && d.least <= 1, complete: isComplete(limitsOf(d), chosen) };
}

/** Why one more of this can't be chosen; null if it can. */
export const whyNotAdd = (f: Filling, key: string): Reason | null => canAdd(limitsOf(f.decision), f.chosen, key);

/** Adds one, or takes it out again if it can't be added once more. */
export function toggled(f: Filling, key: string): string[] {
  if (whyNotAdd(f, key) === null) return [...f.chosen, key];
  const at = f.chosen.lastIndexOf(key);
  return at < 0 ? f.chosen : f.chosen.filter((_, i) => i !== at);
}

export const timesChosen = (f: Filling | null, key: string): number => f?.chosen.filter((k) => k === key).length ?? 0;

/** All of a list that has to be given whole: only the order is open. */
export function weightOf(f: Filling): number | null {
  const { weights } = f.decision;
  if (!weights || f.decision.limit === undefined) return null;
  return f.chosen.reduce((sum, key) => sum + weights[f.options.findIndex((o) => o.key === key)], 0);
}
