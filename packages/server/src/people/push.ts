import type { Agent } from 'node:https';
import type { Seat } from '@breakpoint/engine';
import type { PushRequest } from '@breakpoint/protocol';
import webpush from 'web-push';
import type { Metrics } from '../base/metrics.js';
import type { PushKeys, Settings } from '../base/options.js';
import { Problem } from '../base/problems.js';
import { timeNow } from '../base/time.js';
import type { PushRow } from '../store/schema.js';
import type { Store } from '../store/store.js';
import type { TableEvents } from '../table/events.js';
import type { GameAtTable } from '../table/game.js';
import type { Table } from '../table/table.js';
import { ownersOf, seatsOf } from './seats.js';
import { isPushService, publicAgent } from './services.js';

export const makePushKeys = (subject: string): PushKeys => ({ ...webpush.generateVAPIDKeys(), subject });

/** The most devices of one seat that are alerted. */
const MOST = 5;
const TIMEOUT = 10_000;
const DAY_SECONDS = 86_400;

const WORDS: Record<PushRow['language'], { title: string; body: string }> = {
  en: { title: 'Your turn', body: 'Breakpoint, with {who}' },
  fr: { title: 'À vous de jouer', body: 'Breakpoint, avec {who}' },
  es: { title: 'Te toca', body: 'Breakpoint, con {who}' },
};

/** Alerts players who are not at their table when it is their turn. */
export class Push implements Partial<TableEvents> {
  private readonly agent: Agent;
  /** The turn in which each seat was last alerted, in the game of each table in memory. */
  private readonly alerted = new Map<string, { game: GameAtTable; turns: Map<Seat, number> }>();

  constructor(
    private readonly store: Store,
    private readonly keys: PushKeys,
    private readonly settings: Pick<Settings, 'pushHosts' | 'pushAgent'>,
    private readonly metrics: Metrics,
  ) {
    this.agent = settings.pushAgent ?? publicAgent();
  }
  get publicKey(): string {
    return this.keys.publicKey;
  }

  async subscribe({ table, secret, subscription, language }: PushRequest): Promise<void> {
    const { endpoint } = subscription;
    if (!isPushService(endpoint, this.settings.pushHosts)) throw new Problem('bad-message', 'this push service is not known here');
    const key = { table, secret };
    if ((await seatsOf(this.store, [key])).length === 0) throw new Problem('bad-secret');
    const [{ owner }] = await ownersOf(this.store, [key]);
    const at = timeNow();
    await this.store.write((w, db) => {
      w.run(db.deleteFrom('pushes').where('owner', '=', owner).where('endpoint', '=', endpoint));
      w.run(db.insertInto('pushes').values({ table_id: table, owner, endpoint, keys: JSON.stringify(subscription.keys), language, at }));
      const newest = db.selectFrom('pushes').select('endpoint').where('owner', '=', owner).orderBy('at', 'desc').limit(MOST);
      w.run(db.deleteFrom('pushes').where('owner', '=', owner).where('endpoint', 'not in', newest));
    });
  }

  /** Alerts absent players who have a decision, once per turn; in a window only if it lasts for hours. */
  turn(game: GameAtTable): void {
    const { match, table } = game;
    if (match.windowOpen && table.config.windows?.kind !== 'hours') return;
    const { turn } = match.game.state;
    const turns = this.alertedIn(game);
    for (const seat of match.asked) {
      if (match.isPlayedByBot(seat) || table.people.isHere(seat) || turns.get(seat) === turn) continue;
      turns.set(seat, turn);
      void this.alert(table, seat).catch((error: unknown) => table.note(error));
    }
  }
  closed({ row }: Table): void {
    this.alerted.delete(row.id);
  }
  private alertedIn(game: GameAtTable): Map<Seat, number> {
    const { id } = game.table.row;
    const known = this.alerted.get(id);
    if (known?.game === game) return known.turns;
    const turns = new Map<Seat, number>();
    this.alerted.set(id, { game, turns });
    return turns;
  }

  /** Tells the devices of this seat that it has a decision. The table does not learn whether that succeeds. */
  private async alert(table: Table, seat: Seat): Promise<void> {
    const owner = table.seats[seat]?.secret_hash;
    if (!owner) return;
    const rows = await this.store.read((db) => db.selectFrom('pushes').selectAll().where('owner', '=', owner).execute());
    const who = table.seats.filter((_, i) => i !== seat).map((s) => s.name);
    await Promise.all(rows.map((row) => this.send(row, table.row.id, who.join(', '))));
  }
  private async send(row: PushRow, table: string, who: string): Promise<void> {
    const { title, body } = WORDS[row.language];
    // The list of hosts may be shorter than when the device subscribed.
    if (!isPushService(row.endpoint, this.settings.pushHosts)) return this.forget(row);
    try {
      await webpush.sendNotification(
        { endpoint: row.endpoint, keys: JSON.parse(row.keys) },
        JSON.stringify({ title, body: body.replace('{who}', () => who), table }),
        {
          vapidDetails: this.keys,
          TTL: DAY_SECONDS,
          timeout: TIMEOUT,
          agent: this.agent,
          // A newer alert for the same table replaces an older one that was not delivered yet.
          topic: table.slice(0, 32),
        },
      );
      this.metrics.count('alerts_total');
    } catch (error) {
      const status = (error as { statusCode?: number }).statusCode;
      this.metrics.count('alerts_failed_total');
      if (status === 404 || status === 410) await this.forget(row);
    }
  }
  private forget({ owner, endpoint }: PushRow): Promise<void> {
    return this.store.write((w, db) => w.run(db.deleteFrom('pushes').where('owner', '=', owner).where('endpoint', '=', endpoint)));
  }
}
