import { Problem } from '../base/problems.js';
import { NotOwner, NotStored } from '../store/backend.js';

/** Another node owns the requested table or name. */
export class Elsewhere extends Error {
  constructor(
    readonly node: string,
    readonly address: string,
  ) {
    super('another node has it');
  }
}

/** True if the error is temporary, because a table is moving between nodes or the database is down, so that another try is worthwhile. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof Elsewhere ||
  error instanceof NotOwner ||
  error instanceof NotStored ||
  (error instanceof Problem && error.code === 'closing');

/** The minimum length of the secret that all nodes share. */
export const SHORTEST_SECRET = 16;
/** The headers of a request from another node: the secret that all nodes share, and the address of the client. */
export const SECRET_HEADER = 'x-breakpoint-cluster';
export const ADDRESS_HEADER = 'x-breakpoint-address';
