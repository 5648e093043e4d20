import type { Log } from '@breakpoint/engine';
import { LocalSession, newSeed } from './local.js';
import type { LocalTable, Session } from './types.js';

/** The current session of the page, which is kept when the screen changes. */
let current: Session | null = null;

/** Starts a new game, or continues a game from the end of a log. */
export async function startLocal(table: LocalTable, log?: Log): Promise<void> {
  leaveCurrent();
  current = await LocalSession.start(table, log);
}
export async function currentLocal(): Promise<Session | null> {
  current ??= await LocalSession.resume();
  return current;
}
export function leaveCurrent(): void {
  current?.leave();
  current = null;
}
export { newSeed };
