import type { CardView, OptionView, ReasonView, Seat, View } from '@breakpoint/engine';
import { createContext, useContext } from 'react';
import type { SeatInfo } from '../../session/types.js';
import type { Filling } from './choice.js';
import type { Marks } from './marks.js';
import type { How } from './useGame.js';

/** The data and functions that every part of a table needs. */
export interface TableTools {
  view: View;
  me: Seat;
  players: readonly SeatInfo[];
  names: readonly string[];
  /** My current decision; null if I have none. */
  filling: Filling | null;
  /** The role of each card in the decision, by card number. */
  marks: Marks;
  /** The cards that the current scene changes. */
  struck: readonly number[];
  /** The base whose scoring is being shown, and the one that has just burst; 0: none. */
  cracks: number;
  burst: number;
  /** The key of an answer that awaits confirmation. */
  pending: string | null;
  /** The keys of the options that a hint recommends. */
  hinted: ReadonlySet<string>;
  /** Chooses an option, or shows why it cannot be chosen. `sure`: no confirmation is needed. */
  choose(option: OptionView, sure?: boolean): void;
  /** Lifts a card. `held`: the player is dragging it. */
  lift(card: CardView, options: OptionView[], held?: boolean): void;
  /** Puts the lifted card down. */
  clear(): void;
  /** Handles a click, a tap or Enter on a card. */
  press(card: CardView, how: How): void;
  /** Handles a card that was dropped onto others, the topmost first. */
  drop(card: CardView, onto: readonly number[]): void;
  /** Shows a card: `peek` while the pointer is on it, `read` until it is closed, `study` in a dialog with all its rulings. */
  peek(card: CardView | null): void;
  read(card: CardView | null, reason?: ReasonView | null): void;
  study(card: CardView): void;
  /** Shows everything that is known about a player. */
  openPlayer(seat: Seat): void;
  openPile(title: string, cards: readonly CardView[]): void;
  /** Enlarges a base, with everything on it. */
  openBase(n: number): void;
  /** Shows the cards of a faction; missing in replays, where nobody drafts. */
  openFaction?(id: string): void;
}

export const TableContext = createContext<TableTools | null>(null);

export function useTable(): TableTools {
  const tools = useContext(TableContext);
  if (!tools) throw new Error('no table here');
  return tools;
}
