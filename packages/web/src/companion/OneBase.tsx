import { fill, useTexts } from '../i18n/index.js';
import { Picture } from '../ui/Art.js';
import look from '../ui/look.module.css';
import { SeatBadge } from '../ui/Seat.js';
import styles from './Companion.module.css';
import { type BaseUp, breaks, type RealGame, totalOf } from './game.js';
import { baseName } from './line.js';
import { Tap } from './Tap.js';
import { useCompanion } from './words/index.js';

interface Props {
  up: BaseUp;
  players: RealGame['players'];
  onPower: (player: number, by: number) => void;
  onNumbers: (breakpoint: number, vp: readonly number[]) => void;
  onScore: () => void;
  onLay: () => void;
  onRead: (id: string) => void;
}

/** A base on the real table: its breakpoint, and each player's power by big taps. */
export function OneBase({ up, players, onPower, onNumbers, onScore, onLay, onRead }: Props) {
  const words = useCompanion();
  const texts = useTexts();
  const base = baseName(up.base, texts);
  const { ours } = up.base;
  return (
    <li className={breaks(up) ? `${styles.base} ${styles.breaking}` : styles.base}>
      <header className={styles.head}>
        {ours && (
          <span className={styles.picture} aria-hidden="true">
            <Picture id={ours} />
          </span>
        )}
        <h3>{base}</h3>
        <span className={styles.prizes}>
          {up.base.vp?.join(' · ') ??
            up.vp.map((vp, place) => (
              <Typed
                key={place}
                label={fill(words.prize, { n: place + 1, base })}
                value={vp}
                onType={(n) =>
                  onNumbers(
                    up.breakpoint,
                    up.vp.map((old, i) => (i === place ? n : old)),
                  )
                }
              />
            ))}
        </span>
        {ours && (
          <button type="button" className={look.square} aria-label={fill(words.baseText, { base })} onClick={() => onRead(ours)}>
            ?
          </button>
        )}
      </header>
      {up.base.breakpoint === undefined && <p className={look.hint}>{words.unknownNumbers}</p>}
      <p className={styles.total}>
        <b role="status">{fill(words.total, { total: totalOf(up) })}</b>
        <span className={styles.breakpoint}>
          <button
            type="button"
            className={look.square}
            aria-label={fill(words.breakpointLess, { base })}
            onClick={() => onNumbers(up.breakpoint - 1, up.vp)}
          >
            −
          </button>
          {up.base.breakpoint === undefined ? (
            <span>
              {fill(words.breakpointIs, { breakpoint: '' })}
              <Typed label={fill(words.breakpointOf, { base })} value={up.breakpoint} onType={(n) => onNumbers(n, up.vp)} />
            </span>
          ) : (
            fill(words.breakpointIs, { breakpoint: up.breakpoint })
          )}
          <button
            type="button"
            className={look.square}
            aria-label={fill(words.breakpointMore, { base })}
            onClick={() => onNumbers(up.breakpoint + 1, up.vp)}
          >
            +
          </button>
        </span>
      </p>
      <ul className={styles.powers}>
        {players.map(({ name }, player) => (
          <li key={name}>
            <Tap aria-label={fill(words.less, { name, base })} onTap={() => onPower(player, -1)}>
              −
            </Tap>
            <span className={styles.power}>
              <span className="sr-only">{fill(words.power, { name, power: up.powers[player], base })}</span>
              <span className={styles.number} aria-hidden="true">
                <SeatBadge seat={player} small />
                <b>{up.powers[player]}</b>
              </span>
              <small aria-hidden="true">{name}</small>
            </span>
            <Tap aria-label={fill(words.more, { name, base })} onTap={() => onPower(player, 1)}>
              +
            </Tap>
          </li>
        ))}
      </ul>
      {/* This comes below the buttons, which must stay under the finger that taps. */}
      <div className={styles.row}>
        <b role="status">{breaks(up) && words.ready}</b>
        <button type="button" className={breaks(up) ? look.primary : ''} onClick={onScore}>
          {fill(words.scoreBase, { base })}
        </button>
        <button type="button" onClick={onLay} aria-label={`${words.otherBase} (${base})`}>
          {words.otherBase}
        </button>
      </div>
    </li>
  );
}

/** A number that is not known. */
function Typed({ label, value, onType }: { label: string; value: number; onType: (n: number) => void }) {
  return (
    <input
      type="number"
      inputMode="numeric"
      className={styles.typed}
      aria-label={label}
      value={value}
      min={0}
      max={60}
      onChange={(event) => onType(Number(event.target.value) || 0)}
    />
  );
}
