import type { CardView } from '@breakpoint/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../i18n/index.js';
import { usePages } from '../i18n/pages/index.js';
import type { Shown } from '../table/playback.js';
import { type Bubble, isScripted, LESSON, ME } from './script.js';

/** Everything the coach says, in order; `at` is the answer that follows. */
const SAYINGS: readonly { at: number; says: Bubble; about?: string; does?: string }[] = LESSON.flatMap((step, at) =>
  step.seat !== ME
    ? []
    : [...(step.first ?? []).map((f) => ({ at, ...f })), ...(step.says ? [{ at, says: step.says, does: step.does }] : [])],
);

interface Props {
  shown: Shown;
  /** The card that was taken up: the coach goes on to where it is to be played. */
  lifted: CardView | null;
  onLeave: () => void;
  onPlay: () => void;
  onAgain: () => void;
}

/** Stands beside the table, says what to do, and points at it. */
export function Coach({ shown, lifted, onLeave, onPlay, onAgain }: Props) {
  const pages = usePages();
  const { view, busy } = shown;
  const over = view.decision === null;
  const at = view.decision?.seat === ME ? view.decision.number + (lifted ? 1 : 0) : -1;
  const [read, setRead] = useState(0);
  const first = SAYINGS.findIndex((s) => s.at === at);
  const n = lifted ? first : Math.max(read, first);
  const saying = busy ? undefined : over ? ({ at: LESSON.length, says: 'won' } as const) : SAYINGS[n]?.at === at ? SAYINGS[n] : undefined;
  const target = saying && selectorOf(shown, saying);
  const rect = useRect(target);
  const explains = saying !== undefined && !('does' in saying && saying.does);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!document.querySelector('dialog[open]')) next.current?.focus({ preventScroll: true });
  }, [saying?.says]);
  useEffect(() => {
    document.documentElement.classList.toggle('coach-explains', explains);
    return () => document.documentElement.classList.remove('coach-explains');
  }, [explains]);
  if (!saying) return null;
  return (
    <>
      {rect && (
        <div className="coach-ring" style={{ left: rect.left - 6, top: rect.top - 6, width: rect.width + 12, height: rect.height + 12 }} />
      )}
      <section className={`coach ${placeOf(rect)}`} aria-label={pages.lesson} style={styleOf(rect)}>
        <p className="coach-count">{fill(pages.lessonOf, { n: over ? SAYINGS.length + 1 : n + 1, m: SAYINGS.length + 1 })}</p>
        <p className="coach-text" role="status">
          {pages.coach[saying.says]}
        </p>
        <div className="prompt-buttons">
          {over ? (
            <>
              <button ref={next} type="button" className="primary" onClick={onPlay}>
                {pages.playReal}
              </button>
              <button type="button" onClick={onAgain}>
                {pages.again}
              </button>
            </>
          ) : (
            explains && (
              <button ref={next} type="button" className="primary" onClick={() => setRead(n + 1)}>
                {pages.next}
              </button>
            )
          )}
          <button type="button" className="coach-leave" onClick={onLeave}>
            {pages.leaveLesson}
          </button>
        </div>
      </section>
    </>
  );
}

/** Where on the table it is, what is explained or to be chosen. */
function selectorOf({ view }: Shown, saying: { says: Bubble; about?: string; does?: string }): string | null {
  if (saying.does === 'end') return '[data-word="end"]';
  const option = saying.does && view.decision?.options?.find((o) => isScripted(o.key, saying.does!));
  if (option) return option.card ? `[data-card="${option.card.n}"]` : null;
  const cards = view.bases.flatMap((b) => [b, ...b.minions]);
  const card = cards.find((c) => c.id === (saying.does ?? saying.about));
  if (!card) return null;
  return saying.says === 'prizes' ? `[data-card="${card.n}"] .base-vp` : `[data-card="${card.n}"]`;
}

/** Follows an element about: the table moves under the coach's finger. */
function useRect(selector: string | null | undefined): DOMRect | null {
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
