import { allCards } from '@breakpoint/cards';
import { Game, GameError, replayLog, type Setup } from '@breakpoint/engine';
import type { Board } from '@breakpoint/engine/tools';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Checker, CheckFailure } from '../src/simulate/check.js';

const setup: Setup = {
  seed: 'broken/0',
  players: [{ factions: ['pirates', 'giant-ants'] }, { factions: ['tricksters', 'truckers'] }, { factions: ['vampires', 'robots'] }],
};

/** The failure that the checker reports for a game in which `change` tampers with the state after each answer. */
function complaint(change: (game: Game) => void): CheckFailure {
  const game = Game.create(allCards, setup);
  const rightly = game.answer.bind(game);
  game.answer = (picks) => {
    const outcome = rightly(picks);
    change(game);
    return outcome;
  };
  return failureOf(game);
}

function failureOf(game: Game): CheckFailure {
  try {
    new Checker(game, setup).play();
  } catch (error) {
    expect(error).toBeInstanceOf(CheckFailure);
    return error as CheckFailure;
  }
  throw new Error('the checker found nothing');
}

const NO_EFFECT = { card: 0, seat: -1, amount: 0, until: 0, untilSeat: -1, begun: false, source: 0, by: -1 };

/** Makes a change only once, after the tenth answer. */
const once = (change: (game: Game) => void) => (game: Game) => {
  if (game.answers.length === 10) change(game);
};

describe('the checker finds', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('nothing wrong in a normal game', () => {
    expect(new Checker(Game.create(allCards, setup), setup).play().decisions).toBeGreaterThan(50);
  });

  test('a card in two places', () => {
    const failure = complaint(once(({ state: s }) => s.hands[0].push(s.hands[0][0])));
    expect(failure.message).toContain('is in two places');
    expect(failure.log.answers).toHaveLength(10);
  });

  test('a card that is nowhere', () => {
    expect(complaint(once(({ state: s }) => s.decks[2].pop())).message).toContain('is nowhere');
  });

  test('a card whose own data says that it is elsewhere', () => {
    expect(complaint(once(({ state: s }) => s.hands[0].push(s.decks[0].pop()!))).message).toContain('its own data says');
  });

  test('a card that changes its owner', () => {
    const message = complaint(
      once(({ state: s }) => {
        s.owner[s.decks[0][0]] = 1;
      }),
    ).message;
    expect(message).toBe('seat 0 has 39 cards');
  });

  test('a card on a card that is not in play', () => {
    const message = complaint(({ state: s }) => {
      const c = s.cardsAt.flat()[0];
      if (c !== undefined) s.host[c] = s.decks[0][0];
    }).message;
    expect(message).toContain('is on a card that is not there');
  });

  test('a negative number', () => {
    const message = complaint(({ state: s }) => {
      const c = s.cardsAt.flat()[0];
      if (c !== undefined) s.counters[c] = -1;
    }).message;
    expect(message).toContain('negative power or counters');
    expect(
      complaint(
        once(({ state: s }) => {
          s.vp[1] = -1;
        }),
      ).message,
    ).toBe('negative VP');
  });

  test('a game without a decision that is not over', () => {
    const message = complaint(
      once((game) => {
        game.board.decision = null;
      }),
    ).message;
    expect(message).toContain('is not over and has none');
  });

  test('an offered option that is refused, and its log ends with that option', () => {
    const game = Game.create(allCards, setup);
    const rightly = Game.prototype.answer;
    vi.spyOn(Game.prototype, 'answer').mockImplementation(function (this: Game, picks) {
      const tried = this !== game && picks !== game.answers.at(-1);
      if (tried && game.answers.length === 6 && picks[0] === game.decision!.options.at(-1)) throw new GameError('answer', 'refused');
      return rightly.call(this, picks);
    });
    const failure = failureOf(game);
    expect(failure.message).toBe('refused');
    expect(failure.log.answers).toHaveLength(7);
    vi.restoreAllMocks();
    expect(replayLog(allCards, failure.log).answers.at(-1)).toEqual([game.decision!.options.at(-1)]);
  });

  test('an option that is offered twice', () => {
    const game = Game.create(allCards, setup);
    game.decision!.options.push(game.decision!.options[0]);
    expect(failureOf(game).message).toContain('offered twice');
  });

  test('a hidden card in a view', () => {
    const game = Game.create(allCards, setup);
    Object.defineProperty(game.board, 'turnsUpBase', { get: () => 1 });
    expect(failureOf(game).message).toMatch(/^seat -1 is shown card \d+, which is hidden$/);
  });

  test('a number in a view that depends on a hidden card', () => {
    const game = Game.create(allCards, setup);
    vi.spyOn(Object.getPrototypeOf(game.board) as Board, 'printedPower').mockImplementation(function (this: Board) {
      return this.state.decks[0].reduce((sum, c, i) => sum + i * this.state.def[c], 0);
    });
    expect(failureOf(game).message).toMatch(/depends on cards that it has not seen|a sampled world looks different/);
  });

  test('data that a save does not keep', () => {
    const game = Game.create(allCards, setup);
    game.state.effects.push({ ...NO_EFFECT, kind: 'shield', amount: Number.POSITIVE_INFINITY });
    expect(failureOf(game).message).toMatch(/a saved and loaded game differs|this save is damaged/);
  });

  test('a game that continues differently after loading', () => {
    const game = Game.create(allCards, setup);
    // A loaded game does not have this method of its own.
    game.board.turnOrder = (from) => [from];
    expect(failureOf(game).message).toBe('a saved and loaded game goes on differently');
  });

  test('a change to the quiet position from which a save starts', () => {
    let last: object | null = null;
    const message = complaint((game) => {
      if (game.quiet) return;
      const { state } = game.checkpoint();
      if (state === last) state.vp[0]++;
      last = state;
    }).message;
    expect(message).toBe('a saved and loaded game differs');
  });

  test('a log that leads to another position', () => {
    const game = Game.create(allCards, setup);
    game.setup = { ...setup, seed: 'another' };
    expect(failureOf(game).message).toMatch(/is not an option|replays to another position|does not fit|game is over/);
  });
});
