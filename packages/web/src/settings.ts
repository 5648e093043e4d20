import { LANGUAGES, type Language } from '@breakpoint/cards/words/sentences';
import { useSyncExternalStore } from 'react';
import { store, stored } from './storage.js';

export { LANGUAGES, type Language };
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** Which answers the player must confirm. */
export const CONFIRMS = ['always', 'risky', 'never'] as const;
type Confirm = (typeof CONFIRMS)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  confirm: Confirm;
  /** Null: the player has not been asked yet. */
  sound: boolean | null;
  /** Do minions wear nothing of their partner faction? */
  plain: boolean;
  /** A table without patterns, on which nothing moves. */
  calm: boolean;
  /** Does the game keep its jokes to itself? */
  plainWords: boolean;
  name: string;
  /** Has the player finished the lesson? */
  taught: boolean;
  /** Has the player been asked whether to end a turn although cards can still be played? That is asked once. */
  warned: boolean;
  /** Has the player seen the note about the goal of the game? */
  greeted: boolean;
}

const STORED = 'breakpoint-settings';

function preferred(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((l) => tag.toLowerCase().startsWith(l));
    if (found) return found;
  }
  return 'en';
}

function load(): Settings {
  const base: Settings = {
    language: preferred(),
    theme: 'auto',
    speed: 'normal',
    confirm: 'risky',
    sound: null,
    plain: false,
    calm: false,
    plainWords: false,
    name: '',
    taught: false,
    warned: false,
    greeted: false,
  };
  const kept = stored<Partial<Settings>>(STORED) ?? {};
  const one = <T>(list: readonly T[], value: T | undefined, otherwise: T): T =>
    value !== undefined && list.includes(value) ? value : otherwise;
  return {
    language: one(LANGUAGES, kept.language, base.language),
    theme: one(THEMES, kept.theme, base.theme),
    speed: one(SPEEDS, kept.speed, base.speed),
    confirm: one(CONFIRMS, kept.confirm, base.confirm),
    sound: typeof kept.sound === 'boolean' ? kept.sound : base.sound,
    plain: kept.plain === true,
    calm: kept.calm === true,
    plainWords: kept.plainWords === true,
    name: typeof kept.name === 'string' ? kept.name.slice(0, 20) : '',
    taught: kept.taught === true,
    warned: kept.warned === true,
    greeted: kept.greeted === true,
  };
}

let settings = load();
const listeners = new Set<() => void>();

export const getSettings = (): Settings => settings;

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  store(STORED, settings);
  showTheme();
  for (const listener of listeners) listener();
}

/** Calls the listener after every change, until the returned function is called. */
export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, getSettings);

export function showTheme(): void {
  if (settings.theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
  document.documentElement.classList.toggle('calm', settings.calm);
}

export const calm = (): boolean => settings.calm || matchMedia('(prefers-reduced-motion: reduce)').matches;
