import type { ReactNode } from 'react';
import { fill, useWords } from '../../i18n/index.js';
import { useOnlineWords } from '../../session/words/index.js';
import { changeSettings, useSettings } from '../../settings.js';
import { Icon, type IconName } from '../../ui/Icon.js';
import look from '../../ui/look.module.css';
import type { Shown } from '../playback/playback.js';
import { useTableWords } from '../words/index.js';
import styles from './Bar.module.css';
import { Clock } from './Online.js';
import { Player } from './Players.js';

interface Props {
  shown: Shown;
  names: readonly string[];
  logOpen: boolean;
  onMenu: () => void;
  onRecap: () => void;
  onLog: () => void;
  /** Additional buttons. */
  children?: ReactNode;
}

/** The active player, all players in turn order starting with the viewer, and the buttons for menu, log and recap. */
export function Bar({ shown: { view, state, busy }, names, logOpen, onMenu, onRecap, onLog, children }: Props) {
  const words = useWords();
  const online = useOnlineWords();
  const order = view.players.map((_, i) => view.players[(Math.max(state.me, 0) + i) % view.players.length]);
  const drafting = view.step === 'Draft';
  const headline = (): string => {
    if (drafting) return words.steps.Draft;
    // The winner must not be told while the end is still being shown.
    if (state.result && !busy) return fill(words.won, { who: names[state.result.winner] });
    if (view.winner >= 0) return fill(words.won, { who: names[view.winner] });
    const isMine = view.active === state.me && !state.players[state.me].conceded;
    return isMine ? words.yourTurn : fill(words.turnOf, { who: names[view.active] });
  };
  return (
    <header className={styles.bar}>
      <button type="button" className={look.square} onClick={onMenu} aria-label={words.menu} aria-haspopup="dialog">
        <Icon name="menu" />
      </button>
      <h1 className={styles.turn}>
        <span>{headline()}</span>
        <span className={styles.more}>
          {view.turn > 0 && <span className={styles.number}>{fill(words.turn, { n: view.turn })}</span>}
          {(state.watchers ?? 0) > 0 && (
            <span className={styles.step} role="img" aria-label={fill(online.watchers, { n: state.watchers ?? 0 })}>
              <Icon name="people" /> {state.watchers}
            </span>
          )}
          {!drafting && <span className={styles.step}>{words.steps[view.step]}</span>}
          {state.tookBack && (
            <span className={`${styles.step} ${styles.tookBack}`} title={words.tookBack}>
              {words.tookBackTag}
            </span>
          )}
        </span>
      </h1>
      <div className={styles.players}>
        {order.map((p) => (
          <Player key={p.seat} player={p} mine={p.seat === state.me}>
            {state.clock?.seat === p.seat && <Clock until={state.clock.until} />}
          </Player>
        ))}
      </div>
      <span className={styles.buttons}>
        {children}
        <SoundSwitch />
        <BarButton icon="recap" label={words.recap} onClick={onRecap} />
        <BarButton icon="log" label={words.log} pressed={logOpen} onClick={onLog} />
      </span>
    </header>
  );
}

function SoundSwitch() {
  const show = useTableWords();
  const { sound } = useSettings();
  return (
    <BarButton
      icon={sound ? 'sound' : 'mute'}
      label={sound ? show.soundOn : show.soundOff}
      pressed={sound === true}
      onClick={() => changeSettings({ sound: !sound })}
    />
  );
}

function BarButton({ icon, label, pressed, onClick }: { icon: IconName; label: string; pressed?: boolean; onClick: () => void }) {
  return (
    <button type="button" className={look.square} onClick={onClick} aria-pressed={pressed} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
