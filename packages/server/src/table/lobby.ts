import type { Seat } from '@breakpoint/engine';
import type { SeatInfo } from '@breakpoint/match';
import { CLOSE, type Command, type Config, type EmptySeat, type ErrorCode, type LobbyView } from '@breakpoint/protocol';
import type { Kysely } from 'kysely';
import { Problem } from '../base/problems.js';
import type { Visitor } from '../base/visitor.js';
import { useDocuments } from '../documents/shelf.js';
import type { Statements } from '../store/backend.js';
import type { DeviceRow, Schema, SeatRow } from '../store/schema.js';
import type { Done, House } from './house.js';
import { distinctName } from './names.js';
import type { Stream } from './stream.js';
import type { Table } from './table.js';

const BOT_NAMES = ['Bolt', 'Pixel', 'Gizmo', 'Widget'];

export function seatRow(tableId: string, number: number, seat: EmptySeat, taken: readonly SeatRow[]): SeatRow {
  const name = seat.kind === 'bot' ? (BOT_NAMES.find((n) => !taken.some((s) => s.name === n)) ?? 'Bot') : '';
  return {
    table_id: tableId,
    seat: number,
    kind: seat.kind,
    level: seat.kind === 'bot' ? seat.level : null,
    name,
    secret_hash: null,
    stand_in: 0,
    gone: 0,
  };
}

export function seatInfo(table: Table, seat: Seat): SeatInfo {
  const s = table.seats[seat];
  const info: SeatInfo = { name: s.name, kind: s.kind, connected: s.kind !== 'person' || table.people.isHere(seat) };
  if (s.level) info.level = s.level as SeatInfo['level'];
  return info;
}

export function lobbyView(table: Table, stream: Stream): LobbyView {
  return {
    me: stream.seat,
    host: table.row.host,
    config: table.config,
    seats: table.seats.map((_, seat) => seatInfo(table, seat)),
    watchers: table.people.watch.peers.size,
    problem: whyNotStart(table),
    ...quickWait(table),
  };
}

/** At a table of a quick match: that it is one, and the milliseconds until a bot takes the open seat. */
function quickWait({ botAt, house }: Table): Pick<LobbyView, 'quick' | 'botIn'> {
  if (botAt === undefined) return {};
  return botAt === null ? { quick: true } : { quick: true, botIn: Math.max(0, botAt - house.time.now()) };
}

export function whyNotStart(table: Table): ErrorCode | null {
  if (table.seats.some((s) => s.kind === 'open')) return 'seats-open';
  const { boxes, documents = [], duplicates } = table.config;
  if (documents.some((id) => !Object.hasOwn(table.documents, id))) return 'no-document';
  const factions = table.house.cards.factions.filter((f) => boxes.includes(f.box)).length + documents.length;
  return factions < (duplicates ? 2 : table.seats.length * 2) ? 'too-few-factions' : null;
}

export function checkConfig(house: Pick<House, 'cards'>, config: Config): void {
  for (const box of config.boxes) if (!house.cards.boxes.includes(box)) throw new Problem('bad-message', `there is no box called ${box}`);
}

/** Takes an open seat. The client keeps the secret, the table its hash. A second request with the same secret gives the same seat. */
export function join(table: Table, name: string, hash: string, device: string | null): Promise<Seat> {
  return table.inTurn(async () => {
    const mine = table.seats.findIndex((s) => s.secret_hash === hash);
    if (mine >= 0) return mine;
    if (table.row.phase !== 'lobby') throw new Problem('not-now');
    const seat = table.seats.findIndex((s) => s.kind === 'open');
    if (seat < 0) throw new Problem('table-full');
    await table.change(
      () => {
        table.seats[seat] = { ...table.seats[seat], kind: 'person', level: null, name: nameFor(table, seat, name), secret_hash: hash };
        // If everybody else has left, this player becomes the host.
        if (table.seats[table.row.host]?.kind !== 'person') table.row.host = seat;
      },
      undefined,
      (w, db) => noteDevice(w, db, { table_id: table.row.id, owner: hash, device }),
    );
    table.people.expect(seat);
    table.people.tellStates();
    return seat;
  });
}

/** Adds to a write by which device the seat of this owner was taken. */
export function noteDevice(
  w: Statements,
  db: Kysely<Schema>,
  { device, ...seat }: Omit<DeviceRow, 'device'> & Pick<Visitor, 'device'>,
): void {
  if (device !== null)
    w.run(
      db
        .insertInto('devices')
        .values({ ...seat, device })
        .onConflict((c) => c.doNothing()),
    );
}

