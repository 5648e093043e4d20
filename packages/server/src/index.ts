/** The server: tables, sockets, storage and bots. */
export { doctor } from './doctor/doctor.js';
export type { Checked, Finding } from './doctor/finding.js';
export { LOG_LEVELS, type LogLevel, logAt } from './log.js';
export { DEFAULTS, type ServeOptions, type Settings } from './options.js';
export type { TableLine, TableSheet } from './people/moderation.js';
export { makePushKeys, type PushKeys } from './people/push.js';
export { PUSH_HOSTS } from './people/services.js';
export { type Served, serve } from './serve.js';
export { backUp, finishedGames, migrateDatabase, prune } from './store/beside.js';
export { StoreError } from './store/folder.js';
