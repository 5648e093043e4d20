import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { Agent, createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import type { Settings } from '../../src/base/options.js';
import { makePushKeys } from '../../src/index.js';
import { certificateFor } from './certificate.js';

const HOST = 'push.test';

interface Received {
  path: string;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** A push service with https, like those of browser vendors. */
export class PushService {
  received: Received[] = [];
  status = 201;

  private constructor(
    private readonly server: Server,
    /** The settings of a server that uses this service. */
    readonly settings: Pick<Settings, 'pushKeys' | 'pushHosts' | 'pushAgent'>,
  ) {
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(this.status).end();
      });
    });
  }
  static async start(): Promise<PushService> {
    const { key, cert } = certificateFor(HOST);
    const server = createServer({ key, cert });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    // The host name resolves to the test's service, whose certificate is verified.
    const pushAgent = new Agent();
    pushAgent.createConnection = () => connect({ host: '127.0.0.1', port, servername: HOST, ca: cert });
    return new PushService(server, { pushKeys: makePushKeys('mailto:test@example.org'), pushHosts: [HOST], pushAgent });
  }
  stop(): Promise<unknown> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

/** The browser's side of a subscription. */
export function device(name: string): { subscription: object; ecdh: ECDH; auth: Buffer; path: string } {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const path = `/send/${name}`;
  const keys = { p256dh: ecdh.getPublicKey().toString('base64url'), auth: auth.toString('base64url') };
  return { subscription: { endpoint: `https://${HOST}${path}`, expirationTime: null, keys }, ecdh, auth, path };
}
