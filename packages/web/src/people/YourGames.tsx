import type { KnownSeat } from '@breakpoint/protocol';
import { Suspense, useCallback, useState } from 'react';
import { dotted, fill, useWords } from '../i18n/index.js';
import { type FinishedOnline, finishedOnline } from '../session/finished.js';
import { listLeft, loadCurrent, type SavedGame } from '../session/saves.js';
import { knownSeats } from '../session/server.js';
import { useSettings } from '../settings.js';
import { Icon } from '../ui/Icon.js';
import { lazily } from '../ui/lazily.js';
import look from '../ui/look.module.css';
import { showBadge } from './alerts.js';
import { useNews } from './useNews.js';
import { type PeopleWords, usePeopleWords } from './words/index.js';
import styles from './YourGames.module.css';

const Devices = lazily(async () => (await import('./Devices.js')).Devices);

/** The number of finished games that are still shown, so that the player can watch them, or start another one at the same table. */
const FINISHED = 2;

/** A finished game: nobody plays at its table now, or another game has begun there since. */
type Finished = { at: number; seat: KnownSeat } | { at: number; game: FinishedOnline };

/** The last finished games that the player did not only watch, newest first. */
function lastFinished(seats: readonly KnownSeat[]): Finished[] {
  const over = seats.filter((s) => s.phase === 'over');
  const earlier = finishedOnline().filter(({ me, replay }) => me !== -1 && !over.some((s) => s.replay === replay));
  const all: Finished[] = [...over.map((seat) => ({ at: seat.touched, seat })), ...earlier.map((game) => ({ at: game.saved, game }))];
  return all.sort((a, b) => b.at - a.at).slice(0, FINISHED);
}

/** The player's games: those on the server in which this browser has a seat, and those on this device. */
export function YourGames() {
  const words = usePeopleWords();
  const [kept, setKept] = useState<SavedGame | null>(null);
  const [left, setLeft] = useState<readonly SavedGame[]>([]);
  const [devices, setDevices] = useState(false);
  const [known, setKnown] = useState<KnownSeat[] | null>(null);
  const ask = useCallback((): void => {
    if (document.hidden) return;
    void loadCurrent().then(setKept);
    void listLeft().then(setLeft);
    // Without a server, there is only the game on this device.
    knownSeats().then(
      (found) => {
        setKnown(found);
        showBadge(found.filter((s) => s.turn === s.seat).length);
      },
      () => undefined,
    );
  }, []);
  const seats = known ?? [];
  useNews(
    ask,
    30_000,
    seats.map((s) => s.table),
  );
  const unfinished = seats.filter((s) => s.phase !== 'over');
  // Without the server, its games cannot be watched.
  const finished = known ? lastFinished(known) : [];
  if (!kept && left.length + unfinished.length + finished.length === 0) return null;
  return (
    <section className={styles.games} aria-labelledby="your-games">
      <h2 id="your-games">{words.yourGames}</h2>
      <ul>
        {kept && <Kept game={kept} to="play" />}
        {left.map((game) => (
          <Kept key={game.id} game={game} to={`play/${game.id}`} />
        ))}
        {unfinished.map((seat) => (
          <OnServer key={seat.table} seat={seat} />
        ))}
        {finished.map((ended) =>
          'seat' in ended ? <OnServer key={ended.seat.table} seat={ended.seat} /> : <Earlier key={ended.game.replay} game={ended.game} />,
        )}
      </ul>
      {seats.length > 0 && (
        <button type="button" onClick={() => setDevices(true)}>
          {words.devices}
        </button>
      )}
      <Suspense fallback={null}>{devices && <Devices onClose={() => setDevices(false)} />}</Suspense>
    </section>
  );
}

function Kept({ game, to }: { game: SavedGame; to: string }) {
  const words = useWords();
  const peopleWords = usePeopleWords();
  const { language } = useSettings();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <li>
      <a className={`${look.sheet} ${styles.game}`} href={`#/${to}`}>
        <b>{words.continueGame}</b>
        <span>{dotted(game.table.players.map((p) => p.name))}</span>
        <small>
          {peopleWords.onThisDevice} · {when.format(game.saved)}
        </small>
      </a>
    </li>
  );
}

function OnServer({ seat }: { seat: KnownSeat }) {
  const peopleWords = usePeopleWords();
  const mine = seat.turn === seat.seat;
  const others = seat.with.filter((s) => s.kind !== 'open').map((s) => s.name);
  return (
    <li>
      <a className={`${look.sheet} ${styles.game}${mine ? ` ${styles.mine}` : ''}`} href={`#/table/${seat.table}`}>
        <b>{withWhom(peopleWords, others)}</b>
        <span>{standing(peopleWords, seat)}</span>
        {seat.due !== null && <small>{fill(peopleWords.timeLeft, { time: timeLeft(seat.due - Date.now(), peopleWords.days) })}</small>}
      </a>
      {seat.replay && <Again replay={seat.replay} />}
    </li>
  );
}

/** A game after which another one has begun at its table. */
function Earlier({ game: { replay, players, me, winner } }: { game: FinishedOnline }) {
  const words = useWords();
  const peopleWords = usePeopleWords();
  const others = players.filter((_, seat) => seat !== me);
  return (
    <li>
      <a className={`${look.sheet} ${styles.game}`} href={`#/replay/${replay}`}>
        <b>{me === undefined ? dotted(players) : withWhom(peopleWords, others)}</b>
        <span>{winner === me ? words.youWon : fill(words.won, { who: players[winner] ?? '' })}</span>
      </a>
      <Again replay={replay} />
    </li>
  );
}

/** The ways back into a finished game. */
function Again({ replay }: { replay: string }) {
  const words = useWords();
  const peopleWords = usePeopleWords();
  return (
    <>
      <a className="button" href={`#/replay/${replay}`}>
        <Icon name="film" /> {words.watchReplay}
      </a>
      <a className="button" href={`#/replay/${replay}/moment`}>
        <Icon name="bulb" /> {peopleWords.review}
      </a>
    </>
  );
}

const withWhom = (words: PeopleWords, others: readonly string[]): string =>
  others.length > 0 ? fill(words.withWhom, { who: others.join(', ') }) : words.nobodyYet;

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
