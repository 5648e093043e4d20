import { type ReasonView, reasonView, type Seat, whyNot } from '@breakpoint/engine';
import type { Command, OnlineState } from '@breakpoint/protocol';
import { Problem } from '../problems.js';
import { seatInfo } from './lobby.js';
import { isMasked } from './match.js';
import type { Stream } from './stream.js';
import type { Done, Table } from './table.js';
import { Vote } from './votes.js';

/** The table as one stream is told of it. What is still kept back from it is not in here either. */
export function stateFor(table: Table, stream: Stream): OnlineState {
  const match = table.match!;
  const { seat } = stream;
  const now = Date.now();
  const { result } = match;
  const over = result !== null && (!stream.windowOpen || result.by === 'concession');
  const decision = match.game.decision;
  const clock = stream.windowOpen || (isMasked(decision) && decision?.seat !== seat) ? null : (table.clock?.shown(now) ?? null);
  const live = !over && match.problem === null && seat >= 0 && !match.conceded[seat];
  const shownToAll = !stream.windowOpen;
  return {
    status: match.problem !== null ? 'broken' : over ? 'over' : 'playing',
    me: seat,
    players: table.seats.map((s, i) => {
      const left = table.away.get(i);
      return {
        ...seatInfo(table, i),
        ...(match.conceded[i] && { conceded: true }),
        ...(s.gone && { left: true }),
        ...(s.stand_in && { standIn: true }),
        ...(left !== undefined && !s.gone && { standInAfter: Math.max(0, left + table.house.settings.standInAfter - now) }),
      };
    }),
    canUndo: live && shownToAll && match.canUndo(seat),
    canAskUndo: live && shownToAll && table.vote === null && match.beforeLastOf(seat) >= 0,
    canHint: live && shownToAll && decision?.seat === seat,
    curtain: null,
    result: over && result ? { winner: result.winner, by: result.by } : null,
    ...(over && { replay: `server/${match.row.id}` }),
    ...(match.problem !== null && { problem: match.problem.split('\n')[0] }),
    window: stream.windowOpen && !over,
    vote: table.vote?.view ?? null,
    clock: over ? null : clock,
    watchers: table.watch.peers.size,
  };
}

const NOT_AN_OPTION: ReasonView = { code: 'not-an-option', card: null, base: null, number: null, seat: null };

export async function inGame(table: Table, stream: Stream, command: Command, done: Done): Promise<ReasonView | null> {
  const match = table.match!;
  const { seat } = stream;
  const playing = table.row.phase === 'playing';
  if (match.problem !== null && command.what !== 'leave') throw new Problem('broken');
  switch (command.what) {
    case 'answer':
      if (!playing) throw new Problem('not-now');
      if (command.decision !== stream.number) throw new Problem('old-decision');
      if (match.game.decision?.seat !== seat || command.keys.some((key) => isHiddenFrom(stream, key)))
        throw new Problem('refused', 'not an option', NOT_AN_OPTION);
      await table.answer(seat, command.keys, 'person', done);
      return null;
    case 'why-not': {
      if (stream.number < 0) throw new Problem('not-now');
      if (match.game.decision?.seat !== seat) return { ...NOT_AN_OPTION, code: 'not-your-decision' };
      if (isHiddenFrom(stream, command.key)) return NOT_AN_OPTION;
      const reason = whyNot(match.game, seat, command.key);
      return reason && reasonView(match.game, reason);
    }
    case 'undo':
      if (!playing || match.conceded[seat]) throw new Problem('not-now');
      await undo(table, stream, done);
      return null;
    case 'vote':
      if (!table.vote?.mayVote(seat)) throw new Problem('no-vote');
      if (command.yes) table.vote.agree(seat);
      else table.vote = null;
      await settleVote(table, done);
      return null;
    case 'stand-in':
      if (!playing) throw new Problem('not-now');
      await standIn(table, seat, command.seat, done);
      return null;
    case 'concede':
      if (!playing || match.conceded[seat]) throw new Problem('not-now');
      await concede(table, seat, done);
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
function isHiddenFrom(stream: Stream, key: string): boolean {
  const { view } = stream;
  const card = /^(?:play |use )?[^: ]+:(\d+)$/.exec(key)?.[1];
  if (!view || card === undefined || key.startsWith('seat:') || view.decision?.options?.some((o) => o.key === key)) return false;
  return !JSON.stringify(view).includes(`"n":${card},`);
}

/** Those who play themselves. */
function persons(table: Table): Seat[] {
  return table.seats.flatMap((s, seat) => (s.kind === 'person' && !s.gone ? [seat] : []));
}

async function undo(table: Table, stream: Stream, done: Done): Promise<void> {
  const match = table.match!;
  const { seat } = stream;
  if (stream.number < 0) throw new Problem('not-now');
  const upto = match.beforeLastOf(seat);
  if (upto < 0) throw new Problem('not-now');
  if (match.canUndo(seat)) return takeBack(table, seat, upto, 'person', done);
  table.vote = new Vote('undo', seat, () => persons(table).filter((s) => !match.conceded[s] && !table.seats[s].stand_in), undefined, upto);
  await settleVote(table, done);
}

async function takeBack(table: Table, seat: Seat, upto: number, by: 'person' | 'vote', done: Done): Promise<void> {
  const match = table.match!;
  // First try it aside: a game that began under older rules may not be played again from its beginning.
  try {
    match.at(upto);
  } catch {
    throw new Problem('not-now');
  }
  await table.append({ kind: 'undo', seat, by, keys: null, upto }, done);
  table.vote = null;
  match.undoTo(upto, seat, by === 'vote');
  await table.clock?.follow(match, Date.now());
  for (const s of table.everyStream()) {
    s.begin(match);
    s.tell(s.snapshot(match, 'undo'));
  }
  await table.goOn();
}

async function standIn(table: Table, by: Seat, seat: Seat, done: Done): Promise<void> {
  const since = table.away.get(seat);
  const s = table.seats[seat];
  if (s?.kind !== 'person' || s.gone || s.stand_in || since === undefined) throw new Problem('not-now');
  if (Date.now() - since < table.house.settings.standInAfter) throw new Problem('too-soon');
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
    if (vote.kind === 'undo') return takeBack(table, vote.by, vote.upto, 'vote', done);
    if (vote.kind === 'rematch') return rematch(table, done);
    table.seats[vote.seat!].stand_in = 1;
    await table.keep(done);
    table.letBotsPlay();
  }
  table.tellStates();
}

async function concede(table: Table, seat: Seat, done: Done): Promise<void> {
  await table.append({ kind: 'concede', seat, by: 'person', keys: null, upto: null }, done);
  table.match!.conceded[seat] = true;
  table.vote = null;
  table.tellStates();
  await table.goOn();
}

async function leave(table: Table, seat: Seat, done: Done): Promise<void> {
  if (table.row.phase === 'playing' && !table.match!.conceded[seat]) await concede(table, seat, undefined);
  const s = table.seats[seat];
  s.gone = 1;
  s.secret_hash = null;
  table.away.delete(seat);
  if (table.vote?.by === seat) table.vote = null;
  if (table.row.host === seat) table.row.host = persons(table)[0] ?? seat;
  await table.keep(done);
  await settleVote(table, undefined);
}

/** The same table again; those who left for good are replaced by bots. */
async function rematch(table: Table, done: Done): Promise<void> {
  table.seats = table.seats.map((s) => (s.gone ? { ...s, kind: 'bot', level: 'normal', gone: 0 } : { ...s, stand_in: 0 }));
  await table.startGame(done);
}
