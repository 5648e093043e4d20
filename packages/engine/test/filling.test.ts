import { describe, expect, test } from 'vitest';
import { below, type Chance, seedFromText } from '../src/state/rng.js';
import { type Answerable, Choice, canAdd, checkAnswer, forced, isComplete } from '../src/words/decision.js';

const choice = (options: number[], more: Partial<Choice> = {}): Choice =>
  Object.assign(new Choice(0, 'destroy-minion', 0, {}, options, more.optional ?? false), more);

/** The reason codes for each step of an answer and for stopping there. */
const codes = (d: Answerable, ...answers: number[][]): (string | undefined)[] => answers.map((a) => checkAnswer(d, a)?.code);

describe('building an answer', () => {
  test('one of several options, each once', () => {
    const d = choice([5, 7, 9]);
    expect(codes(d, [5], [9], [], [6], [5, 7], [5, 5])).toEqual([undefined, undefined, 'too-few', 'not-an-option', 'too-many', 'too-many']);
    expect(checkAnswer(d, [])).toEqual({ code: 'too-few', number: 1 });
    expect(checkAnswer(d, [5, 7])).toEqual({ code: 'too-many', number: 1 });
  });

  test('nothing if it is optional, even if more than one would be needed', () => {
    const d = choice([5, 7, 9], { optional: true, least: 2, most: 3 });
    expect(codes(d, [], [5], [5, 7], [5, 7, 9])).toEqual([undefined, 'too-few', undefined, undefined]);
    expect(isComplete(d, [])).toBe(true);
    expect(isComplete(d, [5])).toBe(false);
    expect(isComplete({ ...d, optional: false }, [])).toBe(false);
  });

  test('an option as often as it may be chosen', () => {
    const d = choice([5, 7], { most: 4, times: [3, 1] });
    expect(codes(d, [5, 5, 5], [5, 7, 5, 5], [5, 5, 5, 5], [7, 7])).toEqual([undefined, undefined, 'too-often', 'too-often']);
    expect(canAdd(d, [5, 5, 5], 5)).toEqual({ code: 'too-often', number: 3 });
    expect(canAdd(choice([5, 7], { most: 2 }), [5], 5)).toEqual({ code: 'too-often', number: 1 });
  });

  test('options of one group, and no more than the group allows', () => {
    const d = choice([1, 2, 3, 4, 5], { least: 1, most: 3, groups: [8, 8, 9, 9, 9], groupMost: { 8: 1 } });
    expect(codes(d, [1], [1, 3], [1, 2], [3, 4, 5])).toEqual([undefined, 'different-groups', 'too-many', undefined]);
    expect(canAdd(d, [1], 2)).toEqual({ code: 'too-many', number: 1 });
    // A group that may not be chosen from at all.
    expect(canAdd({ ...d, groupMost: { 8: 0 } }, [], 1)).toEqual({ code: 'too-many', number: 0 });
  });

  test('options of groups of their own', () => {
    const d = choice([1, 2, 3, 4], { least: 0, most: 3, groups: [8, 8, 9, 7], apart: true });
    expect(codes(d, [], [1], [1, 3], [2, 3, 4], [1, 2])).toEqual([undefined, undefined, undefined, undefined, 'same-group']);
  });

  test('no more weight than the limit', () => {
    const d = choice([1, 2, 3], { least: 0, most: 3, weights: [2, 3, 0], limit: 4 });
    expect(codes(d, [1, 3], [2, 3], [1, 2], [])).toEqual([undefined, undefined, 'too-heavy', undefined]);
    expect(canAdd(d, [1], 2)).toEqual({ code: 'too-heavy', number: 4 });
  });

  test('the same with keys in place of numbers, as clients build it', () => {
    const d = { options: ['a', 'b'], least: 1, most: 2, optional: false, times: [2, 1] };
    expect(canAdd(d, ['a'], 'a')).toBeNull();
    expect(canAdd(d, ['b'], 'b')?.code).toBe('too-often');
    expect(canAdd(d, [], 'c')?.code).toBe('not-an-option');
  });
});