/** The name that a player gets who wants this one: no two players at a table have names that look the same. */
const nameFor = ({ seats }: Table, seat: Seat, name: string): string =>
  distinctName(
    name,
    seats.flatMap((s, i) => (i === seat || s.name === '' ? [] : [s.name])),
  );

/** Frees the seats of players at a listed table who are away for too long, so that nobody can keep others out. */
export async function freeSeats(table: Table, now: number): Promise<void> {
  const isLate = (s: SeatRow, seat: Seat): boolean =>
    s.kind === 'person' && seat !== table.row.host && table.people.isMissing(seat, now - table.house.settings.seatKept);
  if (table.row.phase !== 'lobby' || !table.config.listed || !table.seats.some(isLate)) return;
  await table.inTurn(async () => {
    if (table.row.phase !== 'lobby' || table.stopped) return;
    const late = table.seats.flatMap((s, seat) => (isLate(s, seat) ? [seat] : []));
    await table.change(() => {
      for (const seat of late) vacate(table, seat);
    });
    table.people.tellStates();
  });
}

/** The host decides what spectators may do. */
export async function letWatch(table: Table, seat: Seat, may: NonNullable<Config['watchers']>, done: Done): Promise<void> {
  mustBeHost(table, seat);
  await table.change(() => {
    table.config = { ...table.config, watchers: may };
  }, done);
  if (may === 'nothing') for (const peer of [...table.people.watch.peers]) peer.close(CLOSE.refused, 'not-allowed');
  table.people.tellStates();
}

export async function inLobby(table: Table, seat: Seat, command: Command, done: Done, address: string): Promise<null> {
  if (command.what === 'configure' && command.config.listed) await table.house.waitingSeats.mustHaveRoom(address, true, table.row.id);

  if (command.what === 'start') {
    mustBeHost(table, seat);
    const problem = whyNotStart(table);
    if (problem) throw new Problem(problem);
    await table.startGame(done);
    return null;
  }
  const wanted = command.what === 'configure' ? command.config.documents : undefined;
  const documents = command.what === 'configure' ? await table.house.shelf.mustFind(wanted) : table.documents;
  await table.change(
    () => arrange(table, seat, command),
    done,
    (w, db) => useDocuments(w, db, table.row.id, wanted),
  );
  table.documents = documents;
  table.people.tellStates();
  return null;
}

function arrange(table: Table, seat: Seat, command: Command): void {
  if (command.what === 'rename') table.seats[seat].name = nameFor(table, seat, command.name);
  else if (command.what === 'leave') vacate(table, seat);
  else arrangeAsHost(table, seat, command);
}

const OF_HOSTS: readonly Command['what'][] = ['configure', 'add-seat', 'set-seat', 'remove-seat'];

function arrangeAsHost(table: Table, seat: Seat, command: Command): void {
  if (OF_HOSTS.includes(command.what)) mustBeHost(table, seat);
  switch (command.what) {
    case 'configure':
      checkConfig(table.house, command.config);
      table.config = command.config;
      break;
    case 'add-seat':
      if (table.seats.length >= 4) throw new Problem('table-full');
      table.seats.push(seatRow(table.row.id, table.seats.length, command.seat, table.seats));
      break;
    case 'set-seat':
      if (!table.seats[command.number]) throw new Problem('bad-message');
      // The host can remove any player except themselves.
      if (command.number === seat) throw new Problem('not-now');
      table.seats[command.number] = seatRow(table.row.id, command.number, command.seat, table.seats);
      table.people.away.delete(command.number);
      break;
    case 'remove-seat':
      if (table.seats.length <= 2 || !table.seats[command.number] || command.number === seat) throw new Problem('not-now');
      removeSeat(table, command.number);
      break;
    default:
      throw new Problem('not-now');
  }
}

function mustBeHost(table: Table, seat: Seat): void {
  if (seat !== table.row.host) throw new Problem('not-host');
}

function vacate(table: Table, seat: Seat): void {
  table.seats[seat] = seatRow(table.row.id, seat, { kind: 'open' }, table.seats);
  table.people.away.delete(seat);
  if (table.row.host !== seat) return;
  const next = table.seats.findIndex((s) => s.kind === 'person');
  if (next >= 0) table.row.host = next;
}

function removeSeat(table: Table, number: number): void {
  table.seats.splice(number, 1);
  table.seats.forEach((s, i) => {
    s.seat = i;
  });
  if (table.row.host > number) table.row.host--;
  const away = [...table.people.away];
  table.people.away.clear();
  for (const [seat, since] of away) if (seat !== number) table.people.away.set(seat > number ? seat - 1 : seat, since);
}
