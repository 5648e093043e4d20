import type { Settings } from '../base/options.js';
import { Problem } from '../base/problems.js';
import type { Store } from '../store/store.js';

/** A seat that was taken at a table, by the hash of its secret. */
interface HeldSeat {
  table: string;
  hash: string;
}

/**
 * The seats that each address holds at listed tables that have not started, so that nobody takes over the public list. Addresses are not
 * stored, so each node counts for itself.
 */
export class WaitingSeats {
  private readonly held = new Map<string, HeldSeat[]>();

  constructor(
    private readonly store: Store,
    private readonly limits: Settings['limits'],
  ) {}

  /** Called when somebody at this address has taken a seat. */
  note(address: string, held: HeldSeat): void {
    const before = this.held.get(address) ?? [];
    this.held.delete(address);
    this.held.set(address, [...before.filter((h) => h.hash !== held.hash), held].slice(-MOST_SEATS));
    if (this.held.size > MOST_ADDRESSES) this.held.delete(this.held.keys().next().value!);
  }
  /** Throws if this address may not take another seat at a listed table. `asHost`: the table is its own. */
  async mustHaveRoom(address: string, asHost: boolean, besides?: string): Promise<void> {
    const still = (await this.stillHeld(address)).filter((h) => h.table !== besides);
    const { listed, waitingSeats } = this.limits;
    if (still.length >= waitingSeats || (asHost && still.filter((h) => h.isHost).length >= listed)) throw new Problem('too-many-tables');
  }
  /** The seats of this address at listed tables that wait; all others are forgotten. */
  private async stillHeld(address: string): Promise<(HeldSeat & { isHost: boolean })[]> {
    const held = this.held.get(address) ?? [];
    if (held.length === 0) return [];
    const hashes = held.map((h) => h.hash);
    const rows = await this.store.read((db) =>
      db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select(['seats.secret_hash', 'seats.seat', 'tables.host', 'tables.id', 'tables.config'])
        .where('seats.secret_hash', 'in', hashes)
        .where('tables.phase', '=', 'lobby')
        .execute(),
    );
    this.held.set(
      address,
      held.filter((h) => rows.some((r) => r.secret_hash === h.hash)),
    );
    const listed = rows.filter((r) => (JSON.parse(r.config) as { listed?: boolean }).listed === true);
    return listed.map((r) => ({ table: r.id, hash: r.secret_hash!, isHost: r.seat === r.host }));
  }
}

/** The most seats of one address, and the most addresses, that are remembered. */
const MOST_SEATS = 100;
const MOST_ADDRESSES = 20_000;
