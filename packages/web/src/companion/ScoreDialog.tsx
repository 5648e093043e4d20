import { useState } from 'react';
import { fill, useTexts } from '../i18n/index.js';
import { Dialog } from '../ui/Dialog.js';
import look from '../ui/look.module.css';
import { SeatBadge } from '../ui/Seat.js';
import styles from './Companion.module.css';
import { type BaseUp, gainsOf, placesOf, type RealGame } from './game.js';
import { baseName } from './line.js';
import { useCompanion } from './words/index.js';

interface Props {
  up: BaseUp;
  players: RealGame['players'];
  onScore: (vp: number[]) => void;
  onClose: () => void;
}

/** Who gains what. Every number can be changed before it counts. */
export function ScoreDialog({ up, players, onScore, onClose }: Props) {
  const words = useCompanion();
  const texts = useTexts();
  const [vp, setVp] = useState(() => gainsOf(up));
  const places = placesOf(up.powers);
  return (
    <Dialog title={fill(words.scoreBase, { base: baseName(up.base, texts) })} onClose={onClose}>
      <p className={look.hint}>{words.scoreHint}</p>
      <ul className={styles.standing}>
        {players.map(({ name }, player) => {
          const place = places[player];
          return (
            <li key={name}>
              <SeatBadge seat={player} />
              <label className={styles.gain}>
                <span>
                  {fill(words.gains, { name })} {place !== null && <small>({words.place[place as keyof typeof words.place]})</small>}
                </span>
                <input
                  type="number"
                  inputMode="numeric"
                  min={-20}
                  max={40}
                  value={vp[player]}
                  onChange={(event) => setVp(vp.map((v, p) => (p === player ? Number(event.target.value) || 0 : v)))}
                />
              </label>
            </li>
          );
        })}
      </ul>
      <button type="button" className={`${look.primary} ${look.big}`} onClick={() => onScore(vp)}>
        {words.confirm}
      </button>
    </Dialog>
  );
}
