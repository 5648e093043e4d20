import type { IncomingMessage } from 'node:http';
import type { Reach } from '@breakpoint/protocol';
import { isEverywhere, ownAddresses } from '../base/addresses.js';

const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** How others on the same network can reach this server; told only to requests from the server's own computer. */
export function reachOf(request: IncomingMessage, host: string): Reach {
  const { remoteAddress = '', localPort } = request.socket;
  const asked = (request.headers.host ?? '').replace(/:\d+$/, '');
  // A request through a proxy on this computer comes from elsewhere, under another host name.
  if (!isLoopback(remoteAddress) || !/^(localhost|127\.[\d.]+|\[::1\])$/.test(asked) || request.headers['x-forwarded-for'])
    return { open: true, addresses: [] };
  return { open: isEverywhere(host), addresses: ownAddresses().map((address) => `http://${address}:${localPort}`) };
}
