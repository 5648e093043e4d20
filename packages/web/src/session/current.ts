import { LocalSession, newSeed } from './local.js';
import type { LocalTable, Session } from './types.js';

/** The session that the page is at: it outlives a change of screen. */
let current: Session | null = null;

export async function startLocal(table: LocalTable): Promise<void> {
  leaveCurrent();
  current = await LocalSession.start(table);
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
