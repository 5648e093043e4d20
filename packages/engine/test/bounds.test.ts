import { describe, expect, test } from 'vitest';
import { base, minion, type Trigger } from '../src/cards.js';
import { answerWith, EndlessError, type Game, logOf, replayLog, restore, save } from '../src/index.js';
import { hashOf, keyOf } from '../src/tools.js';
import { toyAt, toyGame, toySet } from './toy.js';

/** A minion that comes back to the hand and may be played again as often as its player likes. */
const yoyo = minion('yo-yo', {
  power: 0,
  copies: 12,
  *onPlay(it) {
    yield* it.returnToHand(it.self);
    yield* it.extraMinion();
  },
});
/** Each of two such minions sets the other off. */
const echo = minion('echo', {
  power: 1,
  copies: 2,
  triggers: [{ on: 'moved', run: (it) => it.move(it.self, it.position.bases.find((b) => b !== it.base)!) }],
  talent: { run: (it) => it.move(it.self, it.position.bases.find((b) => b !== it.base)!) },
});
/** Two minions that play each other from the discard pile, without anybody deciding anything. */
const phoenix = minion('phoenix', {
  power: 1,
  copies: 2,
  *onPlay(it) {
    yield* it.destroy(it.self);
    yield* it.playCard(it.discardPile()[0]);
  },
});
const cards = toySet([yoyo, echo, phoenix]);
const yoyos = toySet([yoyo]);

/** The first options: the yo-yo wherever it can be played. */
const answerFirst = (game: Game): void => void game.answer(game.decision!.options.slice(0, Math.max(1, game.decision!.least)));

describe('bounds', () => {
  test('after 300 answers in one turn only its end is offered, in a restored and in a copied game too', () => {
    let { game } = toyAt({ players: [{ name: 'Anna', hand: ['red/yo-yo'] }, { name: 'Ben' }] }, cards);
    const { turn } = game.state;
    let n = 0;
    for (; game.state.turn === turn && game.decision!.options.length > 1; n++) {
      answerFirst(game);
      if (n === 150) game = restore(cards, JSON.parse(JSON.stringify(save(game)))).game;
      expect(n).toBeLessThan(400);
    }
    expect(n).toBeGreaterThanOrEqual(299);
    while (game.decision!.prompt !== 'play-phase') answerFirst(game);
    for (const same of [game, game.fork(), restore(cards, JSON.parse(JSON.stringify(save(game)))).game])
      expect(same.decision!.options).toHaveLength(1);
    answerWith(game, 0, ['end']);
    expect(game.state.active).toBe(1);
    answerWith(game, 1, ['end']);
    expect(game.decision!.options.length).toBeGreaterThan(1);
  });

  test('after 3,000 answers the game ends by points, and its log leads there again', () => {
    const game = toyGame({ players: [{ factions: ['red', 'blue'] }, { factions: ['red', 'gold'] }], duplicates: true }, yoyos);
    while (!game.over) {
      const { options, prompt } = game.decision!;
      const again = options.find((o) => keyOf(game, o).startsWith('play red/yo-yo'));
      if (prompt === 'play-phase') game.answer([again ?? options.at(-1)!]);
      else answerFirst(game);
    }
    expect(game.answers).toHaveLength(3000);
    expect(game.takeEvents().slice(-2)).toEqual([{ kind: 'cut-short' }, { kind: 'game-over', seat: game.state.winner }]);
    expect(game.state.vp[game.state.winner]).toBe(Math.max(...game.state.vp));
    expect(hashOf(replayLog(yoyos, logOf(game)).state)).toBe(hashOf(game.state));
    expect(restore(yoyos, JSON.parse(JSON.stringify(save(game)))).game.over).toBe(true);
  });

  test('cards that play each other without end are stopped, and the error names one of them', () => {
    const position = {
      players: [{ name: 'Anna', hand: ['red/phoenix'], discard: ['red/phoenix'] }, { name: 'Ben' }],
      bases: [{ base: 'red-hill' }],
    };
    const { game } = toyAt(position, cards);
    expect(() => game.fork().answer([game.decision!.options[0]])).toThrow(new EndlessError('red/phoenix').message);
  });

  test('abilities that set each other off without end are stopped, and the error names a card', () => {
    const { game } = toyAt(
      { bases: [{ base: 'red-hill', minions: [{ card: 'red/echo', controller: 'Anna' }] }, { base: 'blue-ford' }] },
      cards,
    );
    const use = game.decision!.options[0];
    expect(() => game.fork().answer([use])).toThrow(new EndlessError('red/echo').message);
  });
});

test('what a base puts off also happens if it has the ability from another base', () => {
  const later: Trigger = { on: 'delayed', fromAnywhere: true, run: (it) => it.gainVp(1) };
  const clock = base('red-clock', {
    breakpoint: 20,
    vp: [1, 1, 1],
    triggers: [
      {
        on: 'startOfTurn',
        *run(it) {
          it.putOff('end of turn', later, 0, 0);
        },
      },
      later,
    ],
  });
  const lender = minion('lender', { power: 1, copies: 1, borrowsBase: () => true });
  const { game } = toyAt(
    { bases: [{ base: 'red-hill', minions: [{ card: 'red/lender', controller: 'Anna' }] }], baseDeck: ['red-clock'] },
    toySet([lender], [clock]),
  );
  answerWith(game, 0, ['end']);
  answerWith(game, 1, ['end']);
  expect(game.state.vp).toEqual([0, 1]);
});
