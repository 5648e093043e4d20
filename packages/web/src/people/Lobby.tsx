import type { Command, Config, EmptySeat, LobbyView } from '@breakpoint/protocol';
import { useState } from 'react';
import { fill, labelled, useWords } from '../i18n/index.js';
import { sendDocuments } from '../session/documents.js';
import type { Talk } from '../session/talk.js';
import type { Level } from '../session/types.js';
import { useOnlineWords } from '../session/words/index.js';
import { BotOptions } from '../ui/BotOptions.js';
import { ConfigForm, MadeChoice, ModeChoice, useConfigSummary } from '../ui/ConfigForm.js';
import look from '../ui/look.module.css';
import { MoreSettings } from '../ui/MoreSettings.js';
import { SeatBadge } from '../ui/Seat.js';
import seatList from '../ui/SeatList.module.css';
import { Square } from '../ui/Square.js';
import { SureSquare } from '../ui/SureSquare.js';
import { useUiWords } from '../ui/words/index.js';
import { AlertSwitch } from './AlertSwitch.js';
import { Devices } from './Devices.js';
import { useProblemWords } from './errors.js';
import { Invite } from './Invite.js';
import styles from './Lobby.module.css';
import { ClockChoice, clockName, TableForm, useTableSummary } from './TableForm.js';
import { TalkButton } from './TalkButton.js';
import { usePeopleWords } from './words/index.js';

interface Props {
  table: string;
  lobby: LobbyView;
  error: string | null;
  command: (command: Command) => void;
  talk: Talk;
  onCloseOthers: () => Promise<void>;
  onLeave: () => void;
}

/** The table before the game: its seats, and the link for the other players. */
export function Lobby({ table, lobby, error, command, talk, onCloseOthers, onLeave }: Props) {
  const words = useWords();
  const online = useOnlineWords();
  const peopleWords = usePeopleWords();
  const [devices, setDevices] = useState(false);
  const host = lobby.me >= 0 && lobby.me === lobby.host;
  return (
    <main className={look.page} data-screen="lobby">
      <h1>{online.newTable}</h1>
      {!host && (
        <p className={styles.waits} role="status">
          {online.waitingForHost}
        </p>
      )}
      {lobby.seats.some((s) => s.kind === 'open') && <Invite table={table} host={lobby.seats[lobby.host].name} />}
      <ol className={seatList.list} aria-label={words.players}>
        {lobby.seats.map((seat, i) => (
          <LobbySeat key={`${i}${seat.name}`} lobby={lobby} number={i} command={host && i !== lobby.me ? command : null} />
        ))}
      </ol>
      {host && lobby.seats.length < 4 && (
        <button type="button" onClick={() => command({ what: 'add-seat', seat: { kind: 'open' } })}>
          + {online.addSeat}
        </button>
      )}
      <LobbyFactions lobby={lobby} disabled={!host} onChange={(config) => command({ what: 'configure', config })} />
      <LobbySettings lobby={lobby} disabled={!host} onChange={(config) => command({ what: 'configure', config })} />
      {(error ?? (host && lobby.problem)) && (
        <p className={look.note} role="status">
          {error ?? (lobby.problem && online.errors[lobby.problem])}
        </p>
      )}
      <p className={look.row}>
        {host && (
          <button
            type="button"
            className={`${look.primary} ${look.big}`}
            disabled={lobby.problem !== null}
            onClick={() => command({ what: 'start' })}
          >
            {words.start}
          </button>
        )}
        <TalkButton
          talk={talk}
          me={lobby.me}
          names={lobby.seats.map((s) => s.name)}
          chat={lobby.config.chat ?? false}
          spectators={host ? (lobby.config.watchers ?? 'talk') : undefined}
          className={look.square}
        />
        {lobby.me >= 0 && (
          <button type="button" onClick={() => setDevices(true)}>
            {peopleWords.devices}
          </button>
        )}
        <button type="button" onClick={onLeave}>
          {words.leave}
        </button>
      </p>
      {lobby.me >= 0 && <AlertSwitch table={table} />}
      {devices && <Devices table={table} onCloseOthers={onCloseOthers} onClose={() => setDevices(false)} />}
    </main>
  );
}

