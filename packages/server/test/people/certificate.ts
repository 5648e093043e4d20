import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

// A certificate (X.509, in DER) is made for each run, so that no private key is in the repository.

/** A value in DER: its tag, its length and its contents. */
function der(tag: number, ...parts: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(parts.map((p) => Buffer.from(p)));
  const length = body.length < 128 ? [body.length] : body.length < 256 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}
const SEQUENCE = 0x30;
const text = (value: string): Buffer => der(0x0c, Buffer.from(value));
const time = (year: number): Buffer => der(0x18, Buffer.from(`${year}0101000000Z`));
const COMMON_NAME = der(0x06, [0x55, 0x04, 0x03]);
const ALTERNATIVE_NAME = der(0x06, [0x55, 0x1d, 0x11]);
const ECDSA_WITH_SHA256 = der(SEQUENCE, der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));

/** A key and a certificate for this host, signed by itself, both in PEM. */
export function certificateFor(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = der(SEQUENCE, der(0x31, der(SEQUENCE, COMMON_NAME, text(host))));
  const names = der(SEQUENCE, der(0x82, Buffer.from(host)));
  const contents = der(
    SEQUENCE,
    der(0xa0, der(0x02, [2])),
    der(0x02, [1], randomBytes(8)),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, time(2020), time(2120)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, der(SEQUENCE, ALTERNATIVE_NAME, der(0x04, names)))),
  );
  const signature = der(0x03, [0], sign('sha256', contents, privateKey));
  const whole = der(SEQUENCE, contents, ECDSA_WITH_SHA256, signature).toString('base64');
  const cert = `-----BEGIN CERTIFICATE-----\n${whole.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string, cert };
}
