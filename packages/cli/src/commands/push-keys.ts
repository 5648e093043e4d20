import { existsSync, writeFileSync } from 'node:fs';
import { makePushKeys } from '@breakpoint/server';
import { readArgs, UsageError } from '../args.js';

/** Makes the keys that identify a server to push services, for alerts to players whose turn it is. */
export async function pushKeysCommand(args: string[]): Promise<number> {
  const { values, positionals } = readArgs({
    args,
    allowPositionals: true,
    options: { subject: { type: 'string', default: 'mailto:nobody@example.org' } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError('push-keys needs the name of one file');
  if (!/^(mailto:|https:)/.test(values.subject)) throw new UsageError('--subject must begin with mailto: or https:');
  // If the keys were replaced, players who subscribed with the old ones would never be alerted again.
  if (existsSync(file)) throw new UsageError(`${file} already exists`);
  writeFileSync(file, `${JSON.stringify(makePushKeys(values.subject), null, 2)}\n`, { mode: 0o600 });
  console.log(`The keys are in ${file}. Keep it secret, and start the server with: breakpoint serve --push-keys ${file}`);
  return 0;
}
