import { BASE_INPUTS, describe, Features, SEAT_INPUTS, tuned, type Weights, weightsFor } from '@breakpoint/bots';
import { type Game, seedFromText } from '@breakpoint/engine';
import { nextWord, Word } from '@breakpoint/engine/tools';
import { type Lesson, type Lessons, replayLesson } from './selfplay.js';

/** The numbers before the features of a position: seats, bases, the winner, and four seats' log-odds by the tuned weights. */
export const HEAD = 7;
/** The most positions taken from one game: more would add little, because they all have the same winner. */
const MAX_SAMPLES = 20;

const features = new Features();

/**
 * Positions of a game as the active player saw them when choosing a play: with plays left, and at the end of the turn before the
 * draw.
 */
export function samplesOf(how: Lessons, lesson: Lesson): Float32Array {
  const chance = { key: seedFromText(`samples ${how.seed} ${lesson.n}`), used: 0 };
  const w = weightsFor(tuned, how.players);
  const found: Float32Array[] = [];
  replayLesson(how, lesson, (game, picks) => {
    const d = game.decision!;
    if (d.quiet !== 'play') return;
    found.push(sample(game, picks[0] !== Word.End, w, lesson.winner));
  });
  while (found.length > MAX_SAMPLES) found.splice(nextWord(chance) % found.length, 1);
  const all = new Float32Array(found.reduce((sum, s) => sum + s.length, 0));
  let at = 0;
  for (const s of found) {
    all.set(s, at);
    at += s.length;
  }
  return all;
}

function sample(game: Game, open: boolean, w: Weights, winner: number): Float32Array {
  const f = describe(game, game.state.active, open, w, features);
  const s = new Float32Array(sampleLength(f.seats, f.bases));
  s.set([f.seats, f.bases, winner]);
  for (let p = 0; p < f.seats; p++) s[3 + p] = f.worth[p] / w.odds;
  s.set(f.seat.subarray(0, f.seats * SEAT_INPUTS), HEAD);
  for (let p = 0; p < f.seats; p++) {
    const from = p * Features.MAX_BASES * BASE_INPUTS;
    s.set(f.base.subarray(from, from + f.bases * BASE_INPUTS), HEAD + f.seats * SEAT_INPUTS + p * f.bases * BASE_INPUTS);
  }
  return s;
}

export const sampleLength = (seats: number, bases: number): number => HEAD + seats * (SEAT_INPUTS + bases * BASE_INPUTS);
