/** A game among people and bots, the same on a server and in a browser. See README.md. */
export { type Change, changed, difference } from './difference.js';
export type { Input, News, Refusal, Windows } from './inputs.js';
export { Match } from './match.js';
export type { Kept, MatchOptions, Moment, Step, Undo, WayBack } from './moments.js';
export { type MatchRecord, matchFrom, recordOf } from './record.js';
export {
  aheadFor,
  type BeatParts,
  beatsFor,
  historyFor,
  newEventsFor,
  playedFor,
  stateFor,
  updateFor,
  viewFor,
  viewPartsFor,
} from './seen.js';
export {
  type BeatView,
  fold,
  type MatchState,
  type Player,
  type Result,
  type SeatInfo,
  type SessionMessage,
  type Snapshot,
  type TableState,
  type Update,
  type Vote,
} from './session.js';
