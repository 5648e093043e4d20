import { useEffect } from 'react';
import { useWords } from '../../i18n/index.js';
import type { Shown } from './playback.js';
import type { Scene } from './scenes.js';
import { callBack, type Sign, sound } from './signs.js';

const OF_SCENES: Record<Scene['kind'], Sign> = {
  card: 'card',
  changed: 'play',
  award: 'crack',
  paid: 'coin',
  goal: 'win',
  swept: 'card',
  burst: 'break',
  landed: 'play',
};

/** Plays sounds for events, and calls the player back when it is their turn. */
export function useSigns(shown: Shown | null, asked: boolean): void {
  const words = useWords();
  const mine = shown?.view.active === shown?.state.me;
  useEffect(() => {
    if (asked && mine) sound('turn');
  }, [asked, mine]);
  useEffect(() => {
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
  const scene = shown?.scene;
  useEffect(() => {
    if (scene) sound(OF_SCENES[scene.kind]);
  }, [scene]);
  const latest = shown?.latest;
  useEffect(() => {
    if (latest?.some((e) => e.kind === 'destroyed')) sound('break');
  }, [latest]);
}
