import type { Hint } from '@breakpoint/bots';
import type { CardView, DecisionView, ReasonView, View } from '@breakpoint/engine';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts, useWords } from '../../i18n/index.js';
import type { Speaker } from '../../i18n/sentences.js';
import type { Session } from '../../session/types.js';
import { useLatest } from '../../ui/useLatest.js';
import type { Shown } from '../playback/playback.js';
import { type PlaybackTools, usePlayback } from '../playback/usePlayback.js';
import { type Mark, type Marks, marksOf, NO_MARKS, onlyPlaceOf } from './marks.js';
import { isInHand } from './order.js';
import { type ChoosingTools, useChoosing } from './useChoosing.js';
import { type PeekingTools, usePeeking } from './useReading.js';

/** How a card was pressed. Touch has no hover, so the first tap on a card shows it for reading. */
export type How = 'mouse' | 'touch' | 'keys';

/** A game as a screen plays it: what is shown, the picks so far, and everything the player can do. */
export interface GameTools extends PlaybackTools, ChoosingTools, PeekingTools {
  speaker: Speaker;
  marks: Marks;
  hinted: ReadonlySet<string>;
  /** The requested hint, until the decision changes. */
  advice: Hint | null;
  press(card: CardView, how: How): void;
  drop(card: CardView, onto: readonly number[]): void;
  /** One step back: puts the lifted card down, closes the card that is read, or undoes a half-finished play. */
  back(): void;
  /** Takes the last answer back. If that would mark the game, the first call only asks. */
  undo(): void;
  /** Is the player asked whether to undo, although that marks the game? */
  undoAsked: boolean;
  keepAnswer(): void;
  hint(): void;
  /** Turns automatic passing until the player's next turn on or off; null if the session does not offer it. */
  pass: ((on: boolean) => void) | null;
}

const NO_KEYS: ReadonlySet<string> = new Set();

export function useGame(session: Session, root: RefObject<HTMLElement | null>): GameTools {
  const words = useWords();
  const texts = useTexts();
  const playback = usePlayback(session, root);
  const { shown } = playback;
  const view = shown?.view;
  const names = useMemo(() => shown?.state.players.map((p) => p.name) ?? [], [shown?.state.players]);
  const speaker = useMemo<Speaker>(() => ({ words, texts, names }), [words, texts, names]);

  const mine = decisionFor(shown);
  const choosing = useChoosing(session, mine, view);
  const peeking = usePeeking(view);
  const { filling, lifted, pending } = choosing;
  const read = choosing.reading?.card.n ?? 0;
  const [asked, setHint] = useState<{ of: DecisionView | null; hint: Hint | null }>({ of: null, hint: null });
  const hint = asked.of === mine ? asked.hint : null;
  const hinted = useMemo<ReadonlySet<string>>(() => (hint ? new Set(hint.keys) : NO_KEYS), [hint]);
  const marks = useMemo(
    () => (filling && view ? marksOf({ view, filling, lifted, pending, hinted, read }) : NO_MARKS),
    [view, filling, lifted, pending, hinted, read],
  );
  const [undoAskedAt, askUndoAt] = useState<View | null>(null);
  const undoAsked = undoAskedAt !== null && undoAskedAt === view;
  const marksGame = shown?.state.undoMarks === true;
  const undo = useCallback(() => {
    if (marksGame && !undoAsked && view) askUndoAt(view);
    else void session.undo().catch(() => undefined);
  }, [session, marksGame, undoAsked, view]);
  const tools = { session, shown, mine, marks, choosing, peeking, undo };
  const latest = useLatest(tools);
  const wish = useWish(choosing, mine);
  return {
    ...playback,
    ...choosing,
    ...peeking,
    speaker,
    marks,
    hinted,
    press: useCallback((card: CardView, how: How) => press(latest.current, card, how, wish), [latest, wish]),
    drop: useCallback((card: CardView, onto: readonly number[]) => drop(latest.current, card, onto), [latest]),
    back: useCallback(() => back(latest.current), [latest]),
    undo,
    undoAsked,
    keepAnswer: useCallback(() => askUndoAt(null), []),
    pass: useMemo(() => (session.passing ? (on: boolean) => void session.passing?.(on).catch(() => undefined) : null), [session]),
    advice: hint,
    hint: useCallback(() => {
      const of = latest.current.mine;
      void session
        .hint?.()
        .then((found) => setHint({ of, hint: found }))
        .catch((error: unknown) => console.warn('there is no hint', error));
    }, [session, latest]),
  };
}

/** The viewer's decision, once everything has been shown. A player who has answered in an open window has none. */
function decisionFor(shown: Shown | null): DecisionView | null {
  if (!shown || shown.busy || shown.state.given || shown.state.status !== 'playing' || shown.state.curtain !== null) return null;
  const { decision } = shown.view;
  return decision && decision.seat === shown.state.me && decision.options ? decision : null;
}

interface Tools {
  session: Session;
  shown: Shown | null;
  mine: DecisionView | null;
  marks: Marks;
  choosing: ChoosingTools;
  peeking: PeekingTools;
  undo(): void;
}
type Wish = { current: number | null };

