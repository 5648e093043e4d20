import type { Log } from '@breakpoint/engine';
import type { Result } from '@breakpoint/match';
import type { FiledLog } from '@breakpoint/workshop';
import { show } from '../data/made.js';
import { storedText, storeText } from '../storage.js';
import { unpacked } from './packing.js';
import { loadFinished } from './saves.js';
import type { LocalTable } from './types.js';

/** A game to watch, from this device or from a server. */
export interface Recorded {
  log: FiledLog;
  players: LocalTable['players'];
  result?: Result;
}

interface Stored {
  log: FiledLog;
  table: LocalTable;
  result?: Recorded['result'];
}
const recordedFrom = ({ log, table, result }: Stored): Recorded => ({
  log: table.documents ? { ...log, documents: table.documents } : log,
  players: table.players,
  result,
});

/** More characters than any game has. */
const LONGEST = 4_000_000;
const OPENED = 'breakpoint-opened-log';

/** The game at this address: `local/<id>`, `server/<id>`, `shared/<the game itself>` or `opened`. Null if there is none. */
export async function loadRecorded(path: readonly string[]): Promise<Recorded | null> {
  const found = await recordedAt(path);
  await show(found?.log.documents);
  return found;
}

async function recordedAt([place, id = '']: readonly string[]): Promise<Recorded | null> {
  if (place === 'opened') {
    const text = storedText(OPENED, 'window');
    return text ? recordedIn(text) : null;
  }
  if (place === 'shared') {
    const text = await unpacked(id, LONGEST);
    return text ? recordedIn(text) : null;
  }
  if (place === 'local') {
    const saved = await loadFinished(id);
    return saved && recordedFrom(saved);
  }
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}api/games/${encodeURIComponent(id)}`);
    return response.ok ? recordedIn(await response.text()) : null;
  } catch {
    return null;
  }
}

/** Stores an opened log for as long as this window is open. */
export const keepOpened = (text: string): void => storeText(OPENED, text, 'window');

/** The game in a text: a log, a stored game, a recording, or a bug report with a log. Null if there is none. */
export function recordedIn(text: string): Recorded | null {
  // A regular expression would take a minute for a text with many blanks.
  const blocks = text
    .split('```json')
    .slice(1)
    .map((part) => part.split('```', 1)[0]);
  for (const candidate of [text, ...blocks]) {
    try {
      const found = recordedOf(JSON.parse(candidate));
      if (found) return found;
    } catch {
      // This part of the text is no JSON; another may be.
    }
  }
  return null;
}

function recordedOf(value: unknown): Recorded | null {
  if (isLog(value)) return { log: value, players: value.setup.players.map((p, i) => ({ name: p.name || `${i + 1}`, kind: 'person' })) };
  if (typeof value !== 'object' || value === null || !('log' in value) || !isLog(value.log)) return null;
  const { table, result } = value as Partial<Stored>;
  const plain = recordedOf(value.log) as Recorded;
  const fits =
    Array.isArray(table?.players) &&
    table.players.length === plain.players.length &&
    table.players.every((p) => typeof p?.name === 'string');
  return { ...plain, ...(fits && { players: table.players }), result };
}

function isLog(value: unknown): value is FiledLog {
  if (typeof value !== 'object' || value === null) return false;
  const { format, rules, cards, setup, answers } = value as Partial<Log>;
  return (
    typeof format === 'number' &&
    typeof rules === 'string' &&
    typeof cards === 'string' &&
    typeof setup === 'object' &&
    Array.isArray(setup?.players) &&
    Array.isArray(answers) &&
    answers.every((keys) => Array.isArray(keys) && keys.every((k) => typeof k === 'string'))
  );
}
