import { useSyncExternalStore } from 'react';

/** Addresses are behind the '#': they work from any server, without a network, and no server sees them. */
export interface Route {
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

/** An address that was cut off inside a letter is taken as it is. */
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
