import type { CardView, DecisionView, ReasonView, View } from '@breakpoint/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** A card that was opened for reading, and the reason why it cannot be chosen, if any. */
export interface Reading {
  card: CardView;
  reason: ReasonView | null;
}

export interface ReadingTools {
  /** The card opened for reading, until it is closed. */
  reading: Reading | null;
  /** The card under the pointer or with the focus. */
  peeked: CardView | null;
  /** The card in a dialog, with all its rulings. */
  studied: CardView | null;
  read(card: CardView | null, reason?: ReasonView | null): void;
  peek(card: CardView | null): void;
  study(card: CardView | null): void;
}

/** The cards being read. A new decision closes the opened card; any change of the position closes the card under the pointer. */
export function useReading(view: View | undefined, asked: DecisionView | null): ReadingTools {
  const [reading, setReading] = useState<Reading | null>(null);
  const [peeked, peek] = useState<CardView | null>(null);
  const [studied, study] = useState<CardView | null>(null);
  useEffect(() => {
    if (asked) setReading(null);
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the position may move the card away from under the pointer
  useEffect(() => peek(null), [view]);
  const read = useCallback((card: CardView | null, reason: ReasonView | null = null) => setReading(card && { card, reason }), []);
  return useMemo(() => ({ reading, peeked, studied, read, peek, study }), [reading, peeked, studied, read]);
}
