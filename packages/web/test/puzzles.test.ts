import { readFileSync } from 'node:fs';
import type { Puzzles } from '@breakpoint/bots';
import { AS_GOOD_MARGIN, alikeIn } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { answerWith, replayLog, viewOf } from '@breakpoint/engine';
import { describe, expect, test } from 'vitest';
import type { SessionMessage } from '../src/session/types.js';
import { Puzzler } from '../src/worker/puzzler.js';

const file = JSON.parse(readFileSync(new URL('../src/puzzles/puzzles.json', import.meta.url), 'utf8')) as Puzzles;

describe('the puzzles', () => {
  test('are many, of several difficulties, without duplicates', () => {
    expect(file.puzzles.length).toBeGreaterThanOrEqual(30);
    expect(new Set(file.puzzles.map((p) => p.id)).size).toBe(file.puzzles.length);
    expect(new Set(file.puzzles.map((p) => p.stars)).size).toBeGreaterThanOrEqual(3);
  });

  test.each(file.puzzles.map((p) => [p.id, p] as const))('%s still has the position and options it was made with', (_, puzzle) => {
    const game = replayLog(allCards, puzzle.log);
    for (const [i, step] of puzzle.steps.entries()) {
      expect(game.decision?.seat).toBe(puzzle.seat);
      const alike = alikeIn(game);
      const offered = new Set(viewOf(game, puzzle.seat).decision!.options!.map((o) => alike(o.key)));
      const { optional, least } = game.decision!;
      const none = optional || least === 0 ? 1 : 0;
      expect(step.options.length).toBe(offered.size + none);
      for (const o of step.options) for (const key of o.keys) expect(offered).toContain(alike(key));
      expect(step.best).toEqual(step.options[0].keys);
      const lead = step.options[0].value - step.options[1].value;
      expect(lead).toBeGreaterThanOrEqual((i === 0 ? file.margin : AS_GOOD_MARGIN) - 0.002);
      answerWith(game, puzzle.seat, step.best);
    }
  });
});

test('a wrong answer is explained and not played, and the solution’s answers solve the puzzle', () => {
  const puzzle = file.puzzles.find((p) => p.steps.length > 1)!;
  const heard: SessionMessage[] = [];
  const puzzler = new Puzzler(allCards, puzzle, ['Anna', 'Bolt'], (message) => heard.push(message));
  const number = (): number => puzzle.log.answers.length + heard.filter((m) => m.type === 'update').length;
  const wrong = puzzle.steps[0].options.at(-1)!;
  const verdict = puzzler.answer(number(), wrong.keys)!;
  expect(verdict.says).toBe('wrong');
  expect(verdict.option?.value).toBeLessThan(verdict.best);
  expect(heard.map((m) => m.type)).toEqual(['snapshot', 'snapshot']);
  puzzle.steps.forEach((step, i) => {
    const says = puzzler.answer(number(), step.best)?.says;
    expect(says).toBe(i === puzzle.steps.length - 1 ? 'solved' : 'on');
  });
  const last = heard.at(-1)!;
  expect(last.type === 'update' && last.update.view.decision).toBeNull();
  expect(puzzler.answer(number(), ['end'])).toBeNull();
});
