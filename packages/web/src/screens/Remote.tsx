import type { View } from '@breakpoint/engine';
import type { Command, ErrorCode, LobbyView, QuickMatch, TableInfo } from '@breakpoint/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { ScreenProps } from '../App.js';
import { dotted, fill, labelled, TextsProvider, useWords } from '../i18n/index.js';
import { useTurnAlerts } from '../people/alerts.js';
import { useProblemWords } from '../people/errors.js';
import { Lobby } from '../people/Lobby.js';
import { QuickWait } from '../people/QuickWait.js';
import { clockName } from '../people/TableForm.js';
import { TalkButton } from '../people/TalkButton.js';
import { usePeopleWords } from '../people/words/index.js';
import { go } from '../router.js';
import { getDocuments, lackingOf } from '../session/documents.js';
import { keepFinishedOnline } from '../session/finished.js';
import { findMatch, forgottenMatch } from '../session/quick.js';
import { RemoteError, RemoteSession } from '../session/remote.js';
import { forgetSeat, secretOf, tableInfo, takeSeat } from '../session/server.js';
import { useOnlineWords } from '../session/words/index.js';
import { useSettings } from '../settings.js';
import { Table } from '../table/Table.js';
import { MadeChoice, useConfigSummary } from '../ui/ConfigForm.js';
import look from '../ui/look.module.css';
import { NameField } from '../ui/NameField.js';
import { Notice } from '../ui/Notice.js';
import { Problem } from '../ui/Problem.js';
import { SeatBadge } from '../ui/Seat.js';
import seatList from '../ui/SeatList.module.css';
import { useLatest } from '../ui/useLatest.js';
import { useUiWords } from '../ui/words/index.js';
import styles from './Remote.module.css';

