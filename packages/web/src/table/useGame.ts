import { type CardView, isComplete, type OptionView, type ReasonView } from '@breakpoint/engine';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTexts, useWords } from '../i18n/index.js';
import { reasonSentence, type Speaker } from '../i18n/sentences.js';
import { Refused, type Session } from '../session/types.js';
import { type Filling, filling as fillingOf, limitsOf, toggled, whyNotAdd } from './choice.js';
import { Flip } from './flip.js';
import { Playback, type Shown } from './playback.js';
import { sound } from './signs.js';

/** A game as a screen plays it: what is shown, what has been chosen so far, and everything one can do. */
export interface GameTools {
  shown: Shown | null;
  speaker: Speaker;
  filling: Filling | null;
  optionsOf: ReadonlyMap<number, OptionView[]>;
  note: string | null;
  ambiguous: OptionView[] | null;
  reading: { card: CardView; reason: ReasonView | null } | null;
  hinted: ReadonlySet<string>;
  choose(option: OptionView): void;
  press(card: CardView): void;
  drop(card: CardView, onto: number): void;
  read(card: CardView | null): void;
  confirm(): void;
  decline(): void;
  clear(): void;
  undo(): void;
  hint(): void;
  skip(): void;
  replay(): void;
}

const NO_OPTIONS: ReadonlyMap<number, OptionView[]> = new Map();
const NO_KEYS: ReadonlySet<string> = new Set();

