import { type RefObject, useLayoutEffect, useRef } from 'react';
import { calm } from '../../settings.js';

const TIME = 400;

/**
 * Lets the parts of a bar grow and shrink from their old shares of it. They have their new widths at once and are only drawn narrower or
 * wider for a while: a width that changes step by step would lay out the page sixty times a second.
 */
export function useGrowing(shares: readonly number[]): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const last = useRef(shares);
  // biome-ignore lint/correctness/useExhaustiveDependencies: bars with the same shares are the same
  useLayoutEffect(() => {
    const was = last.current;
    last.current = shares;
    if (was === shares || calm()) return;
    let [from, to] = [0, 0];
    for (const [seat, share] of shares.entries()) {
      const old = was[seat] ?? 0;
      if (share > 0 && (old !== share || from !== to)) {
        const before = `translateX(${(100 * (from - to)) / share}%) scaleX(${old / share})`;
        bar.current
          ?.querySelector(`[data-seat="${seat}"]`)
          ?.animate([{ transform: before }, { transform: 'none' }], { duration: TIME, easing: 'ease' });
      }
      from += old;
      to += share;
    }
  }, [shares.join()]);
  return bar;
}
