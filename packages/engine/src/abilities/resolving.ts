import type { Board } from '../state/board.js';
import type { Resolution } from '../words/resolution.js';

/** A resolution as the engine sees it, with the board that its verbs change. Cards never see the board. */
export interface Resolving extends Resolution {
  readonly board: Board;
}

/**
 * Some of the verbs. `Resolution` is their only declaration: the compiler takes the types of parameters and results from there, and
 * `this` is the resolution.
 */
export type Verbs = Partial<Resolution> & ThisType<Resolving>;
