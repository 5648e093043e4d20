import { useSyncExternalStore } from 'react';

/** Addresses come after the '#', so they work with any server and without a network, and no server sees them. */
interface Route {
  name: string;
  params: string[];
}

const read = (): string => location.hash.replace(/^#\/?/, '');

export function useRoute(): Route {
  const path = useSyncExternalStore((listener) => {
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  }, read);
  const [name = '', ...params] = path.split('/').map(decoded);
  return { name, params };
}

/** Decodes a part of an address; a part that cannot be decoded (cut off, for example) is taken as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function go(path: string): void {
  location.hash = `#/${path}`;
}
