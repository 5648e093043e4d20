import type { Seat } from '@breakpoint/engine';
import { useEffect, useRef } from 'react';
import { fill, useWords } from '../../i18n/index.js';
import look from '../../ui/look.module.css';
import { SeatBadge } from '../../ui/Seat.js';
import styles from './Curtain.module.css';

/** Covers the table while the device is passed to another player, so that no hand is visible. */
export function Curtain({ seat, name, onLift }: { seat: Seat; name: string; onLift: () => void }) {
  const words = useWords();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div className={styles.curtain} data-curtain role="dialog" aria-modal="true" aria-label={fill(words.passDevice, { who: name })}>
      <SeatBadge seat={seat} />
      <h2>{fill(words.passDevice, { who: name })}</h2>
      <p>{words.passDeviceHint}</p>
      <button ref={ref} type="button" className={`${look.primary} ${look.big}`} onClick={onLift}>
        {fill(words.iAm, { who: name })}
      </button>
    </div>
  );
}
