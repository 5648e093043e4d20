import type { BaseView, InPlayView, Seat } from '@breakpoint/engine';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { fill, useWords } from '../../i18n/index.js';
import { type FitLimits, fit } from '../../ui/fit.js';
import { Icon } from '../../ui/Icon.js';
import { SeatBadge } from '../../ui/Seat.js';
import { type Shape, useCoarse, useShape } from '../../ui/useShape.js';
import { useSize } from '../../ui/useSize.js';
import { AttachedAction, Minion } from '../cards/Minion.js';
import { useTable } from '../choosing/context.js';
import type { Marks } from '../choosing/marks.js';

/** A minion of this width or more shows its name. */
const NAMED = 60;
const LIMITS: Record<Shape, Omit<FitLimits, 'max' | 'bare'>> = {
  phone: { min: 40, ratio: 1.04, flat: 1, gap: 4, label: 22 },
  low: { min: 40, ratio: 1.02, flat: 1, gap: 3, label: 20 },
  middle: { min: 44, ratio: 1.12, flat: 0.95, gap: 5, label: 26 },
  wide: { min: 42, ratio: 1.12, flat: 0.9, gap: 5, label: 26 },
};
/** Cards grow with the window. */
const mostOf = (shape: Shape): number =>
  shape === 'phone' ? 62 : shape === 'low' ? 52 : shape === 'middle' ? 88 : Math.round(Math.max(80, Math.min(140, innerWidth * 0.073)));

interface Group {
  seat: Seat;
  power: number;
  minions: InPlayView[];
  /** The minions, each followed by the actions on it that must be shown beside it. */
  cards: InPlayView[];
}

interface Props {
  base: BaseView;
  seats: Seat[];
  className: string;
  /** Actions on the base that are shown here as well. */
  actions?: InPlayView[];
}

/** The minions of these seats at a base, as large as the space allows, with each seat's badge and total power. */
export function Side({ base, seats, className, actions = [] }: Props) {
  const shape = useShape();
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  const { marks } = useTable();
  const coarse = useCoarse();
  // An action on a minion is too small for a finger, so it is shown beside the minion while it can be chosen.
  const beside = (m: InPlayView): InPlayView[] => (m.actions ?? []).filter((a) => coarse && marks.get(a.n)?.open);
  const groups: Group[] = seats
    .map((seat) => ({ seat, power: base.power[seat], minions: base.minions.filter((m) => m.controller === seat) }))
    .filter((g) => g.minions.length > 0 || g.power > 0)
    .map((g) => ({ ...g, cards: g.minions.flatMap((m) => [m, ...beside(m)]) }));
  // The actions come first; their group needs no label, because each action shows its controller.
  const limits = { ...LIMITS[shape], max: mostOf(shape), bare: 1 };
  const counts = [actions.length, ...groups.map((g) => Math.max(g.cards.length, 1))];
  const { width, height, shown, whole } = fit(size ?? { width: 200, height: 100 }, counts, limits);
  const named = width >= NAMED;
  const style = { '--minion-w': `${width}px`, '--minion-h': `${height}px` } as CSSProperties;
  const piece = (c: InPlayView | undefined) =>
    c &&
    (c.power === undefined ? (
      <AttachedAction key={c.n} action={c} />
    ) : (
      <Minion key={c.n} minion={c} named={named} chips={named && !coarse} />
    ));
  const crowded = groups.length > 0 && shown.every((n) => n === 0);
  return (
    <div ref={ref} className={`side ${className}${whole ? ' whole' : ''}`} style={style}>
      {crowded ? (
        <Counts base={base} groups={groups} actions={actions} />
      ) : (
        <>
          {actions.length > 0 && (
            <span className="group">
              {actions.slice(0, shown[0]).map((a) => (
                <AttachedAction key={a.n} action={a} />
              ))}
              <More base={base} cards={actions.slice(shown[0])} />
            </span>
          )}
          {groups.map((g, i) => (
            <span key={g.seat} className="group">
              <GroupHead group={g}>{shown[i + 1] > 0 ? piece(g.cards[0]) : <More base={base} cards={g.cards} />}</GroupHead>
              {g.cards.slice(1, shown[i + 1]).map(piece)}
              {shown[i + 1] > 0 && <More base={base} cards={g.cards.slice(shown[i + 1])} />}
            </span>
          ))}
        </>
      )}
    </div>
  );
}

/** The seat of the minions that follow and their total power, kept on one line with the first of them. */
function GroupHead({ group, children }: { group: Group; children: ReactNode }) {
  return (
    <span className="group-head">
      <span className={`group-power seat-line-${group.seat}`} aria-hidden="true">
        <SeatBadge seat={group.seat} small />
        {group.power}
      </span>
      {children}
    </span>
  );
}

/** Can any of these cards, or of the actions on them, be chosen? */
const anyOpen = (marks: Marks, cards: readonly InPlayView[]): boolean =>
  cards.some((c) => marks.get(c.n)?.open || anyOpen(marks, c.actions ?? []));

/** Stands for the cards that do not fit. A click opens the base, which shows them. */
function More({ base, cards }: { base: BaseView; cards: readonly InPlayView[] }) {
  const words = useWords();
  const { openBase, marks } = useTable();
  if (cards.length === 0) return null;
  const open = anyOpen(marks, cards);
  return (
    <button
      type="button"
      className={open ? 'more-cards choosable' : 'more-cards'}
      data-choosable={open || undefined}
      onClick={() => openBase(base.n)}
      aria-label={fill(words.nMore, { n: cards.length })}
    >
      {fill(words.nMore, { n: cards.length })}
    </button>
  );
}

/** If not even one card of each player fits: each player's power and number of cards. */
function Counts({ base, groups, actions }: { base: BaseView; groups: Group[]; actions: InPlayView[] }) {
  const { openBase, marks, names } = useTable();
  const open = anyOpen(marks, [...actions, ...groups.flatMap((g) => g.cards)]);
  return (
    <button
      type="button"
      className={open ? 'side-counts choosable' : 'side-counts'}
      data-choosable={open || undefined}
      onClick={() => openBase(base.n)}
      aria-label={groups.map((g) => `${names[g.seat]} ${g.power} (${g.minions.length})`).join(', ')}
    >
      {actions.length > 0 && (
        <span className="side-count" aria-hidden="true">
          <small>
            <Icon name="bolt" />
            {actions.length}
          </small>
        </span>
      )}
      {groups.map((g) => (
        <span key={g.seat} className="side-count" aria-hidden="true">
          <SeatBadge seat={g.seat} small /> {g.power}
          <small>
            <Icon name="person" />
            {g.minions.length}
          </small>
        </span>
      ))}
    </button>
  );
}
