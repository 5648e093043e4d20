import { networkInterfaces } from 'node:os';

/** Does a server that listens on this address listen on all addresses of its computer? */
export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** The addresses of this computer on its networks. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flat()
    .flatMap((i) => (i && i.family === 'IPv4' && !i.internal ? [i.address] : []));
