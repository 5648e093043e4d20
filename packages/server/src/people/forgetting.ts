import type { Seat } from '@breakpoint/engine';
import { packed, unpacked } from '../store/compression.js';
import type { GameRow } from '../store/schema.js';
import type { Done } from '../table/house.js';
import type { Table } from '../table/table.js';

/** A name that says nothing about the player. */
const namelessAt = (seat: Seat): string => `Player ${seat + 1}`;

/** Deletes the name of a player wherever it is stored about this table, recordings included, and (`all`) everything that the player said there and its device. */
export async function forgetPlayer(table: Table, seat: Seat, done: Done, what: 'all' | 'name' = 'all'): Promise<void> {
  const { store } = table.house;
  const { id } = table.row;
  const name = namelessAt(seat);
  const owner = table.seats[seat].secret_hash;
  const games = await store.read((db) => db.selectFrom('games').selectAll().where('table_id', '=', id).execute());
  const renamed = await Promise.all(games.map((game) => withoutName(game, seat, name)));
  await table.change(
    () => {
      table.seats[seat].name = name;
    },
    done,
    (w, db) => {
      for (const { id: game, ...change } of renamed) w.run(db.updateTable('games').set(change).where('id', '=', game));
      if (what === 'name') {
        w.run(db.updateTable('said').set({ name }).where('table_id', '=', id).where('seat', '=', seat));
        w.run(db.updateTable('reports').set({ name }).where('table_id', '=', id).where('about', '=', seat));
        return;
      }
      w.run(db.deleteFrom('said').where('table_id', '=', id).where('seat', '=', seat));
      w.run(db.deleteFrom('reports').where('table_id', '=', id).where('about', '=', seat));
      if (owner !== null) w.run(db.deleteFrom('devices').where('owner', '=', owner));
    },
  );
  table.game?.forgetName(seat, name);
  await table.talk.forget((line) => {
    if (line.from === seat) line.name = name;
    return what === 'name' || line.from !== seat;
  });
  table.people.tellStates();
}

async function withoutName(game: GameRow, seat: Seat, name: string): Promise<Pick<GameRow, 'id' | 'setup' | 'players' | 'recording'>> {
  const players = JSON.stringify((JSON.parse(game.players) as { name: string }[]).map((p, i) => (i === seat ? { ...p, name } : p)));
  const recording =
    game.recording === null ? null : await packed(JSON.stringify(renamedIn(JSON.parse(unpacked(game.recording)), seat, name)));
  return { id: game.id, setup: JSON.stringify(renamedIn(JSON.parse(game.setup), seat, name)), players, recording };
}

/** The value with this name for the player of the seat, in every list of players in it. */
function renamedIn(value: unknown, seat: Seat, name: string): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const isPlayers = field === 'players' && Array.isArray(inner);
      return [field, isPlayers ? inner.map((p, i) => (i === seat ? { ...p, name } : p)) : renamedIn(inner, seat, name)];
    }),
  );
}
