import { UsageError } from './args.js';

/** Enough for loading the server's packages, and for some sockets. */
const LEAST = 512;

/** The number of files that this process may open; NaN if that is unknown. */
export function openFiles(): number {
  const { report } = process;
  if (!report) return Number.NaN;
  // Otherwise the report would look up the host name of every open connection.
  Object.assign(report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = userLimits?.open_files?.soft;
  return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
}

/** Throws if this process may not open enough files to be a server. Called before the server is loaded, because loading opens many. */
export function needOpenFiles(): void {
  const most = openFiles();
  if (most < LEAST)
    throw new UsageError(
      `this account may open only ${most} files at once, and every player's socket counts as one: allow at least ${LEAST}, better some thousands ("ulimit -n 4096", or LimitNOFILE= of a service)`,
    );
}
