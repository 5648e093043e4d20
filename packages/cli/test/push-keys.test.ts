import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { UsageError } from '../src/args.js';
import { pushKeysCommand } from '../src/commands/push-keys.js';
import { readServing } from '../src/serving.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'breakpoint-keys-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

test('push-keys makes keys once, in a file that only the owner can read, and a server accepts them', async () => {
  const file = join(folder, 'keys.json');
  expect(await pushKeysCommand([file, '--subject', 'mailto:me@example.org'])).toBe(0);
  expect(statSync(file).mode & 0o077).toBe(0);
  const before = readFileSync(file, 'utf8');
  await expect(pushKeysCommand([file])).rejects.toThrow(UsageError);
  expect(readFileSync(file, 'utf8')).toBe(before);
  const { settings } = readServing(['--push-keys', file, '--push-hosts', 'push.example.org, .example.net'], {}).options;
  expect(settings?.pushKeys).toEqual(JSON.parse(before));
  expect(settings?.pushHosts).toEqual(['push.example.org', '.example.net']);
});

test('a file without keys is a usage error', async () => {
  const file = join(folder, 'none.json');
  writeFileSync(file, '{}');
  for (const name of [file, join(folder, 'missing.json')])
    expect(() => readServing(['--push-keys', name], {})).toThrow(/breakpoint push-keys/);
  await expect(pushKeysCommand([join(folder, 'x.json'), '--subject', 'me'])).rejects.toThrow(UsageError);
});
