import { Problem } from '../problems.js';
import { NotOwner, NotStored } from '../store/backend.js';

/** Another node has this table, or whatever else was asked for. */
export class Elsewhere extends Error {
  constructor(
    readonly node: string,
    readonly address: string,
  ) {
    super('another node has it');
  }
}

/** Does this mean no more than that a table changes hands, or that the database is away? Then it is worth another try. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Elsewhere ||
  error instanceof NotOwner ||
  error instanceof NotStored ||
  (error instanceof Problem && error.code === 'closing');

/** How a request of another node is known: by the secret that all of them share, and whose request it passes on. */
export const SECRET_HEADER = 'x-breakpoint-cluster';
export const ADDRESS_HEADER = 'x-breakpoint-address';
