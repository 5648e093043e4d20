import type { Hint, Puzzle } from '@breakpoint/bots';
import type { Ahead, Log, ReasonView, Seat } from '@breakpoint/engine';
import type { DescribedPosition } from '@breakpoint/engine/tools';
import type { FiledLog } from '@breakpoint/workshop';
import type { LessonId } from '../learn/lessons.js';
import type { LocalTable, SessionMessage } from '../session/types.js';
import type { Marked } from './exerciser.js';
import type { Judged, ScenarioData } from './judge.js';
import type { TurnVerdict } from './puzzler.js';
import type { Frame, Reel } from './replayer.js';
import type { ReviewPart, Share } from './reviewer.js';
import type { Test, TestPart } from './tester.js';

/** What the page asks of the table that is open in the worker. */
export type AtTable =
  | { ask: 'answer'; decision: number; keys: string[] }
  | { ask: 'whyNot'; key: string }
  | { ask: 'ahead'; key: string }
  | { ask: 'undo' }
  | { ask: 'passing'; on: boolean }
  | { ask: 'concede' }
  | { ask: 'hint' }
  | { ask: 'lift'; seat: Seat }
  | { ask: 'log' }
  /** Of a position before the judge: going to another answer, and writing it down. */
  | { ask: 'judge-at'; at: number }
  | { ask: 'judge-written' };

/** The page's requests to the worker. Each is sent with a number, and the reply has the same number. */
export type Request =
  | AtTable
  /** With a log, the game continues from its end. */
  | { ask: 'start'; id: string; table: LocalTable; log?: Log }
  /** Continues the game in progress, or one with this id that was left. */
  | { ask: 'resume'; id: string }
  | { ask: 'replay'; log: FiledLog }
  | { ask: 'frame'; stop: number; seat: Seat }
  | { ask: 'review'; log: FiledLog; share: Share }
  | { ask: 'review-on' }
  /** Test games with a faction; each `test-on` plays some more. */
  | { ask: 'test'; test: Test }
  | { ask: 'test-on' }
  /** A table at a described position, which is not stored. */
  | { ask: 'try'; table: LocalTable; position: DescribedPosition }
  | { ask: 'puzzle'; puzzle: Puzzle; margin: number; names: string[] }
  | { ask: 'exercise'; lesson: LessonId; position: number; names: string[] }
  /** A position to be played on for all players. */
  | { ask: 'judge'; scenario: ScenarioData; fromStart: boolean }
  /** A moment of a recorded game as such a position. */
  | { ask: 'judge-recorded'; log: FiledLog; until: number; names: string[] }
  /** The first game, or the short game that is commented on. */
  | { ask: 'lesson'; lesson: 'first' | 'game'; names: [string, string] };

type Reply = { reply: number; value?: Value; refused?: ReasonView; failed?: string };
export type Value =
  | ReasonView
  | Ahead
  | Hint
  | FiledLog
  | LocalTable
  | Reel
  | Frame
  | ReviewPart
  | TestPart
  | TurnVerdict
  | Marked
  | Judged
  | ScenarioData
  | null;
export type FromWorker = Reply | { message: SessionMessage };
export type ToWorker = Request & { number: number };
