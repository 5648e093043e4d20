import { useEffect } from 'react';
import { useWords } from '../i18n/index.js';
import type { Shown } from './playback.js';
import { callBack, sound } from './signs.js';

/** Sounds and signs for those who look elsewhere: it is one's turn, a base scores, the game is won. */
export function useSigns(shown: Shown | null, asked: boolean): void {
  const words = useWords();
  useEffect(() => {
    if (asked) sound('turn');
    const tell = (): void => callBack(asked ? words.yourTurnTitle : null);
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      callBack(null);
    };
  }, [asked, words]);
  const over = shown?.state.status === 'over' && !shown.busy;
  useEffect(() => {
    if (over) sound('win');
  }, [over]);
  const awarded = shown?.scene?.kind === 'award';
  useEffect(() => {
    if (awarded) sound('score');
  }, [awarded]);
}
