/** A setting of the server: a flag, or an environment variable, which the flag overrides. */
interface Setting {
  flag: string;
  variable: string;
  /** The name of the flag's value; a flag without one is a switch. */
  value?: string;
  about: string;
}

export const SETTINGS: readonly Setting[] = [
  { flag: 'port', variable: 'PORT', value: 'N', about: 'the port to listen on; 0: any free one (default 8080)' },
  { flag: 'host', variable: 'HOST', value: 'ADDRESS', about: 'the address to listen on; 0.0.0.0: all of them (default 127.0.0.1)' },
  {
    flag: 'data',
    variable: 'BREAKPOINT_DATA',
    value: 'FOLDER',
    about: 'where games are kept, or postgres://...; :memory: keeps nothing (default ./data)',
  },
  {
    flag: 'advertise',
    variable: 'BREAKPOINT_ADVERTISE',
    value: 'HOST:PORT',
    about: 'on PostgreSQL: where the other nodes reach this one (default: where it listens)',
  },
  {
    flag: 'cluster-secret',
    variable: 'BREAKPOINT_CLUSTER_SECRET',
    value: 'SECRET',
    about: 'on PostgreSQL: the secret that all nodes share, at least 16 characters',
  },
  {
    flag: 'trust-proxy',
    variable: 'BREAKPOINT_TRUST_PROXY',
    about: 'take visitors’ addresses from X-Forwarded-For: only behind a proxy of your own',
  },
  {
    flag: 'push-keys',
    variable: 'BREAKPOINT_PUSH_KEYS',
    value: 'FILE',
    about: 'notify players when it is their turn, with keys made by push-keys (default: no notifications)',
  },
  {
    flag: 'push-hosts',
    variable: 'BREAKPOINT_PUSH_HOSTS',
    value: 'A,B',
    about: 'the push services that may be used; .example.org means every host below it (default: those of the browsers)',
  },
  { flag: 'log-level', variable: 'LOG_LEVEL', value: 'LEVEL', about: 'debug, info, warn, error or silent (default warn)' },
  { flag: 'metrics', variable: 'BREAKPOINT_METRICS', value: 'WHO', about: 'who may read /metrics: off, open or token (default off)' },
  {
    flag: 'bot-threads',
    variable: 'BREAKPOINT_BOT_THREADS',
    value: 'N',
    about: 'threads for bots to think in (default: depends on your cores)',
  },
  {
    flag: 'tables-per-hour',
    variable: 'BREAKPOINT_TABLES_PER_HOUR',
    value: 'N',
    about: 'new tables per hour from one address (default 30)',
  },
  {
    flag: 'requests',
    variable: 'BREAKPOINT_REQUESTS',
    value: 'N',
    about: 'requests that change something, in a burst, from one address (default 30)',
  },
  { flag: 'sockets', variable: 'BREAKPOINT_SOCKETS', value: 'N', about: 'sockets from one address (default 40)' },
  { flag: 'watchers', variable: 'BREAKPOINT_WATCHERS', value: 'N', about: 'sockets watching one table (default 60)' },
  { flag: 'messages', variable: 'BREAKPOINT_MESSAGES', value: 'N', about: 'messages per second from one socket (default 20)' },
  {
    flag: 'keep-games',
    variable: 'BREAKPOINT_KEEP_GAMES',
    value: 'DAYS',
    about: 'how long finished games are kept; 0: for ever (default 365)',
  },
  {
    flag: 'keep-abandoned',
    variable: 'BREAKPOINT_KEEP_ABANDONED',
    value: 'DAYS',
    about: 'how long games are kept in which nothing happens; 0: for ever (default 90)',
  },
  {
    flag: 'keep-talk',
    variable: 'BREAKPOINT_KEEP_TALK',
    value: 'DAYS',
    about: 'how long talk and reports are kept; 0: for ever (default 90)',
  },
  {
    flag: 'keep-push',
    variable: 'BREAKPOINT_KEEP_PUSH',
    value: 'DAYS',
    about: 'how long devices that want notifications are kept; 0: for ever (default 90)',
  },
  {
    flag: 'block',
    variable: 'BREAKPOINT_BLOCK',
    value: 'FILE',
    about: 'the file with the addresses that may not use the server (default: none)',
  },
  {
    flag: 'workshop',
    variable: 'BREAKPOINT_WORKSHOP',
    value: 'WHERE',
    about: 'factions that players made: link (at tables with a link) or off (default link)',
  },
];
