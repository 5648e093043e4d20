import pg from 'pg';
import { unpacked } from './compression.js';
import { isAway, settingsOf, withoutPassword } from './connections.js';
import { StoreError } from './folder.js';

// The operator's commands for PostgreSQL, which nodes may be using at the same time.

/** The number of games that are read at once. */
const READ = 20;
/** The error code for a table that does not exist. */
const NO_TABLE = '42P01';

async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...settingsOf(url), application_name: 'breakpoint games' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if ((error as { code?: string }).code === NO_TABLE)
      throw new StoreError(`There are no games at ${withoutPassword(url)}. No server has used it.`);
    if (isAway(error)) throw new StoreError(`${withoutPassword(url)} can't be reached: ${(error as Error).message}.`);
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The recordings of games that finished since this time, as JSON texts, oldest first. */
export async function* finishedGames(url: string, since: number): AsyncIterable<string> {
  const last = { finished: since, id: '' };
  for (;;) {
    // A few games at a time, so that no long transaction keeps the database from cleaning up.
    const { rows } = await withDatabase(url, (client) =>
      client.query<{ id: string; finished: number; recording: string }>(
        `select id, finished, recording from games where recording is not null and (finished, id collate "C") > ($1, $2)
         order by finished, id collate "C" limit $3`,
        [last.finished, last.id, READ],
      ),
    );
    for (const { recording } of rows) yield unpacked(recording);
    if (rows.length < READ) return;
    Object.assign(last, rows.at(-1));
  }
}

/** Does for PostgreSQL what `pruneFolder` does for a folder. */
export function prune(url: string, before: number): Promise<number> {
  return withDatabase(url, async (client) => {
    const [ofGame, ofTable] = [await tablesWith(client, 'game_id'), await tablesWith(client, 'table_id')];
    const { rows } = await client.query<{ id: string; table_id: string; latest: boolean | null }>(
      `select g.id, g.table_id, t.game = g.id as latest from games g left join tables t on t.id = g.table_id
       where g.finished < $1 and (t.id is null or t.game <> g.id or (t.phase = 'over' and t.touched < $1)) order by g.finished`,
      [before],
    );
    let count = 0;
    for (const { id, table_id: table, latest } of rows) {
      await client.query('begin');
      // Nodes lock the owner's row before they write, too. From here on, their earlier writes are visible.
      await client.query('select from owners where table_id = $1 for update', [table]);
      const deleteUnused = `delete from tables where id = $1 and game = $2 and phase = 'over' and touched < $3`;
      const isUnused = latest === true && (await client.query(deleteUnused, [table, id, before])).rowCount === 1;
      if (latest !== true || isUnused) {
        for (const name of ofGame) await client.query(`delete from ${name} where game_id = $1`, [id]);
        count += (await client.query('delete from games where id = $1', [id])).rowCount ?? 0;
      }
      if (isUnused) for (const name of ofTable) await client.query(`delete from ${name} where table_id = $1`, [table]);
      await client.query('commit');
    }
    return count;
  });
}

/** The names of the database tables with this column. */
async function tablesWith(client: pg.Client, column: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.columns
     where table_schema = current_schema() and column_name = $1 and table_name <> 'games'`,
    [column],
  );
  return rows.map((r) => r.name);
}
