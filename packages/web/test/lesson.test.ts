import { expect, test } from 'vitest';
import { LESSON, ME } from '../src/learn/script.js';
import type { SessionMessage } from '../src/session/types.js';
import { Lesson } from '../src/worker/lesson.js';

test('the first game goes by its script from the first card to the win', () => {
  let last: Exclude<SessionMessage, { type: 'state' }> | undefined;
  const by: number[] = [];
  const lesson = new Lesson(['Anna', 'Bolt'], (message) => {
    if (message.type === 'state') return;
    last = message;
    if (message.type === 'update') by.push(message.update.by);
  });
  for (let i = 0; i < LESSON.length && last?.update.view.decision; i++) {
    const { decision } = last.update.view;
    expect(decision.options?.length, `there is one thing to do before answer ${decision.number}`).toBe(1);
    lesson.answer(decision.number, [decision.options![0].key]);
  }
  expect(by).toEqual(LESSON.map((step) => step.seat));
  expect(last?.update.view.winner).toBe(ME);
  // As the coach tells it.
  expect(last?.update.view.players.map((p) => p.vp)).toEqual([17, 14]);
});

test('an old answer changes nothing', () => {
  const told: SessionMessage[] = [];
  const lesson = new Lesson(['Anna', 'Bolt'], (message) => told.push(message));
  lesson.answer(3, ['end']);
  expect(told.length).toBe(1);
});
