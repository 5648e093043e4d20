import { UsageError } from '../args.js';

/**
 * Why a queue can't be used:
 * - `address`: the address is not that of a PostgreSQL database
 * - `connection`: nothing answers there, or the user is not allowed in
 * - `refused`: the database refused a statement
 * - `schema`: the tables of the queue are those of another version
 * - `version`: a job was begun by another build, other rules or other cards, or with other files of weights
 * - `busy`: another process is collecting the results of this job
 * - `gone`: the job was deleted in the meantime
 */
export type QueueProblem = 'address' | 'connection' | 'refused' | 'schema' | 'version' | 'busy' | 'gone';

export class QueueError extends UsageError {
  constructor(
    readonly problem: QueueProblem,
    message: string,
  ) {
    super(message);
  }
}
