import { closeSync, openSync, writeSync } from 'node:fs';
import { backUp, finishedGames, prune, StoreError } from '@breakpoint/server';
import { readArgs, UsageError, wholeNumber } from '../args.js';
import { usualData } from '../serving.js';

const DAY = 86_400_000;

/** Backs up, exports or prunes the games of a server, which may be running. */
export async function games(args: string[]): Promise<number> {
  const { values, positionals } = readArgs({
    args,
    allowPositionals: true,
    options: {
      data: { type: 'string', default: usualData() },
      out: { type: 'string' },
      since: { type: 'string' },
      days: { type: 'string' },
    },
  });
  const { data, out, since, days } = values;
  try {
    switch (positionals.join(' ')) {
      case 'backup':
        if (out === undefined) throw new UsageError('games backup needs --out FILE');
        backUp(data, out);
        console.log(`The database has been copied to ${out}.`);
        return 0;
      case 'export':
        await exportTo(out, finishedGames(data, since === undefined ? 0 : dayOf(since)));
        return 0;
      case 'prune': {
        if (days === undefined) throw new UsageError('games prune needs --days N');
        const count = await prune(data, Date.now() - wholeNumber('days', days, 1) * DAY);
        console.log(`${count} finished games deleted.`);
        return 0;
      }
      default:
        throw new UsageError('games needs one of backup, export, prune');
    }
  } catch (error) {
    throw error instanceof StoreError ? new UsageError(error.message) : error;
  }
}

function dayOf(text: string): number {
  const time = Date.parse(text);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(time)) throw new UsageError(`--since takes a date such as 2026-01-31, not "${text}"`);
  return time;
}

async function exportTo(out: string | undefined, recordings: AsyncIterable<string>): Promise<void> {
  if (out === undefined) {
    for await (const text of recordings) console.log(text);
    return;
  }
  const file = openSync(out, 'w');
  let count = 0;
  for await (const text of recordings) {
    writeSync(file, `${text}\n`);
    count++;
  }
  closeSync(file);
  console.log(`${count} finished games written to ${out}.`);
}
