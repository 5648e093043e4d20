import { useState } from 'react';
import { fill, useWords } from '../i18n/index.js';
import { go } from '../router.js';
import { type FinishedOnline, finishedOnline } from '../session/finished.js';
import { keepOpened, recordedIn } from '../session/replays.js';
import { listFinished } from '../session/saves.js';
import { useSettings } from '../settings.js';
import { Crest } from '../ui/Art.js';
import { FileButton } from '../ui/FileButton.js';
import look from '../ui/look.module.css';
import { PageHead } from '../ui/PageHead.js';
import { Problem } from '../ui/Problem.js';
import { SeatBadge } from '../ui/Seat.js';
import { useLoaded } from '../useLoaded.js';
import styles from './ReplayList.module.css';
import { useReplayWords } from './words/index.js';

/** A finished game of this device, or of a table on a server. */
type Finished = Pick<FinishedOnline, 'replay' | 'players' | 'saved'> & Partial<Pick<FinishedOnline, 'winner' | 'vp' | 'factions'>>;

async function allFinished(): Promise<Finished[]> {
  const local = (await listFinished()).map(({ id, table, log, result, saved }): Finished => {
    const players = table.players.map((p) => p.name);
    return { replay: `local/${id}`, players, winner: result?.winner, vp: result?.vp, factions: log.dealt?.factions, saved };
  });
  return [...local, ...finishedOnline()].sort((a, b) => b.saved - a.saved);
}

/** The finished games of this device, and a field to open another. */
export function ReplayList() {
  const words = useWords();
  const replayWords = useReplayWords();
  const { language } = useSettings();
  const games = useLoaded(allFinished);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <main className={`${look.page} ${styles.replays}`}>
      <PageHead title={words.replays} />
      <section aria-labelledby="my-games">
        <h2 id="my-games">{replayWords.myGames}</h2>
        {games?.length === 0 && <p className={look.hint}>{replayWords.noGames}</p>}
        <ul className={styles.games}>
          {games?.map((game) => (
            <li key={game.replay}>
              <a href={`#/replay/${game.replay}`} className={`${look.sheet} ${styles.game}`}>
                <time dateTime={new Date(game.saved).toISOString()}>{date.format(game.saved)}</time>
                <span className={styles.players}>
                  {game.players.map((name, seat) => (
                    <span key={seat} className={game.winner === seat ? `${styles.player} ${styles.winner}` : styles.player}>
                      {game.factions?.[seat]?.length === 2 && <Crest factions={game.factions[seat]} />}
                      <SeatBadge seat={seat} small /> {name} {game.vp && fill(words.vpOf, { n: game.vp[seat] })}
                      {game.winner === seat && (
                        <span title={replayWords.winner}>
                          <span aria-hidden="true">★</span>
                          <span className="sr-only">{replayWords.winner}</span>
                        </span>
                      )}
                    </span>
                  ))}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <OpenLog />
    </main>
  );
}

function OpenLog() {
  const words = useReplayWords();
  const [text, setText] = useState('');
  const [bad, setBad] = useState(false);
  const open = (what: string): void => {
    const found = recordedIn(what);
    setBad(!found);
    if (!found) return;
    keepOpened(what);
    go('replay/opened');
  };
  const read = (file: File | undefined): void => {
    if (file) void file.text().then(open);
  };
  return (
    <section
      className={styles.log}
      aria-labelledby="open-log"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        read(event.dataTransfer.files[0]);
      }}
    >
      <h2 id="open-log">{words.openLog}</h2>
      <p className={look.hint}>{words.openLogHint}</p>
      <FileButton label={words.logFile} accept=".json,.txt,.md,application/json,text/plain" onOpen={([file]) => read(file)} />
      <label className={look.field}>
        <span>{words.logText}</span>
        <textarea rows={4} value={text} spellCheck={false} onChange={(event) => setText(event.target.value)} />
      </label>
      {bad && <Problem text={words.badLog} />}
      <button type="button" className={look.primary} disabled={text.trim() === ''} onClick={() => open(text)}>
        {words.open}
      </button>
    </section>
  );
}
