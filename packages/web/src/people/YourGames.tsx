import type { KnownSeat } from '@breakpoint/protocol';
import { useCallback, useState } from 'react';
import { fill, useWords } from '../i18n/index.js';
import { finishedOnline } from '../session/finished.js';
import { loadCurrent, type SavedGame } from '../session/saves.js';
import { knownSeats } from '../session/server.js';
import { Icon } from '../ui/Icon.js';
import look from '../ui/look.module.css';
import { showBadge } from './alerts.js';
import { Devices } from './Devices.js';
import { useNews } from './useNews.js';
import { type PeopleWords, usePeopleWords } from './words/index.js';
import styles from './YourGames.module.css';

/** The number of finished games that are still shown, so that the player can start another one at the same table. */
const FINISHED = 2;

/** The player's games: those on the server in which this browser has a seat, and the one on this device. */
export function YourGames() {
  const words = usePeopleWords();
  const [kept, setKept] = useState<SavedGame | null>(null);
  const [devices, setDevices] = useState(false);
  const [seats, setSeats] = useState<KnownSeat[]>([]);
  const ask = useCallback((): void => {
    if (document.hidden) return;
    void loadCurrent().then(setKept);
    // Without a server, there is only the game on this device.
    knownSeats().then(
      (found) => {
        setSeats(found);
        showBadge(found.filter((s) => s.turn === s.seat).length);
      },
      () => undefined,
    );
  }, []);
  useNews(
    ask,
    30_000,
    seats.map((s) => s.table),
  );
  const games = [...seats.filter((s) => s.phase !== 'over'), ...seats.filter((s) => s.phase === 'over').slice(0, FINISHED)];
  if (!kept && games.length === 0) return null;
  return (
    <section className={styles.games} aria-labelledby="your-games">
      <h2 id="your-games">{words.yourGames}</h2>
      <ul>
        {kept && <Kept game={kept} />}
        {games.map((seat) => (
          <OnServer key={seat.table} seat={seat} />
        ))}
      </ul>
      {games.length > 0 && (
        <button type="button" onClick={() => setDevices(true)}>
          {words.devices}
        </button>
      )}
      {devices && <Devices onClose={() => setDevices(false)} />}
    </section>
  );
}

function Kept({ game }: { game: SavedGame }) {
  const words = useWords();
  const peopleWords = usePeopleWords();
  return (
    <li>
      <a className={`${look.sheet} ${styles.game}`} href="#/play">
        <b>{words.continueGame}</b>
        <span>{game.table.players.map((p) => p.name).join(' · ')}</span>
        <small>{peopleWords.onThisDevice}</small>
      </a>
    </li>
  );
}

function OnServer({ seat }: { seat: KnownSeat }) {
  const words = useWords();
  const peopleWords = usePeopleWords();
  const replay = seat.phase === 'over' ? finishedOnline().find((game) => game.table === seat.table)?.replay : undefined;
  const mine = seat.turn === seat.seat;
  const others = seat.with.filter((s) => s.kind !== 'open').map((s) => s.name);
  return (
    <li>
      <a className={`${look.sheet} ${styles.game}${mine ? ` ${styles.mine}` : ''}`} href={`#/table/${seat.table}`}>
        <b>{others.length > 0 ? fill(peopleWords.withWhom, { who: others.join(', ') }) : peopleWords.nobodyYet}</b>
        <span>{standing(peopleWords, seat)}</span>
        {seat.due !== null && <small>{fill(peopleWords.timeLeft, { time: timeLeft(seat.due - Date.now(), peopleWords.days) })}</small>}
      </a>
      {replay && (
        <a className="button" href={`#/replay/${replay}`}>
          <Icon name="film" /> {words.watchReplay}
        </a>
      )}
      {replay && (
        <a className="button" href={`#/replay/${replay}/moment`}>
          <Icon name="bulb" /> {peopleWords.review}
        </a>
      )}
    </li>
  );
}

function standing(words: PeopleWords, { phase, turn, seat, with: others }: KnownSeat): string {
  if (phase === 'lobby') return words.notBegun;
  if (phase === 'over') return words.finished;
  if (phase === 'broken') return words.stopped;
  if (turn === seat) return words.yourTurn;
  if (turn === null || turn < 0) return words.windowOpen;
  return fill(words.turnOf, { who: others.find((o) => o.seat === turn)?.name ?? '' });
}

/** The remaining time in days and hours, or in hours and minutes. */
function timeLeft(ms: number, day: string): string {
  const minutes = Math.max(0, Math.ceil(ms / 60_000));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return `${days} ${day} ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
