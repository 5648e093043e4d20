import { useState } from 'react';
import type { ScreenProps } from '../App.js';
import { fill, labelled, useWords } from '../i18n/index.js';
import { go } from '../router.js';
import { newSeed, startLocal } from '../session/current.js';
import { BOT_NAMES } from '../session/tables.js';
import { LEVEL_NAMES, type Level, type LocalTable } from '../session/types.js';
import { useSettings } from '../settings.js';
import { ConfigForm, tooFewFactions, usualConfig } from '../ui/ConfigForm.js';
import { Icon } from '../ui/Icon.js';
import { SetupHead } from '../ui/PageHead.js';
import { SeatBadge } from '../ui/Seat.js';
import '../styles/home.css';

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

  const change = (key: number, part: Partial<Row>): void => setRows(rows.map((r) => (r.key === key ? { ...r, ...part } : r)));
  const problem = !rows.some((r) => r.kind === 'person')
    ? words.needPerson
    : config.boxes.length === 0
      ? words.needBox
      : tooFewFactions(config, rows.length)
        ? words.needFactions
        : null;

  const start = async (): Promise<void> => {
    setBusy(true);
    const players = rows.map(({ key: _, ...p }, i) => ({ ...p, name: p.name.trim() || fill(words.player, { n: i + 1 }) }));
    await startLocal({ players, setup: { seed: newSeed(), players: players.map((p) => ({ name: p.name })), ...config } });
    go('play');
  };
  return (
    <main className="page setup">
      <SetupHead title={words.setup} />
      <fieldset>
        <legend>{words.players}</legend>
        <ul className="setup-rows">
          {rows.map((row, i) => (
            <li key={row.key} className="setup-row">
              <SeatBadge seat={i} />
              <input
                aria-label={`${words.name} ${i + 1}`}
                value={row.name}
                maxLength={20}
                onChange={(event) => change(row.key, { name: event.target.value })}
              />
              <select
                aria-label={`${words.person} / ${words.bot} ${i + 1}`}
                value={row.kind === 'person' ? 'person' : row.level}
                onChange={(event) => {
                  const value = event.target.value;
                  change(row.key, value === 'person' ? { kind: 'person', level: undefined } : { kind: 'bot', level: value as Level });
                }}
              >
                <option value="person">{words.person}</option>
                {LEVEL_NAMES.map((l) => (
                  <option key={l} value={l}>
                    {labelled(words, words.bot, words.levels[l])}
                  </option>
                ))}
              </select>
              <button
                type="button"
                className="icon-button"
                disabled={rows.length <= 2}
                aria-label={`${words.remove} ${row.name}`}
                onClick={() => setRows(rows.filter((r) => r.key !== row.key))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        {rows.length < 4 && (
          <button
            type="button"
            onClick={() => {
              const key = Math.max(...rows.map((r) => r.key)) + 1;
              const bot = rows.some((r) => r.kind === 'bot');
              const free = BOT_NAMES.find((n) => !rows.some((r) => r.name === n)) ?? BOT_NAMES[0];
              setRows([
                ...rows,
                bot
                  ? { key, name: free, kind: 'bot', level: 'normal' }
                  : { key, name: fill(words.player, { n: rows.length + 1 }), kind: 'person' },
              ]);
            }}
          >
            + {words.addPlayer}
          </button>
        )}
      </fieldset>
      <ConfigForm config={config} onChange={setConfig} />
      {problem && (
        <p className="note" role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="primary big" disabled={problem !== null || busy} onClick={() => void start()}>
        {words.start}
      </button>
    </main>
  );
}
