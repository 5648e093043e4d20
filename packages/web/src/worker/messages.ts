import type { Hint, Puzzle } from '@breakpoint/bots';
import type { Ahead, Log, ReasonView, Seat } from '@breakpoint/engine';
import type { LocalTable, SessionMessage } from '../session/types.js';
import type { Verdict } from './puzzler.js';
import type { Frame, Reel } from './replayer.js';
import type { ReviewPart } from './reviewer.js';

/** What the page asks of the worker. Each has a number, and gets a reply with it. */
export type Request =
  /** With a log: goes on where it ends. */
  | { ask: 'start'; id: string; table: LocalTable; log?: Log }
  | { ask: 'resume' }
  | { ask: 'answer'; decision: number; keys: string[] }
  | { ask: 'whyNot'; key: string }
  | { ask: 'ahead'; key: string }
  | { ask: 'undo' }
  | { ask: 'passing'; on: boolean }
  | { ask: 'concede' }
  | { ask: 'hint' }
  | { ask: 'lift'; seat: Seat }
  | { ask: 'log' }
  | { ask: 'replay'; log: Log }
  | { ask: 'frame'; stop: number; seat: Seat }
  | { ask: 'review'; log: Log }
  | { ask: 'review-on' }
  | { ask: 'puzzle'; puzzle: Puzzle; names: string[] }
  /** The first game, or the short game that is commented on. */
  | { ask: 'lesson'; lesson: 'first' | 'game'; names: [string, string] };

export type Reply = { reply: number; value?: Value; refused?: ReasonView; failed?: string };
export type Value = ReasonView | Ahead | Hint | Log | LocalTable | Reel | Frame | ReviewPart | Verdict | null;
export type FromWorker = Reply | { message: SessionMessage };
export type ToWorker = Request & { number: number };
