import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, for the id of a table, the secret of a seat or the seed of a game. A command line would read a dash at the start as an option. */
export const unguessable = (): string => randomBytes(16).toString('base64url').replace(/^-/, '_');

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
