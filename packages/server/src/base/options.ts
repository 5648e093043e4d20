import type { Agent } from 'node:https';
import { availableParallelism } from 'node:os';
import { LIMITS } from '@breakpoint/protocol';
import { unguessable } from './secrets.js';

/** The operator's contact for push services (`subject`: a mail address or a page), and the keys that identify this server. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  subject: string;
}

/** The hosts of the browsers' push services. A host that begins with a dot stands for all its subdomains. */
export const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
];

export interface ServeOptions {
  /** 0: any free port. */
  port?: number;
  host?: string;
  /** The folder of the database, or postgres://... for a database that several nodes share. ':memory:' stores nothing. */
  data?: string;
  /** The folder of the built web client; without it, only the API is served. */
  webRoot?: string;
  /** Take the client's address from X-Forwarded-For: only behind a trusted proxy. */
  trustProxy?: boolean;
  /** Who may read /metrics: nobody, everybody, or only the operator with the token. */
  metrics?: 'off' | 'open' | 'token';
  /** The token for the operator page at /operator; without a token, there is no page. */
  operatorToken?: string;
  /** A file with addresses that may not use the server; it is read again when it changes. */
  block?: string;
  /** With PostgreSQL: `host:port` at which the other nodes reach this one; by default where it listens. */
  advertise?: string;
  /** With PostgreSQL: a secret that only the nodes share. */
  clusterSecret?: string;
  /** For the checks at the start, if known: the file of the push keys, and the number of files that this process may open. */
  pushKeysFile?: string;
  openFiles?: number;
  settings?: Partial<Settings>;
}

/** For how many days things are kept; 0: for ever. */
export interface Keep {
  /** Finished games. */
  games: number;
  /** Games in which nothing happens any more. */
  abandoned: number;
  /** What was said at the tables, and players' reports about it. */
  talk: number;
  /** The devices that are notified. */
  push: number;
}

/** Settings for tests and for operators of large servers. Times are in milliseconds. */
export interface Settings {
  /** The time after which a bot answers, however long it thinks; longer only if many bots think at once. */
  botPace: number;
  /** The duration of a masked window, instead of the seconds in the table's settings. */
  maskedTime: number | undefined;
  /** How long an absent player is waited for before a bot may stand in. */
  standInAfter: number;
  /** How long a connected player who does not answer is waited for, at a table without a clock. */
  silentAfter: number;
  /** How long a player waits for an opponent in a quick match before a bot takes the seat. */
  quickWait: number;
  /** A seat at a listed table is free again if its player is away for this time before the game. */
  seatKept: number;
  /** A table without visitors is unloaded from memory after this time. */
  idleTable: number;
  /** A silent socket is closed after this time. */
  idleSocket: number;
  /** A socket must send its hello within this time. */
  helloWithin: number;
  /** How often timers are checked. */
  tick: number;
  /**
   * After this many rows in its journal, nothing more can be taken back or changed in a game: the rules end a game after a number of answers,
   * but do not count what was taken back.
   */
  journalRows: number;
  /** For how many days things are kept; 0: for ever. */
  keep: Keep;
  /** Answers between two snapshots. */
  snapshotEvery: number;
  /** Factions that players made: at tables with a link, or not at all. */
  workshop: 'link' | 'off';
  /** Threads for bots; 0: bots think in the server's own thread. */
  botThreads: number;
  /** The number of messages that are kept for clients that reconnect. */
  kept: number;
  /** Makes the seed of a new game. It must be unguessable, because the seed reveals all hands. */
  newSeed: () => string;
  /** The keys that identify this server to push services; without them, there are no alerts. */
  pushKeys: PushKeys | undefined;
  /** The hosts of push services that may be used. */
  pushHosts: readonly string[];
  /** The agent for connections to push services; by default it connects only to public addresses. */
  pushAgent: Agent | undefined;
  limits: { -readonly [K in keyof typeof LIMITS]: number };
}

export const DEFAULTS: Settings = {
  botPace: 600,
  maskedTime: undefined,
  standInAfter: 60_000,
  silentAfter: 5 * 60_000,
  quickWait: 30_000,
  seatKept: 60_000,
  idleTable: 5 * 60_000,
  idleSocket: 2 * 60_000,
  helloWithin: 10_000,
  tick: 500,
  journalRows: 10_000,
  keep: { games: 365, abandoned: 90, talk: 90, push: 90 },
  snapshotEvery: 50,
  botThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  kept: 50,
  workshop: 'link',
  newSeed: unguessable,
  pushKeys: undefined,
  pushHosts: PUSH_HOSTS,
  pushAgent: undefined,
  limits: { ...LIMITS },
};
