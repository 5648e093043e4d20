import { allCards } from '@breakpoint/cards';
import { replayLog } from '@breakpoint/engine';
import type { Recording } from '@breakpoint/protocol';
import pg from 'pg';
import { unpacked } from '../../src/store/compression.js';
import type { Acknowledged } from './player.js';

interface Played {
  id: string;
  seats: { seat: number; acknowledged: Acknowledged[] }[];
}

/** Checks that every acknowledged answer is stored once and in order, and that every finished game replays to its result. */
export async function checkStored(url: string, tables: Played[]): Promise<{ problems: string[]; finished: number }> {
  const client = new pg.Client(url);
  await client.connect();
  // A consistent snapshot, because bots play on.
  await client.query('begin isolation level repeatable read');
  const problems: string[] = [];
  let finished = 0;
  for (const table of tables) {
    const { rows } = await client.query<{ id: string; recording: string | null; result: string | null }>(
      'select id, recording, result from games where table_id = $1',
      [table.id],
    );
    if (rows.length > 1) problems.push(`${table.id} has ${rows.length} games`);
    const [game] = rows;
    if (!game) {
      if (table.seats.some((s) => s.acknowledged.length > 0)) problems.push(`${table.id} has no game`);
      continue;
    }
    problems.push(...(await checkJournal(client, table, game.id)));
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
  return { problems, finished };
}

async function checkJournal(client: pg.Client, { id, seats }: Played, game: string): Promise<string[]> {
  const problems: string[] = [];
  const { rows } = await client.query<{ seq: number; seat: number; kind: string; by: string; keys: string }>(
    'select * from kept where game_id = $1 order by seq',
    [game],
  );
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
