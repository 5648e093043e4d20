import type { CardView, View } from '@breakpoint/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Reading } from './choosing.js';

export interface PeekingTools {
  /** The card under the pointer or with the focus. */
  peeked: CardView | null;
  /** The card in a dialog, with all its rulings. */
  studied: CardView | null;
  peek(card: CardView | null): void;
  study(card: CardView | null): void;
}

/** The cards that are looked at. Any change of the position closes the card under the pointer. */
export function usePeeking(view: View | undefined): PeekingTools {
  const [peeked, peek] = useState<CardView | null>(null);
  const [studied, study] = useState<CardView | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the position may move the card away from under the pointer
  useEffect(() => peek(null), [view]);
  return useMemo(() => ({ peeked, studied, peek, study }), [peeked, studied]);
}

export interface ReadingTools extends PeekingTools {
  /** The card opened for reading, until it is closed. */
  reading: Reading | null;
  read(card: CardView | null): void;
}

/** The cards that are looked at where nothing is chosen. At a table that is played at, reading is a part of choosing. */
export function useReading(view: View | undefined): ReadingTools {
  const peeking = usePeeking(view);
  const [reading, setReading] = useState<Reading | null>(null);
  const read = useCallback((card: CardView | null) => setReading(card && { card, reason: null }), []);
  return useMemo(() => ({ ...peeking, reading, read }), [peeking, reading, read]);
}
