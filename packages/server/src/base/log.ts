import { type DestinationStream, destination, type Logger, pino } from 'pino';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The names of fields that must never be logged. */
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

/** The beginning of a table's id, enough to find the table. The whole id is not logged, because whoever knows it may watch or join. */
export const brief = (id: string): string => id.slice(0, 6);
