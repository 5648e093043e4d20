import type { CardView } from '@breakpoint/engine';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../i18n/index.js';
import { timesChosen } from './choice.js';
import { useTable } from './context.js';
import { startDrag } from './drag.js';

const LONG_PRESS = 450;
const HOVER = 350;

interface Props {
  card: CardView;
  label: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
  draggable?: boolean;
}

/** A card to click, drag, focus, hover or press long: every card on the table is one of these. */
export function CardButton({ card, label, className = '', style, children, draggable = false }: Props) {
  const words = useWords();
  const table = useTable();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const quiet = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const options = table.optionsOf.get(card.n);
  const choosable = options !== undefined;
  const times = options?.reduce((n, o) => n + timesChosen(table.filling, o.key), 0) ?? 0;
  const order = times > 0 && table.filling?.decision.ordered ? table.filling.chosen.indexOf(options![0].key) + 1 : 0;
  const number = choosable && table.filling ? table.filling.options.indexOf(options[0]) + 1 : 0;
  const idle = options?.every((o) => o.idle) ?? false;
  const hinted = options?.some((o) => table.hinted.has(o.key)) ?? false;

  const wait = (time: number, work: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, time);
  };
  const names = ['card-button', className, choosable && 'choosable', times > 0 && 'chosen', idle && 'idle', hinted && 'hinted'];
  const described = [label, times > 0 ? words.isChosen : choosable ? words.choosable : '', idle ? words.noEffect : ''];
  return (
    <button
      type="button"
      data-card={card.n}
      data-choosable={choosable || undefined}
      className={names.filter(Boolean).join(' ')}
      style={style}
      aria-label={described.filter(Boolean).join(', ')}
      aria-pressed={table.filling && !table.filling.single && choosable ? times > 0 : undefined}
      onClick={() => {
        clearTimeout(timer.current);
        if (quiet.current) quiet.current = false;
        else table.press(card);
      }}
      onPointerDown={(event) => {
        quiet.current = false;
        const target = event.currentTarget;
        if (event.pointerType !== 'mouse') {
          wait(LONG_PRESS, () => {
            quiet.current = true;
            table.read(card);
          });
        }
        if (draggable && choosable && event.button === 0) {
          startDrag(event.nativeEvent, target, {
            began: () => {
              clearTimeout(timer.current);
              quiet.current = true;
              table.peek(null);
            },
            dropped: (onto) => table.drop(card, onto),
          });
        }
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      onPointerEnter={(event) => {
        const target = event.currentTarget;
        if (event.pointerType === 'mouse' && event.buttons === 0) wait(HOVER, () => table.peek(card, target));
      }}
      onPointerLeave={() => {
        clearTimeout(timer.current);
        table.peek(null);
      }}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) table.peek(card, event.currentTarget);
      }}
      onBlur={() => table.peek(null)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
      {number > 0 && number < 10 && (
        <span className="option-key" aria-hidden="true">
          {number}
        </span>
      )}
      {times > 0 && (
        <span className="pick-mark" aria-hidden="true">
          {order > 0 ? order : times > 1 ? `×${times}` : '✓'}
        </span>
      )}
    </button>
  );
}