/** A card to be lifted as soon as the undo of another play is done. */
function useWish({ lift }: ChoosingTools, mine: DecisionView | null): Wish {
  const wish = useRef<number | null>(null);
  useEffect(() => {
    const n = wish.current;
    if (n === null || mine?.prompt !== 'play-phase') return;
    wish.current = null;
    const options = mine.options?.filter((o) => o.card?.n === n) ?? [];
    if (options.length > 0) lift(options[0].card!, options);
  }, [mine, lift]);
  return wish;
}

/** Handles a click, a tap or Enter on a card. */
function press(tools: Tools, card: CardView, how: How, wish: Wish): void {
  const { marks, choosing, mine } = tools;
  const mark = marks.get(card.n);
  const { lifted } = choosing;
  const only = lifted !== null && mark?.hit === true && onlyPlaceOf(lifted) === card.n;
  if (mark && (only || mark.role === 'target')) aim(tools, card, mark, how);
  else if (mark?.role === 'lift') {
    choosing.read(null);
    if (mark.lifted) choosing.clear();
    else choosing.lift(card, mark.options);
  } else if (isHalfPlayed(tools, card)) {
    wish.current = mine?.source?.n === card.n ? null : card.n;
    tools.undo();
  } else if (choosing.reading?.card.n === card.n) choosing.read(null);
  else {
    choosing.read(card);
    if (mine) explain(tools, card, mine);
  }
}

/**
 * Handles a press on a card that can be chosen, as the lifted card's target or as an answer. A finger chooses by two taps, always: the
 * first marks the card and shows its text and a button that says what happens, the second or the button does it.
 */
function aim({ choosing, peeking }: Tools, card: CardView, mark: Mark, how: How): void {
  const { lifted, filling } = choosing;
  const first = how === 'touch' && choosing.reading?.card.n !== card.n;
  if (first && (lifted || (filling?.single && mark.options.length === 1))) choosing.read(card);
  else if (lifted) choosing.commit(lifted.options[0], mark.role === 'target' ? mark.options[0] : undefined);
  else if (mark.options.length > 1) choosing.lift(card, mark.options);
  else {
    choosing.read(null);
    choosing.choose(mark.options[0], how === 'touch');
    // Picking one of several can be taken back by the same tap, so it needs no second one; the text is shown all the same.
    if (how === 'touch' && !filling?.single) peeking.peek(card);
  }
}

/** While the game asks where a card goes: is this the card being played, or another card in hand? Pressing it undoes the play. */
function isHalfPlayed({ shown, mine }: Tools, card: CardView): boolean {
  if (!shown || !canTakeBack(shown) || !mine || mine.quiet || mine.prompt !== 'play-at') return false;
  return card.n === mine.source?.n || isInHand(shown.view, card.n);
}
/** Can the last answer be undone without other players' consent and without marking the game? */
const canTakeBack = (shown: Shown | null): boolean => shown?.state.canUndo === true && !shown.state.undoMarks;

/** Shows why this card cannot be chosen, for the most likely intention. */
function explain({ session, shown, choosing }: Tools, card: CardView, mine: DecisionView): void {
  const key = `${card.id}:${card.n}`;
  const mineInHand = shown !== null && isInHand(shown.view, card.n);
  const uses = mine.prompt === 'play-phase' || mine.options?.some((o) => o.kind === 'use');
  const onTable = shown?.view.bases.some((b) => b.n === card.n || b.minions.some((m) => m.n === card.n));
  if (mine.prompt === 'play-phase' && !mineInHand && !onTable) return;
  const meant = mine.prompt === 'play-phase' && mineInHand ? `play ${key}` : uses ? `use ${key}` : key;
  const tell = (reason: ReasonView | null): void => {
    // A press on a card without an ability, or on another player's card, was meant for reading it.
    const onlyRead = reason?.code === 'no-ability-now' || (uses && reason?.code === 'not-yours');
    if (reason && !onlyRead) choosing.read(card, reason);
  };
  session.whyNot(meant).then(tell, (error: unknown) => console.warn('there is no explanation', error));
}

/** Handles a card that was dropped onto others: the first valid target counts. */
function drop({ marks, choosing, mine }: Tools, card: CardView, onto: readonly number[]): void {
  const mark = marks.get(card.n);
  if (!mark || !mine) return;
  const open = onto.map((n) => marks.get(n)).find((m) => m?.role === 'target');
  // If the card under it can be chosen right now, that is the answer. Otherwise the dropped card is chosen first, and then its target.
  if (mark.role === 'target' && open && open !== mark) choosing.choose(open.options[0], true);
  else choosing.dropOnto(mark.options[0], onto);
}

function back({ choosing, shown, mine, undo }: Tools): void {
  const { lifted, pending, filling } = choosing;
  if (choosing.reading) choosing.read(null);
  else if (lifted || pending !== null || (filling && filling.chosen.length > 0)) choosing.clear();
  else if (canTakeBack(shown) && mine && !mine.quiet) undo();
}
