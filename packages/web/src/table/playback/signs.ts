import { getSettings } from '../../settings.js';

export type Sign = 'turn' | 'play' | 'drop' | 'card' | 'break' | 'crack' | 'burst' | 'slam' | 'coin' | 'goal' | 'win' | 'lose' | 'no';

/** What a phone does with a sound: milliseconds of vibration and pauses, in turn. */
const SHAKES: Partial<Record<Sign, number[]>> = {
  turn: [60],
  drop: [14],
  crack: [25, 20, 25],
  burst: [40, 30, 110],
  slam: [50],
  goal: [30, 40, 30, 40, 90],
  win: [40, 60, 40, 60, 120],
};

/** Has the player asked for sounds, and can one be heard? Browsers allow none before the first click on the page. */
const audible = (): boolean => getSettings().sound === true && !document.hidden && navigator.userActivation?.hasBeenActive !== false;

/** Makes a sound and, on a phone, a vibration, if the player has asked for sounds. */
export function sound(sign: Sign): void {
  if (!audible()) return;
  const shake = SHAKES[sign];
  if (shake) navigator.vibrate?.(shake);
  void import('./sounds.js').then(({ ring }) => ring(sign)).catch(() => undefined);
}

/** Plays the motifs of a deck's two factions together, some seconds from now, if the player has asked for sounds. */
export function motifs(factions: readonly string[], delay: number): void {
  if (audible()) void import('./sounds.js').then(({ ringMotifs }) => ringMotifs(factions, delay)).catch(() => undefined);
}

/** Calls back a player who is looking elsewhere, with the page title and a short vibration. */
export function callBack(title: string | null): void {
  document.title = title && document.hidden ? `${title} – Breakpoint` : 'Breakpoint';
  if (title && document.hidden) navigator.vibrate?.(200);
}
