import { logAt, migrateDatabase, StoreError } from '@breakpoint/server';
import { readArgs, UsageError } from '../args.js';
import { usualData } from '../serving.js';

/** Converts a database to this version, before the first server of this version starts. */
export async function migrate(args: string[]): Promise<number> {
  const { values } = readArgs({ args, options: { data: { type: 'string', default: usualData() } } });
  logAt('warn');
  try {
    const done = await migrateDatabase(values.data, (text) => console.error(text));
    console.log(done.length === 0 ? 'The database needs no changes for this version.' : `The database is converted: ${done.join(', ')}.`);
    return 0;
  } catch (error) {
    throw error instanceof StoreError ? new UsageError(error.message) : error;
  }
}
