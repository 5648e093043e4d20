import type { BaseView, InPlayView, Seat } from '@breakpoint/engine';
import type { CSSProperties, ReactNode } from 'react';
import { linesOf } from '../../ui/fit.js';
import { SeatBadge } from '../../ui/Seat.js';
import { useCoarse, useShape } from '../../ui/useShape.js';
import type { Size } from '../../ui/useSize.js';
import { AttachedAction, Minion } from '../cards/Minion.js';
import { useChoice } from '../choosing/context.js';
import { SPACING } from './room.js';
import styles from './Side.module.css';

interface Group {
  seat: Seat;
  power: number;
  /** The minions, each followed by the actions on it that must be shown beside it. */
  cards: InPlayView[];
}

const KINDS = { far: styles.far, near: styles.near, all: styles.all };

interface Props {
  base: BaseView;
  seats: Seat[];
  /** The far side, the near side, or everybody's cards together. */
  kind: keyof typeof KINDS;
  tile: Size;
  /** The width that there is for the cards. */
  width: number;
  /** Actions on the base that are shown here as well. */
  actions?: InPlayView[];
}

/** The minions of these seats at a base, with each seat's badge and total power. */
export function Side({ base, seats, kind, tile, width, actions = [] }: Props) {
  const { gap, label } = SPACING[useShape()];
  const coarse = useCoarse();
  // An action on a minion is too small for a finger, so it is shown beside the minion while it can be chosen.
  const attached = coarse ? base.minions.flatMap((m) => m.actions ?? []) : [];
  const open = useChoice(({ marks }) => attached.flatMap((a) => (marks.get(a.n)?.open ? [a.n] : [])).join(' ')).split(' ');
  const beside = (m: InPlayView): InPlayView[] => (m.actions ?? []).filter((a) => open.includes(String(a.n)));
  const groups: Group[] = seats
    .map((seat) => ({
      seat,
      power: base.power[seat],
      cards: base.minions.filter((m) => m.controller === seat).flatMap((m) => [m, ...beside(m)]),
    }))
    .filter((g) => g.cards.length > 0 || g.power > 0);
  // The actions come first; their group needs no label, because each action shows its controller.
  const counts = [actions.length, ...groups.map((g) => Math.max(g.cards.length, 1))];
  const spacing = { gap, label, bare: 1 };
  // A player's cards stay together on a line if that takes no more lines.
  const whole = linesOf(width, counts, tile.width, spacing, true) === linesOf(width, counts, tile.width, spacing);
  const style = { '--minion-w': `${tile.width}px`, '--minion-h': `${tile.height}px` } as CSSProperties;
  const piece = (c: InPlayView) =>
    c.power === undefined ? <AttachedAction key={c.n} action={c} /> : <Minion key={c.n} minion={c} chips={!coarse} />;
  return (
    <div className={`${styles.side} ${KINDS[kind]} ${whole ? styles.whole : ''}`} data-side={kind} style={style}>
      {actions.length > 0 && <span className={styles.group}>{actions.map(piece)}</span>}
      {groups.map((g) => (
        <span key={g.seat} className={styles.group}>
          <GroupHead group={g}>{g.cards.slice(0, 1).map(piece)}</GroupHead>
          {g.cards.slice(1).map(piece)}
        </span>
      ))}
    </div>
  );
}

/** The seat of the minions that follow and their total power, kept on one line with the first of them. */
function GroupHead({ group, children }: { group: Group; children: ReactNode }) {
  return (
    <span className={styles.head}>
      <span className={styles.power} data-seat={group.seat} aria-hidden="true">
        <SeatBadge seat={group.seat} small />
        {group.power}
      </span>
      {children}
    </span>
  );
}
