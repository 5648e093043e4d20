import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CardSet } from '@breakpoint/engine';
import { getRequestListener } from '@hono/node-server';
import { isEverywhere, ownAddresses } from './base/addresses.js';
import { limitConnections } from './base/limits.js';
import { log } from './base/log.js';
import { Metrics } from './base/metrics.js';
import { DEFAULTS, type ServeOptions, type Settings } from './base/options.js';
import type { Cluster } from './cluster/cluster.js';
import { SHORTEST_SECRET } from './cluster/elsewhere.js';
import { checkAtStart } from './doctor/doctor.js';
import { httpApp } from './front/http.js';
import { Operator } from './front/operator-page.js';
import { Sockets } from './front/sockets.js';
import { Visitors } from './front/visitors.js';
import { Blocked } from './people/blocked.js';
import { PEOPLE_COMMANDS } from './people/commands.js';
import { StoreError } from './store/folder.js';
import { isPostgres, Store } from './store/store.js';
import { Tables } from './table/tables.js';

export interface Served {
  url: string;
  /** The text of /metrics. */
  metrics(): Promise<string>;
  /** Stops cleanly: everything is stored, and all clients are told to reconnect later. */
  close(): Promise<void>;
}

/** The whole server: web client, tables, sockets, bots. Its games are played with these cards. */
export async function serve(cards: CardSet, options: ServeOptions = {}): Promise<Served> {
  const {
    port = 0,
    host = '127.0.0.1',
    data = ':memory:',
    webRoot,
    trustProxy = false,
    metrics: metricsFor = 'off',
    operatorToken,
    block,
    advertise,
    clusterSecret,
    pushKeysFile,
    openFiles,
    settings: given = {},
  } = options;
  const settings: Settings = { ...DEFAULTS, ...given, limits: { ...DEFAULTS.limits, ...given.limits } };
  const metrics = new Metrics(true);
  metrics.gauge('uptime_seconds', () => Math.round(process.uptime()));
  const store = await Store.open(data, (seconds, writes) => {
    metrics.observe('commit_seconds', seconds);
    metrics.observe('commit_writes', writes);
  });
  const cluster = isPostgres(data) ? await clusterOf(data, clusterSecret, store) : null;
  const blocked = await Blocked.open(block, store);
  const visitors = new Visitors(trustProxy, cluster, blocked);
  const tables = new Tables(cards, store, settings, metrics, PEOPLE_COMMANDS, cluster);
  const sizes = { sockets: () => sockets.count };
  const operator = operatorToken === undefined ? null : new Operator(operatorToken, tables, metrics, sizes);
  const app = httpApp({ tables, metrics, metricsFor, operator, settings, webRoot, visitors, host });
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 },
    getRequestListener(app.fetch),
  );
  // This also closes connections of clients that do not read; WebSockets have a limit of their own.
  server.timeout = settings.idleSocket;
  // Connections from a proxy or another node carry the requests of many clients, so they are not limited.
  if (!trustProxy && !cluster) limitConnections(server, settings.limits.sockets * 2 + 60);
  const sockets = new Sockets(server, tables, settings, metrics, visitors);
  let bound: number;
  let address: string;
  try {
    bound = await listening(server, port, host);
    address = advertise ?? reachable(host, bound);
    await cluster?.join(address);
  } catch (error) {
    server.close();
    blocked.close();
    await tables.close();
    await tables.dismissBots();
    await store.close();
    throw error;
  }
  const shown = isEverywhere(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  let closed: Promise<void> | null = null;
  const checked = { data, clusterSecret, advertise: address, pushKeysFile, openFiles, settings };
  void checkAtStart(checked, cluster?.id).then(
    (found) => {
      if (closed === null) for (const { check, text } of found) log.warn({ check }, text);
    },
    (error: unknown) => log.info({ err: error }, 'the checks at the start failed'),
  );
  const close = async (): Promise<void> => {
    blocked.close();
    const ended = new Promise<void>((resolve) => server.close(() => resolve()));
    await tables.close();
    await Promise.all([sockets.close(), tables.dismissBots()]);
    server.closeAllConnections();
    await ended;
    await store.close();
  };
  return {
    url: `http://${shown}:${bound}`,
    metrics: () => metrics.text(),
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

/** Makes this node a member of the cluster that shares the database. */
async function clusterOf(data: string, secret: string | undefined, store: Store): Promise<Cluster> {
  if (secret === undefined || secret.length < SHORTEST_SECRET) {
    await store.close();
    throw new StoreError(
      `Nodes that share a database need a common secret of at least ${SHORTEST_SECRET} characters: give it with --cluster-secret.`,
    );
  }
  const { Cluster } = await import('./cluster/cluster.js');
  return new Cluster(data, secret, store);
}

/** Starts listening; resolves to the port. */
async function listening(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** The address at which other nodes reach a node that listens here. */
function reachable(host: string, port: number): string {
  const name = isEverywhere(host) ? (ownAddresses()[0] ?? '127.0.0.1') : host;
  return `${name.includes(':') ? `[${name}]` : name}:${port}`;
}
