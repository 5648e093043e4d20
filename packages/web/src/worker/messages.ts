import type { Log, ReasonView, Seat } from '@breakpoint/engine';
import type { LocalTable, SessionMessage } from '../session/types.js';

/** What the page asks of the worker. Each has a number, and gets a reply with it. */
export type Request =
  | { ask: 'start'; id: string; table: LocalTable }
  | { ask: 'resume' }
  | { ask: 'answer'; decision: number; keys: string[] }
  | { ask: 'whyNot'; key: string }
  | { ask: 'undo' }
  | { ask: 'concede' }
  | { ask: 'hint' }
  | { ask: 'lift'; seat: Seat }
  | { ask: 'log' };

export type Reply = { reply: number; value?: Value; refused?: ReasonView; failed?: string };
export type Value = ReasonView | string[] | Log | LocalTable | null;
export type FromWorker = Reply | { message: SessionMessage };
export type ToWorker = Request & { number: number };
