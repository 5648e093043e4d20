import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP } from 'node:net';

// Players name the addresses to which the server sends their alerts, so nothing about these addresses is trusted.

/** A host as all parsers of addresses read it alike. */
const PLAIN_HOST = /^[a-z0-9.-]+$/;
/** A host whose last part is a number is an address in digits, of which there are several spellings. */
const IN_DIGITS = /(^|\.)(\d+|0x[\da-f]*)\.?$/;

/**
 * Is this the address of a known push service? Nobody may make the server connect to anything else. The library that sends alerts parses
 * the address once more, by other rules, so only a text is accepted that no parser rewrites.
 */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, protocol, hostname, host, username, password } = new URL(endpoint);
  if (href !== endpoint || protocol !== 'https:' || username !== '' || password !== '') return false;
  if (host !== hostname || !endpoint.startsWith(`https://${host}/`) || !PLAIN_HOST.test(host) || IN_DIGITS.test(host)) return false;
  return hosts.some((known) => (known.startsWith('.') ? host.endsWith(known) && host.length > known.length : host === known));
}

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** Is this an address of a private net, of the documentation, or one that wraps another address? */
export const isPrivate = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  return PRIVATE.check(mapped, isIP(mapped) === 6 ? 'ipv6' : 'ipv4');
};

/** An agent that connects only to names, and only to public addresses, whatever a name resolves to. */
export function publicAgent(): Agent {
  const agent = new Agent({
    lookup: (hostname, options, done) =>
      lookup(hostname, { ...options, all: true }, (error, found) => {
        const addresses = error ? [] : found.filter(({ address }) => !isPrivate(address));
        if (error || addresses.length === 0) done(error ?? new Error(`${hostname} has no public address`), '', 4);
        else if (options.all) done(null, addresses as never);
        else done(null, addresses[0].address, addresses[0].family);
      }),
  });
  // No lookup is made for an address in digits.
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, done) => {
    const { host } = options as { host?: string };
    if (host !== undefined && isIP(host) === 0) return connect(options, done);
    done?.(new Error(`${host ?? 'nothing'} is not the name of a push service`), undefined as never);
    return undefined;
  };
  return agent;
}
