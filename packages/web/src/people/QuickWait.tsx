import type { LobbyView } from '@breakpoint/protocol';
import { useEffect, useState } from 'react';
import { fill } from '../i18n/index.js';
import look from '../ui/look.module.css';
import { Notice } from '../ui/Notice.js';
import { AlertSwitch } from './AlertSwitch.js';
import styles from './QuickWait.module.css';
import { clockName } from './TableForm.js';
import { usePeopleWords } from './words/index.js';

interface Props {
  table: string;
  lobby: LobbyView;
  onLeave: () => void;
}

/** The page of a player who waits for a quick match. There is nothing to set: everybody who waits wants the same game. */
export function QuickWait({ table, lobby, onLeave }: Props) {
  const words = usePeopleWords();
  return (
    <Notice title={words.quickMatch} className={styles.wait} screen="lobby">
      <p>{clockName(words, lobby.config.clock)}</p>
      {lobby.botIn === undefined ? (
        <p className={look.note} role="status">
          {words.waitingLong}
        </p>
      ) : (
        <Countdown key={lobby.botIn} ms={lobby.botIn} />
      )}
      <AlertSwitch table={table} />
      <p className={look.row}>
        <button type="button" onClick={onLeave}>
          {words.stopWaiting}
        </button>
        {lobby.botIn === undefined && (
          <a className={`button ${look.primary}`} href="#/">
            {words.yourGames}
          </a>
        )}
      </p>
    </Notice>
  );
}

/** Counts down until a bot takes the open seat. */
function Countdown({ ms }: { ms: number }) {
  const words = usePeopleWords();
  const [seconds, setSeconds] = useState(Math.ceil(ms / 1000));
  useEffect(() => {
    const timer = setInterval(() => setSeconds((s) => Math.max(0, s - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={look.note} role="timer">
      {fill(words.waitingForOpponent, { n: seconds })}
    </p>
  );
}
