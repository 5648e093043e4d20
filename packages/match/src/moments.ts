import type { GameEvent, Save, Seat, Setup } from '@breakpoint/engine';
import type { Input, Windows } from './inputs.js';
import type { Player } from './session.js';

/** An answer and what it led to, or (without keys) what followed a window in which nobody could act. */
export interface Step {
  by: Seat;
  keys: string[] | null;
  events: GameEvent[];
  /** Passed in a window: nobody else is told. */
  silent: boolean;
}

/** What all are told at once: the beginning, an answer, or a window that ended. */
export interface Moment {
  /** Who did it; -1: the beginning, or a window in which nobody acted. */
  by: Seat;
  steps: Step[];
  /** How many answers the game has had, and how many windows went by since the last of them. */
  answers: number;
  pauses: number;
  /** By the rule it can be taken back. */
  reversible: boolean;
}

export interface Undo {
  /** How many answers there were, and how many are left. */
  from: number;
  to: number;
  by: Seat;
  /** All had to agree. */
  agreed: boolean;
  /** Beyond the rule, with nobody but bots to mind. */
  free?: true;
}

/** How an answer can be taken back, and who has to agree first. */
export interface WayBack {
  input: Input;
  consent: Seat[];
  /** The game is marked: it goes beyond the rule, with nobody but bots to mind. */
  marks: boolean;
}

export interface MatchOptions {
  setup: Setup;
  players: Player[];
  windows?: Windows;
}

/** What is kept of a match beside its inputs, for when the rules have changed and the inputs no longer fit. */
export interface Kept {
  save: Save;
  conceded: boolean[];
  undos: Undo[];
}
