import type { Ahead, CardView, DecisionView, OptionView, ReasonView, View } from '@breakpoint/engine';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { Refused, type Session } from '../../session/types.js';
import { changeSettings, getSettings } from '../../settings.js';
import { useLatest } from '../../ui/useLatest.js';
import { sound } from '../playback/signs.js';
import { type Filling, filling as fillingOf, toggled, whyNotAdd } from './choice.js';
import { type Act, answerOf, type Choosing, choosingFor, chosen, keysOf, liftedOf, NOTHING_CHOSEN, pendingOf } from './choosing.js';
import { restFocus } from './focus.js';
import { type Lifted, NO_TARGETS, targetsOf } from './marks.js';

export interface ChoosingTools extends Pick<Choosing, 'reading' | 'note'> {
  lifted: Lifted | null;
  /** The key of an answer that awaits confirmation. */
  pending: string | null;
  filling: Filling | null;
  /** Opens a card for reading; null closes it. */
  read(card: CardView | null, reason?: ReasonView | null): void;
  /** Lifts a card, which shows its possible targets. `held`: the player is dragging it. */
  lift(card: CardView, options: OptionView[], held?: boolean): void;
  /** Sends the lifted card's option, with its target if it has one. */
  commit(option: OptionView, target?: OptionView): void;
  /** Chooses an option, or shows why it cannot be chosen. `sure`: no confirmation is needed. */
  choose(option: OptionView, sure?: boolean): void;
  /** Plays a card onto another, once it is known whether it can go there. */
  dropOnto(option: OptionView, targets: readonly number[]): void;
  confirm(): void;
  decline(): void;
  clear(): void;
  say(reason: ReasonView): void;
}

type Do = (act: Act) => void;

/** What the player does about this decision, and the function that changes it. */
function useStages(mine: DecisionView | null): { now: Choosing; change: Do } {
  const [state, dispatch] = useReducer(chosen, NOTHING_CHOSEN);
  const now = useMemo(() => choosingFor(state, mine), [state, mine]);
  const asked = useLatest(mine);
  const change = useCallback<Do>(
    (act) => {
      // What was found out about an earlier decision is no longer needed.
      if (asked.current === mine) dispatch({ ...act, of: mine });
    },
    [asked, mine],
  );
  return { now, change };
}

/** Fills the current decision: lifting, choosing, confirming and sending. */
export function useChoosing(session: Session, mine: DecisionView | null, view: View | undefined): ChoosingTools {
  const { now, change } = useStages(mine);
  const say = useCallback(
    (note: ReasonView) => {
      sound('no');
      change({ act: 'refuse', note });
    },
    [change],
  );
  const keys = keysOf(now);
  const pending = pendingOf(now);
  const filling = useMemo(() => (mine ? fillingOf(mine, [...keys]) : null), [mine, keys]);
  const lookAhead = useAhead(session, mine);
  const { send, commit } = useSending(session, mine, change, say);
  const { lift, dropOnto } = useLifting(change, lookAhead, commit, view);
  const choose = useCallback(
    (option: OptionView, sure = false) => {
      if (!filling) return;
      if (!filling.single) {
        if (toggled(filling, option.key) === filling.chosen && whyNotAdd(filling, option.key)) sound('no');
        return change({ act: 'pick', key: option.key });
      }
      if (sure || pending === option.key) return send([option.key]);
      void mustConfirm(filling, option, lookAhead).then((must) => {
        if (must) change({ act: 'hold', key: option.key });
        else send([option.key]);
      });
    },
    [filling, pending, send, change, lookAhead],
  );
  return {
    lifted: liftedOf(now),
    pending,
    reading: now.reading,
    note: now.note,
    filling,
    lift,
    commit,
    choose,
    dropOnto,
    read: useCallback(
      (card: CardView | null, reason: ReasonView | null = null) => change(card ? { act: 'read', card, reason } : { act: 'close' }),
      [change],
    ),
    confirm: useCallback(() => {
      const answer = answerOf(now);
      if (answer) send(answer);
    }, [now, send]),
    decline: useCallback(() => send([]), [send]),
    clear: useCallback(() => change({ act: 'clear' }), [change]),
    say,
  };
}

