import type { CardView } from '@breakpoint/engine';
import { type CSSProperties, type MouseEvent, type ReactNode, type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { useWords } from '../../i18n/index.js';
import { useActs, useLooking, useMark } from '../choosing/context.js';
import { startDrag } from '../choosing/drag.js';
import type { Mark } from '../choosing/marks.js';
import type { How } from '../choosing/useGame.js';

const LONG_PRESS = 450;
const HOVER = 60;

interface Props {
  card: CardView;
  label: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
  draggable?: boolean;
  /** Replaces the usual way of reading a card. */
  onRead?: () => void;
}

/** A card that can be clicked, dragged, focused, pointed at and long-pressed; every card on the table is one. */
export function CardButton({ card, label, className = '', style, children, draggable = false, onRead }: Props) {
  const words = useWords();
  const { peek, struck } = useLooking();
  const mark = useMark(card.n);
  const choosable = mark?.open === true;
  const pointing = usePointing(card, mark, draggable, onRead);
  const described = [
    label,
    mark && mark.times > 0 ? words.isChosen : mark?.lifted ? words.isLifted : choosable ? words.choosable : '',
    mark?.idle ? words.noEffect : '',
  ];
  return (
    <button
      type="button"
      data-card={card.n}
      data-choosable={choosable || undefined}
      className={['card-button', className, struck.includes(card.n) && 'struck', ...classesOf(mark)].filter(Boolean).join(' ')}
      style={style}
      aria-label={described.filter(Boolean).join(', ')}
      aria-pressed={pressed(mark)}
      {...pointing}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) peek(card);
      }}
      onBlur={() => peek(null)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
      {mark?.number && (
        <span className="option-key" aria-hidden="true">
          {mark.number}
        </span>
      )}
      {mark && mark.times > 0 && (
        <span className="pick-mark" aria-hidden="true">
          {mark.order > 0 ? mark.order : mark.times > 1 ? `×${mark.times}` : '✓'}
        </span>
      )}
    </button>
  );
}

/** Handles mouse and touch on a card: pointing, clicking, long-pressing, dragging. */
function usePointing(card: CardView, mark: Mark | undefined, draggable: boolean, onRead: (() => void) | undefined) {
  const { peek, read } = useLooking();
  const { press, lift, drop, clear } = useActs();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Set after a drag or long press, so that the click event that follows is ignored. */
  const quiet = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = (): void => clearTimeout(timer.current);
  const wait = (time: number, work: () => void): void => {
    stop();
    timer.current = setTimeout(work, time);
  };
  return {
    onClick: (event: MouseEvent) => {
      stop();
      if (quiet.current) quiet.current = false;
      else if (onRead && !mark?.options.length && !mark?.open) onRead();
      else press(card, howOf(event));
    },
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      quiet.current = false;
      if (event.pointerType !== 'mouse') {
        wait(LONG_PRESS, () => {
          quiet.current = true;
          // Whoever reads another card that could be lifted is done with the lifted one.
          if (mark?.role === 'lift' && !mark.lifted) clear();
          if (onRead) onRead();
          else read(card);
        });
      }
      if (!draggable || !mark || mark.options.length === 0 || event.button !== 0) return;
      startDrag(event.nativeEvent, event.currentTarget, {
        began: () => {
          stop();
          quiet.current = true;
          peek(null);
          if (mark.role === 'lift' && !mark.lifted) lift(card, mark.options, true);
        },
        dropped: (onto) => (onto.length > 0 ? drop(card, onto) : clear()),
      });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove: (event: ReactPointerEvent) => {
      // A mouse that does not move while cards slide under it is not pointing at them.
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || (event.movementX === 0 && event.movementY === 0)) return;
      wait(HOVER, () => peek(card));
    },
    onPointerLeave: () => {
      stop();
      peek(null);
    },
  };
}

function classesOf(mark: Mark | undefined): (string | false)[] {
  if (!mark) return [];
  return [
    mark.hit && 'would-hit',
    mark.aimed && 'aimed',
    mark.role === 'about' && 'asked-about',
    mark.open && 'choosable',
    mark.role === 'lift' && 'can-lift',
    mark.lifted && 'lifted',
    mark.times > 0 && 'chosen',
    mark.idle && 'idle',
    mark.hinted && 'hinted',
  ];
}

const pressed = (mark: Mark | undefined): boolean | undefined => {
  if (!mark || mark.options.length === 0) return undefined;
  if (mark.role === 'lift') return mark.lifted;
  return mark.single && mark.times === 0 ? undefined : mark.times > 0;
};

export function howOf(event: MouseEvent): How {
  if (event.detail === 0) return 'keys';
  const { pointerType } = event.nativeEvent as PointerEvent;
  return pointerType === 'touch' || pointerType === 'pen' ? 'touch' : 'mouse';
}
