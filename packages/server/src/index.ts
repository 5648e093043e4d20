/** The server: tables, sockets, storage and bots. */

export { isEverywhere, ownAddresses } from './base/addresses.js';
export { LOG_LEVELS, type LogLevel, logAt } from './base/log.js';
export { DEFAULTS, PUSH_HOSTS, type PushKeys, type ServeOptions, type Settings } from './base/options.js';
export { doctor } from './doctor/doctor.js';
export type { Checked, Finding } from './doctor/finding.js';
export type { DocumentLine } from './documents/shelf.js';
export type { BlockLine } from './people/blocked.js';
export type { TableLine, TableSheet, TalkLine } from './people/moderation.js';
export { makePushKeys } from './people/push.js';
export { type Served, serve } from './serve.js';
export { StoreError } from './store/folder.js';
export { backUp, finishedGames, migrateDatabase, prune } from './store/operator-sqlite.js';
