import type { Seat } from '@breakpoint/engine';
import type { Match } from '@breakpoint/match';
import { Compiled } from '../store/compiled.js';
import type { TurnRow } from '../store/schema.js';
import type { GameAtTable } from './game.js';

/** Stores whose turn it is in a game, so that it can be read without loading the table. */
export class StoredTurn {
  /** The turn as it was last stored. */
  private last: TurnRow | null = null;

  constructor(private readonly game: GameAtTable) {}

  /** Notes the stored turn of a table whose game was loaded, unless it is that of an earlier game. */
  remember(row: TurnRow | null): void {
    if (row?.game_id === this.game.stored.row.id) this.last = row;
  }
  /** Has the turn changed since it was stored, as far as is known? */
  get hasChanged(): boolean {
    const { last } = this;
    const { match } = this.game;
    return match.isRunning && (last === null || last.seat !== seatShown(match) || last.turn !== match.game.state.turn);
  }
  async store(): Promise<void> {
    const { match, table, stored } = this.game;
    const { store, time, events } = table.house;
    const { turn } = match.game.state;
    const row: TurnRow = { table_id: table.row.id, game_id: stored.row.id, seat: seatShown(match), turn, at: time.now() };
    this.last = row;
    try {
      await store.write((w, db) => w.run(STORING.for(db, row)));
    } catch (error) {
      if (this.last === row) this.last = null;
      throw error;
    }
    table.changed();
    events.tell('turn', this.game);
  }
}

/** The seat whose turn it is. The players who have a decision in a window are secret. */
const seatShown = (match: Match): Seat => (match.windowOpen ? -1 : (match.asked[0] ?? -1));

const STORING = new Compiled<TurnRow>((db, row) =>
  db
    .insertInto('turns')
    .values(row)
    .onConflict((c) =>
      c.column('table_id').doUpdateSet((e) => ({
        game_id: e.ref('excluded.game_id'),
        seat: e.ref('excluded.seat'),
        turn: e.ref('excluded.turn'),
        at: e.ref('excluded.at'),
      })),
    ),
);
