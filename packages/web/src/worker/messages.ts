import type { Budget, Findings, Hint, Position, Puzzle } from '@breakpoint/bots';
import type { Ahead, Log, ReasonView, Seat, Setup } from '@breakpoint/engine';
import type { Documents, FiledLog } from '@breakpoint/workshop';
import type { LocalTable, SessionMessage } from '../session/types.js';
import type { Verdict } from './puzzler.js';
import type { Frame, Reel } from './replayer.js';
import type { ReviewPart } from './reviewer.js';

/** The page's requests to the worker. Each is sent with a number, and the reply has the same number. */
export type Request =
  /** With a log, the game continues from its end. */
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
  | { ask: 'replay'; log: FiledLog }
  | { ask: 'frame'; stop: number; seat: Seat }
  | { ask: 'review'; log: FiledLog }
  | { ask: 'review-on' }
  /** From another worker, which wants help with a decision. */
  | { ask: 'explore'; position: Position; budget: Budget; documents?: Documents }
  /** From another worker, which will want help soon. */
  | { ask: 'practise'; setup: Setup; documents?: Documents }
  | { ask: 'puzzle'; puzzle: Puzzle; margin: number; names: string[] }
  /** The first game, or the short game that is commented on. */
  | { ask: 'lesson'; lesson: 'first' | 'game'; names: [string, string] };

export type Reply = { reply: number; value?: Value; refused?: ReasonView; failed?: string };
export type Value = ReasonView | Ahead | Hint | FiledLog | LocalTable | Reel | Frame | ReviewPart | Verdict | Findings | null;
export type FromWorker = Reply | { message: SessionMessage };
export type ToWorker = Request & { number: number };
