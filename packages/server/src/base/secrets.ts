import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, for the id of a table, the secret of a seat or the seed of a game. */
export const unguessable = (): string => randomBytes(16).toString('base64url');

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
