import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { Seat } from '@breakpoint/engine';
import type { PushRequest } from '@breakpoint/protocol';
import webpush from 'web-push';
import type { Metrics } from '../metrics.js';
import type { Settings } from '../options.js';
import { Problem } from '../problems.js';
import type { Store } from '../store/store.js';
import type { Table } from '../table/table.js';
import { timeNow } from '../time.js';
import type { PushRow } from './schema.js';
import { ownersOf, seatsOf } from './seats.js';

/** The operator's contact for push services (`subject`: a mail address or a page), and the keys that identify this server. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  subject: string;
}
export const makePushKeys = (subject: string): PushKeys => ({ ...webpush.generateVAPIDKeys(), subject });

/** The hosts of the browsers' push services. A host that begins with a dot stands for all its subdomains. */
export const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
];
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
export class Push {
  private readonly agent: Agent;

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
    if (!isPushService(endpoint, this.settings.pushHosts)) throw new Problem('bad-message', 'this is no push service that is known here');
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

  /** Tells the devices of this seat that it has a decision. The table does not learn whether that succeeds. */
  async alert(table: Table, seat: Seat): Promise<void> {
    const owner = table.seats[seat]?.secret_hash;
    if (!owner) return;
    const rows = await this.store.read((db) => db.selectFrom('pushes').selectAll().where('owner', '=', owner).execute());
    const who = table.seats.filter((_, i) => i !== seat).map((s) => s.name);
    await Promise.all(rows.map((row) => this.send(row, table.row.id, who.join(', '))));
  }
  private async send(row: PushRow, table: string, who: string): Promise<void> {
    const { title, body } = WORDS[row.language];
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
      this.metrics.count('alerts_total', 'Alerts that were handed to push services.');
    } catch (error) {
      const status = (error as { statusCode?: number }).statusCode;
      this.metrics.count('alerts_failed_total', 'Alerts that push services did not take.');
      if (status === 404 || status === 410)
        await this.store.write((w, db) =>
          w.run(db.deleteFrom('pushes').where('owner', '=', row.owner).where('endpoint', '=', row.endpoint)),
        );
    }
  }
}

/** Is this the address of a known push service? Nobody may make the server connect to anything else. */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  let url: URL;
  try {
    url = new URL(endpoint);
  } catch {
    return false;
  }
  const { protocol, hostname, username, password, port } = url;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    return false;
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) && hostname.length > host.length : hostname === host));
}

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

export const isPrivate = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  return PRIVATE.check(mapped, isIP(mapped) === 6 ? 'ipv6' : 'ipv4');
};

/** An agent that connects only to public addresses, whatever a name resolves to. */
function publicAgent(): Agent {
  return new Agent({
    lookup: (hostname, options, done) =>
      lookup(hostname, { ...options, all: true }, (error, found) => {
        const addresses = error ? [] : found.filter(({ address }) => !isPrivate(address));
        if (error || addresses.length === 0) done(error ?? new Error(`${hostname} has no public address`), '', 4);
        else if (options.all) done(null, addresses as never);
        else done(null, addresses[0].address, addresses[0].family);
      }),
  });
}
