import { readFileSync } from 'node:fs';
import { allCards } from '@breakpoint/cards';
import { type Document, DocumentError } from '@breakpoint/workshop';
import { expect, test } from 'vitest';
import { Tester } from '../src/worker/tester.js';

const document: Document = JSON.parse(readFileSync(new URL('../../../docs/examples/lanterns.json', import.meta.url), 'utf8'));

test('test games are played a little at a time, and each part tells what is known so far', () => {
  let time = 0;
  // A game takes 100 milliseconds by this clock, so three fit.
  const clock = (): number => {
    time += 100;
    return time;
  };
  const tester = new Tester(allCards, { find: 'idle', document });
  expect(tester.next(250, clock)).toMatchObject({ done: 3, report: { games: 3, broken: [] } });
  expect(tester.next(0, clock)).toMatchObject({ done: 4, report: { games: 4 } });
  expect(new Tester(allCards, { find: 'balance', document, players: 2 }).next(0, clock)).toMatchObject({ done: 1, report: { fair: 0.5 } });
});

test('an unfinished faction is refused', () => {
  expect(() => new Tester(allCards, { find: 'idle', document: { ...document, cards: [] } })).toThrow(DocumentError);
});
