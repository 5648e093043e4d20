import type { CardView, DecisionView, ReasonView, View } from '@breakpoint/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** A card that was opened to be read, and why it can't be chosen. */
export interface Reading {
  card: CardView;
  reason: ReasonView | null;
}

export interface ReadingTools {
  /** Opened, until it is closed. */
  reading: Reading | null;
  /** Under the pointer or the focus, as long as it is. */
  peeked: CardView | null;
  /** In a window of its own, with all its rulings. */
  studied: CardView | null;
  read(card: CardView | null, reason?: ReasonView | null): void;
  peek(card: CardView | null): void;
  study(card: CardView | null): void;
}

/** What is being read: what was opened goes when something is asked, what was pointed at when anything happens. */
export function useReading(view: View | undefined, asked: DecisionView | null): ReadingTools {
  const [reading, setReading] = useState<Reading | null>(null);
  const [peeked, peek] = useState<CardView | null>(null);
  const [studied, study] = useState<CardView | null>(null);
  useEffect(() => {
    if (asked) setReading(null);
  }, [asked]);
  useEffect(() => peek(null), [view]);
  const read = useCallback((card: CardView | null, reason: ReasonView | null = null) => setReading(card && { card, reason }), []);
  return useMemo(() => ({ reading, peeked, studied, read, peek, study }), [reading, peeked, studied, read]);
}
