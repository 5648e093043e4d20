import { useState } from 'react';
import type { ScreenProps } from '../App.js';
import { shownDocuments } from '../data/made.js';
import type { Words } from '../i18n/en.js';
import { fill, useWords } from '../i18n/index.js';
import { go } from '../router.js';
import { newSeed, startLocal } from '../session/current.js';
import { BOT_NAMES } from '../session/tables.js';
import type { Level, LocalTable } from '../session/types.js';
import { useSettings } from '../settings.js';
import { BotOptions } from '../ui/BotOptions.js';
import { ConfigForm, MadeChoice, ModeChoice, useConfigProblem, useConfigSummary, usualConfig } from '../ui/ConfigForm.js';
import look from '../ui/look.module.css';
import { MoreSettings } from '../ui/MoreSettings.js';
import { PageHead } from '../ui/PageHead.js';
import { Problem } from '../ui/Problem.js';
import { SeatBadge } from '../ui/Seat.js';
import seatList from '../ui/SeatList.module.css';
import { Square } from '../ui/Square.js';
import styles from './Setup.module.css';

type Row = LocalTable['players'][number] & { key: number };

/** The setup of a game on this device, with all settings. */
export default function Setup({ params }: ScreenProps) {
  const words = useWords();
  const { name } = useSettings();
  const [rows, setRows] = useState<Row[]>(() => {
    const first: Row = { key: 1, name: name || fill(words.player, { n: 1 }), kind: 'person' };
    return params[0] === 'device'
      ? [first, { key: 2, name: fill(words.player, { n: 2 }), kind: 'person' }]
      : [first, { key: 2, name: BOT_NAMES[0], kind: 'bot', level: 'normal' }];
  });
  const [config, setConfig] = useState(usualConfig);
  const [busy, setBusy] = useState(false);
  const summary = useConfigSummary();

  const configProblem = useConfigProblem();
  const problem = !rows.some((r) => r.kind === 'person') ? words.needPerson : configProblem(config, rows.length);

  const start = async (): Promise<void> => {
    setBusy(true);
    const players = rows.map(({ key: _, ...p }, i) => ({ ...p, name: p.name.trim() || fill(words.player, { n: i + 1 }) }));
    const setup = { seed: newSeed(), players: players.map((p) => ({ name: p.name })), ...config };
    await startLocal({ players, setup, documents: shownDocuments(config.documents) });
    go('play');
  };
  return (
    <main className={look.page} data-screen="setup">
      <PageHead title={words.setup} />
      <fieldset>
        <legend>{words.players}</legend>
        <ul className={seatList.list}>
          {rows.map((row, i) => (
            <PlayerRow
              key={row.key}
              row={row}
              seat={i}
              onChange={(part) => setRows(rows.map((r) => (r.key === row.key ? { ...r, ...part } : r)))}
              onRemove={rows.length > 2 ? () => setRows(rows.filter((r) => r.key !== row.key)) : null}
            />
          ))}
        </ul>
        {rows.length < 4 && (
          <button type="button" onClick={() => setRows([...rows, nextRow(rows, words)])}>
            + {words.addPlayer}
          </button>
        )}
      </fieldset>
      <ModeChoice config={config} onChange={setConfig} />
      <MadeChoice config={config} players={rows.length} onChange={setConfig} />
      <MoreSettings title={words.moreSettings} says={summary(config)}>
        <ConfigForm config={config} onChange={setConfig} />
      </MoreSettings>
      <Problem text={problem} />
      <button type="button" className={`${look.primary} ${look.big}`} disabled={problem !== null || busy} onClick={() => void start()}>
        {words.start}
      </button>
    </main>
  );
}

/** Another bot if there is a bot already, otherwise another human player. */
function nextRow(rows: readonly Row[], words: Words): Row {
  const key = Math.max(...rows.map((r) => r.key)) + 1;
  if (!rows.some((r) => r.kind === 'bot')) return { key, name: fill(words.player, { n: rows.length + 1 }), kind: 'person' };
  const name = BOT_NAMES.find((n) => !rows.some((r) => r.name === n)) ?? BOT_NAMES[0];
  return { key, name, kind: 'bot', level: 'normal' };
}

interface PlayerRowProps {
  row: Row;
  seat: number;
  onChange: (part: Partial<Row>) => void;
  onRemove: (() => void) | null;
}

function PlayerRow({ row, seat, onChange, onRemove }: PlayerRowProps) {
  const words = useWords();
  return (
    <li className={styles.row}>
      <SeatBadge seat={seat} />
      <input
        aria-label={fill(words.nameOf, { n: seat + 1 })}
        value={row.name}
        maxLength={20}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <select
        aria-label={fill(words.whoPlays, { n: seat + 1 })}
        value={row.kind === 'person' ? 'person' : row.level}
        onChange={({ target: { value } }) =>
          onChange(value === 'person' ? { kind: 'person', level: undefined } : { kind: 'bot', level: value as Level })
        }
      >
        <option value="person">{words.person}</option>
        <BotOptions />
      </select>
      <Square icon="close" label={`${words.remove} ${row.name}`} disabled={onRemove === null} onClick={() => onRemove?.()} />
    </li>
  );
}
