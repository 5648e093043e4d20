import { mayAskAbout, type ReasonView, reasonView, type Seat, whyNot } from '@breakpoint/engine';
import { type Input, stateFor as matchState, type TableState } from '@breakpoint/match';
import type { Command } from '@breakpoint/protocol';
import { Problem } from '../problems.js';
import type { SeatRow } from '../store/schema.js';
import { timeNow } from '../time.js';
import { seatInfo } from './lobby.js';
import type { Stream } from './stream.js';
import type { Done, Table } from './table.js';
import { Vote } from './votes.js';

/** The table as one stream is told of it. */
export function stateFor(table: Table, stream: Stream): TableState {
  const match = table.match!;
  const now = timeNow();
  const state = matchState(match, stream.seat);
  return {
    ...state,
    canAskUndo: state.canAskUndo && table.vote === null,
    players: table.seats.map((s, i) => {
      const from = table.standInFrom(i);
      return {
        ...seatInfo(table, i),
        ...(match.conceded[i] && { conceded: true }),
        ...(s.gone && { left: true }),
        ...(s.stand_in && { standIn: true }),
        ...(from !== undefined && { standInAfter: Math.max(0, from - now) }),
      };
    }),
    ...(state.status === 'over' && { replay: `server/${table.stored!.row.id}` }),
    vote: table.vote?.view ?? null,
    clock: state.status === 'playing' ? (table.clock?.shown(now) ?? null) : null,
    watchers: table.watch.peers.size,
  };
}

const NOT_AN_OPTION: ReasonView = { code: 'not-an-option', card: null, base: null, number: null, seat: null };

export async function inGame(table: Table, stream: Stream, command: Command, done: Done): Promise<ReasonView | null> {
  const match = table.match!;
  const { seat } = stream;
  switch (command.what) {
    case 'answer':
      if (match.problem === null && match.result === null && command.decision !== match.n) throw new Problem('old-decision');
      await table.perform({ kind: 'answer', seat, keys: command.keys }, 'person', done);
      return null;
    case 'why-not':
      return answerTo(table, seat, command.key);
    case 'passing':
      await table.perform({ kind: 'passing', seat, on: command.on }, 'person', done);
      return null;
    case 'undo':
      await undo(table, seat, done);
      return null;
    case 'vote':
      if (!table.vote?.mayVote(seat)) throw new Problem('no-vote');
      if (command.yes) table.vote.agree(seat);
      else table.vote = null;
      await settleVote(table, done);
      return null;
    case 'stand-in':
      await standIn(table, seat, command.seat, done);
      return null;
    case 'concede':
      await table.perform({ kind: 'concede', seat }, 'person', done);
      return null;
    case 'leave':
      await leave(table, seat, done);
      return null;
    case 'rematch':
      if (table.row.phase !== 'over') throw new Problem('not-now');
      if (table.vote?.kind === 'rematch') table.vote.agree(seat);
      else table.vote = new Vote('rematch', seat, () => persons(table).filter((s) => table.isHere(s)));
      await settleVote(table, done);
      return null;
    default:
      throw new Problem('not-now');
  }
}

/** Of a card that this seat does not see nothing is said: a guess would be told from a wrong guess. */
function answerTo(table: Table, seat: Seat, key: string): ReasonView | null {
  const match = table.match!;
  const game = match.positionOf(seat);
  if (!match.isRunning) throw new Problem(match.problem === null ? 'not-now' : 'broken');
  if (game === null) return { ...NOT_AN_OPTION, code: 'not-your-decision' };
  if (!mayAskAbout(game, seat, key)) return NOT_AN_OPTION;
  const reason = whyNot(game, seat, key);
  return reason && reasonView(game, reason);
}

/** Those who play themselves. */
function persons(table: Table): Seat[] {
  return table.seats.flatMap((s, seat) => (s.kind === 'person' && !s.gone ? [seat] : []));
}

async function undo(table: Table, seat: Seat, done: Done): Promise<void> {
  const match = table.match!;
  const way = match.wayBack(seat);
  if (way === null) throw new Problem('not-now');
  if (way.consent.length === 0) return table.perform(way.input, 'person', done);
  table.vote = new Vote('undo', seat, () => [seat, ...match.others(seat)], undefined, way.input);
  table.tellStates();
}

async function standIn(table: Table, by: Seat, seat: Seat, done: Done): Promise<void> {
  if (table.row.phase !== 'playing') throw new Problem('not-now');
  const from = table.standInFrom(seat);
  if (from === undefined) throw new Problem('not-now');
  if (timeNow() < from) throw new Problem('too-soon');
  table.vote = new Vote(
    'stand-in',
    by,
    () => persons(table).filter((p) => p !== seat && table.isHere(p) && !table.match!.conceded[p]),
    seat,
  );
  await settleVote(table, done);
}

/** Does what was agreed to, once nobody is missing. */
async function settleVote(table: Table, done: Done): Promise<void> {
  const { vote } = table;
  if (vote && vote.missing.length === 0) {
    table.vote = null;
    if (vote.kind === 'undo') return table.perform({ ...vote.input!, agreed: true } as Input, 'vote', done);
    if (vote.kind === 'rematch') return rematch(table, done);
    await table.change(() => {
      table.seats[vote.seat!].stand_in = 1;
    }, done);
    table.letBotsPlay();
  }
  table.tellStates();
}

async function leave(table: Table, seat: Seat, done: Done): Promise<void> {
  const input: Input = { kind: 'concede', seat };
  if (table.match!.refusal(input) === null) await table.perform(input, 'person', undefined);
  await table.change(() => {
    table.seats[seat].gone = 1;
    table.seats[seat].secret_hash = null;
    table.away.delete(seat);
    if (table.row.host === seat) table.row.host = persons(table)[0] ?? seat;
  }, done);
  if (table.vote?.by === seat) table.vote = null;
  await settleVote(table, undefined);
}

/** The same table again; those who left for good are replaced by bots. */
async function rematch(table: Table, done: Done): Promise<void> {
  const seats = table.seats.map((s): SeatRow => (s.gone ? { ...s, kind: 'bot', level: 'normal', gone: 0 } : { ...s, stand_in: 0 }));
  await table.startGame(done, seats);
}
