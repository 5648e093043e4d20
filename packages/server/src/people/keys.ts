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
  await store.write(async (tx) => {
    await tx.deleteFrom('links').where('until', '<=', now).execute();
    await tx
      .insertInto('links')
      .values({ hash: hashOfSecret(code), seats: JSON.stringify(seats), until })
      .execute();
  });
  return { code, until };
}

/** The seats of such a code, with secrets for this device. The code is worth nothing afterwards. */
export async function useLink(store: Store, code: string): Promise<Seated[]> {
  const now = timeNow();
  return store.write(async (tx) => {
    const hash = hashOfSecret(code);
    const link = await tx.selectFrom('links').selectAll().where('hash', '=', hash).executeTakeFirst();
    await tx.deleteFrom('links').where('hash', '=', hash).execute();
    if (!link || Number(link.until) <= now) return [];
    const seated: Seated[] = [];
    for (const { table, owner } of JSON.parse(link.seats) as { table: string; owner: string }[]) {
      const seat = await tx
        .selectFrom('seats')
        .select('seat')
        .where('table_id', '=', table)
        .where('secret_hash', '=', owner)
        .executeTakeFirst();
      if (!seat) continue;
      const secret = unguessable();
      await tx
        .insertInto('keys')
        .values({ hash: hashOfSecret(secret), table_id: table, owner, at: now })
        .execute();
      seated.push({ table, seat: seat.seat, secret });
    }
    return seated;
  });
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
  await house.store.write((tx) => changeOwner(tx, before, hash));
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
