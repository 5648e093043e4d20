import { allCards } from '@breakpoint/cards';
import { runOne } from '@breakpoint/cli/tools';
import { vi } from 'vitest';
import { commands } from '../src/commands.js';
import { help } from '../src/help.js';

/** Runs a command in this process, and gives its exit code and what it printed. */
export async function output(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void out.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => void err.push(String(line)));
  const code = await runOne('lab', commands, help, args, allCards);
  vi.restoreAllMocks();
  return { code, out: out.join('\n'), err: err.join('\n') };
}
