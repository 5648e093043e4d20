import look from './look.module.css';

interface Props {
  value: number;
  /** What the number is, to those who do not see it. */
  label?: string;
  /** The labels of the buttons. */
  less: string;
  more: string;
  /** What the buttons do; absent if the number can't go that way. */
  onLess: (() => void) | null | undefined;
  onMore: (() => void) | null | undefined;
}

/** A number with a button on each side. */
export function Stepper({ value, label, less, more, onLess, onMore }: Props) {
  return (
    <>
      <button type="button" className={look.square} disabled={!onLess} aria-label={less} onClick={() => onLess?.()}>
        −
      </button>
      <output aria-label={label}>{value}</output>
      <button type="button" className={look.square} disabled={!onMore} aria-label={more} onClick={() => onMore?.()}>
        +
      </button>
    </>
  );
}
