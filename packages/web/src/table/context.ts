import type { CardView, OptionView, Seat, View } from '@breakpoint/engine';
import { createContext, useContext } from 'react';
import type { SeatInfo } from '../session/types.js';
import type { Filling } from './choice.js';

/** What every part of a table needs to know and to do. */
export interface TableTools {
  view: View;
  me: Seat;
  players: readonly SeatInfo[];
  names: readonly string[];
  /** What is asked of me now; null if nothing is. */
  filling: Filling | null;
  /** The options that are about a card, by its number. */
  optionsOf: ReadonlyMap<number, OptionView[]>;
  /** What a hint or another's choice points at. */
  hinted: ReadonlySet<string>;
  /** Chooses an option, or says why not. */
  choose(option: OptionView): void;
  /** A card was clicked, tapped or entered. */
  press(card: CardView): void;
  /** A card was dropped on another card or base. */
  drop(card: CardView, onto: number): void;
  /** Shows a card large, beside `at` or in a window. */
  peek(card: CardView | null, at?: HTMLElement): void;
  read(card: CardView): void;
  openPile(title: string, cards: readonly CardView[]): void;
}

export const TableContext = createContext<TableTools | null>(null);

export function useTable(): TableTools {
  const tools = useContext(TableContext);
  if (!tools) throw new Error('no table here');
  return tools;
}
