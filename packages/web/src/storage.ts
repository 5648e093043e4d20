// The browser's small storage. A browser that stores nothing (private windows) keeps a value as long as the page.

const STORAGES = { device: () => localStorage, window: () => sessionStorage };
/** For good, or as long as this window is open. */
type Lasting = keyof typeof STORAGES;
const memory = new Map<string, string | null>();

export function storedText(key: string, lasting: Lasting = 'device'): string | null {
  try {
    return STORAGES[lasting]().getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}
export function storeText(key: string, text: string | null, lasting: Lasting = 'device'): void {
  memory.set(key, text);
  try {
    if (text === null) STORAGES[lasting]().removeItem(key);
    else STORAGES[lasting]().setItem(key, text);
  } catch {
    // `memory` has it.
  }
}

/** The stored value; null if there is none that can be read. */
export function stored<T>(key: string, lasting?: Lasting): T | null {
  try {
    return JSON.parse(storedText(key, lasting) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
export const store = (key: string, value: unknown, lasting?: Lasting): void =>
  storeText(key, value === null ? null : JSON.stringify(value), lasting);
