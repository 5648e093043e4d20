import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, for the id of a table, the secret of a seat or the seed of a game. A command line would read a dash at the start as an option. */
export const unguessable = (): string => randomBytes(16).toString('base64url').replace(/^-/, '_');

/** Secrets are compared by these, because `timingSafeEqual` wants values of the same length. */
export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

export const hashOfSecret = (secret: string): string => digestOf(secret).toString('hex');
