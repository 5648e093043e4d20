import { readArgs, UsageError, wholeNumber } from '../args.js';

/** Serves tables and the web client until it is stopped. */
export async function serveCommand(args: string[]): Promise<number> {
  const { values } = readArgs({
    args,
    options: { port: { type: 'string', default: '8080' }, host: { type: 'string', default: '127.0.0.1' }, data: { type: 'string', default: 'data' } },
  });
  const options = { port: wholeNumber('port', values.port, 0, 65_535), host: values.host, data: values.data };
  const server = (await import('@breakpoint/server')) as { serve?: (o: typeof options) => Promise<unknown> };
  if (server.serve === undefined) throw new UsageError('this build has no server yet');
  await server.serve(options);
  // The server holds the process open until a signal stops it.
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  return 0;
}
