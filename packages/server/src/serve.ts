import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { httpApp } from './http.js';
import { household } from './limits.js';
import { Metrics } from './metrics.js';
import { Operator } from './operator.js';
import { DEFAULTS, type ServeOptions, type Settings } from './options.js';
import { Sockets } from './sockets.js';
import { Store } from './store/store.js';
import { Tables } from './tables.js';

export interface Served {
  url: string;
  /** What /metrics says. */
  metrics(): Promise<string>;
  /** Stops cleanly: what was stored stays, everybody is told to come back. */
  close(): Promise<void>;
}

/** The whole server: web client, tables, sockets, bots. */
export async function serve({
  port = 0,
  host = '127.0.0.1',
  data = ':memory:',
  webRoot,
  trustProxy = false,
  metrics: metricsFor = 'off',
  operatorToken,
  settings: given = {},
}: ServeOptions = {}): Promise<Served> {
  const settings: Settings = { ...DEFAULTS, ...given, limits: { ...DEFAULTS.limits, ...given.limits } };
  const metrics = new Metrics(true);
  metrics.gauge('uptime_seconds', 'Since the process started.', () => Math.round(process.uptime()));
  const store = await Store.open(data, (seconds, writes) => {
    metrics.time('commit_seconds', 'Until a transaction was durable.', seconds);
    metrics.observe('commit_writes', 'Writes that were stored in one transaction.', writes, [1, 2, 5, 10, 20, 50, 100]);
  });
  const tables = new Tables(store, settings, metrics);
  const addressOf = (request: IncomingMessage): string => {
    const forwarded = trustProxy
      ? String(request.headers['x-forwarded-for'] ?? '')
          .split(',')
          .pop()
          ?.trim()
      : '';
    return household(forwarded || (request.socket.remoteAddress ?? 'unknown'));
  };
  const sizes = { sockets: () => sockets.count };
  const operator = operatorToken === undefined ? null : new Operator(operatorToken, tables, metrics, sizes);
  const app = httpApp({ tables, metrics, metricsFor, operator, settings, webRoot, addressOf, host });
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 20_000 }, getRequestListener(app.fetch));
  const sockets = new Sockets(server, tables, settings, metrics, addressOf);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    await tables.close();
    await store.close();
    throw error;
  }
  const { port: bound } = server.address() as AddressInfo;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  let closed: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    const ended = new Promise<void>((resolve) => server.close(() => resolve()));
    await tables.close();
    await sockets.close();
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
