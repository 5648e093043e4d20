import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { Reach } from '@breakpoint/protocol';

const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);
const EVERYWHERE = ['0.0.0.0', '::'];

/** How others on the same network can reach this server; told only to requests from the server's own computer. */
export function reachOf(request: IncomingMessage, host: string): Reach {
  const { remoteAddress = '', localPort } = request.socket;
  const asked = (request.headers.host ?? '').replace(/:\d+$/, '');
  // A request through a proxy on this computer comes from elsewhere, under another host name.
  if (!isLoopback(remoteAddress) || !/^(localhost|127\.[\d.]+|\[::1\])$/.test(asked) || request.headers['x-forwarded-for'])
    return { open: true, addresses: [] };
  return { open: EVERYWHERE.includes(host), addresses: addresses().map((address) => `http://${address}:${localPort}`) };
}

const addresses = (): string[] =>
  Object.values(networkInterfaces())
    .flat()
    .flatMap((i) => (i && i.family === 'IPv4' && !i.internal ? [i.address] : []));
