import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';

const compress = promisify<string, Buffer>(gzip);

/** Compresses long texts that are rarely read to about a tenth, in another thread. Texts of older builds are not compressed. */
export const packed = async (text: string): Promise<string> => `gz:${(await compress(text)).toString('base64')}`;
export const unpacked = (text: string): string =>
  text.startsWith('gz:') ? gunzipSync(Buffer.from(text.slice(3), 'base64')).toString('utf8') : text;
