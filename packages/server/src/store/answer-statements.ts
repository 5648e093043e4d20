import type { Kysely } from 'kysely';
import type { CommandRow, JournalRow, Schema, TimerRow } from './schema.js';
import type { Prepared, Statement } from './writer.js';

/** The statements for every answer; their SQL is compiled once. */
export class AnswerStatements {
  readonly addToJournal: (row: JournalRow) => void;
  readonly addCommand: (row: CommandRow) => void;
  readonly setTimer: (row: TimerRow) => void;
  private readonly findCommand: Statement;

  constructor(db: Kysely<Schema>, prepared: Prepared) {
    const journal: JournalRow = {
      game_id: '',
      seq: 0,
      kind: 'answer',
      seat: 0,
      by: 'person',
      keys: null,
      upto: null,
      at: 0,
      command: null,
    };
    const command: CommandRow = { table_id: '', seat: 0, id: '', at: 0 };
    const timer: TimerRow = { game_id: '', table_id: '', seat: 0, due: 0, turn: 0, left_ms: '', since: 0 };
    this.addToJournal = inserting(journal, prepared.prepare(db.insertInto('journal').values(journal).compile().sql));
    this.addCommand = inserting(command, prepared.prepare(db.insertInto('commands').values(command).compile().sql));
    const timers = db
      .insertInto('timers')
      .values(timer)
      .onConflict((c) =>
        c.column('game_id').doUpdateSet((e) => ({
          table_id: e.ref('excluded.table_id'),
          seat: e.ref('excluded.seat'),
          due: e.ref('excluded.due'),
          turn: e.ref('excluded.turn'),
          left_ms: e.ref('excluded.left_ms'),
          since: e.ref('excluded.since'),
        })),
      );
    this.setTimer = inserting(timer, prepared.prepare(timers.compile().sql));
    const found = db.selectFrom('commands').select('id').where('table_id', '=', '').where('seat', '=', 0).where('id', '=', '');
    this.findCommand = prepared.prepare(found.compile().sql);
  }

  knowsCommand(tableId: string, seat: number, id: string): boolean {
    return this.findCommand.all([tableId, seat, id]).length > 0;
  }
}

/** A function that runs the statement with a row's values, in the order of the sample's fields. */
function inserting<Row extends object>(sample: Row, statement: Statement): (row: Row) => void {
  const columns = Object.keys(sample) as (keyof Row)[];
  return (row) => void statement.run(columns.map((column) => row[column]));
}
