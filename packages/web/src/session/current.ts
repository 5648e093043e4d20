import type { Log } from '@breakpoint/engine';
import { storedText, storeText } from '../storage.js';
import { LocalSession, newSeed } from './local.js';
import type { LocalTable, Session } from './types.js';

/** The current session of the page, which is kept when the screen changes. */
let current: Session | null = null;
/** Where this window keeps the page that began its game, so that the player goes back there even after a reload. */
const FROM = 'breakpoint-from';

/** Starts a new game, or continues a game from the end of a log. */
export async function startLocal(table: LocalTable, log?: Log, page = ''): Promise<void> {
  leaveCurrent();
  storeText(FROM, page || null, 'window');
  current = await LocalSession.start(table, log);
}
/** The game in progress, or the one with this id that was left. */
export async function currentLocal(id?: string): Promise<Session | null> {
  if (id) leaveCurrent();
  current ??= await LocalSession.resume(id);
  return current;
}
/** Leaves the table, and says to which page. */
export function leaveCurrent(): string {
  current?.leave();
  current = null;
  const page = storedText(FROM, 'window') ?? '';
  storeText(FROM, null, 'window');
  return page;
}
export { newSeed };
