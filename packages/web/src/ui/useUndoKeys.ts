import { useEffect } from 'react';
import { useLatest } from './useLatest.js';

/** Ctrl and Z undo, and with Shift, or Ctrl and Y, redo. In a field of text they are the browser's. */
export function useUndoKeys(undo: () => void, redo?: () => void): void {
  const latest = useLatest({ undo, redo });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      if (isRedo) latest.current.redo?.();
      else latest.current.undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [latest]);
}