// ---- any decision, against a second reading of the same rules ---------------------------------------------------------

const chance: Chance = { key: seedFromText('filling'), used: 0 };
const some = (n: number): boolean => below(chance, n) === 0;
const numbers = (n: number, of: number, from = 0): number[] => Array.from({ length: n }, () => from + below(chance, of));

function anyDecision(): Choice {
  const n = below(chance, 5);
  const options = [11, 12, 13, 14].slice(0, n);
  const d = choice(options, { optional: some(3), least: below(chance, 4), ordered: some(4) ? true : undefined });
  d.most = d.least + below(chance, 3);
  if (some(3)) d.times = numbers(n, 3, 1);
  if (some(3)) d.groups = numbers(n, 2);
  if (d.groups && some(3)) d.apart = true;
  else if (d.groups && some(2)) d.groupMost = { [below(chance, 2)]: below(chance, 3) };
  if (some(3)) d.weights = numbers(n, 4);
  if (d.weights) d.limit = below(chance, 6);
  return d;
}

/** Every list of options up to this length. */
function lists(options: readonly number[], most: number): number[][] {
  const all: number[][] = [[]];
  for (let from = 0, length = 0; length < most; length++) {
    const to = all.length;
    for (; from < to; from++) for (const o of options) all.push([...all[from], o]);
  }
  return all;
}

/** An independent reading of the fields of a decision. */
function fits(d: Choice, answer: readonly number[]): boolean {
  const at = answer.map((o) => d.options.indexOf(o));
  const group = d.groups?.[at[0]];
  return (
    (answer.length >= d.least || (d.optional && answer.length === 0)) &&
    answer.length <= d.most &&
    d.options.every((o, i) => answer.filter((x) => x === o).length <= (d.times?.[i] ?? 1)) &&
    (answer.length === 0 || !d.groups || d.apart || at.every((i) => d.groups![i] === group)) &&
    (!d.apart || at.every((i, n) => at.findIndex((j) => d.groups![j] === d.groups![i]) === n)) &&
    (answer.length === 0 || group === undefined || answer.length <= (d.groupMost?.[group] ?? answer.length)) &&
    (!d.weights || at.reduce((sum, i) => sum + d.weights![i], 0) <= d.limit!)
  );
}

test('an answer is accepted exactly if it is legal, and can be built step by step', () => {
  let accepted = 0;
  for (let n = 0; n < 300; n++) {
    const d = anyDecision();
    for (const answer of lists(d.options, 3)) {
      const fine = checkAnswer(d, answer) === null;
      if (fine !== fits(d, answer)) throw new Error(`${answer} is ${fine ? 'accepted' : 'refused'} by ${JSON.stringify(d)}`);
      if (!fine) continue;
      accepted++;
      if (!isComplete(d, answer) || answer.some((o, i) => canAdd(d, answer.slice(0, i), o) !== null))
        throw new Error(`${answer} can't be filled in step by step: ${JSON.stringify(d)}`);
    }
  }
  expect(accepted).toBeGreaterThan(500);
});

test('a forced answer is the only one; a question that is asked has two answers or can be declined (D1)', () => {
  const made = { nothing: 0, something: 0 };
  for (let n = 0; n < 1500; n++) {
    const d = anyDecision();
    const fitting = lists(d.options, Math.min(d.most, 4)).filter((answer) => answer.length > 0 && fits(d, answer));
    const answers = new Set(fitting.map((answer) => (d.ordered ? answer : answer.slice().sort()).join()));
    const answer = forced(d);
    const about = `${JSON.stringify(d)}: ${[...answers].join(' | ')}`;
    const isChoice = answers.size > 1 || (answers.size === 1 && (d.optional || d.least === 0));
    expect(answer === null, about).toBe(isChoice);
    if (answer === null) continue;
    expect((d.ordered ? answer : answer.slice().sort()).join(), about).toBe([...answers].join());
    made[answer.length === 0 ? 'nothing' : 'something']++;
  }
  expect(Math.min(made.nothing, made.something)).toBeGreaterThan(50);
});
