import type { Seat } from '@breakpoint/engine';

const LETTERS = ['A', 'B', 'C', 'D'];
export const seatLetter = (seat: Seat): string => LETTERS[seat] ?? '?';

/** A seat's badge, which differs from the others in shape and letter as well as in colour. */
export function SeatBadge({ seat, small = false }: { seat: Seat; small?: boolean }) {
  return (
    <span className={`seat-badge seat-${seat}${small ? ' small' : ''}`} aria-hidden="true">
      <span>{seatLetter(seat)}</span>
    </span>
  );
}
