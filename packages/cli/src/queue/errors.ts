import { UsageError } from '../args.js';

/**
 * Why a queue can't be used:
 * - `address`: what was given is no address of a PostgreSQL database
 * - `connection`: nobody answers there, or this user is not let in
 * - `refused`: the database refused a statement
 * - `schema`: the tables of the queue are those of another version
 * - `version`: a job was begun by another build, other rules or other cards, or with other files of weights
 * - `busy`: another process collects the results of this job
 * - `gone`: somebody has deleted the job meanwhile
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
