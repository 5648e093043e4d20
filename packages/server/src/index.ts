/** Rooms, seats, sockets, storage, and bots at the table. */
export { DEFAULTS, type ServeOptions, type Settings } from './options.js';
export { makePushKeys, PUSH_HOSTS, type PushKeys } from './people/push.js';
export { type Served, serve } from './serve.js';
export { StoreError } from './store/folder.js';
