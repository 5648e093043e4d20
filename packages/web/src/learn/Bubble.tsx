import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './Bubble.module.css';
import { type BubblePlace, emptiestLane, freestTop, placeOf } from './place.js';

const SIDES = { above: styles.above, below: styles.below, beside: '' };

interface Props {
  label: string;
  /** The selector of the element that the bubble points at; null for none. */
  target: string | null;
  /**
   * The bubble keeps out of the way: it lies over the log if that is open, and without a target it is at the side instead of in the middle.
   */
  aside?: boolean;
  children: ReactNode;
}

/** A teacher's speech bubble, beside its target, which has a ring around it. */
export function Bubble({ label, target, aside = false, children }: Props) {
  const { rect, seen } = useRect(target);
  const log = useRect(aside ? 'aside [data-log]' : null).rect;
  const bubble = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(0);
  // The place depends on the height, which depends on the text.
  useLayoutEffect(() => setHeight(bubble.current?.offsetHeight ?? 0));
  const place = rect && !log ? placeOf(rect, height) : null;
  const free = useFreeTop(bubble, !target && !aside);
  const lane = aside && !rect && !log ? emptiestLane(height) : free;
  return (
    <>
      {rect && seen && (
        <div className={styles.ring} style={{ left: rect.left - 6, top: rect.top - 6, width: rect.width + 12, height: rect.height + 12 }} />
      )}
      <section
        ref={bubble}
        className={`${styles.coach} ${log ? '' : place ? SIDES[place.side] : aside ? styles.aside : styles.alone}`}
        aria-label={label}
        style={log ? overLog(log) : place ? styleOf(place) : lane !== null ? { top: lane } : undefined}
      >
        {children}
      </section>
    </>
  );
}

interface Found {
  rect: DOMRect | null;
  /** Is the element visible, with nothing over it but the bubble? */
  seen: boolean;
}
const NOWHERE: Found = { rect: null, seen: false };

/** The rectangle of an element, updated when the table moves. */
function useRect(selector: string | null): Found {
  const [found, setFound] = useState(NOWHERE);
  useLayoutEffect(() => {
    if (!selector) {
      setFound(NOWHERE);
      return;
    }
    document.querySelector(selector)?.scrollIntoView({ block: 'center', inline: 'center' });
    const look = (): void => {
      const el = document.querySelector(selector);
      const rect = el && boxOf(el);
      const seen = el !== null && rect !== null && isSeen(el, rect);
      setFound((was) => (was.seen === seen && isSame(was.rect, rect) ? was : { rect, seen }));
    };
    look();
    const timer = setInterval(look, 150);
    addEventListener('resize', look);
    addEventListener('scroll', look, true);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
      removeEventListener('scroll', look, true);
    };
  }, [selector]);
  return found;
}

/** Where a bubble that points at nothing covers least, updated when the table moves. */
function useFreeTop(bubble: RefObject<HTMLElement | null>, wanted: boolean): number | null {
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!wanted) return;
    const look = (): void => setTop(freestTop(bubble.current!.getBoundingClientRect()));
    look();
    const timer = setInterval(look, 150);
    return () => clearInterval(timer);
  }, [bubble, wanted]);
  return wanted ? top : null;
}

/** The element with what stands out from it, such as the name of a base, so that the ring cuts nothing. */
function boxOf(el: Element): DOMRect {
  const boxes = [el, ...el.children].map((part) => part.getBoundingClientRect()).filter((box) => box.width > 1);
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

const isSame = (a: DOMRect | null, b: DOMRect | null): boolean =>
  a === b || (a !== null && b !== null && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height);

function isSeen(el: Element, { left, top, width, height }: DOMRect): boolean {
  const over = document.elementsFromPoint(left + width / 2, top + height / 2).find((e) => !e.closest(`.${styles.coach}`));
  return over !== undefined && (el.contains(over) || over.contains(el));
}

const overLog = (log: DOMRect): Record<string, number> => ({
  left: log.left + 6,
  width: log.width - 12,
  bottom: innerHeight - log.bottom + 10,
});

const styleOf = ({ left, top, width, pointer }: BubblePlace): Record<string, number | string> => ({
  left,
  top,
  width,
  '--pointer': `${pointer}px`,
});
