import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';

/** Two presses within this time and distance are a double click; and nobody has read a question that is there for less than this time. */
const TIME = 400;
const DISTANCE = 30;
/** The buttons that end something. What a player loses by them does not come back. */
const ENDING = '[data-word="end"], [data-decline], [data-confirm]';

interface Press {
  at: number;
  x: number;
  y: number;
  of: string;
}

/** The last press on a panel. A panel with a lifted card is another one. */
let last: Press | null = null;

/**
 * Handlers that ignore the second press of a double click, and those that follow as quickly, if the first one has already changed the
 * question: the player has not seen the button that is there now. Nor has a player who wanted to skip what was still being `shown`. The
 * keyboard presses only what has the focus, so it needs no such care.
 */
export function useSlips(of: string, shown: boolean) {
  const slipped = useRef(false);
  const until = useRef(-TIME);
  useLayoutEffect(() => {
    if (shown)
      return () => {
        until.current = performance.now();
      };
  }, [shown]);
  return {
    onPointerDownCapture: ({ timeStamp: at, clientX: x, clientY: y }: PointerEvent) => {
      const was = last;
      const again = was !== null && was.of !== of && at - was.at < TIME && Math.hypot(x - was.x, y - was.y) < DISTANCE;
      slipped.current = again || at - until.current < TIME;
      last = { at, x, y, of: again ? was.of : of };
    },
    onClickCapture: (event: MouseEvent) => {
      if (!slipped.current || event.detail === 0 || !(event.target as Element).closest(ENDING)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
