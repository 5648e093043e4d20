import { UsageError } from './args.js';

/** What the server's packages need when they are loaded, and some sockets. */
const LEAST = 512;

/** Can this process open enough files to be a server? Asked before anything of the server is loaded, which opens many. */
export function needOpenFiles(): void {
  const { report } = process;
  if (!report) return;
  // Without it the names of all peers would be asked for.
  Object.assign(report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const most = Number(userLimits?.open_files?.soft);
  if (most < LEAST)
    throw new UsageError(
      `this account may open only ${most} files at once, and every player's socket is one: allow at least ${LEAST}, better some thousands ("ulimit -n 4096", or LimitNOFILE= of a service)`,
    );
}
