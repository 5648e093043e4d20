import { allCards } from '@breakpoint/cards';
import { describe, expect, test } from 'vitest';
import { EXERCISES, LESSONS } from '../src/learn/lessons.js';
import { isScripted } from '../src/learn/script.js';
import type { SessionMessage } from '../src/session/types.js';
import { Exerciser } from '../src/worker/exerciser.js';

/** Gives the answers of a script at the table of an exercise, and returns the verdict. */
function played(lesson: (typeof LESSONS)[number], number: number, script: readonly string[]) {
  const heard: SessionMessage[] = [];
  const table = new Exerciser(allCards, lesson, number, ['Anna', 'Bolt'], (message) => heard.push(message));
  let verdict = null;
  for (const wanted of script) {
    expect(verdict, `before ${wanted}`).toBeNull();
    const last = heard.at(-1)!;
    if (last.type !== 'snapshot' && last.type !== 'update') throw new Error('no position');
    const { options, number: at } = last.update.view.decision!;
    const keys = wanted === '' ? [] : options!.filter((o) => isScripted(o.key, wanted)).slice(0, 1);
    if (wanted !== '') expect(keys, wanted).toHaveLength(1);
    verdict = table.answer(
      at,
      keys.map((o) => (typeof o === 'string' ? o : o.key)),
    );
  }
  return { verdict, heard };
}

describe.each(LESSONS.flatMap((lesson) => [0, 1].map((n) => [lesson, n] as const)))('the lesson %s, position %d', (lesson, n) => {
  const { solution, trap } = EXERCISES[lesson][n];

  test('is solved by its solution, which can be told', () => {
    const { verdict, heard } = played(lesson, n, solution);
    expect(verdict).toMatchObject({ says: 'right' });
    expect(verdict!.solution.map((step) => step.keys.length)).toEqual(solution.filter((s) => s !== 'end').map((s) => (s === '' ? 0 : 1)));
    expect(heard.at(-1)).toMatchObject({ type: 'update', update: { view: { decision: null } } });
  });

  test('is not solved by the tempting way, and begins again', () => {
    const { verdict, heard } = played(lesson, n, trap);
    expect(verdict).toMatchObject({ says: 'wrong' });
    expect(heard.at(-1)).toMatchObject({ type: 'snapshot', why: 'undo' });
  });
});
