import { UsageError } from '@breakpoint/cli/tools';

/**
 * The reasons why a queue can't be used:
 * - `address`: the address is not that of a PostgreSQL database
 * - `connection`: no database answers there, or it rejects the user
 * - `refused`: the database refused a statement
 * - `schema`: the tables of the queue are those of another version
 * - `version`: the job was begun with other programs, rules, cards or weight files
 * - `busy`: another process is collecting the results of this job
 * - `gone`: the job was deleted in the meantime
 */
type QueueProblem = 'address' | 'connection' | 'refused' | 'schema' | 'version' | 'busy' | 'gone';

export class QueueError extends UsageError {
  constructor(
    readonly problem: QueueProblem,
    message: string,
  ) {
    super(message);
  }
}
