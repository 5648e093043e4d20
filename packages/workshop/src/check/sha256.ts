/**
 * SHA-256 (FIPS 180-4) as hexadecimal digits. The browser's own is asynchronous, and absent from pages that were not loaded safely;
 * a document is small.
 */
export function sha256(bytes: Uint8Array): string {
  const hash = FIRST.slice();
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15];
      const b = w[i - 2];
      w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    round(hash, w);
  }
  return [...hash].map((n) => n.toString(16).padStart(8, '0')).join('');
}

const turn = (n: number, by: number): number => (n >>> by) | (n << (32 - by));

function round(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + KEYS[i] + w[i]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const out = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] += out[i];
}

/** The first bits of the fractional parts of roots of the first primes. */
function fractions(count: number, root: (n: number) => number): Uint32Array {
  const out = new Uint32Array(count);
  for (let n = 2, i = 0; i < count; n++) {
    if (Array.from({ length: n - 2 }, (_, k) => k + 2).some((k) => n % k === 0)) continue;
    out[i++] = Math.floor((root(n) % 1) * 0x100000000);
  }
  return out;
}
const FIRST = fractions(8, Math.sqrt);
const KEYS = fractions(64, Math.cbrt);
