import { createHash, timingSafeEqual } from 'node:crypto';
import { RULES_VERSION } from '@breakpoint/engine';
import { PROTOCOL } from '@breakpoint/protocol';
import type { Metrics } from './metrics.js';
import type { Tables } from './tables.js';

/** Milliseconds for which the result of the last check is reused. */
const ASK_AGAIN = 1000;

/** Can the server store anything, or read its database? The check takes time, so it is not repeated for every request. */
export class Readiness {
  private at = Number.NEGATIVE_INFINITY;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly attempt: () => Promise<void>) {}

  /** Throws if the server is not ready. */
  now(): Promise<void> {
    if (performance.now() - this.at > ASK_AGAIN) {
      this.at = performance.now();
      this.last = this.attempt();
    }
    return this.last;
  }
}

/** The state of the server, for its operator. */
export interface Health {
  versions: { node: string; protocol: number; rules: string; cards: string };
  uptimeSeconds: number;
  /** The reason why the last write failed; null if it succeeded. */
  failure: string | null;
  /** The number of tables in memory, and of those in the database by phase. */
  tables: { inMemory: number; stored: Record<string, number> };
  sockets: number;
  cpuSeconds: number;
  residentMegabytes: number;
  heapMegabytes: number;
  eventLoopDelayMilliseconds: number;
  answers: { count: number; milliseconds: number };
  commits: { count: number; milliseconds: number };
  bots: { count: number; milliseconds: number };
  games: { started: number; finished: number; broken: number };
  errors: number;
}

/** The operator page, and the token that opens it. */
export class Operator {
  private readonly digest: Buffer;

  constructor(
    token: string,
    private readonly tables: Tables,
    private readonly metrics: Metrics,
    private readonly sizes: { sockets(): number },
  ) {
    this.digest = digestOf(token);
  }

  /** Does this Authorization header have the token, as a bearer token or as the password of basic authentication? */
  knows(authorization: string | undefined): boolean {
    const [scheme] = (authorization ?? '').split(' ', 1);
    const text = authorization?.slice(scheme.length + 1) ?? '';
    if (/^bearer$/i.test(scheme)) return this.isToken(text);
    if (!/^basic$/i.test(scheme)) return false;
    const pair = Buffer.from(text, 'base64').toString('utf8');
    return this.isToken(pair.slice(pair.indexOf(':') + 1));
  }
  private isToken(text: string): boolean {
    return timingSafeEqual(digestOf(text), this.digest);
  }

  async health(): Promise<Health> {
    const { store, cards } = this.tables.house;
    const figures = await this.metrics.figures();
    const of = (name: string): number => figures[`breakpoint_${name}`] ?? 0;
    const times = (name: string) => {
      const count = of(`${name}_count`);
      return { count, milliseconds: count === 0 ? 0 : round((of(`${name}_sum`) / count) * 1000) };
    };
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    return {
      versions: { node: process.version, protocol: PROTOCOL, rules: RULES_VERSION, cards: cards.version },
      uptimeSeconds: Math.round(process.uptime()),
      failure: store.failure,
      tables: { inMemory: this.tables.count, stored: await store.tablesByPhase() },
      sockets: this.sizes.sockets(),
      cpuSeconds: round((user + system) / 1e6),
      residentMegabytes: Math.round(rss / 2 ** 20),
      heapMegabytes: Math.round(heapUsed / 2 ** 20),
      eventLoopDelayMilliseconds: round((figures.nodejs_eventloop_lag_p99_seconds ?? 0) * 1000),
      answers: times('answer_seconds'),
      commits: times('commit_seconds'),
      bots: times('bot_seconds'),
      games: { started: of('games_total'), finished: of('games_finished_total'), broken: of('games_broken_total') },
      errors: of('errors_total'),
    };
  }

  async page(): Promise<string> {
    const rows = rowsOf(await this.health());
    const cells = rows.map(([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`);
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Breakpoint: the server</title><meta http-equiv="refresh" content="10"></head><body><h1>Breakpoint: the server</h1><table>${cells.join('')}</table></body></html>`;
  }
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const round = (x: number): number => Math.round(x * 100) / 100;
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Every field of an object with its path, such as "tables inMemory". */
function rowsOf(value: object, path = ''): [name: string, value: string][] {
  return Object.entries(value).flatMap(([field, inner]): [string, string][] => {
    const name = path === '' ? field : `${path} ${field}`;
    return typeof inner === 'object' && inner !== null ? rowsOf(inner, name) : [[name, String(inner)]];
  });
}
