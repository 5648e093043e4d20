import { type Ahead, type ReasonView, reasonView, type Seat, whyNot } from '@breakpoint/engine';
import { aheadFor, type Input } from '@breakpoint/match';
import type { Command } from '@breakpoint/protocol';
import { Problem } from '../base/problems.js';
import type { SeatRow } from '../store/schema.js';
import type { GameAtTable } from './game.js';
import type { Done } from './house.js';
import type { Stream } from './stream.js';
import { Vote } from './votes.js';

const NOT_AN_OPTION: ReasonView = { code: 'not-an-option', card: null, base: null, number: null, seat: null };

export async function inGame(game: GameAtTable, stream: Stream, command: Command, done: Done): Promise<ReasonView | Ahead | null> {
  const { match, table } = game;
  const { seat } = stream;
  game.noteHands();
  switch (command.what) {
    case 'answer':
      if (match.problem === null && match.result === null && command.decision !== match.number) throw new Problem('old-decision');
      await game.perform({ kind: 'answer', seat, keys: command.keys }, 'person', done);
      return null;
    case 'why-not':
      return answerTo(game, seat, command.key);
    case 'ahead':
      mustRun(game);
      return aheadFor(match, seat, command.key);
    case 'passing':
      await game.perform({ kind: 'passing', seat, on: command.on }, 'person', done);
      return null;
    case 'undo':
      await undo(game, seat, done);
      return null;
    case 'vote':
      await vote(game, seat, command.yes, done);
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
      await askForRematch(game, seat, done);
      return null;
    default:
      throw new Problem('not-now');
  }
}

/** The reason why this seat cannot choose this option. */
function answerTo(game: GameAtTable, seat: Seat, key: string): ReasonView | null {
  mustRun(game);
  const position = game.match.conceded[seat] ? null : game.match.positionOf(seat);
  if (position === null) return { ...NOT_AN_OPTION, code: 'not-your-decision' };
  const reason = whyNot(position, seat, key);
  return reason && reasonView(position, reason);
}

function mustRun({ match }: GameAtTable): void {
  if (!match.isRunning) throw new Problem(match.problem === null ? 'not-now' : 'broken');
}

async function undo(game: GameAtTable, seat: Seat, done: Done): Promise<void> {
  const { match, table } = game;
  const way = match.wayBack(seat);
  if (way === null) throw new Problem('not-now');
  if (way.consent.length === 0) return takeBack(game, way.input, 'person', done);
  mayCallVote(game, seat);
  // Undoing the answer that broke a game harms nobody, so absent players need not agree.
  const minds = (other: Seat): boolean => match.problem === null || table.people.isHere(other);
  await put(game, new Vote('undo', seat, () => [seat, ...match.others(seat).filter(minds)], undefined, way.input), done);
}

async function takeBack(game: GameAtTable, way: Input, by: 'person' | 'vote', done: Done): Promise<void> {
  const inputs = game.match.inputsFor(way);
  for (const input of inputs) await game.perform(input, input === way ? by : 'person', input === way ? done : undefined);
}

async function standIn(game: GameAtTable, by: Seat, seat: Seat, done: Done): Promise<void> {
  const { match, table } = game;
  if (table.row.phase !== 'playing') throw new Problem('not-now');
  const from = game.standInFrom(seat);
  const voters = (): Seat[] => table.people.players.filter((p) => p !== seat && table.people.isHere(p) && !match.conceded[p]);
  if (from === undefined || !voters().includes(by)) throw new Problem('not-now');
  if (table.house.time.now() < from) throw new Problem('too-soon');
  const same = game.vote?.kind === 'stand-in' && game.vote.seat === seat ? game.vote : null;
  if (same === null) mayCallVote(game, by);
  await put(game, same?.agreedBy(by) ?? new Vote('stand-in', by, voters, seat), done);
}

async function askForRematch(game: GameAtTable, seat: Seat, done: Done): Promise<void> {
  const { people } = game.table;
  const same = game.vote?.kind === 'rematch' ? game.vote : null;
  if (same === null && !game.table.rematches.take()) throw new Problem('too-fast');
  await put(game, same?.agreedBy(seat) ?? new Vote('rematch', seat, () => people.players.filter((s) => people.isHere(s))), done);
}

/** There is only one vote at a time, but the player who called it may replace it by another. */
function mayCallVote({ vote }: GameAtTable, seat: Seat): void {
  if (vote !== null && vote.by !== seat) throw new Problem('not-now');
}
async function vote(game: GameAtTable, seat: Seat, yes: boolean, done: Done): Promise<void> {
  if (!game.vote?.mayVote(seat)) throw new Problem('no-vote');
  if (yes) return put(game, game.vote.agreedBy(seat), done);
  game.vote = null;
  game.table.people.tellStates();
}

/** Puts a vote to all players, or carries it out once all have agreed. If that cannot be stored, nothing changes. */
async function put(game: GameAtTable, vote: Vote, done: Done): Promise<void> {
  if (vote.missing.length > 0) game.vote = vote;
  else {
    try {
      await doWhatWasAgreed(game, vote, done);
    } catch (error) {
      if (error instanceof Problem) game.vote = null;
      throw error;
    }
    game.vote = null;
  }
  game.table.people.tellStates();
}
async function doWhatWasAgreed(game: GameAtTable, vote: Vote, done: Done): Promise<void> {
  const { table } = game;
  if (vote.kind === 'undo') return takeBack(game, { ...vote.input!, agreed: true } as Input, 'vote', done);
  if (vote.kind === 'rematch') return rematch(game, done);
  await table.change(() => {
    table.seats[vote.seat!].stand_in = 1;
  }, done);
  game.letBotsPlay();
}

/** A player leaves for good, and concedes by that. */
async function leave(game: GameAtTable, seat: Seat, done: Done): Promise<void> {
  const { table } = game;
  await table.change(() => {
    table.seats[seat].gone = 1;
    table.seats[seat].secret_hash = null;
    table.people.away.delete(seat);
    if (table.row.host === seat) table.row.host = table.people.players[0] ?? seat;
  }, done);
  if (game.vote?.by === seat) game.vote = null;
  await game.settle();
  table.people.tellStates();
}

/** Starts another game at the same table; bots replace players who left for good. */
async function rematch({ table }: GameAtTable, done: Done): Promise<void> {
  const seats = table.seats.map(
    (s): SeatRow => (s.gone ? { ...s, kind: 'bot', level: table.config.level ?? 'normal', gone: 0 } : { ...s, stand_in: 0 }),
  );
  await table.startGame(done, seats);
}
