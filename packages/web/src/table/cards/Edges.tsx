import { type RefObject, useEffect, useState } from 'react';
import { fill, useWords } from '../../i18n/index.js';
import { calm } from '../../settings.js';
import { Icon } from '../../ui/Icon.js';
import { useChoice, useLooking } from '../choosing/context.js';
import styles from './Edges.module.css';

interface Beyond {
  above: number;
  below: number;
  left: number;
  right: number;
}
const NONE: Beyond = { above: 0, below: 0, left: 0, right: 0 };
/** The share of an element that must be visible for the element to count as seen. */
const SEEN = 0.5;

/** How many of these elements are outside the visible part of the scroller, on each side. */
function beyond(scroller: HTMLElement, selector: string): Beyond {
  const room = scroller.getBoundingClientRect();
  // The panel of the question may cover the end of the board.
  const bottom = room.bottom - (Number.parseFloat(getComputedStyle(scroller).scrollPaddingBottom) || 0);
  const found = { ...NONE };
  for (const el of scroller.querySelectorAll<HTMLElement>(selector)) {
    const box = el.getBoundingClientRect();
    if (box.width === 0) continue;
    if (box.bottom - box.height * SEEN > bottom) found.below++;
    else if (box.top + box.height * SEEN < room.top) found.above++;
    else if (box.right - box.width * SEEN > room.right) found.right++;
    else if (box.left + box.width * SEEN < room.left) found.left++;
  }
  return found;
}

/** The animations of cards that are on their way to their places. Animations without an end, like glowing, move nothing. */
const movesIn = (scroller: HTMLElement): Animation[] =>
  scroller.getAnimations({ subtree: true }).filter((a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Infinity);

/** `beyond`, updated when the scroller scrolls or changes, once all cards have come to rest. */
function useBeyond(of: RefObject<HTMLElement | null>, selector: string, changes: unknown): Beyond {
  const [now, setNow] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` says when there may be something else to see
  useEffect(() => {
    const scroller = of.current;
    if (!scroller) return;
    let frame = 0;
    let gone = false;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const moves = movesIn(scroller);
        if (moves.length > 0) {
          void Promise.allSettled(moves.map((a) => a.finished)).then(() => gone || look());
          return;
        }
        const found = beyond(scroller, selector);
        setNow((was) => (Object.entries(found).every(([side, n]) => was[side as keyof Beyond] === n) ? was : found));
      });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      gone = true;
      cancelAnimationFrame(frame);
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [of, selector, changes]);
  return now;
}

const move = (of: RefObject<HTMLElement | null>, x: number, y: number): void => {
  const el = of.current;
  el?.scrollBy({ left: x * el.clientWidth * 0.7, top: y * el.clientHeight * 0.7, behavior: calm() ? 'auto' : 'smooth' });
};

/** Markers at the edges of a hand that say how many cards are beyond them. */
export function SideMarkers({ of, count }: { of: RefObject<HTMLElement | null>; count: number }) {
  const words = useWords();
  const { left, right } = useBeyond(of, ':scope > li', count);
  const sides = [
    ['left', left, -1, words.moreLeft],
    ['right', right, 1, words.moreRight],
  ] as const;
  return sides.map(
    ([side, n, x, text]) =>
      n > 0 && (
        <button
          key={side}
          type="button"
          className={`${styles.edge} ${styles.ofHand}`}
          data-at={side}
          onClick={() => move(of, x, 0)}
          aria-label={fill(text, { n })}
        >
          <Icon name={side} /> {n}
        </button>
      ),
  );
}

/** Markers at the edges of the board for bases and options beyond them. If no option is visible, the board scrolls to one. */
export function BoardMarkers({ of }: { of: RefObject<HTMLElement | null> }) {
  const words = useWords();
  const { view } = useLooking();
  const marks = useChoice((now) => now.marks);
  const open = [...marks.values()].some((m) => m.open && m.role === 'target');
  const now = useBeyond(of, open ? '[data-choosable]' : '[data-drop]', marks);
  const all = useBeyond(of, '[data-drop]', view.bases);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every decision scrolls to its own options
  useEffect(() => {
    const scroller = of.current;
    if (!open || !scroller) return;
    const list = [...scroller.querySelectorAll<HTMLElement>('[data-choosable]')];
    const off = beyond(scroller, '[data-choosable]');
    const hidden = off.above + off.below + off.left + off.right;
    if (list.length > 0 && hidden === list.length)
      list[0].scrollIntoView({ block: 'center', inline: 'center', behavior: calm() ? 'auto' : 'smooth' });
  }, [of, open, view.decision]);
  const shown = open ? now : all;
  const sides = [
    ['above', shown.above, 0, -1, words.moreAbove],
    ['below', shown.below, 0, 1, words.moreBelow],
    ['left', shown.left, -1, 0, words.moreLeft],
    ['right', shown.right, 1, 0, words.moreRight],
  ] as const;
  return sides.map(
    ([side, n, x, y, text]) =>
      n > 0 && (
        <button
          key={side}
          type="button"
          className={open ? `${styles.edge} ${styles.wanted}` : styles.edge}
          data-at={side}
          onClick={() => move(of, x, y)}
        >
          <span>{fill(text, { n })}</span>
          <span aria-hidden="true">
            {n} <Icon name="up" />
          </span>
        </button>
      ),
  );
}
