import type { Seated, SeatKey } from '@breakpoint/protocol';
import { Problem } from '../problems.js';
import { hashOfSecret, unguessable } from '../secrets.js';
import type { Store } from '../store/store.js';
import type { Done } from '../table/house.js';
import type { Peer, Stream } from '../table/stream.js';
import type { Table } from '../table/table.js';
import { timeNow } from '../time.js';
import { changeOwner } from './schema.js';
import { ownersOf, seatsOf } from './seats.js';

// A seat on more than one device: each device has a secret of its own, which leads to the seat's first.

/** How long a link works that brings seats to another device. */
const LINK_TIME = 10 * 60_000;
const TAKEN = 4002;

/** What the holder of this secret is told at this table; undefined if it is no secret of a seat there. */
export async function streamFor({ people, row, house }: Table, secret: string): Promise<Stream | undefined> {
  const [{ hash, owner }] = await ownersOf(house.store, [{ table: row.id, secret }]);
  const stream = people.streams.get(hash) ?? people.streams.get(owner);
  return stream && stream.seat >= 0 ? stream : undefined;
}

/** A code that brings these seats to another device: once, and soon. */
export async function makeLink(store: Store, keys: readonly SeatKey[]): Promise<{ code: string; until: number }> {
  const good = (await seatsOf(store, keys)).map((k) => k.table);
  const seats = (await ownersOf(store, keys)).filter((o) => good.includes(o.table)).map(({ table, owner }) => ({ table, owner }));
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

/** The seats of such a code, with secrets for this device. The code is worth nothing afterwards. */
export async function takeByLink(store: Store, code: string): Promise<Seated[]> {
  const now = timeNow();
  const hash = hashOfSecret(code);
  let seated: Seated[] = [];
  await store.write((w, db) => {
    seated = [];
    const [link] = w.all(db.selectFrom('links').selectAll().where('hash', '=', hash));
    w.run(db.deleteFrom('links').where('hash', '=', hash));
    if (!link || Number(link.until) <= now) return;
    for (const { table, owner } of JSON.parse(link.seats) as { table: string; owner: string }[]) {
      const [seat] = w.all(db.selectFrom('seats').select('seat').where('table_id', '=', table).where('secret_hash', '=', owner));
      if (!seat) continue;
      const secret = unguessable();
      w.run(db.insertInto('keys').values({ hash: hashOfSecret(secret), table_id: table, owner, at: now }));
      seated.push({ table, seat: seat.seat, secret });
    }
  });
  return seated;
}

/**
 * The seat gets a new secret, which the one who asks has made: should the reply be lost, they have it already. All other
 * devices lose the seat.
 */
export async function closeOthers(table: Table, stream: Stream, secret: string, peer: Peer, done: Done): Promise<void> {
  const { people, house } = table;
  const { seat, hash: before } = stream;
  const hash = hashOfSecret(secret);
  if (before === null || people.streams.has(hash)) throw new Problem('bad-message');
  await house.store.write((w, db) => changeOwner(w, db, before, hash));
  people.rekey(stream, hash);
  try {
    await table.change(() => {
      table.seats[seat].secret_hash = hash;
    }, done);
  } catch (error) {
    people.rekey(stream, before);
    throw error;
  }
  table.talk.rekey(before, hash);
  for (const other of [...stream.peers]) if (other !== peer) other.close(TAKEN, 'bad-secret');
}
