import type { JournalRow, TimerRow } from '../src/store/schema.js';
import type { Store } from '../src/store/store.js';

/** The stored journal of a game. */
export const journalOf = (store: Store, gameId: string): Promise<JournalRow[]> =>
  store.read((db) => db.selectFrom('journal').selectAll().where('game_id', '=', gameId).orderBy('seq').execute());

/** The stored clock of a game; undefined if it has none. */
export const timerOf = (store: Store, gameId: string): Promise<TimerRow | undefined> =>
  store.read((db) => db.selectFrom('timers').selectAll().where('game_id', '=', gameId).executeTakeFirst());
