import { type ReactNode, useLayoutEffect, useState } from 'react';

interface Props {
  label: string;
  /** What it points at; null for nothing. */
  target: string | null;
  /** Where it stands if it points at nothing: in the middle, or out of the way. */
  aside?: boolean;
  children: ReactNode;
}

/** What a teacher says: a bubble beside what it is about, with a ring around that. */
export function Bubble({ label, target, aside = false, children }: Props) {
  const rect = useRect(target);
  return (
    <>
      {rect && (
        <div className="coach-ring" style={{ left: rect.left - 6, top: rect.top - 6, width: rect.width + 12, height: rect.height + 12 }} />
      )}
      <section className={`coach ${rect || !aside ? placeOf(rect) : 'aside'}`} aria-label={label} style={styleOf(rect)}>
        {children}
      </section>
    </>
  );
}

/** Follows an element about: the table moves under the coach's finger. */
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

const BUBBLE = 340;
const GAP = 18;
/** Less height than this is not enough for a bubble. */
const ROOM = 230;
/** Beside what it points at where there is room for it, so that all above and below stays to be seen; else above or below it. */
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
