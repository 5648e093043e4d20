import { randomPicks } from '@breakpoint/bots';
import { type Chance, canAdd, isComplete } from '@breakpoint/engine';
import type { Decision } from '@breakpoint/engine/tools';

/** The answers to try: every single option, two random lists, and declining; but not `taken`, the answer that the game is given. */
export function answersToTry(d: Decision, taken: readonly number[], chance: Chance): number[][] {
  if (d.options.length === 0) throw new Error(`a decision without options: ${d.prompt}`);
  for (let i = 1; i < d.options.length; i++)
    if (d.options.indexOf(d.options[i]) < i) throw new Error(`an option is offered twice: ${d.prompt}`);
  const list: number[][] = [];
  if (d.least <= 1 && d.most >= 1)
    for (const o of d.options)
      if (!(taken.length === 1 && taken[0] === o) && canAdd(d, [], o) === null && isComplete(d, [o])) list.push([o]);
  if (d.optional && taken.length > 0) list.push([]);
  if (d.most > 1) list.push(randomPicks(d, chance), randomPicks(d, chance));
  return list;
}
