import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { type PushKeys, StoreError, serve } from '@breakpoint/server';
import { readArgs, UsageError, wholeNumber } from '../args.js';

/** Serves tables and the web client until it is stopped. */
export async function serveCommand(args: string[]): Promise<number> {
  const { values } = readArgs({
    args,
    options: {
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string', default: 'data' },
      'push-keys': { type: 'string' },
      'push-hosts': { type: 'string' },
      'trust-proxy': { type: 'boolean', default: false },
    },
  });
  const port = wholeNumber('port', values.port, 0, 65_535);
  const webRoot = join(dirname(createRequire(import.meta.url).resolve('@breakpoint/web/package.json')), 'dist');
  if (!existsSync(join(webRoot, 'index.html'))) console.warn('The web client is not built ("npm run build"): only the API is served.');
  const settings = {
    ...(values['push-keys'] !== undefined && { pushKeys: readPushKeys(values['push-keys']) }),
    ...(values['push-hosts'] !== undefined && { pushHosts: values['push-hosts'].split(',').map((host) => host.trim()) }),
  };
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  const served = await serve({ port, host: values.host, data: values.data, webRoot, trustProxy: values['trust-proxy'], settings }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') throw new UsageError(`port ${port} is in use; choose another with --port`);
      if (error.code === 'EACCES') throw new UsageError(`port ${port} may not be used by this account; choose another with --port`);
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
        throw new UsageError(`${values.host} is no address of this computer; choose another with --host`);
      if (error instanceof StoreError) throw new UsageError(error.message);
      throw error;
    },
  );
  console.log(`Breakpoint is at ${served.url}`);
  for (const address of values.host === '0.0.0.0' || values.host === '::' ? addresses() : [])
    console.log(`  for others: http://${address}:${new URL(served.url).port}`);
  if (values.host === '127.0.0.1')
    console.log('Only this computer can reach it; for friends on your network start it with --host 0.0.0.0.');
  console.log('Stop it with Ctrl+C; games go on when it is started again.');
  await stopped;
  await served.close();
  return 0;
}

function readPushKeys(file: string): PushKeys {
  try {
    const { publicKey, privateKey, subject } = JSON.parse(readFileSync(file, 'utf8')) as PushKeys;
    if ([publicKey, privateKey, subject].every((text) => typeof text === 'string')) return { publicKey, privateKey, subject };
  } catch {
    // Told below.
  }
  throw new UsageError(`${file} holds no keys for alerts; make them with "breakpoint push-keys ${file}"`);
}

const addresses = (): string[] =>
  Object.values(networkInterfaces())
    .flat()
    .flatMap((i) => (i && i.family === 'IPv4' && !i.internal ? [i.address] : []));
