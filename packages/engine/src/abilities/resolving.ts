import type { Board } from '../state/board.js';
import type { Resolution } from '../words/resolution.js';

/** A resolution as the engine sees it, with the board that its verbs change. Cards never see the board. */
export interface Resolving extends Resolution {
  readonly board: Board;
}
