import { hashOfSecret } from './secrets.js';

/** Who sends a request. */
export interface Visitor {
  /** The network address that limits count for. */
  address: string;
  /** The name of the browser that sends it; null if it has none. */
  device: string | null;
}

/** The header with the key that a browser has made for itself. */
export const DEVICE_HEADER = 'x-breakpoint-device';
const KEY = /^[\w-]{22}$/;
const DEVICE = /^device-[0-9a-f]{16}$/;

/** The name by which the server knows the browser with this key. Nobody can find the key from it. */
export const deviceOf = (key: unknown): string | null =>
  typeof key === 'string' && KEY.test(key) ? `device-${hashOfSecret(key).slice(0, 16)}` : null;
export const isDevice = (text: string): boolean => DEVICE.test(text);
