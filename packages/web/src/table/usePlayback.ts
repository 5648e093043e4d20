import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Session } from '../session/types.js';
import { Flip } from './flip.js';
import { Playback, type Shown } from './playback.js';

export interface PlaybackTools {
  shown: Shown | null;
  skip(): void;
  replay(): void;
}

/** Follows a session step by step, and lets the cards on the screen travel to where they are now. */
export function usePlayback(session: Session, root: RefObject<HTMLElement | null>): PlaybackTools {
  const flip = useRef(new Flip());
  const [playback, setPlayback] = useState<Playback | null>(null);
  useEffect(() => {
    const made = new Playback(session, () => flip.current.capture(root.current));
    setPlayback(made);
    return () => made.dispose();
  }, [session, root]);
  const shown = useSyncExternalStore(playback?.subscribe ?? never, playback?.get ?? nothing);
  useLayoutEffect(() => {
    if (shown) travel(flip.current, root.current, shown);
  }, [shown, root]);
  return { shown, skip: playback?.skip ?? nothing, replay: playback?.replay ?? nothing };
}

/** Lets what has come onto the table come from where it was, and what has left it go where it is now. */
function travel(flip: Flip, root: HTMLElement | null, { view, latest, state }: Shown): void {
  const spot = (what: string, seat: number | undefined): HTMLElement | null =>
    seat === undefined ? null : (root?.querySelector<HTMLElement>(`[data-${what}="${seat}"]`) ?? null);
  flip.play(
    root,
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
}

const never = (): (() => void) => () => undefined;
const nothing = (): null => null;
