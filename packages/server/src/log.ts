import { type DestinationStream, destination, type Logger, pino } from 'pino';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Names of what must never be written down, wherever it turns up. */
const SECRETS = ['secret', 'token', 'authorization', 'cookie', 'seed'];

const toStandardError = (): DestinationStream => destination({ dest: 2, sync: true });

function make(level: LogLevel, to: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '(secret)' },
    },
    to,
  );
}

/** The log of this process: lines of JSON. */
export let log: Logger = make('warn', toStandardError());

export function logAt(level: LogLevel, to: DestinationStream = toStandardError()): void {
  log = make(level, to);
}

/** Who knows the id of a table can watch it or take a seat, so that only its beginning is written down: enough to find it. */
export const brief = (id: string): string => id.slice(0, 6);
