import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readServing } from '../src/serving.js';
import { SETTINGS } from '../src/settings.js';

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
    const text = readFileSync(new URL('../../../docs/running.md', import.meta.url), 'utf8');
    for (const { flag, variable } of SETTINGS) {
      expect(text).toContain(`\`--${flag}`);
      expect(text).toContain(`\`${variable}\``);
    }
  });
});
