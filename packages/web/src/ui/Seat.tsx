import type { Seat } from '@breakpoint/engine';
import styles from './Seat.module.css';

const LETTERS = ['A', 'B', 'C', 'D'];
export const seatLetter = (seat: Seat): string => LETTERS[seat] ?? '?';

const SHAPES = [styles.circle, styles.square, styles.hexagon, styles.pentagon];

/** A seat's badge, which differs from the others in shape and letter as well as in colour. */
export function SeatBadge({ seat, small = false }: { seat: Seat; small?: boolean }) {
  return (
    <span className={`${styles.badge} ${SHAPES[seat]} ${small ? styles.small : ''}`} aria-hidden="true">
      <span>{seatLetter(seat)}</span>
    </span>
  );
}