/** A table on the server, opened by its link: for joining, waiting, playing or watching. */
export default function Remote({ params: [table = ''] }: ScreenProps) {
  const [seated, setSeated] = useState(() => secretOf(table) !== undefined);
  // The browser keeps this with the address, for a reload.
  const [watching, setWatching] = useState(() => (history.state as { watches?: string } | null)?.watches === table);
  const [tries, setTries] = useState(0);
  const [lost, setLost] = useState<ErrorCode | null>(null);
  if (lost) return <Lost code={lost} />;
  const watch = (): void => {
    history.replaceState({ watches: table }, '');
    setWatching(true);
  };
  if (!seated && !watching) return <Door table={table} onSeat={() => setSeated(true)} onWatch={watch} />;
  return (
    <AtTable
      key={`${table}${seated}${tries}`}
      table={table}
      onLost={(code) => {
        // The seat was given up or closed to this device. If there is no newer secret, the player is back at the door.
        if (code === 'bad-secret' && forgetSeat(table)) setTries(tries + 1);
        else setLost(code);
      }}
    />
  );
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the session, its lobby and its table live and end together
function AtTable({ table, onLost }: { table: string; onLost: (code: ErrorCode) => void }) {
  const words = useWords();
  const online = useOnlineWords();
  const [session, setSession] = useState<RemoteSession | null>(null);
  useTurnAlerts(session);
  const [lobby, setLobby] = useState<LobbyView | 'playing' | null>(null);
  const made = useUiWords();
  const [getting, setGetting] = useState<readonly [number, number] | null>(null);
  const inWords = useProblemWords();
  const [error, setError] = useState<string | null>(null);
  const told = useLatest({ onLost, inWords });
  useEffect(() => {
    const made = new RemoteSession(table, secretOf(table));
    setSession(made);
    let isOpen = true;
    let view: View | null = null;
    const stop = made.listen((message) => {
      if ('state' in message) {
        if (message.type !== 'state') view = message.update.view;
        if (view) keepFinishedOnline(table, message.state, view);
      }
      if (message.type === 'lobby') {
        setLobby(message.lobby);
        const wanted = forgottenMatch(table, message.lobby);
        if (wanted) void waitAgain(made, wanted, () => isOpen).catch((caught: unknown) => setError(told.current.inWords(caught)));
        // The host has given the seat away: the player who had it is told, and is back at the door.
        else if (message.lobby.me < 0 && secretOf(table)) told.current.onLost('bad-secret');
      } else if (message.type === 'lost') told.current.onLost(message.code);
      else if (message.type === 'getting') setGetting([message.done, message.of]);
      else if (message.type === 'snapshot') setLobby('playing');
    });
    return () => {
      isOpen = false;
      stop();
      made.leave();
    };
    // A session belongs to one table for as long as the component is mounted.
  }, [table, told]);
  if (!session || !lobby)
    return <p className={look.loading}>{getting ? fill(made.getting, { n: getting[0], m: getting[1] }) : words.loading}</p>;
  if (lobby === 'playing') {
    return (
      <TextsProvider>
        <Table
          session={session}
          begins
          onHome={() => go('')}
          barButton={({ state }) => (
            <TalkButton
              talk={session.talk}
              me={state.me}
              names={state.players.map((p) => p.name)}
              chat={state.chat ?? false}
              spectators={state.spectators}
            />
          )}
        />
      </TextsProvider>
    );
  }
  const command = (wanted: Command): void => {
    setError(null);
    session
      .command(wanted)
      .catch((caught: unknown) => setError(caught instanceof RemoteError ? online.errors[caught.code] : String(caught)));
  };
  const leave = (): void => {
    if (lobby.me >= 0) {
      command({ what: 'leave' });
      forgetSeat(table);
    }
    go('');
  };
  if (lobby.quick && lobby.me >= 0) return <QuickWait table={table} lobby={lobby} onLeave={leave} />;
  return (
    <Lobby
      table={table}
      lobby={lobby}
      error={error}
      command={command}
      talk={session.talk}
      onCloseOthers={() => session.closeOthers()}
      onLeave={leave}
    />
  );
}

/** Asks for a quick match again, and gives up the table that was made for the first one. */
async function waitAgain(session: RemoteSession, wanted: QuickMatch, isOpen: () => boolean): Promise<void> {
  const next = await findMatch(wanted);
  void session.leaveForGood();
  forgetSeat(session.tableId);
  if (isOpen()) go(`table/${next}`);
}

/** For visitors without a seat: take a seat, or watch. */
function Door({ table, onSeat, onWatch }: { table: string; onSeat: () => void; onWatch: () => void }) {
  const words = useWords();
  const summary = useConfigSummary();
  const online = useOnlineWords();
  const peopleWords = usePeopleWords();
  const inWords = useProblemWords();
  const { name } = useSettings();
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [error, setError] = useState<string | null>(null);
  const ask = useCallback(async () => {
    try {
      const found = await tableInfo(table);
      await getDocuments(lackingOf(found.config.documents));
      setInfo(found);
    } catch (caught) {
      setError(inWords(caught));
    }
  }, [table, inWords]);
  useEffect(() => void ask(), [ask]);
  const host = info?.seats.find((s) => s.kind === 'person')?.name;
  const free = info?.phase === 'lobby' && info.seats.some((s) => s.kind === 'open');
  return (
    <Notice title={free && host ? fill(peopleWords.invitesYou, { who: host }) : 'Breakpoint'} className={styles.door}>
      {info && (
        <ol className={seatList.list} aria-label={words.players}>
          {info.seats.map((s, i) => (
            <li key={`${i}${s.name}`} className={seatList.seat}>
              <SeatBadge seat={i} />
              <span className={seatList.name}>
                {s.kind === 'open' ? online.open : s.name}
                {s.kind === 'bot' && <span className={look.tag}>{words.bot}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {info && (
        <p className={look.hint}>
          {dotted([
            labelled(words, online.clock, clockName(peopleWords, info.config.clock)),
            labelled(words, words.factions, words.modes[info.config.factions]),
            ...summary(info.config),
          ])}
        </p>
      )}
      {info && <MadeChoice config={info.config} players={info.seats.length} onChange={() => undefined} disabled />}
      {free && (
        <form
          className={styles.join}
          onSubmit={(event) => {
            event.preventDefault();
            takeSeat(table, name.trim() || fill(words.player, { n: 2 })).then(onSeat, (caught: unknown) => {
              setError(inWords(caught));
              // Another player may have taken the seat first.
              void ask();
            });
          }}
        >
          <NameField n={2} />
          <button type="submit" className={`${look.primary} ${look.big}`}>
            {online.join}
          </button>
        </form>
      )}
      {info && !free && <p className={look.note}>{online.noSeat[info.phase]}</p>}
      <Problem text={error} />
      <p className={look.row}>
        {info && (
          <button type="button" className={free ? '' : look.primary} onClick={onWatch}>
            {online.watch}
          </button>
        )}
        <a className={info ? 'button' : `button ${look.primary}`} href="#/">
          {words.home}
        </a>
      </p>
    </Notice>
  );
}

function Lost({ code }: { code: ErrorCode }) {
  const words = useWords();
  const online = useOnlineWords();
  return (
    <Notice title="Breakpoint">
      <Problem text={online.errors[code] ?? code} />
      <p className={look.row}>
        <button type="button" className={look.primary} onClick={() => location.reload()}>
          {words.reload}
        </button>
        <a className="button" href="#/">
          {words.home}
        </a>
      </p>
    </Notice>
  );
}
