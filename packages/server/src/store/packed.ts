import { gunzipSync, gzipSync } from 'node:zlib';

/** Long texts that are seldom read take a tenth of the room. Those of older builds are plain. */
export const packed = (text: string): string => `gz:${gzipSync(text).toString('base64')}`;
export const unpacked = (text: string): string =>
  text.startsWith('gz:') ? gunzipSync(Buffer.from(text.slice(3), 'base64')).toString('utf8') : text;
