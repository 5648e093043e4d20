import { allCards } from '@breakpoint/cards';
import { expect, test } from 'vitest';
import { Game } from '../src/index.js';
import { hashOf } from '../src/tools.js';

const answerFirst = (g: Game): unknown => g.apply(g.decision!.options.slice(0, Math.max(1, g.decision!.least)));

/** A game after some answers; other seeds and numbers of answers lead to very different positions. */
function played(seed: string, answers: number): Game {
  const players = [{ factions: ['zombies', 'robots'] }, { factions: ['wizards', 'pirates'] }];
  const game = Game.create(allCards, { players, seed, first: 0 }, { events: false });
  for (let i = 0; i < answers; i++) answerFirst(game);
  while (!game.quiet) answerFirst(game);
  return game;
}

test('a copy into a position that was given back is a copy like any other', () => {
  const long = played('long', 40);
  const short = played('short', 3);
  const before = hashOf(short.state);
  expect(hashOf(long.state)).not.toBe(before);
  const { state } = long;
  long.recycle();
  // Nothing of what it held may be left.
  for (const [name, value] of Object.entries(state))
    if (typeof value === 'number' && name !== 'cards') Object.assign(state, { [name]: 99 });
  const copy = short.fork();
  expect(copy.state).toBe(state);
  expect(copy.state).toEqual(short.state);
  for (let i = 0; i < 5; i++) answerFirst(copy);
  expect(hashOf(copy.state)).not.toBe(before);
  expect(hashOf(short.state)).toBe(before);
});

test('a game that keeps no snapshots goes on as before, and refuses to be copied', () => {
  const game = played('on', 10);
  const last = game.fork();
  last.endCopies();
  for (let i = 0; i < 20; i++) for (const g of [game, last]) answerFirst(g);
  expect(hashOf(last.state)).toBe(hashOf(game.state));
  expect(() => last.fork()).toThrow('snapshots');
});
