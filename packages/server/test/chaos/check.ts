import { allCards } from '@breakpoint/cards';
import { type Dealt, dealtIn, replayLog, type Setup, type View } from '@breakpoint/engine';
import { Match, type Player, updateFor } from '@breakpoint/match';
import type { Recording } from '@breakpoint/protocol';
import pg from 'pg';
import { unpacked } from '../../src/store/compression.js';
import type { GameRow, JournalRow } from '../../src/store/schema.js';
import { inputOf } from '../../src/table/stored.js';
import { type Acknowledged, hashOfView } from './player.js';

interface Played {
  id: string;
  seats: { seat: number; acknowledged: Acknowledged[] }[];
  /** The views that each seat was sent (-1: spectators), by moments. */
  told: { seat: number; views: ReadonlyMap<number, string> }[];
}

/**
 * Checks that every acknowledged answer is stored once and in order, that every finished game replays to its result, and that every view
 * that was sent is one of the replay.
 */
export async function checkStored(url: string, tables: Played[]): Promise<{ problems: string[]; finished: number; views: number }> {
  const client = new pg.Client(url);
  await client.connect();
  // A consistent snapshot, because bots play on.
  await client.query('begin isolation level repeatable read');
  const problems: string[] = [];
  let finished = 0;
  let views = 0;
  for (const table of tables) {
    const { rows } = await client.query<GameRow>('select * from games where table_id = $1', [table.id]);
    if (rows.length > 1) problems.push(`${table.id} has ${rows.length} games`);
    const [game] = rows;
    if (!game) {
      if (table.seats.some((s) => s.acknowledged.length > 0)) problems.push(`${table.id} has no game`);
      continue;
    }
    const { rows: journal } = await client.query<JournalRow>('select * from kept where game_id = $1 order by seq', [game.id]);
    problems.push(...(await checkJournal(client, table, game.id, journal)), ...checkViews(table, game, journal));
    for (const { views: sent } of table.told) views += sent.size;
    if (game.recording === null) continue;
    finished++;
    const recording = JSON.parse(unpacked(game.recording)) as Recording;
    const again = replayLog(allCards, recording.log);
    const result = JSON.parse(game.result!) as { winner: number | null; vp: number[] };
    if (again.answers.length !== recording.log.answers.length) problems.push(`the game at ${table.id} can't be replayed`);
    else if (again.state.winner !== result.winner || again.state.vp.join() !== result.vp.join())
      problems.push(`the game at ${table.id} does not lead to its result`);
  }
  await client.end();
  return { problems, finished, views };
}

/** Compares everything that was sent with a replay of the journal. */
function checkViews({ id, told }: Played, row: GameRow, journal: readonly JournalRow[]): string[] {
  const setup = JSON.parse(row.setup) as Setup;
  const dealt = dealtIn(allCards, { setup, dealt: JSON.parse(row.dealt!) as Dealt });
  const players = JSON.parse(row.players) as Player[];
  const match = Match.create(allCards, { setup, players, dealt, first: row.first_number, windows: { kind: 'open' } });
  const problems: string[] = [];
  const seen = told.map(() => 0);
  const look = (): void => {
    told.forEach(({ seat, views }, i) => {
      const { n, view } = updateFor(match, seat);
      const sent = views.get(n);
      if (sent === undefined) return;
      seen[i]++;
      if (sent !== hashOfView(JSON.parse(JSON.stringify(view)) as View))
        problems.push(`seat ${seat} of ${id}: moment ${n} was not as in the replay`);
    });
  };
  look();
  try {
    for (const entry of journal) {
      const before = match.past.length;
      match.perform(inputOf(entry), Number(entry.at));
      if (match.past.length !== before) look();
    }
  } catch (error) {
    problems.push(`the journal of ${id} can't be replayed: ${error}`);
  }
  told.forEach(({ seat, views }, i) => {
    if (seen[i] !== views.size) problems.push(`seat ${seat} of ${id}: ${views.size - seen[i]} moments are not in the replay`);
  });
  return problems;
}

async function checkJournal(client: pg.Client, { id, seats }: Played, game: string, rows: readonly JournalRow[]): Promise<string[]> {
  const problems: string[] = [];
  if (rows.some((row, i) => row.seq !== i)) problems.push(`the journal of ${id} has holes`);
  const { rows: commands } = await client.query<{ seat: number; id: string }>(
    `select seat, id from commands where table_id = $1 and id like 'a-%'
      union all select seat, command from journal where game_id = $2 and command like 'a-%'`,
    [id, game],
  );
  for (const { seat, acknowledged } of seats) {
    const own = rows.filter((row) => row.seat === seat && row.kind === 'answer' && row.by === 'person').map((row) => row.keys);
    const known = new Set(commands.filter((c) => c.seat === seat).map((c) => c.id));
    if (known.size !== own.length) problems.push(`seat ${seat} of ${id}: ${known.size} commands, but ${own.length} answers`);
    for (const a of acknowledged) if (!known.has(a.id)) problems.push(`seat ${seat} of ${id}: an acknowledged answer is not stored`);
    // The answers must be in order: each is searched for after the one before it.
    let at = 0;
    for (const { keys } of acknowledged) {
      const found = own.indexOf(JSON.stringify(keys), at);
      if (found < 0) problems.push(`seat ${seat} of ${id}: an acknowledged answer is not in the journal, or not in its place`);
      else at = found + 1;
    }
  }
  return problems;
}
