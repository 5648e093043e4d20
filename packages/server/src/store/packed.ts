import { gunzipSync, gzipSync } from 'node:zlib';

/** Compresses long texts that are rarely read to about a tenth. Texts of older builds are not compressed. */
export const packed = (text: string): string => `gz:${gzipSync(text).toString('base64')}`;
export const unpacked = (text: string): string =>
  text.startsWith('gz:') ? gunzipSync(Buffer.from(text.slice(3), 'base64')).toString('utf8') : text;
