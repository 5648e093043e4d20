import { useEffect } from 'react';

/** The title of the window while this is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Breakpoint`;
    return () => {
      document.title = 'Breakpoint';
    };
  }, [title]);
}
