import type { Clock, Config, OpenTable } from '@breakpoint/protocol';
import { useCallback, useState } from 'react';
import { dotted, fill, labelled, useWords } from '../i18n/index.js';
import { useProblemWords } from '../people/errors.js';
import { clockName } from '../people/TableForm.js';
import { useNews } from '../people/useNews.js';
import { usePeopleWords } from '../people/words/index.js';
import { go } from '../router.js';
import { findMatch } from '../session/quick.js';
import { openTables, takeSeat } from '../session/server.js';
import { Choice } from '../ui/Choice.js';
import { usualConfig } from '../ui/ConfigForm.js';
import look from '../ui/look.module.css';
import { NameField, useOwnName } from '../ui/NameField.js';
import { PageHead } from '../ui/PageHead.js';
import { Problem } from '../ui/Problem.js';
import seatList from '../ui/SeatList.module.css';
import styles from './Anyone.module.css';

/** Quick matches come in only two kinds, so that players find each other. */
const PACES: Record<'quick' | 'slow', Pick<Config, 'clock' | 'windows'>> = {
  quick: { clock: { kind: 'turn', seconds: 120 }, windows: { kind: 'masked', seconds: 8 } },
  slow: { clock: { kind: 'days', days: 1 }, windows: { kind: 'hours', hours: 1 } },
};

/** Games with strangers: a quick match, or a table of the public list. */
export default function Anyone() {
  const words = usePeopleWords();
  const name = useOwnName();
  const inWords = useProblemWords();
  const [pace, setPace] = useState<keyof typeof PACES>('quick');
  const [tables, setTables] = useState<OpenTable[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const refresh = useCallback((): void => {
    if (!document.hidden) openTables().then(setTables, () => setTables([]));
  }, []);
  useNews(refresh, 10_000, 'list');
  const attempt = (seat: Promise<string>): void => {
    setBusy(true);
    setError(null);
    seat.then(
      (table) => go(`table/${table}`),
      (caught: unknown) => {
        setError(inWords(caught));
        setBusy(false);
        refresh();
      },
    );
  };
  return (
    <main className={look.page} data-screen="setup">
      <PageHead title={words.anyone} />
      <NameField />
      <section className={styles.match} aria-labelledby="quick-match">
        <h2 id="quick-match">{words.quickMatch}</h2>
        <Choice
          label={words.pace}
          value={pace}
          options={(['quick', 'slow'] as const).map((p) => [p, clockName(words, PACES[p].clock as Clock)] as const)}
          onChange={setPace}
        />
        <p className={look.hint}>{pace === 'slow' ? words.quickHintSlow : words.quickHint}</p>
        <button
          type="button"
          className={`${look.primary} ${look.big}`}
          disabled={busy}
          onClick={() => attempt(findMatch({ name, config: { ...usualConfig(), ...PACES[pace] } }))}
        >
          {words.findOpponent}
        </button>
      </section>
      <Problem text={error} />
      <section aria-labelledby="open-tables">
        <h2 id="open-tables">{words.openTables}</h2>
        {tables?.length === 0 && <p>{words.noOpenTables}</p>}
        <ul className={styles.tables}>
          {tables?.map((table) => (
            <OpenTableRow
              key={table.table}
              table={table}
              onJoin={busy ? null : () => attempt(takeSeat(table.table, name).then(() => table.table))}
            />
          ))}
        </ul>
      </section>
    </main>
  );
}

function OpenTableRow({ table: { host, seats, config }, onJoin }: { table: OpenTable; onJoin: (() => void) | null }) {
  const words = useWords();
  const peopleWords = usePeopleWords();
  return (
    <li className={seatList.seat}>
      <span className={seatList.name}>
        {fill(peopleWords.tableOf, { who: host })}
        <small>
          {dotted([
            fill(peopleWords.seatsTaken, { n: seats.filter((s) => s.kind !== 'open').length, all: seats.length }),
            labelled(words, words.factions, words.modes[config.factions]),
            ...(config.clock.kind === 'none' ? [] : [clockName(peopleWords, config.clock)]),
          ])}
        </small>
      </span>
      <button type="button" disabled={onJoin === null} onClick={() => onJoin?.()}>
        {peopleWords.joinIt}
      </button>
    </li>
  );
}
