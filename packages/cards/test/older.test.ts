import { readFileSync } from 'node:fs';
import { answerWith, restore } from '@breakpoint/engine';
import { keyOf } from '@breakpoint/engine/tools';
import { expect, test } from 'vitest';
import { allCards } from '../src/index.js';

/** The seats that are asked about the Temple of Goju, which scores at once in a game saved with rules 2. */
function askedAboutTheTemple(file: string): number[] {
  const { game } = restore(allCards, JSON.parse(readFileSync(new URL(`older/${file}.json`, import.meta.url), 'utf8')));
  const answer = (like: string): void => {
    const d = game.decision!;
    answerWith(game, d.seat, [d.options.map((o) => keyOf(game, o)).find((key) => key.includes(like))!]);
  };
  const asked: number[] = [];
  for (const like of ['laseratops', 'temple', 'end']) answer(like);
  while (game.decision?.prompt === 'ignore-base') {
    asked.push(game.decision.seat);
    answer('do');
  }
  return asked;
}

test('an Infiltrate in a game saved with rules 2, which reckoned with turn numbers, lasts as long as it would have', () => {
  // Anna played it in the first turn. It works in Ben's turn, and has ended by her next one.
  expect(askedAboutTheTemple('infiltrate-works')).toEqual([0]);
  expect(askedAboutTheTemple('infiltrate-is-over')).toEqual([]);
});
