import { readFileSync } from 'node:fs';
import { DEFAULTS, LOG_LEVELS, type LogLevel, type PushKeys, type ServeOptions } from '@breakpoint/server';
import { oneOf, readArgs, UsageError, wholeNumber } from './args.js';
import { SETTINGS } from './settings.js';

interface Serving {
  options: ServeOptions & { port: number; host: string; data: string };
  logLevel: LogLevel;
}

const MANY = 1_000_000_000;

/** Reads a server's settings from flags and environment variables. `read`: reads the file of the push keys. */
export function readServing(
  args: string[],
  environment: NodeJS.ProcessEnv,
  read: (file: string) => PushKeys | undefined = readPushKeys,
): Serving {
  const options = Object.fromEntries(SETTINGS.map((s) => [s.flag, { type: s.value ? 'string' : 'boolean' } as const]));
  const flags = readArgs({ args, options }).values as Record<string, string | boolean | undefined>;
  const text = (flag: string): string | undefined => {
    const { variable } = SETTINGS.find((s) => s.flag === flag)!;
    return (flags[flag] as string | undefined) ?? (environment[variable] || undefined);
  };
  const number = (flag: string, least: number, most?: number): number | undefined => {
    const value = text(flag);
    return value === undefined ? undefined : wholeNumber(flag, value, least, most);
  };
  const limits = {
    tables: number('tables-per-hour', 1, MANY),
    posts: number('requests', 1, MANY),
    sockets: number('sockets', 1, MANY),
    watchers: number('watchers', 0, MANY),
    perSecond: number('messages', 1, MANY),
  };
  const days = (flag: string, usual: number): number => number(flag, 0, 100_000) ?? usual;
  const keep = {
    games: days('keep-games', DEFAULTS.keep.games),
    abandoned: days('keep-abandoned', DEFAULTS.keep.abandoned),
    talk: days('keep-talk', DEFAULTS.keep.talk),
    push: days('keep-push', DEFAULTS.keep.push),
  };
  const threads = number('bot-threads', 0, 64);
  const operatorToken = environment.BREAKPOINT_OPERATOR_TOKEN || undefined;
  if (operatorToken !== undefined && operatorToken.length < 16)
    throw new UsageError('BREAKPOINT_OPERATOR_TOKEN must have at least 16 characters: it opens the operator’s page to anyone who knows it');
  const metrics = oneOf('metrics', text('metrics') ?? 'off', ['off', 'open', 'token']);
  if (metrics === 'token' && operatorToken === undefined)
    throw new UsageError('--metrics token needs a token in the environment: BREAKPOINT_OPERATOR_TOKEN');
  const [keys, hosts] = [text('push-keys'), text('push-hosts')];
  const push = {
    ...(keys !== undefined && { pushKeys: read(keys) }),
    ...(hosts !== undefined && { pushHosts: hosts.split(',').map((host) => host.trim()) }),
  };
  return {
    options: {
      port: number('port', 0, 65_535) ?? 8080,
      host: text('host') ?? '127.0.0.1',
      data: text('data') ?? usualData(environment),
      advertise: text('advertise'),
      clusterSecret: text('cluster-secret'),
      trustProxy: flags['trust-proxy'] === true || isOn(environment.BREAKPOINT_TRUST_PROXY),
      metrics,
      operatorToken,
      pushKeysFile: keys,
      block: text('block'),
      settings: {
        workshop: oneOf('workshop', text('workshop') ?? DEFAULTS.workshop, ['link', 'off']),
        keep,
        limits: given(limits),
        ...(threads !== undefined && { botThreads: threads }),
        ...push,
      } as ServeOptions['settings'],
    },
    logLevel: oneOf('log-level', text('log-level') ?? 'warn', LOG_LEVELS),
  };
}

function readPushKeys(file: string): PushKeys {
  try {
    const { publicKey, privateKey, subject } = JSON.parse(readFileSync(file, 'utf8')) as PushKeys;
    if ([publicKey, privateKey, subject].every((text) => typeof text === 'string')) return { publicKey, privateKey, subject };
  } catch {
    // The error below covers a file that is missing, is not JSON or has no keys.
  }
  throw new UsageError(`${file} contains no push keys; make them with "breakpoint push-keys ${file}"`);
}

const isOn = (text: string | undefined): boolean => text !== undefined && /^(1|true|yes|on)$/i.test(text);

function given<T extends object>(limits: T): Partial<T> {
  const found = { ...limits } as Partial<T> & { perSecond?: number; burst?: number };
  for (const name of Object.keys(found) as (keyof T)[]) if (found[name] === undefined) delete found[name];
  if (found.perSecond !== undefined) found.burst = found.perSecond * 3;
  return found;
}

/** Where a server's games are if no option says so. */
export const usualData = (environment: NodeJS.ProcessEnv = process.env): string =>
  environment.BREAKPOINT_DATA || databaseOf(environment.DATABASE_URL) || 'data';

/** `file:/var/lib/breakpoint`: the folder; `postgres://...`: itself. */
function databaseOf(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (/^postgres(ql)?:/.test(url)) return url;
  const found = /^file:(?:\/\/)?(.+)$/.exec(url)?.[1];
  if (found === undefined)
    throw new UsageError(
      `DATABASE_URL must be file:FOLDER, for a database of the server's own, or postgres://..., not "${url.split(':')[0]}:..."`,
    );
  return found;
}