interface SettingsProps {
  lobby: LobbyView;
  disabled: boolean;
  onChange: (config: Config) => void;
}

/** The factions that players made: the host may bring some, and everybody sees the cards of those at the table. */
function LobbyFactions({ lobby: { config, seats }, disabled, onChange }: SettingsProps) {
  const made = useUiWords();
  const inWords = useProblemWords();
  const [sending, setSending] = useState<string | null>(null);
  const bring = async (documents: string[] | undefined): Promise<void> => {
    try {
      await sendDocuments(documents, (n, m) => setSending(fill(made.sending, { n, m })));
      setSending(null);
      onChange({ ...config, documents });
    } catch (error) {
      setSending(inWords(error));
    }
  };
  return (
    <>
      <MadeChoice
        config={config}
        players={seats.length}
        disabled={disabled || config.listed}
        onChange={(part) => void bring(part.documents)}
      />
      <p className={styles.sending} role="status">
        {sending}
      </p>
    </>
  );
}

/** The settings of the table: the host may change them, the others see them. */
function LobbySettings({ lobby, ...props }: SettingsProps) {
  const words = useWords();
  const online = useOnlineWords();
  const peopleWords = usePeopleWords();
  const gameSummary = useConfigSummary();
  const tableSummary = useTableSummary();
  const { config } = lobby;
  const people = lobby.seats.filter((s) => s.kind !== 'bot').length;
  const forGame = { ...props, config, onChange: (part: Partial<Config>) => props.onChange({ ...config, ...part }) };
  const says = [
    labelled(words, words.factions, words.modes[config.factions]),
    labelled(words, online.clock, clockName(peopleWords, config.clock)),
    ...gameSummary(config),
    ...tableSummary(config, people),
  ];
  return (
    <MoreSettings title={online.tableSettings} says={says}>
      <ModeChoice {...forGame} />
      <ClockChoice {...props} config={config} />
      <ConfigForm {...forGame} />
      <TableForm {...props} config={config} people={people} />
    </MoreSettings>
  );
}

const emptySeat = (value: string): EmptySeat => (value === 'open' ? { kind: 'open' } : { kind: 'bot', level: value as Level });

interface SeatProps {
  lobby: LobbyView;
  number: number;
  /** Null if the viewer may not change this seat. */
  command: ((command: Command) => void) | null;
}

function LobbySeat({ lobby, number, command }: SeatProps) {
  const words = useWords();
  const online = useOnlineWords();
  const seat = lobby.seats[number];
  const free = seat.kind === 'open';
  const label = `${words.remove} ${seat.name || fill(words.player, { n: number + 1 })}`;
  const disabled = lobby.seats.length <= 2;
  const remove = (): void => command?.({ what: 'remove-seat', number });
  return (
    <li className={free && command ? `${seatList.seat} ${seatList.free}` : seatList.seat}>
      <SeatBadge seat={number} />
      {/* The menu of a free seat says that it is free. */}
      {!(free && command) && (
        <span className={seatList.name}>
          {free ? online.open : seat.name}
          {number === lobby.me && ` (${words.you})`} {number === lobby.host && <span className={look.tag}>{online.host}</span>}
          {seat.kind === 'bot' && !command && <span className={look.tag}>{words.bot}</span>}
          {seat.kind === 'person' && !seat.connected && <span className={look.tag}>{fill(online.away, { who: seat.name })}</span>}
        </span>
      )}
      {command && (
        <>
          <select
            aria-label={fill(words.whoPlays, { n: number + 1 })}
            value={seat.kind === 'bot' ? seat.level : seat.kind === 'open' ? 'open' : 'person'}
            onChange={(event) => command({ what: 'set-seat', number, seat: emptySeat(event.target.value) })}
          >
            {seat.kind === 'person' && <option value="person">{words.person}</option>}
            <option value="open">{online.open}</option>
            <BotOptions />
          </select>
          {seat.kind === 'person' ? (
            <SureSquare label={label} sureLabel={label} disabled={disabled} onSure={remove} />
          ) : (
            <Square icon="close" label={label} disabled={disabled} onClick={remove} />
          )}
        </>
      )}
    </li>
  );
}
