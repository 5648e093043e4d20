import type { EventView, Seat, View } from '@breakpoint/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Session } from '../../session/types.js';
import { useLatest } from '../../ui/useLatest.js';
import { useTableWords } from '../words/index.js';
import { payOut, showEffects } from './effects.js';
import { Flip } from './flip.js';
import { Playback, type Shown } from './playback.js';
import type { Scene } from './scenes.js';

export interface PlaybackTools {
  shown: Shown | null;
  /** `skip` jumps to the end of the waiting steps, `next` to the next one. */
  skip(): void;
  next(): void;
  replay(): void;
}

/** Follows a session step by step, and animates the movement of cards. */
export function usePlayback(session: Session, root: RefObject<HTMLElement | null>): PlaybackTools {
  // A scene must not wait for its words: they are loaded before the first one is played.
  useTableWords();
  const flip = useRef(new Flip());
  const [playback, setPlayback] = useState<Playback | null>(null);
  useEffect(() => {
    const made = new Playback(session, (travels = true) => (travels ? flip.current.capture(root.current) : flip.current.forget()));
    setPlayback(made);
    return () => made.dispose();
  }, [session, root]);
  const shown = useSyncExternalStore(playback?.subscribe ?? never, playback?.get ?? nothing);
  useLayoutEffect(() => {
    if (!shown) return;
    travel(flip.current, root.current, { ...shown, latest: shown.effects, me: shown.state.me });
    playback?.noteDrawn();
  }, [shown, root, playback]);
  const { scene, effects, view } = shown ?? NOTHING_SHOWN;
  useEffects(root, scene, effects, view);
  return { shown, skip: playback?.skip ?? nothing, next: playback?.next ?? nothing, replay: playback?.replay ?? nothing };
}

/** Lets VP fly to the players who get them, and texts rise from cards that have changed. */
export function useEffects(root: RefObject<HTMLElement | null>, scene: Scene | null, events: EventView[], view: View | null): void {
  const bases = useLatest(view?.bases ?? NO_BASES);
  useEffect(() => {
    if (scene?.kind === 'paid') payOut(root.current, scene.award);
  }, [scene, root]);
  useEffect(() => {
    if (events.length > 0) showEffects(root.current, events, bases.current);
  }, [events, root, bases]);
}

/** Animates cards that have entered or left the table, from and to their piles and hands. `me` has an open hand. */
export function travel(
  flip: Flip,
  root: HTMLElement | null,
  { view, latest, me, scene }: Pick<Shown, 'view' | 'latest' | 'scene'> & { me: Seat },
): void {
  const spot = (what: string, seat: number | undefined): HTMLElement | null =>
    seat === undefined ? null : (root?.querySelector<HTMLElement>(`[data-${what}="${seat}"]`) ?? null);
  flip.play(root, {
    from: (card) => {
      const event = latest.find((e) => 'card' in e && e.card?.n === Number(card));
      if (event?.kind === 'played') {
        if (event.fromZone !== 'Hand') return spot(event.fromZone === 'Discard' ? 'discard' : 'deck', event.seat);
        return event.seat === me ? null : spot('hand', event.seat);
      }
      if (event?.kind === 'drew') return spot('deck', event.seat);
      return null;
    },
    to: (card) => {
      const n = Number(card);
      for (const p of view.players) {
        if (p.discard.some((c) => c.n === n)) return spot('discard', p.seat);
        if (p.hand.cards.some((c) => c.n === n)) return spot('hand', p.seat);
      }
      // Where minions show only the number of actions on them
      const host = view.bases.flatMap((b) => b.minions).find((m) => m.actions?.some((a) => a.n === n));
      if (host) return spot('card', host.n);
      for (const e of latest) {
        if ('deck' in e && 'card' in e && e.card?.n === n) return spot('deck', e.deck);
        if (e.kind === 'returned' && e.card.n === n) return spot('hand', e.hand);
      }
      return null;
    },
    keeps: (card) => view.players[me]?.hand.cards.some((c) => c.n === Number(card)) ?? false,
    end: (card) => {
      const n = Number(card);
      if (scene?.kind === 'landed' && scene.old?.n === n) return 'burst';
      if (scene && scene.kind !== 'changed') return 'flies';
      const isDestroyed = latest.some((e) => (e.kind === 'destroyed' && e.card.n === n) || (e.kind === 'base-destroyed' && e.base.n === n));
      return isDestroyed ? 'breaks' : 'flies';
    },
  });
}

const NO_BASES: View['bases'] = [];
const NOTHING_SHOWN: Pick<Shown, 'scene' | 'effects'> & { view: null } = { scene: null, effects: [], view: null };
const never = (): (() => void) => () => undefined;
const nothing = (): null => null;
