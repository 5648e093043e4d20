import type { Seat } from '@breakpoint/engine';
import type { Match } from '@breakpoint/match';
import type { TurnRow } from '../people/schema.js';
import { Once } from '../store/compiled.js';
import type { GameAtTable } from './game.js';

/** The turn of each game, as it was last stored. */
const noted = new WeakMap<GameAtTable, TurnRow>();

/** Notes the stored turn of a table whose game was loaded, unless it is that of an earlier game. */
export function rememberTurn(game: GameAtTable, row: TurnRow | null): void {
  if (row?.game_id === game.stored.row.id) noted.set(game, row);
}
/** Has the turn changed since it was stored, as far as is known? */
export function turnHasChanged(game: GameAtTable): boolean {
  const last = noted.get(game);
  return game.match.isRunning && (last === undefined || last.seat !== seatShown(game.match) || last.turn !== game.match.game.state.turn);
}
/** The seat whose turn it is. The players who have a decision in a window are secret. */
const seatShown = (match: Match): Seat => (match.windowOpen ? -1 : (match.asked[0] ?? -1));

/** Stores whose turn it is, so that it can be read without loading the table. */
export async function noteTurn(game: GameAtTable): Promise<void> {
  const { match, table, stored } = game;
  const { store, time } = table.house;
  const { turn } = match.game.state;
  const row: TurnRow = { table_id: table.row.id, game_id: stored.row.id, seat: seatShown(match), turn, at: time.now() };
  noted.set(game, row);
  try {
    await store.write((w, db) => w.run(NOTING.for(db, row)));
  } catch (error) {
    if (noted.get(game) === row) noted.delete(game);
    throw error;
  }
  table.changed();
  alertAsked(game);
}

const NOTING = new Once<TurnRow>((db, row) =>
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

/** The turn in which each seat was last alerted, by game. */
const alerted = new WeakMap<GameAtTable, Map<Seat, number>>();

/** Alerts absent players who have a decision, once per turn; in a window only if it lasts for hours. */
function alertAsked(game: GameAtTable): void {
  const { match, table } = game;
  const { alert } = table.house;
  if (!alert || (match.windowOpen && table.config.windows?.kind !== 'hours')) return;
  const turns = alerted.get(game) ?? new Map<Seat, number>();
  alerted.set(game, turns);
  const { turn } = match.game.state;
  for (const seat of match.asked) {
    if (match.isPlayedByBot(seat) || table.people.isHere(seat) || turns.get(seat) === turn) continue;
    turns.set(seat, turn);
    void alert(table, seat).catch((error: unknown) => table.note(error));
  }
}
