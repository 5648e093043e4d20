import type { Seated, SeatKey } from '@breakpoint/protocol';
import type { Kysely } from 'kysely';
import { Problem } from '../base/problems.js';
import { hashOfSecret, unguessable } from '../base/secrets.js';
import { timeNow } from '../base/time.js';
import type { Statements } from '../store/backend.js';
import type { Schema } from '../store/schema.js';
import { NotStored, type Store } from '../store/store.js';
import type { FeatureCommands } from '../table/events.js';
import type { Stream } from '../table/stream.js';
import type { Table } from '../table/table.js';
import { ownersOf, seatsOf } from './seats.js';

// A seat on more than one device: each device has a secret of its own, which refers to the seat's first secret.

/** How long a link that brings seats to another device is valid, in milliseconds. */
const LINK_TIME = 10 * 60_000;
/** The maximum number of other devices of one seat. If one more comes, the oldest loses the seat. */
const MOST_KEYS = 10;
const TAKEN = 4002;

/** The stream for the holder of this secret; undefined if it belongs to no seat of the table. */
export async function streamFor({ people, row, house }: Table, secret: string): Promise<Stream | undefined> {
  // Most clients come with the seat's own secret, for which nothing has to be read.
  const own = people.streams.get(hashOfSecret(secret));
  if (own && own.seat >= 0) return own;
  const [{ owner }] = await ownersOf(house.store, [{ table: row.id, secret }]);
  const stream = people.streams.get(owner);
  return stream && stream.seat >= 0 ? stream : undefined;
}

/** Makes a code that brings these seats to another device. It works once and only for a short time. */
export async function makeLink(store: Store, keys: readonly SeatKey[]): Promise<{ code: string; until: number }> {
  const good = (await seatsOf(store, keys)).map((k) => k.table);
  const owners = (await ownersOf(store, keys)).filter((o) => good.includes(o.table));
  // Each seat once, even if it was named twice.
  const seats = [...new Map(owners.map(({ table, owner }) => [owner, { table, owner }])).values()];
  if (seats.length === 0) throw new Problem('bad-secret');
  const code = unguessable();
  const now = timeNow();
  const until = now + LINK_TIME;
  await store.write((w, db) => {
    w.run(db.deleteFrom('links').where('until', '<=', now));
    w.run(db.insertInto('links').values({ hash: hashOfSecret(code), seats: JSON.stringify(seats), until }));
  });
  return { code, until };
}

/** The seats of a code, with new secrets for this device. The code is used up. */
export async function takeByLink(store: Store, code: string): Promise<Seated[]> {
  const now = timeNow();
  const hash = hashOfSecret(code);
  const link = await store.read((db) => db.selectFrom('links').selectAll().where('hash', '=', hash).executeTakeFirst());
  if (!link) return [];
  const wanted = JSON.parse(link.seats) as { table: string; owner: string }[];
  const ids = wanted.map((w) => w.table);
  const rows = await store.read((db) => db.selectFrom('seats').selectAll().where('table_id', 'in', ids).execute());
  const keys = wanted.flatMap(({ table, owner }) => {
    const seat = rows.find((s) => s.table_id === table && s.secret_hash === owner);
    return seat ? [{ table, seat: seat.seat, secret: unguessable(), owner }] : [];
  });
  const good = Number(link.until) > now;
  try {
    await store.write((w, db) => {
      // Two devices may use the link at the same time; one of them fails here.
      w.must(db.deleteFrom('links').where('hash', '=', hash), 'the link was used');
      for (const { table, secret, owner } of good ? keys : []) {
        w.run(db.insertInto('keys').values({ hash: hashOfSecret(secret), table_id: table, owner, at: now }));
        const newest = db.selectFrom('keys').select('hash').where('owner', '=', owner).orderBy('at', 'desc').limit(MOST_KEYS);
        w.run(db.deleteFrom('keys').where('owner', '=', owner).where('hash', 'not in', newest));
      }
    });
  } catch (error) {
    if (error instanceof NotStored && store.failure === null) return [];
    throw error;
  }
  return good ? keys.map(({ table, seat, secret }) => ({ table, seat, secret })) : [];
}

/** Gives a seat another secret: all other devices lose the seat, but its settings stay. */
function changeOwner(w: Statements, db: Kysely<Schema>, owner: string, after: string): void {
  w.run(db.deleteFrom('keys').where('owner', '=', owner));
  w.run(db.deleteFrom('pushes').where('owner', '=', owner));
  for (const rows of ['mutes', 'devices'] as const) w.run(db.updateTable(rows).set({ owner: after }).where('owner', '=', owner));
}

/**
 * Gives the seat a new secret, and all other devices lose the seat. The client has chosen the secret, so that it knows it even if the
 * reply is lost.
 */
export const closeOthers: FeatureCommands['close-others'] = async (table, stream, { secret }, peer, done) => {
  const { people } = table;
  const { seat, hash: before } = stream;
  const hash = hashOfSecret(secret);
  if (before === null || people.streams.has(hash)) throw new Problem('bad-message');
  people.rekey(stream, hash);
  try {
    await table.change(
      () => {
        table.seats[seat].secret_hash = hash;
      },
      done,
      (w, db) => changeOwner(w, db, before, hash),
    );
  } catch (error) {
    people.rekey(stream, before);
    throw error;
  }
  table.talk.rekey(before, hash);
  for (const other of [...stream.peers]) if (other !== peer) other.close(TAKEN, 'bad-secret');
};