/** Sends each answer only once, and after a card's play the target it was dropped on. */
function useSending(session: Session, mine: DecisionView | null, change: Do, say: (reason: ReasonView) => void) {
  const sending = useRef<DecisionView | null>(null);
  const next = useRef<{ number: number; key: string } | null>(null);
  const send = useCallback(
    (keys: string[]) => {
      if (!mine || sending.current === mine) return;
      sending.current = mine;
      // If the browser had to take the focus from a button that disappears, it would lay out the whole table in the middle of the change.
      restFocus();
      sound('play');
      session.answer(mine.number, keys).catch((error: unknown) => {
        sending.current = null;
        next.current = null;
        if (error instanceof Refused) say(error.reason);
        else console.warn('the answer was not taken', error);
      });
    },
    [mine, session, say],
  );
  // After an answer is withdrawn, the same decision comes again.
  useEffect(() => {
    if (!mine) sending.current = null;
  }, [mine]);
  const commit = useCallback(
    (option: OptionView, target?: OptionView) => {
      if (!mine) return;
      next.current = target ? { number: mine.number + 1, key: target.key } : null;
      send([option.key]);
    },
    [mine, send],
  );
  useEffect(() => {
    const wanted = next.current;
    if (!wanted || !mine || mine.number < wanted.number) return;
    next.current = null;
    if (mine.number !== wanted.number || !mine.options?.some((o) => o.key === wanted.key)) return;
    if (mine.most === 1) send([wanted.key]);
    else change({ act: 'begin', keys: [wanted.key] });
  }, [mine, send, change]);
  return { send, commit };
}

/** Lifts cards, by a click or by dragging, and finds their possible targets. */
function useLifting(change: Do, lookAhead: LookAhead, commit: ChoosingTools['commit'], view: View | undefined) {
  const lift = useCallback(
    (card: CardView, options: OptionView[], held = false) => {
      change({ act: 'lift', card, options });
      const known = options.length === 1 ? lookAhead(options[0].key) : Promise.resolve(NOTHING_SAID);
      void known.then(({ ahead, isFinal }) => {
        const targets = view ? targetsOf(ahead, view) : NO_TARGETS;
        // A card without targets is played at once if the player wants no confirmations.
        if (!held && getSettings().confirm === 'never' && options.length === 1 && targets.size === 0) {
          commit(options[0]);
          return;
        }
        change({ act: 'foresee', card, ahead, isFinal, targets });
      });
    },
    [change, lookAhead, commit, view],
  );
  const dropOnto = useCallback(
    (option: OptionView, targets: readonly number[]) => {
      void lookAhead(option.key).then(({ ahead, isFinal }) => {
        const open = view ? targetsOf(ahead, view) : NO_TARGETS;
        const target = targets.map((n) => open.get(n)).find((o) => o !== undefined);
        // A card without targets can be dropped anywhere on the table. A card dropped beside its targets stays lifted.
        if (target || open.size === 0) commit(option, target);
        else {
          const card = option.card!;
          change({ act: 'lift', card, options: [option] });
          change({ act: 'foresee', card, ahead, isFinal, targets: open });
          change({ act: 'refuse', note: NOT_THERE });
        }
      });
    },
    [lookAhead, commit, change, view],
  );
  return { lift, dropOnto };
}

const NOT_THERE: ReasonView = { code: 'not-an-option', card: null, base: null, number: null, seat: null };

/** Does this option end the turn although a card can still be played? */
export const givesUpPlays = ({ options }: Filling, key: string | null): boolean =>
  options.some((o) => o.key === key && o.word === 'end') && options.some((o) => o.kind === 'play');

/** Must the player confirm this option? The settings decide. Discarding down and drafting need it unless confirmations are off. */
async function mustConfirm(filling: Filling, option: OptionView, lookAhead: LookAhead): Promise<boolean> {
  const { confirm, warned } = getSettings();
  if (confirm === 'never') return false;
  const { prompt } = filling.decision;
  // The first turn that a player ends with a play left may be a slip.
  if (givesUpPlays(filling, option.key) && !warned) {
    changeSettings({ warned: true });
    return true;
  }
  if (confirm === 'always' || prompt === 'discard-down' || prompt === 'take-faction') return true;
  // A button names its effect, so it needs none. A card may have been clicked only to read it, so it needs one if it cannot be undone.
  return option.card !== undefined && (await lookAhead(option.key)).isFinal;
}

/** What an option leads to, if the session says so, and whether the session says that nobody may know yet. */
type Outlook = Pick<Lifted, 'isFinal'> & { ahead: Ahead | null };
const NOTHING_SAID: Outlook = { ahead: null, isFinal: false };

type LookAhead = (key: string) => Promise<Outlook>;
/** Looks ahead at an option; asks the session only once, unless it did not answer. */
function useAhead(session: Session, mine: DecisionView | null): LookAhead {
  return useMemo(() => {
    const known = new Map<string, Promise<Outlook>>();
    const ask = async (key: string): Promise<Outlook> => {
      if (!mine || !session.ahead) return NOTHING_SAID;
      try {
        const ahead = await session.ahead(key);
        return { ahead, isFinal: ahead === null };
      } catch {
        known.delete(key);
        return NOTHING_SAID;
      }
    };
    return (key) => {
      const found = known.get(key) ?? ask(key);
      known.set(key, found);
      return found;
    };
  }, [session, mine]);
}
