import type { BaseView, InPlayView, Seat } from '@breakpoint/engine';
import type { CSSProperties, ReactNode } from 'react';
import { linesOf, type Spacing } from '../../ui/fit.js';
import { SeatBadge } from '../../ui/Seat.js';
import { useCoarse } from '../../ui/useShape.js';
import type { Size } from '../../ui/useSize.js';
import { AttachedAction, Minion } from '../cards/Minion.js';
import { partnerOf } from '../cards/partner.js';
import { useChoice, useLooking } from '../choosing/context.js';
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
  spacing: Spacing;
  /** The width that there is for the cards. */
  width: number;
  /** Actions on the base that are shown here as well. */
  actions?: InPlayView[];
}

/** The minions of these seats at a base, with each seat's badge and total power. */
export function Side({ base, seats, kind, tile, spacing, width, actions = [] }: Props) {
  const { view } = useLooking();
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
  // A player's cards stay together on a line if that takes no more lines.
  const whole = linesOf(width, counts, tile.width, spacing, 1, true) === linesOf(width, counts, tile.width, spacing, 1);
  const left = [actions, ...groups.map((g) => g.cards)].map((cards) => cards.values());
  const pieces: ReactNode[] = [];
  let [line, last, widest] = [0, 0, 0];
  linesOf(width, counts, tile.width, spacing, 1, whole, (at, group, end) => {
    if (at > line) pieces.push(<span key={`line ${at}`} className={styles.line} />);
    if (group > 0 && (at > line || group > last))
      pieces.push(<Label key={`${group} ${at}`} group={groups[group - 1]} goesOn={group === last} />);
    const { value: card } = left[group].next();
    if (card)
      pieces.push(
        card.power === undefined ? (
          <AttachedAction key={card.n} action={card} />
        ) : (
          <Minion key={card.n} minion={card} partner={partnerOf(view, card)} chips={!coarse} />
        ),
      );
    [line, last, widest] = [at, group, Math.max(widest, end)];
  });
  const style = {
    '--minion-w': `${tile.width}px`,
    '--minion-h': `${tile.height}px`,
    '--gap': `${spacing.gap}px`,
    // All lines begin below each other, and the longest one is in the middle.
    '--before': kind === 'all' ? undefined : `${Math.max(0, (width - widest) / 2)}px`,
  };
  return (
    <div className={`${styles.side} ${KINDS[kind]}`} data-side={kind} style={style as CSSProperties}>
      {pieces}
    </div>
  );
}

/** The seat of the minions that follow on the line, and the total power of all its minions here. */
function Label({ group, goesOn }: { group: Group; goesOn: boolean }) {
  return (
    <span className={styles.power} data-seat={group.seat} aria-hidden="true">
      <SeatBadge seat={group.seat} small />
      {!goesOn && group.power}
    </span>
  );
}
