import type { View } from '@breakpoint/engine';
import { useEffect, useRef } from 'react';
import { useWords } from '../../i18n/index.js';
import type { Shown } from './playback.js';
import type { Scene } from './scenes.js';
import { callBack, motifs, type Sign, sound } from './signs.js';

/** The sounds of scenes; those without one have sounds of their own, as each coin and each card that drops. */
const OF_SCENES: Partial<Record<Scene['kind'], Sign>> = {
  entrance: 'slam',
  card: 'card',
  award: 'crack',
  goal: 'goal',
  swept: 'card',
  burst: 'burst',
};

/** How many seconds the sound of the decks that meet takes, and that of a game's end, before motifs are heard. */
const SLAM = 0.55;
const FANFARE = 1.1;

/** The sum of the bases' cracks: it grows when one of them cracks. A base has one from half of its breakpoint, three from three quarters. */
function cracksIn({ bases }: View): number {
  return bases.reduce((sum, { power, breakpoint }) => {
    const share = power.reduce((a, b) => a + b, 0) / breakpoint;
    return sum + (share >= 0.75 ? 3 : share >= 0.5 ? 1 : 0);
  }, 0);
}

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
  const { me = -1, result = null } = shown?.state ?? {};
  const lost = me >= 0 && result !== null && result.winner !== me;
  const over = shown?.state.status === 'over' && !shown.busy;
  const winners = shown?.view.players?.[result?.winner ?? -1]?.factions.join(' ') ?? '';
  useEffect(() => {
    if (!over) return;
    sound(lost ? 'lose' : 'win');
    motifs(winners.split(' '), FANFARE);
  }, [over, lost, winners]);
  const scene = shown?.scene;
  useEffect(() => {
    const sign = scene && OF_SCENES[scene.kind];
    if (sign) sound(sign);
    // The decks have met: the viewer's own is heard, for those who watch the first one.
    if (scene?.kind === 'entrance') motifs(scene.view.players[Math.max(me, 0)].factions, SLAM);
  }, [scene, me]);
  const cracks = shown ? cracksIn(shown.view) : 0;
  const before = useRef(cracks);
  useEffect(() => {
    if (cracks > before.current) sound('crack');
    before.current = cracks;
  }, [cracks]);
  const latest = shown?.latest;
  useEffect(() => {
    if (latest?.some((e) => e.kind === 'destroyed')) sound('break');
  }, [latest]);
}
