import type { Config, EmptySeat } from '@breakpoint/protocol';
import { useState } from 'react';
import { fill, useWords } from '../i18n/index.js';
import { useProblemWords } from '../people/errors.js';
import { ClockChoice, TableForm, useTableSummary } from '../people/TableForm.js';
import { go } from '../router.js';
import { sendDocuments } from '../session/documents.js';
import { createTable } from '../session/server.js';
import { useOnlineWords } from '../session/words/index.js';
import { Choice } from '../ui/Choice.js';
import { ConfigForm, MadeChoice, ModeChoice, useConfigProblem, useConfigSummary, usualConfig } from '../ui/ConfigForm.js';
import look from '../ui/look.module.css';
import { MoreSettings } from '../ui/MoreSettings.js';
import { NameField, useOwnName } from '../ui/NameField.js';
import { PageHead } from '../ui/PageHead.js';
import { Problem } from '../ui/Problem.js';
import { useUiWords } from '../ui/words/index.js';

/** A new table on the server, for friends who get its link. */
export default function Friends() {
  const words = useWords();
  const online = useOnlineWords();
  const made = useUiWords();
  const inWords = useProblemWords();
  const name = useOwnName();
  const gameSummary = useConfigSummary();
  const tableSummary = useTableSummary();
  const [friends, setFriends] = useState(1);
  const [bots, setBots] = useState(0);
  const [config, setConfig] = useState<Config>(() => ({ ...usualConfig(), clock: { kind: 'none' }, chat: true }));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const players = 1 + friends + bots;
  const problem = useConfigProblem()(config, players);

  const make = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    const others: EmptySeat[] = [
      ...Array.from({ length: friends }, () => ({ kind: 'open' as const })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'normal' as const })),
    ];
    try {
      await sendDocuments(config.documents, (n, m) => setSending(fill(made.sending, { n, m })));
      go(`table/${await createTable({ name, others, config })}`);
    } catch (caught) {
      setError(inWords(caught));
      setSending(null);
      setBusy(false);
    }
  };
  return (
    <main className={look.page} data-screen="setup">
      <PageHead title={online.newTable} />
      <NameField />
      <Choice
        label={words.friendsCount}
        value={friends}
        options={[1, 2, 3].map((n) => [n, String(n)] as const)}
        onChange={(n) => {
          setFriends(n);
          setBots(Math.min(bots, 3 - n));
        }}
      />
      <Choice
        label={words.botsCount}
        value={bots}
        options={[0, 1, 2].filter((n) => n + friends <= 3).map((n) => [n, String(n)] as const)}
        onChange={setBots}
      />
      <ModeChoice config={config} onChange={(part) => setConfig({ ...config, ...part })} />
      <MadeChoice config={config} players={players} onChange={(part) => setConfig({ ...config, ...part })} />
      <ClockChoice config={config} onChange={setConfig} />
      <MoreSettings title={words.moreSettings} says={[...gameSummary(config), ...tableSummary(config, 1 + friends)]}>
        <ConfigForm config={config} onChange={(part) => setConfig({ ...config, ...part })} />
        <TableForm config={config} people={1 + friends} onChange={setConfig} />
      </MoreSettings>
      <Problem text={problem ?? error} />
      <p role="status">{sending}</p>
      <button type="button" className={`${look.primary} ${look.big}`} disabled={busy || problem !== null} onClick={() => void make()}>
        {online.makeTable}
      </button>
    </main>
  );
}
