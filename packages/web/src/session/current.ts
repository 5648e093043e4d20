import type { Log } from '@breakpoint/engine';
import { LocalSession, newSeed } from './local.js';
import type { LocalTable, Session } from './types.js';

/** The session that the page is at: it outlives a change of screen. */
let current: Session | null = null;

/** A new game, or one that goes on where a log ends. */
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
