/** What can be said about a server: as a flag, or in the environment, where the flag counts more. */
interface Setting {
  flag: string;
  variable: string;
  /** What follows the flag; without it the flag is a switch. */
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
    about: 'on PostgreSQL: by what the nodes know each other, at least 16 characters',
  },
  {
    flag: 'trust-proxy',
    variable: 'BREAKPOINT_TRUST_PROXY',
    about: 'addresses are in X-Forwarded-For: only behind a proxy of your own',
  },
  {
    flag: 'push-keys',
    variable: 'BREAKPOINT_PUSH_KEYS',
    value: 'FILE',
    about: 'alert players whose turn it is, with keys made by push-keys (default: nobody is alerted)',
  },
  {
    flag: 'push-hosts',
    variable: 'BREAKPOINT_PUSH_HOSTS',
    value: 'A,B',
    about: 'the push services that may be used; .example.org stands for all below it (default: those of the browsers)',
  },
  { flag: 'log-level', variable: 'LOG_LEVEL', value: 'LEVEL', about: 'debug, info, warn, error or silent (default warn)' },
  { flag: 'metrics', variable: 'BREAKPOINT_METRICS', value: 'WHO', about: 'who may read /metrics: off, open or token (default off)' },
  { flag: 'bot-threads', variable: 'BREAKPOINT_BOT_THREADS', value: 'N', about: 'threads in which bots think (default: by your cores)' },
  {
    flag: 'tables-per-hour',
    variable: 'BREAKPOINT_TABLES_PER_HOUR',
    value: 'N',
    about: 'new tables an hour from one address (default 30)',
  },
  {
    flag: 'requests',
    variable: 'BREAKPOINT_REQUESTS',
    value: 'N',
    about: 'requests that change something, at once, from one address (default 30)',
  },
  { flag: 'sockets', variable: 'BREAKPOINT_SOCKETS', value: 'N', about: 'sockets from one address (default 40)' },
  { flag: 'watchers', variable: 'BREAKPOINT_WATCHERS', value: 'N', about: 'sockets that watch one table (default 60)' },
  { flag: 'messages', variable: 'BREAKPOINT_MESSAGES', value: 'N', about: 'messages a second from one socket (default 20)' },
];
