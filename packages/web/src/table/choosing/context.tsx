import type { CardView, Seat, View } from '@breakpoint/engine';
import { type Context, createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { SeatInfo } from '../../session/types.js';
import { useLatest } from '../../ui/useLatest.js';
import { type Mark, type Marks, NO_MARKS, sameMark } from './marks.js';
import type { GameTools } from './useGame.js';

// What every part of a table needs comes by two contexts: looking (what is there, and ways to read it; cards get only the part of it that
// hardly ever changes) and choosing (the decision, and ways to fill it). Choosing changes with every press, so parts subscribe to what
// concerns them: a card to its own mark.

/** What is on the table, and ways to read it. `peek`: while the pointer is on it, `read`: until it is closed, `study`: with all rulings. */
export interface Looking extends Pick<GameTools, 'peek' | 'read' | 'study'> {
  view: View;
  me: Seat;
  players: readonly SeatInfo[];
  names: readonly string[];
  /** The base whose scoring is being shown, and the one that has just burst; 0: none. */
  cracks: number;
  burst: number;
  /** Shows everything that is known about a player. */
  openPlayer(seat: Seat): void;
  openPile(title: string, cards: readonly CardView[]): void;
  /** Enlarges a base, with everything on it. */
  openBase(n: number): void;
  /** Shows the cards of a faction; missing in replays, where nobody drafts. */
  openFaction?(id: string): void;
}

/** What a card needs of that. It stays the same while the game goes on, so that cards that do not change are not drawn again. */
type Steady = Pick<Looking, 'names' | 'peek' | 'read'>;

/** The decision and what the player has done about it. */
interface Choices extends Pick<GameTools, 'filling' | 'marks' | 'pending' | 'hinted'> {
  /** The cards that the current scene changes. */
  struck: readonly number[];
}
/** What a player can do to cards and options. These functions never change. */
type Acts = Pick<GameTools, 'choose' | 'lift' | 'clear' | 'press' | 'drop'>;

interface ChoosingStore extends Acts {
  now(): Choices;
  subscribe(listener: () => void): () => void;
}

const LookingContext = createContext<Looking | null>(null);
const SteadyContext = createContext<Steady | null>(null);
const ChoosingContext = createContext<ChoosingStore | null>(null);

/** Provides the parts of a table with what they need. */
export function TableProvider({ looking, choosing, children }: { looking: Looking; choosing: ChoosingStore; children: ReactNode }) {
  const { names, peek, read } = looking;
  const steady = useMemo(() => ({ names, peek, read }), [names, peek, read]);
  return (
    <LookingContext value={looking}>
      <SteadyContext value={steady}>
        <ChoosingContext value={choosing}>{children}</ChoosingContext>
      </SteadyContext>
    </LookingContext>
  );
}

function useTable<T>(context: Context<T | null>): T {
  const value = useContext(context);
  if (!value) throw new Error('no table here');
  return value;
}

export const useLooking = (): Looking => useTable(LookingContext);
export const useSteady = (): Steady => useTable(SteadyContext);
export const useActs = (): Acts => useTable(ChoosingContext);

/** A part of the choices. The part that calls this is rendered again when the selected value changes. */
export function useChoice<T>(select: (now: Choices) => T): T {
  const store = useTable(ChoosingContext);
  return useSyncExternalStore(store.subscribe, () => select(store.now()));
}

/** The role of a card in the decision. */
export const useMark = (n: number): Mark | undefined => useChoice(({ marks }) => marks.get(n));

/** Does the current scene change this card? */
export const useStruck = (n: number): boolean => useChoice(({ struck }) => struck.includes(n));

/** The marks, each of them the same object as before if it has not changed. */
function keptMarks(before: Marks, marks: Marks): Marks {
  let same = before.size === marks.size;
  const kept = new Map<number, Mark>();
  for (const [n, mark] of marks) {
    const was = before.get(n);
    const keeps = was !== undefined && sameMark(was, mark);
    same &&= keeps;
    kept.set(n, keeps ? was : mark);
  }
  return same ? before : kept;
}

const nothing = (): void => undefined;
const NO_KEYS: ReadonlySet<string> = new Set();
const NO_CARDS: readonly number[] = [];
const NO_ACTS: Acts = { choose: nothing, lift: nothing, clear: nothing, press: nothing, drop: nothing };

/** What `ChoosingContext` provides: these choices as soon as they are drawn. A function that is left out does nothing. */
export function useChoosingStore(choices: Partial<Choices>, acts: Partial<Acts>): ChoosingStore {
  const latest = useLatest({ ...NO_ACTS, ...acts });
  const { filling = null, marks = NO_MARKS, pending = null, hinted = NO_KEYS, struck = NO_CARDS } = choices;
  const [{ store, set }] = useState(() => {
    let now: Choices = { filling, marks, pending, hinted, struck };
    const listeners = new Set<() => void>();
    const made: ChoosingStore = {
      now: () => now,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      choose: (...args) => latest.current.choose(...args),
      lift: (...args) => latest.current.lift(...args),
      clear: () => latest.current.clear(),
      press: (...args) => latest.current.press(...args),
      drop: (...args) => latest.current.drop(...args),
    };
    return {
      store: made,
      set: (next: Choices) => {
        now = { ...next, marks: keptMarks(now.marks, next.marks) };
        for (const listener of listeners) listener();
      },
    };
  });
  useLayoutEffect(() => set({ filling, marks, pending, hinted, struck }), [set, filling, marks, pending, hinted, struck]);
  return store;
}
