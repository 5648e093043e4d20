import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '@breakpoint/protocol';
import { DEFAULTS } from '@breakpoint/server';
import { describe, expect, test, vi } from 'vitest';
import { help as lab } from '../../lab/src/help.js';
import { help, helpText } from '../src/help.js';
import { readServing } from '../src/serving.js';
import { SETTINGS } from '../src/settings.js';
import { output } from './output.js';

const running = readFileSync(new URL('../../../docs/running.md', import.meta.url), 'utf8');
const sourcesIn = (folder: string): string[] =>
  readdirSync(fileURLToPath(new URL(folder, import.meta.url)), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8'));

describe('the settings of a server', () => {
  test('come from flags, then from the environment, then from the defaults', () => {
    expect(readServing([], {}).options).toMatchObject({ port: 8080, host: '127.0.0.1', data: 'data', trustProxy: false, metrics: 'off' });
    const environment = {
      PORT: '3000',
      BREAKPOINT_DATA: '/games',
      BREAKPOINT_TRUST_PROXY: 'true',
      BREAKPOINT_SOCKETS: '100',
      LOG_LEVEL: 'info',
    };
    const { options, logLevel } = readServing(['--port', '4000'], environment);
    expect(options).toMatchObject({ port: 4000, data: '/games', trustProxy: true, settings: { limits: { sockets: 100 } } });
    expect(options.settings?.limits).not.toHaveProperty('tables');
    expect(logLevel).toBe('info');
    expect(readServing([], { DATABASE_URL: 'file:/var/lib/breakpoint' }).options.data).toBe('/var/lib/breakpoint');
    const url = 'postgres://me:password@host/db';
    expect(readServing(['--advertise', 'one:80'], { DATABASE_URL: url, BREAKPOINT_CLUSTER_SECRET: 'x' }).options).toMatchObject({
      data: url,
      advertise: 'one:80',
      clusterSecret: 'x',
    });
  });

  test.each([
    [['--port', 'many'], {}, /--port/],
    [[], { PORT: '99999' }, /port/],
    [[], { DATABASE_URL: 'mysql://me:password@host/db' }, /DATABASE_URL must be file:/],
    [[], { BREAKPOINT_OPERATOR_TOKEN: 'short' }, /16 characters/],
    [['--metrics', 'token'], {}, /BREAKPOINT_OPERATOR_TOKEN/],
    [['--log-level', 'loud'], {}, /log-level/],
  ])('%s %s is a usage error', (args, environment, message) => {
    expect(() => readServing(args, environment)).toThrow(message);
    expect(() => readServing(args, environment)).not.toThrow(/password/);
  });

  test('are all in docs/running.md', () => {
    for (const { flag, variable } of SETTINGS) {
      expect(running).toContain(`\`--${flag}`);
      expect(running).toContain(`\`${variable}\``);
    }
  });

  test('have the defaults that docs/running.md names', () => {
    const defaults = new Map([...running.matchAll(/^\| `--([a-z-]+)[^|]*\|[^|]*\| (\d+) \|/gm)].map(([, flag, n]) => [flag, Number(n)]));
    const { tables, posts, sockets, watchers, perSecond } = LIMITS;
    expect(Object.fromEntries(defaults)).toEqual({
      port: readServing([], {}).options.port,
      'tables-per-hour': tables,
      requests: posts,
      sockets,
      watchers,
      messages: perSecond,
      'keep-games': DEFAULTS.keep.games,
      'keep-abandoned': DEFAULTS.keep.abandoned,
      'keep-talk': DEFAULTS.keep.talk,
      'keep-push': DEFAULTS.keep.push,
    });
    for (const limit of [
      `${tables} per hour from one address`,
      `${posts} in a burst, ${posts / 6} per second`,
      `${posts * 10} in a burst, ${posts} per second`,
      `${sockets} from one address; ${sockets * 2} may be opened in a burst, ${sockets / 10} per second`,
      `${sockets * 2 + 60} from one address`,
      `${perSecond} per second from one socket, ${LIMITS.burst} in a burst, ${LIMITS.message / 1024} KB each`,
      `${LIMITS.name} characters`,
    ])
      expect(running).toContain(limit);
  });
});

describe('the pages for operators', () => {
  const pages = running + readFileSync(new URL('../../../docs/capacity.md', import.meta.url), 'utf8');

  test('name no flag that does not exist', () => {
    const flags = [...['serve', 'tables', 'games', 'push-keys', 'doctor', 'migrate'].map((name) => help[name]), lab.load].flatMap(
      (of) => helpText(of, 'a command').match(/--[a-z-]+/g) ?? [],
    );
    const chaosHelp = readFileSync(new URL('../../server/test/chaos/main.ts', import.meta.url), 'utf8');
    const chaos = chaosHelp.match(/^ {2}--[a-z-]+/gm)!.map((flag) => flag.trim());
    // Flags of Node, systemctl, createuser and createdb.
    const others = ['--max-semi-space-size', '--now', '--pwprompt', '--owner'];
    const known = new Set([...flags, ...chaos, ...others, '--help']);
    const named = pages.match(/(?<![\w-])--[a-z][a-z-]+/g) ?? [];
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((flag) => !known.has(flag))).toEqual([]);
  });

  test('name no environment variable that does not exist, and all that do', () => {
    // BREAKPOINT_POSTGRES is for tests and chaos.
    const known = [...SETTINGS.map((s) => s.variable), 'DATABASE_URL', 'BREAKPOINT_OPERATOR_TOKEN', 'BREAKPOINT_POSTGRES'];
    const named = new Set(pages.match(/\b(?:BREAKPOINT_[A-Z_]+|DATABASE_URL|PORT|HOST|LOG_LEVEL)\b(?!:)/g));
    expect([...named].filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !named.has(name))).toEqual([]);
    const read = sourcesIn('../src').flatMap((text) => text.match(/BREAKPOINT_[A-Z_]+/g) ?? []);
    expect([...new Set(read)].filter((name) => !known.includes(name))).toEqual([]);
  });

  test('name every metric of the server, and no other', () => {
    const made = sourcesIn('../../server/src').flatMap((text) =>
      [...text.matchAll(/\.(?:count|time|observe|gauge)\(\s*'([a-z_]+)'/g)].map(([, name]) => `breakpoint_${name}`),
    );
    expect(made.length).toBeGreaterThan(10);
    const named = pages.match(/breakpoint_[a-z_]+/g) ?? [];
    expect([...new Set(named)].sort()).toEqual([...new Set(made)].sort());
  });
});

test('a server that may open too few files says so and does not start', async () => {
  vi.spyOn(process.report!, 'getReport').mockReturnValue({ userLimits: { open_files: { soft: 256 } } });
  const { code, err } = await output('serve', '--port', '0', '--data', ':memory:');
  expect(code).toBe(2);
  expect(err).toMatch(/only 256 files/);
});
