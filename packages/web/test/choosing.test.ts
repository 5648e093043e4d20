import type { CardView, DecisionView, OptionView } from '@breakpoint/engine';
import { expect, test } from 'vitest';
import {
  type Act,
  answerOf,
  type Choosing,
  choosingFor,
  chosen,
  keysOf,
  liftedOf,
  NOTHING_CHOSEN,
  pendingOf,
} from '../src/table/choosing/choosing.js';

const card = (n: number): CardView => ({ n, id: `aliens/${n}` });
const option = (n: number): OptionView => ({ key: `card:${n}`, kind: 'card', card: card(n) });
const decision = (more: Partial<DecisionView> = {}): DecisionView =>
  ({
    number: 1,
    seat: 0,
    prompt: 'destroy-minion',
    least: 1,
    most: 1,
    options: [option(1), option(2), option(3)],
    ...more,
  }) as DecisionView;

const one = decision();
const several = decision({ least: 2, most: 2 });
const after = (of: DecisionView | null, ...acts: Act[]): Choosing => acts.reduce((s, act) => chosen(s, { ...act, of }), NOTHING_CHOSEN);
const lift: Act = { act: 'lift', card: card(1), options: [option(1)] };
const read: Act = { act: 'read', card: card(2), reason: null };

test('a lifted card can be exchanged and put down', () => {
  const state = after(one, lift, { act: 'lift', card: card(3), options: [option(3)] });
  expect(liftedOf(state)?.card.n).toBe(3);
  expect(chosen(state, { act: 'clear', of: one }).stage.kind).toBe('idle');
});

test('what a card leads to is known only of the card that is still lifted', () => {
  const targets = new Map([[2, option(2)]]);
  const foresee: Act = { act: 'foresee', card: card(1), ahead: null, isFinal: true, targets };
  expect(liftedOf(after(one, lift, foresee))).toMatchObject({ isFinal: true, targets });
  expect(liftedOf(after(one, lift, { act: 'lift', card: card(3), options: [option(3)] }, foresee))).toMatchObject({ isFinal: false });
  expect(liftedOf(after(one, lift, { act: 'clear' }, foresee))).toBeNull();
});

test('reading lies over every stage, and closing the card leads back to it', () => {
  for (const before of [lift, { act: 'hold', key: 'card:1' }, { act: 'pick', key: 'card:1' }] as const) {
    const of = before.act === 'pick' ? several : one;
    const state = after(of, before);
    const reading = chosen(state, { ...read, of });
    expect(reading.reading?.card.n).toBe(2);
    expect(chosen(reading, { act: 'close', of })).toEqual(state);
  }
});

test('picks are added and taken back, and one too many says why', () => {
  const pick = (n: number): Act => ({ act: 'pick', key: `card:${n}` });
  expect(answerOf(after(several, pick(1)))).toBeNull();
  const two = after(several, pick(1), pick(3));
  expect(answerOf(two)).toEqual(['card:1', 'card:3']);
  const three = chosen(two, { ...pick(2), of: several });
  expect([keysOf(three), three.note?.code]).toEqual([['card:1', 'card:3'], 'too-many']);
  expect(chosen(three, { ...pick(1), of: several })).toMatchObject({ stage: { kind: 'picking', keys: ['card:3'] }, note: null });
  expect(after(several, pick(1), pick(1)).stage.kind).toBe('idle');
});

test('an answer that awaits confirmation is what the main button sends; a single choice has no other', () => {
  const state = after(one, { act: 'hold', key: 'card:2' });
  expect([pendingOf(state), answerOf(state)]).toEqual(['card:2', ['card:2']]);
  expect(answerOf(after(one))).toBeNull();
});

test('another decision begins with nothing, but a card stays open for reading until the player is asked', () => {
  const state = after(one, lift, read, { act: 'refuse', note: { code: 'not-now' } as never });
  expect(choosingFor(state, one)).toBe(state);
  const waiting = choosingFor(state, null);
  expect(waiting).toMatchObject({ stage: { kind: 'idle' }, note: null, reading: { card: card(2) } });
  expect(choosingFor(waiting, several)).toEqual({ of: several, stage: { kind: 'idle' }, reading: null, note: null });
});
