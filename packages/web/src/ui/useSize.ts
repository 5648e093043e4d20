import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** How much larger than usual the page is: on a large window, or as the player's browser is set. */
export const scaleNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** The inner size of an element, updated when it changes; null before it is known. */
export function useSize(ref: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const el = ref.current;
    if (!el) return;
    const look = (): void => {
      // Rounded down to whole pixels, so that content of this size always fits.
      const box = el.getBoundingClientRect();
      const [width, height] = [Math.floor(box.width), Math.floor(box.height)];
      setSize((was) => (was?.width === width && was.height === height ? was : { width, height }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(el);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
