import { useSyncExternalStore } from 'react';

/** The fonts come after the page, so everything that was measured before is measured again. */
function onFont(changed: () => void): () => void {
  document.fonts.addEventListener('loadingdone', changed);
  return () => document.fonts.removeEventListener('loadingdone', changed);
}

/** Is this font there? */
export const useFont = (font: string): boolean => useSyncExternalStore(onFont, () => document.fonts.check(font));
