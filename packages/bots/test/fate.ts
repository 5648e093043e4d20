import type { Before, Fate } from '../src/fates.js';

/** A world in which nothing happens. */
export const PLAIN: Fate = {
  chance: 0.5,
  margin: 0,
  worths: { hand: 2, discard: 0, bases: [[1, 1]] },
  plays: [],
  vp: [0, 0],
  awards: [[0, 0]],
  scorings: [null],
  earned: new Map(),
  winner: null,
  atOnce: false,
  gone: new Set(),
  swept: new Set(),
  evening: [[4, 4]],
  later: [[4, 4]],
  came: 0,
  table: '',
  hand: new Set(),
  got: new Set(),
  chances: new Map(),
  powers: [[4, 4]],
  missing: [9],
  short: [9],
  pays: [[2, 0]],
  brought: 0,
  card: null,
  taken: 0,
  marked: new Set(),
};

/** A position at one base, before a play. */
export const START: Before = {
  seat: 0,
  turn: 3,
  vp: [5, 5],
  bases: [90],
  prizes: [4],
  powers: [[4, 4]],
  minions: [],
  hand: [],
  hands: [0, 0],
  passing: [],
};
