import { random } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { knowledgeOf, seedFromText } from '@breakpoint/engine';
import { expect, test } from 'vitest';
import { GAME_POSITION } from '../src/learn/game.js';
import { LESSON, ME, UNDO } from '../src/learn/script.js';
import type { SessionMessage } from '../src/session/types.js';
import { Lesson } from '../src/worker/lesson.js';
import { matchAt } from '../src/worker/scripted.js';

type Told = Exclude<SessionMessage, { type: 'state' }>;

/** The first game, with functions to play it. */
function firstGame() {
  const told: Told[] = [];
  const lesson = new Lesson(allCards, ['Anna', 'Bolt'], (message) => {
    if (message.type !== 'state') told.push(message);
  });
  const last = (): Told => told[told.length - 1];
  const at = (): number => last().state.scripted ?? -1;
  const goOn = (): void => {
    const decision = last().update.view.decision!;
    if (LESSON[at()].does === UNDO) {
      expect(decision.options, 'there is nothing to do but to go back').toEqual([]);
      lesson.undo();
      return;
    }
    expect(decision.options?.length, `there is one thing to do at step ${at()}`).toBe(1);
    lesson.answer(decision.number, [decision.options![0].key]);
  };
  return { lesson, told, last, at, goOn };
}

test('the first game follows its script from the first card to the win', () => {
  const { told, last, at, goOn } = firstGame();
  for (let i = 0; i < LESSON.length && last().update.view.decision; i++) goOn();
  expect(at()).toBe(LESSON.length);
  const by = told.flatMap((message) => (message.type === 'update' ? [message.update.by] : []));
  expect(by).toEqual(LESSON.filter((step) => step.does !== UNDO).map((step) => step.seat));
  expect(last().update.view.winner).toBe(ME);
  // The coach names these numbers.
  expect(last().update.view.players.map((p) => p.vp)).toEqual([15, 14]);
});

test('the coach names the right powers', () => {
  const { last, at, goOn } = firstGame();
  const powers = new Map<number, number[]>();
  for (let i = 0; i < LESSON.length; i++) {
    if (last().update.view.decision) goOn();
    powers.set(at(), last().update.view.bases[0].power);
  }
  const before = (does: string, nth = 0): number[] | undefined =>
    powers.get([...LESSON.keys()].filter((i) => LESSON[i].does === does)[nth]);
  expect(before('play ninjas/seeing-stars')).toEqual([4, 6]);
  expect(before('play werewolves/teenage-wolf')).toEqual([4, 8]);
  expect(before('use werewolves/teenage-wolf')).toEqual([7, 8]);
  expect(before('end', 2)).toEqual([8, 8]);
});

test('every step that can be undone under the rules can be undone and repeated', () => {
  const { lesson, last, at, goOn } = firstGame();
  let undone = 0;
  for (let i = 0; i < 100 && last().update.view.decision; i++) {
    const step = at();
    goOn();
    if (last().state.canUndo && LESSON[step].does !== UNDO && LESSON[at()].does !== UNDO) {
      lesson.undo();
      // A play and its target are one gesture.
      const played = LESSON[step - 1]?.does.startsWith('play') && LESSON[step - 1].seat === ME;
      expect(at()).toBe(played ? step - 1 : step);
      undone++;
      while (at() <= step) goOn();
    }
  }
  expect(undone).toBeGreaterThanOrEqual(5);
  expect(last().update.view.winner).toBe(ME);
});

test('an answer to an old decision, or one that the script does not want, changes nothing', () => {
  const { lesson, told, last } = firstGame();
  lesson.answer(3, ['end']);
  lesson.answer(last().update.view.decision!.number, ['end']);
  expect(told.length).toBe(1);
});

test('the short game can be played to its end, and is short', () => {
  const chance = { key: seedFromText('short'), used: 0 };
  const turns: number[] = [];
  for (let i = 0; i < 5; i++) {
    const match = matchAt(allCards, GAME_POSITION, [
      { name: 'me', kind: 'bot', level: 'easy' },
      { name: 'rival', kind: 'bot', level: 'easy' },
    ]);
    while (match.result === null) {
      const [seat] = match.asked;
      match.perform({ kind: 'answer', seat, keys: random.decide(knowledgeOf(match.positionOf(seat)!, seat), chance), auto: true });
    }
    turns.push(match.game.state.turn);
  }
  expect(Math.max(...turns)).toBeLessThan(40);
});
