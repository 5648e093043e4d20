import type { CardView, OptionView, ReasonView, Seat, View } from '@breakpoint/engine';
import { createContext, useContext } from 'react';
import type { SeatInfo } from '../session/types.js';
import type { Filling } from './choice.js';
import type { Marks } from './marks.js';
import type { How } from './useGame.js';

/** What every part of a table needs to know and to do. */
export interface TableTools {
  view: View;
  me: Seat;
  players: readonly SeatInfo[];
  names: readonly string[];
  /** What is asked of me now; null if nothing is. */
  filling: Filling | null;
  /** What each card is to the question, by its number. */
  marks: Marks;
  /** The cards that what is shown now changes. */
  struck: readonly number[];
  /** The base that is shown to score; 0: none. */
  cracks: number;
  /** What a hint points at. */
  hinted: ReadonlySet<string>;
  /** Chooses an option, or says why not. `sure`: it was looked at before. */
  choose(option: OptionView, sure?: boolean): void;
  /** Takes a card up. `held`: by a finger or the pointer, which has yet to let go. */
  lift(card: CardView, options: OptionView[], held?: boolean): void;
  /** Puts down what was taken up. */
  clear(): void;
  /** A card was clicked, tapped or entered. */
  press(card: CardView, how: How): void;
  /** A card was dropped on others, the uppermost first. */
  drop(card: CardView, onto: readonly number[]): void;
  /** Shows a card where cards are read: while it is pointed at, until it is closed, or in a window with all its rulings. */
  peek(card: CardView | null): void;
  read(card: CardView | null, reason?: ReasonView | null): void;
  study(card: CardView): void;
  openPile(title: string, cards: readonly CardView[]): void;
  /** Opens a base that is shown small, with all that is on it. */
  openBase(n: number): void;
}

export const TableContext = createContext<TableTools | null>(null);

export function useTable(): TableTools {
  const tools = useContext(TableContext);
  if (!tools) throw new Error('no table here');
  return tools;
}
