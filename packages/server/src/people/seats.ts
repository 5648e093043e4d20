import type { KnownSeat, SeatKey } from '@breakpoint/protocol';
import { hashOfSecret } from '../base/secrets.js';
import type { SeatRow, TableRow } from '../store/schema.js';
import type { Store } from '../store/store.js';

/** A due time of this value means "never". */
const NEVER = Number.MAX_SAFE_INTEGER;

/** The hashes of the seats' own secrets behind these secrets, which may be those of other devices. */
export async function ownersOf(store: Store, keys: readonly SeatKey[]): Promise<{ table: string; owner: string }[]> {
  const hashes = keys.map(({ table, secret }) => ({ table, hash: hashOfSecret(secret) }));
  if (hashes.length === 0) return [];
  const other = await store.read((db) =>
    db
      .selectFrom('keys')
      .selectAll()
      .where(
        'hash',
        'in',
        hashes.map((h) => h.hash),
      )
      .execute(),
  );
  return hashes.map(({ table, hash }) => ({
    table,
    owner: other.find((k) => k.hash === hash && k.table_id === table)?.owner ?? hash,
  }));
}

/** Information about each seat with a valid secret, newest first. It is read from the database, without loading a table. */
export async function seatsOf(store: Store, keys: readonly SeatKey[]): Promise<KnownSeat[]> {
  const owners = await ownersOf(store, keys);
  const ids = [...new Set(owners.map((o) => o.table))];
  if (ids.length === 0) return [];
  const [tables, seats, turns, timers] = await store.read((db) =>
    Promise.all([
      db.selectFrom('tables').selectAll().where('id', 'in', ids).execute(),
      db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute(),
      db.selectFrom('turns').selectAll().where('table_id', 'in', ids).execute(),
      db.selectFrom('timers').selectAll().where('table_id', 'in', ids).execute(),
    ]),
  );
  const known = owners.flatMap(({ table: id, owner }): KnownSeat[] => {
    const table = tables.find((t) => t.id === id);
    const own = seats.filter((s) => s.table_id === id);
    const me = own.find((s) => s.secret_hash === owner);
    if (!table || !me) return [];
    const turn = turns.find((t) => t.table_id === id && t.game_id === table.game);
    const due = Number(timers.find((t) => t.game_id === table.game)?.due ?? NEVER);
    return [knownSeat(table, own, me, turn && { seat: turn.seat, at: Number(turn.at) }, due)];
  });
  return known.sort((a, b) => b.touched - a.touched);
}

function knownSeat(table: TableRow, seats: SeatRow[], me: SeatRow, turn: { seat: number; at: number } | undefined, due: number): KnownSeat {
  const playing = table.phase === 'playing';
  return {
    table: table.id,
    seat: me.seat,
    phase: table.phase,
    with: seats.filter((s) => s !== me).map(({ seat, name, kind }) => ({ seat, name, kind })),
    turn: playing && turn ? turn.seat : null,
    due: playing && due < NEVER ? due : null,
    replay: table.phase === 'over' && table.game ? `server/${table.game}` : null,
    touched: Math.max(Number(table.touched), turn?.at ?? 0),
  };
}
