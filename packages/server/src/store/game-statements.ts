import { Compiled } from './compiled.js';
import type { GameRow, SeatRow, SnapshotRow, TableRow } from './schema.js';

// The statements for the beginning and the end of a game, and for snapshots. Where many games are played, they are run often, and while they
// are compiled, all other tables wait.

export const GAME = new Compiled<GameRow>((db, row) => db.insertInto('games').values(row));
export const TABLE = new Compiled<TableRow>((db, { id, ...change }) => db.updateTable('tables').set(change).where('id', '=', id));
export const PHASE = new Compiled<Pick<TableRow, 'phase' | 'id'>>((db, { phase, id }) =>
  db.updateTable('tables').set({ phase }).where('id', '=', id),
);
export const SEAT = new Compiled<SeatRow>((db, row) => db.insertInto('seats').values(row));
export const NO_SEATS = new Compiled<Pick<SeatRow, 'table_id'>>((db, row) => db.deleteFrom('seats').where('table_id', '=', row.table_id));

export const FINISHED = new Compiled<Pick<GameRow, 'result' | 'recording' | 'finished' | 'id'>>((db, { id, ...change }) =>
  db.updateTable('games').set(change).where('id', '=', id),
);
export const NO_TIMER = new Compiled<{ game_id: string }>((db, row) => db.deleteFrom('timers').where('game_id', '=', row.game_id));
export const NO_JOURNAL = new Compiled<{ game_id: string }>((db, row) => db.deleteFrom('journal').where('game_id', '=', row.game_id));
export const SNAPSHOT = new Compiled<SnapshotRow>((db, row) =>
  db
    .insertInto('snapshots')
    .values(row)
    .onConflict((c) => c.column('game_id').doUpdateSet((e) => ({ seq: e.ref('excluded.seq'), save: e.ref('excluded.save') }))),
);
/** Copies the commands that gave the answers from one number in the journal up to another. */
export const COMMANDS = new Compiled<{ table_id: string; game_id: string; from: number; to: number }>((db, row) =>
  db
    .insertInto('commands')
    .columns(['table_id', 'seat', 'id', 'at'])
    .expression((e) =>
      e
        .selectFrom('journal')
        .select(({ cast, val, ref }) => [
          cast<string>(val(row.table_id), 'text').as('table_id'),
          'seat',
          ref('command').$notNull().as('id'),
          'at',
        ])
        .where('game_id', '=', row.game_id)
        .where('seq', '>=', row.from)
        .where('seq', '<', row.to)
        .where('command', 'is not', null),
    )
    .onConflict((c) => c.doNothing()),
);