export function useGame(session: Session, root: RefObject<HTMLElement | null>): GameTools {
  const words = useWords();
  const texts = useTexts();
  const flip = useRef(new Flip());
  const [playback, setPlayback] = useState<Playback | null>(null);
  useEffect(() => {
    const made = new Playback(session, () => flip.current.capture(root.current));
    setPlayback(made);
    return () => made.dispose();
  }, [session, root]);
  const shown = useSyncExternalStore(playback?.subscribe ?? never, playback?.get ?? nothing);

  const names = useMemo(() => shown?.state.players.map((p) => p.name) ?? [], [shown?.state.players]);
  const speaker = useMemo<Speaker>(() => ({ words, texts, names }), [words, texts, names]);

  // What is asked of me, once everything has been shown.
  const decision = shown && !shown.busy && shown.state.status === 'playing' && shown.state.curtain === null ? shown.view.decision : null;
  const mine = decision && shown && decision.seat === shown.state.me && decision.options ? decision : null;
  const [picked, setPicked] = useState<{ number: number; keys: string[] }>({ number: -1, keys: [] });
  const [note, setNote] = useState<string | null>(null);
  const [ambiguous, setAmbiguous] = useState<OptionView[] | null>(null);
  const [reading, setReading] = useState<GameTools['reading']>(null);
  const [hinted, setHinted] = useState<ReadonlySet<string>>(NO_KEYS);
  const sending = useRef(-1);
  const intent = useRef<{ target: number; number: number } | null>(null);

  const number = mine?.number ?? -1;
  const filling = useMemo(() => (mine ? fillingOf(mine, picked.number === mine.number ? picked.keys : []) : null), [mine, picked]);
  const optionsOf = useMemo(() => (mine ? byCard(mine.options ?? []) : NO_OPTIONS), [mine]);
  useEffect(() => {
    setNote(null);
    setAmbiguous(null);
    setHinted(NO_KEYS);
    sending.current = -1;
  }, [number, shown?.view]);

  useLayoutEffect(() => {
    if (!shown) return;
    const spot = (what: string, seat: number | undefined): HTMLElement | null =>
      seat === undefined ? null : (root.current?.querySelector<HTMLElement>(`[data-${what}="${seat}"]`) ?? null);
    const { view, latest, state } = shown;
    flip.current.play(
      root.current,
      (card) => {
        const event = latest.find((e) => 'card' in e && e.card?.n === Number(card));
        if (event?.kind === 'played') {
          if (event.fromZone !== 'Hand') return spot(event.fromZone === 'Discard' ? 'discard' : 'deck', event.seat);
          return event.seat === state.me ? null : spot('hand', event.seat);
        }
        if (event?.kind === 'drew') return spot('deck', event.seat);
        return null;
      },
      (card) => {
        const n = Number(card);
        for (const p of view.players) {
          if (p.discard.some((c) => c.n === n)) return spot('discard', p.seat);
          if (p.hand.cards.some((c) => c.n === n)) return spot('hand', p.seat);
        }
        for (const e of latest) if ('deck' in e && 'card' in e && e.card?.n === n) return spot('deck', e.deck);
        return null;
      },
    );
  }, [shown, root]);

  const say = useCallback(
    (reason: ReasonView) => {
      sound('no');
      setNote(reasonSentence(speaker, reason));
    },
    [speaker],
  );

  const send = useCallback(
    (keys: string[]) => {
      if (!mine || sending.current === mine.number) return;
      sending.current = mine.number;
      sound('play');
      session.answer(mine.number, keys).catch((error: unknown) => {
        sending.current = -1;
        intent.current = null;
        if (error instanceof Refused) say(error.reason);
        else console.warn('the answer was not taken', error);
      });
    },
    [mine, session, say],
  );

  const choose = useCallback(
    (option: OptionView) => {
      if (!filling) return;
      setAmbiguous(null);
      if (filling.single) return send([option.key]);
      const keys = toggled(filling, option.key);
      if (keys === filling.chosen) {
        const reason = whyNotAdd(filling, option.key);
        if (reason) say({ card: null, base: null, seat: null, number: reason.number ?? null, code: reason.code });
        return;
      }
      setNote(null);
      setPicked({ number: filling.decision.number, keys });
    },
    [filling, send, say],
  );

  const read = useCallback((card: CardView | null) => {
    if (!card) return setReading(null);
    setReading({ card, reason: null });
  }, []);

  const press = useCallback(
    (card: CardView) => {
      const options = optionsOf.get(card.n);
      if (options?.length === 1) return choose(options[0]);
      if (options) return setAmbiguous(options);
      setReading({ card, reason: null });
      if (!mine) return;
      // Why it can't be chosen: asked for what one would most likely have meant.
      const inHand = shown?.view.players[shown.state.me]?.hand.cards.some((c) => c.n === card.n);
      const key = `${card.id}:${card.n}`;
      const meant =
        mine.prompt === 'play-phase'
          ? inHand
            ? `play ${key}`
            : `use ${key}`
          : mine.options?.some((o) => o.kind === 'use')
            ? `use ${key}`
            : key;
      if (
        mine.prompt === 'play-phase' &&
        !inHand &&
        !shown?.view.bases.some((b) => b.n === card.n || b.minions.some((m) => m.n === card.n))
      )
        return;
      void session.whyNot(meant).then((reason) => {
        if (reason && reason.code !== 'no-ability-now') setReading((now) => (now?.card.n === card.n ? { card, reason } : now));
      });
    },
    [optionsOf, choose, mine, session, shown],
  );

  const drop = useCallback(
    (card: CardView, onto: number) => {
      const options = optionsOf.get(card.n);
      if (!options || !mine) return;
      const target = optionsOf.get(onto);
      // Dropped where a choice is already open: that is the choice.
      if (mine.prompt !== 'play-phase' && target?.length === 1 && onto !== card.n) return choose(target[0]);
      if (!filling?.single) return press(card);
      intent.current = { target: onto, number: mine.number + 1 };
      press(card);
    },
    [optionsOf, mine, filling, choose, press],
  );
  // The second half of a drag: the card was chosen, now comes where it was dropped.
  useEffect(() => {
    const wanted = intent.current;
    if (!wanted || !mine || mine.number < wanted.number) return;
    intent.current = null;
    if (mine.number !== wanted.number) return;
    const option = mine.options?.find((o) => o.card?.n === wanted.target);
    if (option && mine.most === 1) send([option.key]);
  }, [mine, send]);

  const confirm = useCallback(() => {
    if (filling && isComplete(limitsOf(filling.decision), filling.chosen)) send(filling.chosen);
  }, [filling, send]);
  const clear = useCallback(() => {
    setPicked({ number: -1, keys: [] });
    setAmbiguous(null);
    setNote(null);
  }, []);
  return {
    shown,
    speaker,
    filling,
    optionsOf,
    note,
    ambiguous,
    reading,
    hinted,
    choose,
    press,
    drop,
    read,
    confirm,
    decline: useCallback(() => send([]), [send]),
    clear,
    undo: useCallback(() => void session.undo().catch(() => undefined), [session]),
    hint: useCallback(() => {
      void session.hint?.().then((keys) => setHinted(new Set(keys ?? [])));
    }, [session]),
    skip: playback?.skip ?? nothing,
    replay: playback?.replay ?? nothing,
  };
}

function byCard(options: readonly OptionView[]): Map<number, OptionView[]> {
  const map = new Map<number, OptionView[]>();
  for (const o of options) {
    if (!o.card) continue;
    const list = map.get(o.card.n);
    if (list) list.push(o);
    else map.set(o.card.n, [o]);
  }
  return map;
}

const never = (): (() => void) => () => undefined;
const nothing = (): null => null;
