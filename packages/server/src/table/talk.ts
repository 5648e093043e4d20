import type { Command, Said } from '@breakpoint/protocol';
import { Bucket } from '../base/limits.js';
import { Problem } from '../base/problems.js';
import type { Done } from './house.js';
import type { Peer, Stream } from './stream.js';
import type { Table } from './table.js';

/** The number of messages that a new arrival gets, and the number that are stored. */
const TOLD = 50;
const KEPT = 500;
/** At most ten messages per minute, and three at once: an emote and a line or two after it. */
export const PER_SECOND = 10 / 60;
export const AT_ONCE = 10;
const IN_A_ROW = { perSecond: 1, atOnce: 3 };

type Saying = Extract<Command, { what: 'say' }>;

/** The talk at a table. Everybody gets the players' messages; spectators' messages go only to spectators. */
export class Talk {
  /** The last messages; null until they are first needed. */
  private past: Said[] | null = null;
  /** The seats that a seat has muted, by the hash of its secret. */
  private readonly muted = new Map<string, Set<number>>();
  private readonly speakers = new WeakMap<object, Bucket[]>();

  constructor(private readonly table: Table) {}

  /** Called if nothing was ever said or muted at this table, which saves reading that. */
  beginEmpty(): void {
    this.past = [];
  }
  async say(stream: Stream, { say, name }: Saying, peer: Peer, done: Done): Promise<void> {
    const { table } = this;
    const { store, time } = table.house;
    const from = stream.seat;
    if (say.kind === 'text' && !table.config.chat) throw new Problem('not-allowed');
    if (from < 0 && (table.config.watchers ?? 'talk') !== 'talk') throw new Problem('not-allowed');
    // The limit counts for a seat with all its devices together, and for all spectators at one address together.
    if (!this.maySpeak(from < 0 ? peer : stream)) throw new Problem('too-fast');
    if (from < 0 && !table.house.strangers.take(peer.address)) throw new Problem('too-fast');
    const past = await this.load();
    const said: Said = {
      n: (past.at(-1)?.n ?? 0) + 1,
      from,
      name: from < 0 ? (name ?? '') : table.seats[from].name,
      say,
      at: time.now(),
    };
    const { n, at } = said;
    const row = { table_id: table.row.id, n, game_id: table.row.game, seat: from, name: said.name, say: JSON.stringify(say), at };
    await store.write((w, db) => {
      w.run(db.insertInto('said').values(row));
      w.run(
        db
          .deleteFrom('said')
          .where('table_id', '=', table.row.id)
          .where('n', '<=', n - KEPT),
      );
      if (done) w.addCommand(done);
    });
    past.push(said);
    if (past.length > TOLD * 2) past.splice(0, TOLD);
    for (const other of table.people.everyStream()) if (this.hears(other, said)) other.tellSaid(said);
  }

  /** A line of the talk, by its number. */
  async line(n: number): Promise<Said | undefined> {
    return (await this.load()).find((said) => said.n === n);
  }
  /** Forgets the lines that are not to be kept, which are no longer stored, and tells everybody what is left. */
  async forget(isKept: (said: Said) => boolean): Promise<void> {
    this.past = (await this.load()).filter(isKept);
    for (const stream of this.table.people.everyStream()) {
      const text = JSON.stringify({ type: 'talk', ...(await this.toldTo(stream)) });
      for (const peer of stream.peers) peer.send(text);
    }
  }
  /** Mutes or unmutes a seat for this stream. */
  async mute(stream: Stream, seat: number, on: boolean): Promise<void> {
    const owner = stream.hash!;
    await this.load();
    await this.table.house.store.write((w, db) => {
      w.run(db.deleteFrom('mutes').where('owner', '=', owner).where('seat', '=', seat));
      if (on) w.run(db.insertInto('mutes').values({ table_id: this.table.row.id, owner, seat }));
    });
    const muted = this.muted.get(owner) ?? new Set();
    this.muted.set(owner, muted);
    if (on) muted.add(seat);
    else muted.delete(seat);
  }

  /** The last messages, for a client that joins this stream. */
  async toldTo(stream: Stream): Promise<{ said: Said[]; muted: number[] }> {
    const past = await this.load();
    return {
      said: past.filter((said) => this.hears(stream, said)).slice(-TOLD),
      muted: [...(this.muted.get(stream.hash ?? '') ?? [])],
    };
  }
  /** Called when a seat gets another secret. */
  rekey(before: string, after: string): void {
    const muted = this.muted.get(before);
    if (muted) this.muted.set(after, muted);
    this.muted.delete(before);
  }

  private hears(stream: Stream, { from }: Said): boolean {
    if (stream.seat < 0) return true;
    return from >= 0 && !this.muted.get(stream.hash!)?.has(from);
  }
  private maySpeak(who: object): boolean {
    const { time } = this.table.house;
    const buckets = this.speakers.get(who) ?? [
      new Bucket(IN_A_ROW.perSecond, IN_A_ROW.atOnce, time),
      new Bucket(PER_SECOND, AT_ONCE, time),
    ];
    this.speakers.set(who, buckets);
    return buckets.every((bucket) => bucket.take());
  }
  private async load(): Promise<Said[]> {
    if (this.past) return this.past;
    const { id } = this.table.row;
    const [rows, mutes] = await this.table.house.store.read((db) =>
      Promise.all([
        db.selectFrom('said').selectAll().where('table_id', '=', id).orderBy('n', 'desc').limit(TOLD).execute(),
        db.selectFrom('mutes').selectAll().where('table_id', '=', id).execute(),
      ]),
    );
    for (const { owner, seat } of mutes) this.muted.set(owner, (this.muted.get(owner) ?? new Set()).add(seat));
    const past = rows.reverse().map(({ n, seat, name, say, at }): Said => ({ n, from: seat, name, say: JSON.parse(say), at: Number(at) }));
    this.past ??= past;
    return this.past;
  }
}
