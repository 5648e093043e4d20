import { type ReactNode, useLayoutEffect, useState } from 'react';

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
  return (
    <>
      {rect && (
        <div className="coach-ring" style={{ left: rect.left - 6, top: rect.top - 6, width: rect.width + 12, height: rect.height + 12 }} />
      )}
      <section
        className={`coach ${log ? 'beside' : rect || !aside ? placeOf(rect) : 'aside'}`}
        aria-label={label}
        style={log ? overLog(log) : styleOf(rect)}
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

const BUBBLE = 340;
const GAP = 18;
/** The height that a bubble needs. */
const ROOM = 230;
/** The bubble's place: beside its target if there is room, so that everything above and below stays visible; otherwise above or below. */
function placeOf(rect: DOMRect | null): 'alone' | 'above' | 'below' | 'beside' {
  if (!rect) return 'alone';
  const below = innerHeight - rect.bottom;
  const aside = Math.max(rect.left, innerWidth - rect.right);
  if (Math.max(below, rect.top) < ROOM || (aside > BUBBLE * 1.6 && rect.height < innerHeight / 2)) return 'beside';
  return below > rect.top ? 'below' : 'above';
}
function styleOf(rect: DOMRect | null): Record<string, number | string> | undefined {
  if (!rect) return undefined;
  const place = placeOf(rect);
  const width = Math.min(BUBBLE, innerWidth - 16);
  const middle = rect.left + rect.width / 2;
  if (place === 'beside')
    return {
      width,
      top: Math.max(8, Math.min(rect.top, innerHeight - ROOM)),
      left: middle > innerWidth / 2 ? Math.max(8, rect.left - width - GAP) : Math.min(rect.right + GAP, innerWidth - width - 8),
    };
  const left = Math.max(8, Math.min(middle - width / 2, innerWidth - width - 8));
  const pointer = { '--pointer': `${Math.max(22, Math.min(middle - left, width - 22))}px` };
  return place === 'below'
    ? { left, width, top: rect.bottom + GAP, ...pointer }
    : { left, width, bottom: innerHeight - rect.top + GAP, ...pointer };
}
