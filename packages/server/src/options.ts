import type { Agent } from 'node:https';
import { availableParallelism } from 'node:os';
import { LIMITS } from '@breakpoint/protocol';
import { PUSH_HOSTS, type PushKeys } from './people/push.js';
import { unguessable } from './secrets.js';

export interface ServeOptions {
  /** 0: any free port. */
  port?: number;
  host?: string;
  /** The folder of the database, or postgres://...: a database that several nodes share. ':memory:' keeps nothing. */
  data?: string;
  /** The folder of the built web client; without it only the API is served. */
  webRoot?: string;
  /** The address of a client is in X-Forwarded-For: only behind a proxy of one's own. */
  trustProxy?: boolean;
  /** Who may read /metrics: nobody, everybody, or whoever has the operator's token. */
  metrics?: 'off' | 'open' | 'token';
  /** Opens the page of the server's health at /operator; without it there is none. */
  operatorToken?: string;
  /** On PostgreSQL: `host:port` at which the other nodes reach this one; by itself where it listens. */
  advertise?: string;
  /** On PostgreSQL: what all nodes know, and nobody else. */
  clusterSecret?: string;
  settings?: Partial<Settings>;
}

/** What tests and people who run a server for many may want otherwise. Times in milliseconds. */
export interface Settings {
  /** When a bot answers after it was asked, however long it thinks; later only where many bots think at once. */
  botPace: number;
  /** How long a window lasts where the table masks windows, instead of the seconds that the table says. */
  maskedTime: number | undefined;
  /** How long a player who left is waited for before a bot may stand in. */
  standInAfter: number;
  /** How long a player who is here and does not answer is waited for, at a table without a clock. */
  silentAfter: number;
  /** How long somebody who wants a quick match waits for another person before a bot takes the seat. */
  quickWait: number;
  /** A table without visitors leaves memory after this time. */
  idleTable: number;
  /** A socket that says nothing is closed after this time. */
  idleSocket: number;
  /** A socket has to say who it is within this time. */
  helloWithin: number;
  /** How often timers are looked at. */
  tick: number;
  /** Answers between two snapshots. */
  snapshotEvery: number;
  /** Threads for bots; 0: bots think in the server's own thread. */
  botThreads: number;
  /** Numbered messages that are kept for those who come back. */
  kept: number;
  /** Of the next game: unguessable, or everybody could know all hands. */
  newSeed: () => string;
  /** The keys by which push services know this server; without them nobody is alerted. */
  pushKeys: PushKeys | undefined;
  /** Hosts of push services. */
  pushHosts: readonly string[];
  /** How push services are connected to: at public addresses only, unless a test says otherwise. */
  pushAgent: Agent | undefined;
  limits: { -readonly [K in keyof typeof LIMITS]: number };
}

export const DEFAULTS: Settings = {
  botPace: 600,
  maskedTime: undefined,
  standInAfter: 60_000,
  silentAfter: 5 * 60_000,
  quickWait: 30_000,
  idleTable: 5 * 60_000,
  idleSocket: 2 * 60_000,
  helloWithin: 10_000,
  tick: 500,
  snapshotEvery: 25,
  botThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  kept: 50,
  newSeed: unguessable,
  pushKeys: undefined,
  pushHosts: PUSH_HOSTS,
  pushAgent: undefined,
  limits: { ...LIMITS },
};
