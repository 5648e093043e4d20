import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** The room inside an element, now and whenever it changes; null before it is known. */
export function useSize(ref: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const el = ref.current;
    if (!el) return;
    const look = (): void => {
      const { clientWidth: width, clientHeight: height } = el;
      setSize((was) => (was?.width === width && was.height === height ? was : { width, height }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(el);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
