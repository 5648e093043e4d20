import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { emptiestLane, type Place, placeOf } from './place.js';

interface Props {
  label: string;
  /** The selector of the element that the bubble points at; null for none. */
  target: string | null;
  /** The bubble keeps out of the way: it is over the log if that is open, and without a target at the side instead of in the middle. */
  aside?: boolean;
  children: ReactNode;
}

/** A teacher's speech bubble, beside its target, which has a ring around it. */
export function Bubble({ label, target, aside = false, children }: Props) {
  const rect = useRect(target);
  const log = useRect(aside ? '.dock .log-panel' : null);
  const bubble = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(0);
  // The place depends on the height, which depends on the text.
  useLayoutEffect(() => setHeight(bubble.current?.offsetHeight ?? 0));
  const place = rect && !log ? placeOf(rect, height) : null;
  const lane = aside && !rect && !log ? emptiestLane(height) : null;
  return (
    <>
      {rect && (
        <div className="coach-ring" style={{ left: rect.left - 6, top: rect.top - 6, width: rect.width + 12, height: rect.height + 12 }} />
      )}
      <section
        ref={bubble}
        className={`coach ${log ? 'beside' : (place?.side ?? (aside ? 'aside' : 'alone'))}`}
        aria-label={label}
        style={log ? overLog(log) : place ? styleOf(place) : lane !== null ? { top: lane } : undefined}
      >
        {children}
      </section>
    </>
  );
}

/** The rectangle of an element, updated when the table moves. */
function useRect(selector: string | null): DOMRect | null {
  const [rect, setRect] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    if (!selector) {
      setRect(null);
      return;
    }
    document.querySelector(selector)?.scrollIntoView({ block: 'center', inline: 'center' });
    const look = (): void => {
      const now = document.querySelector(selector)?.getBoundingClientRect() ?? null;
      setRect((was) =>
        was && now && was.left === now.left && was.top === now.top && was.width === now.width && was.height === now.height ? was : now,
      );
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
  return rect;
}

const overLog = (log: DOMRect): Record<string, number> => ({
  left: log.left + 6,
  width: log.width - 12,
  bottom: innerHeight - log.bottom + 10,
});

const styleOf = ({ left, top, width, pointer }: Place): Record<string, number | string> => ({
  left,
  top,
  width,
  '--pointer': `${pointer}px`,
});
