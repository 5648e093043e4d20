import type { Clock, Config, WindowsConfig } from './client.js';

/** The clocks that a table may have: seconds per turn, or days per answer. */
export const TURN_SECONDS = [60, 120, 300, 600] as const;
export const TURN_DAYS = [1, 3, 7] as const;

/** At tables in the public list, windows always take the same time, so that their length reveals nothing. */
const MASKED: WindowsConfig = { kind: 'masked', seconds: 8 };
const MASKED_BY_DAYS: WindowsConfig = { kind: 'hours', hours: 1 };

/** The mode of windows at a table with these settings. */
export function windowsAt({ clock, windows, listed }: Pick<Config, 'clock' | 'windows' | 'listed'>): WindowsConfig {
  if (windows) return windows;
  if (!listed) return { kind: 'open' };
  return clock.kind === 'days' ? MASKED_BY_DAYS : MASKED;
}

/** May players ask for hints? By default only if there is no more than one human player. */
export const hintsAt = ({ hints }: Pick<Config, 'hints'>, people: number): boolean => hints ?? people <= 1;

/** Windows that last hours need a clock of days; windows that last seconds need another clock. */
export const windowsFit = ({ clock, windows }: { clock: Clock; windows?: WindowsConfig }): boolean =>
  windows === undefined || windows.kind === 'open' || (windows.kind === 'hours') === (clock.kind === 'days');

/** The settings of a table from storage. A clock of an older version that is no longer offered becomes the next longer one. */
export function settingsFrom(stored: Omit<Config, 'clock'> & { clock: { kind: string; seconds?: number; days?: number } }): Config {
  const { kind, seconds = 0, days = 0 } = stored.clock;
  const next = <T extends number>(offered: readonly T[], wanted: number): T =>
    offered.find((n) => n >= wanted) ?? offered[offered.length - 1];
  const clock: Config['clock'] =
    kind === 'turn'
      ? { kind, seconds: next(TURN_SECONDS, seconds) }
      : kind === 'days'
        ? { kind, days: next(TURN_DAYS, days) }
        : { kind: 'none' };
  return { ...stored, clock };
}
