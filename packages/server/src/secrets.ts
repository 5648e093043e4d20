import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 bits that nobody guesses: the address of a table, the secret of a seat, the seed of a game. */
export const unguessable = (): string => randomBytes(16).toString('base64url');

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export function isSecretOf(hash: string | null, secret: string): boolean {
  if (hash === null) return false;
  return timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(hashOfSecret(secret), 'hex'));
}
