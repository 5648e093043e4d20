import type { CardView, Seat } from '@breakpoint/engine';
import { type CSSProperties, type MouseEvent, type ReactNode, type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { useWords } from '../../i18n/index.js';
import { useActs, useMark, useSteady, useStruck } from '../choosing/context.js';
import { startDrag } from '../choosing/drag.js';
import type { Mark } from '../choosing/marks.js';
import type { How } from '../choosing/useGame.js';
import styles from './CardButton.module.css';

const LONG_PRESS = 450;
const HOVER = 60;

interface Props {
  card: CardView;
  label: string;
  className?: string;
  style?: CSSProperties;
  /** The seat whose card it is, where its colour says so. */
  seat?: Seat;
  children: ReactNode;
  draggable?: boolean;
  /** Replaces the usual way of reading a card. */
  onRead?: () => void;
}

/** A card that can be clicked, dragged, focused, pointed at and long-pressed; every card on the table is one. */
export function CardButton({ card, label, className = '', style, seat, children, draggable = false, onRead }: Props) {
  const words = useWords();
  const { peek } = useSteady();
  const struck = useStruck(card.n);
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
      data-seat={seat}
      {...stateOf(mark)}
      className={[styles.button, className, struck && styles.struck, ...classesOf(mark)].filter(Boolean).join(' ')}
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
      {mark?.number && <Key>{mark.number}</Key>}
      {mark && mark.times > 0 && <Pick>{mark.order > 0 ? mark.order : mark.times > 1 ? `×${mark.times}` : '✓'}</Pick>}
    </button>
  );
}

/** Handles mouse and touch on a card: pointing, clicking, long-pressing, dragging. */
function usePointing(card: CardView, mark: Mark | undefined, draggable: boolean, onRead: (() => void) | undefined) {
  const { peek, read } = useSteady();
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
          // A player who reads another card that could be lifted is done with the lifted one.
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

/** The key that chooses this; shown to players who use the keyboard. */
export const Key = ({ children }: { children: ReactNode }) => (
  <span className={styles.key} data-key aria-hidden="true">
    {children}
  </span>
);

/** The mark of a card that is picked. */
export const Pick = ({ children }: { children: ReactNode }) => (
  <span className={styles.pick} aria-hidden="true">
    {children}
  </span>
);

/** What can be done with the card, or was; on the page, so that hands, bases, dragging and tests find it. */
const stateOf = (mark: Mark | undefined) =>
  mark && {
    'data-choosable': mark.open || undefined,
    'data-can-lift': mark.role === 'lift' || undefined,
    'data-lifted': mark.lifted || undefined,
    'data-aimed': mark.aimed || undefined,
    'data-chosen': mark.times > 0 || undefined,
    'data-idle': mark.idle || undefined,
  };

const classesOf = (mark: Mark | undefined): (string | false)[] =>
  mark ? [mark.hit && styles.wouldHit, mark.role === 'about' && styles.askedAbout, mark.hinted && styles.hinted] : [];

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
