import { type Answerable, canAdd, type DecisionView, isComplete, type OptionView, type Reason } from '@breakpoint/engine';

/** A decision that is being filled: its options and the picks so far. */
export interface Filling {
  decision: DecisionView;
  options: OptionView[];
  chosen: string[];
  /** A single pick is a complete answer. */
  single: boolean;
  complete: boolean;
}

export const limitsOf = (d: DecisionView): Answerable<string> => ({ ...d, options: (d.options ?? []).map((o) => o.key) });

export function filling(d: DecisionView, chosen: string[]): Filling {
  return { decision: d, options: d.options ?? [], chosen, single: d.most === 1 && d.least <= 1, complete: isComplete(limitsOf(d), chosen) };
}

/** The reason why this option cannot be added; null if it can. */
export const whyNotAdd = (f: Filling, key: string): Reason | null => canAdd(limitsOf(f.decision), f.chosen, key);

/** The picks with this option added, or removed if it cannot be added again. */
export function toggled(f: Filling, key: string): string[] {
  if (whyNotAdd(f, key) === null) return [...f.chosen, key];
  const at = f.chosen.lastIndexOf(key);
  return at < 0 ? f.chosen : f.chosen.filter((_, i) => i !== at);
}

export const timesChosen = (f: Filling | null, key: string): number => f?.chosen.filter((k) => k === key).length ?? 0;

/** The total weight of the picks; null if the decision has no limit on it. */
export function weightOf(f: Filling): number | null {
  const { weights } = f.decision;
  if (!weights || f.decision.limit === undefined) return null;
  return f.chosen.reduce((sum, key) => sum + weights[f.options.findIndex((o) => o.key === key)], 0);
}
