import { allCards } from '@breakpoint/cards';
import { afterEach, expect, test, vi } from 'vitest';
import { run, usage } from '../src/index.js';

afterEach(() => vi.restoreAllMocks());

test('help lists the commands', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run(['--help'], allCards)).toBe(0);
  expect(log).toHaveBeenCalledWith(usage());
  expect(usage()).toMatch(/^ {2}serve /m);
});

test('--version prints the version of the packages', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run(['--version'], allCards)).toBe(0);
  expect(log.mock.calls[0]?.[0]).toMatch(/^\d+\.\d+\.\d+/);
});

test.each(['nonsense', 'toString'])('an unknown command is refused: %s', async (name) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await run([name], allCards)).toBe(2);
  expect(error.mock.calls[0]?.[0]).toContain(`no command "${name}"`);
});
