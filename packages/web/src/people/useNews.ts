import { useEffect } from 'react';

/** The public list of open tables, or the tables that a page shows. */
export type Shown = 'list' | readonly string[];

/**
 * Calls `look` at once, whenever the server says that something shown here has changed, when the page comes back into view, and
 * otherwise now and then. A page out of view does not listen, because browsers allow only a few connections to one server.
 */
export function useNews(look: () => void, every: number, shown: Shown): void {
  const query = shown === 'list' ? 'list' : shown.length > 0 ? `tables=${[...shown].sort().join(',')}` : null;
  useEffect(() => {
    look();
    const again = setInterval(() => !document.hidden && look(), every);
    return () => clearInterval(again);
  }, [look, every]);
  useEffect(() => {
    let source: EventSource | null = null;
    const listen = (): void => {
      source?.close();
      source = null;
      if (document.hidden || query === null || typeof EventSource !== 'function') return;
      source = new EventSource(`${import.meta.env.BASE_URL}api/news?${query}`);
      source.onmessage = look;
      // After a lost connection, news may have been missed.
      let wasOpen = false;
      source.onopen = () => {
        if (wasOpen) look();
        wasOpen = true;
      };
    };
    const visibilityChanged = (): void => {
      listen();
      if (!document.hidden) look();
    };
    listen();
    document.addEventListener('visibilitychange', visibilityChanged);
    return () => {
      source?.close();
      document.removeEventListener('visibilitychange', visibilityChanged);
    };
  }, [look, query]);
}
