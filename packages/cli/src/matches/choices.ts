import { describeOption, INPUTS, inputs, newPosition, PROMPT_NAMES, tuned, weighed, weightsFor } from '@breakpoint/bots';
import { seedFromText } from '@breakpoint/engine';
import { type Lesson, type Lessons, replayLesson } from './selfplay.js';

/** No option counts as worse than the best one by more than this: how bad a blunder is need not be learnt. */
const MOST_REGRET = 6;

/**
 * The choices of a game to learn a policy from: each option as numbers, and by how much it is worse than the best one when all are
 * tried. Layout: the prompt and the number of options, then for each option its sort, its regret and the numbers that describe it.
 */
export function choicesOf(how: Lessons, lesson: Lesson): Float32Array {
  const chance = { key: seedFromText(`choices ${how.seed} ${lesson.n}`), used: 0 };
  const w = weightsFor(tuned, how.players);
  const found: number[] = [];
  replayLesson(how, lesson, (game) => {
    const d = game.decision!;
    if (d.quiet === 'draft' || d.quiet === 'limit' || d.quiet === 'redraw' || d.most > 1 || d.ordered === true) return;
    if (d.options.length === 1 && !d.optional && d.least === 1) return;
    const options = weighed(game, d, chance, w);
    if (options.length < 2) return;
    const best = options.reduce((top, o) => Math.max(top, o.value), Number.NEGATIVE_INFINITY);
    found.push(PROMPT_NAMES.indexOf(d.prompt), options.length);
    newPosition();
    for (const { option, value } of options) {
      const sort = describeOption(game, d, option, w);
      found.push(sort, Math.min(MOST_REGRET, best - value), ...inputs.subarray(0, INPUTS[sort]));
    }
  });
  return Float32Array.from(found);
}
