import { type ReasonView, reasonView, type Seat, whyNot } from '@breakpoint/engine';
import { type Input, stateFor as matchState, type TableState } from '@breakpoint/match';
import type { Command } from '@breakpoint/protocol';
import { Problem } from '../problems.js';
import type { SeatRow } from '../store/schema.js';
import type { GameAtTable } from './game.js';
import type { Done } from './house.js';
import { seatInfo } from './lobby.js';
import type { Stream } from './stream.js';
import { Vote } from './votes.js';

/** The table as one stream is told of it. */
export function stateFor(game: GameAtTable, stream: Stream): TableState {
  const { match, table } = game;
  const now = table.house.time.now();
  const state = matchState(match, stream.seat);
  return {
    ...state,
    canAskUndo: state.canAskUndo && game.vote === null,
    canHint: state.canHint && table.people.mayAskForHints,
    players: table.seats.map((s, i) => {
      const from = game.standInFrom(i);
      return {
        ...seatInfo(table, i),
        ...(match.conceded[i] && { conceded: true }),
        ...(s.gone && { left: true }),
        ...(s.stand_in && { standIn: true }),
        ...(from !== undefined && { standInAfter: Math.max(0, from - now) }),
      };
    }),
    ...(state.status === 'over' && { replay: `server/${game.stored.row.id}` }),
    vote: game.vote?.view ?? null,
    clock: state.status === 'playing' ? (game.clock?.shown(now) ?? null) : null,
    watchers: table.people.watch.peers.size,
    ...(table.config.chat && { chat: true }),
  };
}

const NOT_AN_OPTION: ReasonView = { code: 'not-an-option', card: null, base: null, number: null, seat: null };

export async function inGame(game: GameAtTable, stream: Stream, command: Command, done: Done): Promise<ReasonView | null> {
  const { match, table } = game;
  const { seat } = stream;
  switch (command.what) {
    case 'answer':
      if (match.problem === null && match.result === null && command.decision !== match.n) throw new Problem('old-decision');
      await game.perform({ kind: 'answer', seat, keys: command.keys }, 'person', done);
      return null;
    case 'why-not':
      return answerTo(game, seat, command.key);
    case 'passing':
      await game.perform({ kind: 'passing', seat, on: command.on }, 'person', done);
      return null;
    case 'undo':
      await undo(game, seat, done);
      return null;
    case 'vote':
      if (!game.vote?.mayVote(seat)) throw new Problem('no-vote');
      if (command.yes) game.vote.agree(seat);
      else game.vote = null;
      await settleVote(game, done);
      return null;
    case 'stand-in':
      await standIn(game, seat, command.seat, done);
      return null;
    case 'concede':
      await game.perform({ kind: 'concede', seat }, 'person', done);
      return null;
    case 'leave':
      await leave(game, seat, done);
      return null;
    case 'rematch':
      if (table.row.phase !== 'over') throw new Problem('not-now');
      if (game.vote?.kind === 'rematch') game.vote.agree(seat);
      else game.vote = new Vote('rematch', seat, () => table.people.players.filter((s) => table.people.isHere(s)));
      await settleVote(game, done);
      return null;
    default:
      throw new Problem('not-now');
  }
}

/** Why this seat can't choose this. */
function answerTo({ match }: GameAtTable, seat: Seat, key: string): ReasonView | null {
  const position = match.positionOf(seat);
  if (!match.isRunning) throw new Problem(match.problem === null ? 'not-now' : 'broken');
  if (position === null) return { ...NOT_AN_OPTION, code: 'not-your-decision' };
  const reason = whyNot(position, seat, key);
  return reason && reasonView(position, reason);
}

async function undo(game: GameAtTable, seat: Seat, done: Done): Promise<void> {
  const { match, table } = game;
  const way = match.wayBack(seat);
  if (way === null) throw new Problem('not-now');
  if (way.consent.length === 0) return game.perform(way.input, 'person', done);
  game.vote = new Vote('undo', seat, () => [seat, ...match.others(seat)], undefined, way.input);
  table.people.tellStates();
}

async function standIn(game: GameAtTable, by: Seat, seat: Seat, done: Done): Promise<void> {
  const { match, table } = game;
  if (table.row.phase !== 'playing') throw new Problem('not-now');
  const from = game.standInFrom(seat);
  if (from === undefined) throw new Problem('not-now');
  if (table.house.time.now() < from) throw new Problem('too-soon');
  game.vote = new Vote(
    'stand-in',
    by,
    () => table.people.players.filter((p) => p !== seat && table.people.isHere(p) && !match.conceded[p]),
    seat,
  );
  await settleVote(game, done);
}

/** Does what was agreed to, once nobody is missing. */
async function settleVote(game: GameAtTable, done: Done): Promise<void> {
  const { vote, table } = game;
  if (vote && vote.missing.length === 0) {
    game.vote = null;
    if (vote.kind === 'undo') return game.perform({ ...vote.input!, agreed: true } as Input, 'vote', done);
    if (vote.kind === 'rematch') return rematch(game, done);
    await table.change(() => {
      table.seats[vote.seat!].stand_in = 1;
    }, done);
    game.letBotsPlay();
  }
  table.people.tellStates();
}

async function leave(game: GameAtTable, seat: Seat, done: Done): Promise<void> {
  const { match, table } = game;
  const input: Input = { kind: 'concede', seat };
  if (match.refusal(input) === null) await game.perform(input, 'person', undefined);
  await table.change(() => {
    table.seats[seat].gone = 1;
    table.seats[seat].secret_hash = null;
    table.people.away.delete(seat);
    if (table.row.host === seat) table.row.host = table.people.players[0] ?? seat;
  }, done);
  if (game.vote?.by === seat) game.vote = null;
  await settleVote(game, undefined);
}

/** The same table again; those who left for good are replaced by bots. */
async function rematch({ table }: GameAtTable, done: Done): Promise<void> {
  const seats = table.seats.map(
    (s): SeatRow => (s.gone ? { ...s, kind: 'bot', level: table.config.level ?? 'normal', gone: 0 } : { ...s, stand_in: 0 }),
  );
  await table.startGame(done, seats);
}
