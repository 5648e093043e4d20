import { describe, expect, test } from 'vitest';
import { action, minion } from '../src/cards.js';
import {
  answerWith,
  beatPartsOf,
  eventView,
  type Game,
  GameError,
  knowledgeOf,
  OPEN,
  type Seat,
  SPECTATOR,
  seedFromText,
  type View,
  viewOf,
  viewsOf,
  wholeView,
} from '../src/index.js';
import { decisionView, disguised, gameAt, sampleWorld, Zone } from '../src/tools.js';
import { playOn, toy, toyAt, toyGame, toySet } from './toy.js';

const everyone = [SPECTATOR, OPEN, 0, 1];
const idsIn = (cards: readonly { id: string }[]): string[] => cards.map((c) => c.id);

describe('a view', () => {
  const position = {
    players: [
      { name: 'Anna', hand: ['red/scout', 'red/bolt'], deck: ['blue/giant', 'blue/scout'], discard: ['blue/bolt'], vp: 3 },
      { name: 'Ben', hand: ['green/giant'], deck: ['gold/scout'], discard: [] },
    ],
    baseDeck: ['green-hill', 'gold-hill'],
    baseDiscard: ['gold-ford'],
  };

  test('shows a hand only to its player, and public cards to all', () => {
    const { game } = toyAt(position);
    const hands = (seat: Seat): string[][] => viewOf(game, seat).players.map((p) => idsIn(p.hand.cards));
    expect(hands(0)).toEqual([['red/scout', 'red/bolt'], []]);
    expect(hands(1)).toEqual([[], ['green/giant']]);
    expect(hands(SPECTATOR)).toEqual([[], []]);
    expect(hands(OPEN)).toEqual([['red/scout', 'red/bolt'], ['green/giant']]);
    for (const seat of everyone) {
      const view = viewOf(game, seat);
      expect(view.seat).toBe(seat);
      expect(view.players.map((p) => p.hand.size)).toEqual([2, 1]);
      expect(view.players.map((p) => p.deck.size)).toEqual([2, 1]);
      expect(view.players.map((p) => p.vp)).toEqual([3, 0]);
      expect(idsIn(view.players[0].discard)).toEqual(['blue/bolt']);
      expect(idsIn(view.baseDiscard)).toEqual(['gold-ford']);
      expect(view.baseDeck.size).toBe(2);
      expect(view.bases.map((b) => b.id)).toEqual(['red-hill', 'blue-ford']);
    }
  });

  test('shows a deck only in replays, top first', () => {
    const { game } = toyAt(position);
    for (const seat of [SPECTATOR, 0, 1]) {
      const view = viewOf(game, seat);
      expect([view.players[0].deck.known, view.players[1].deck.known, view.baseDeck.known]).toEqual([[], [], []]);
    }
    const open = viewOf(game, OPEN);
    expect(open.players[0].deck.known.map((c) => [c.id, c.at])).toEqual([
      ['blue/giant', 0],
      ['blue/scout', 1],
    ]);
    expect(idsIn(open.baseDeck.known)).toEqual(['green-hill', 'gold-hill']);
  });

  test('shows all options to the asked player, and to others only options on the table', () => {
    const { game } = toyAt({
      ...position,
      bases: [
        {
          base: 'red-hill',
          minions: [
            { card: 'red/scout', controller: 'Ben' },
            { card: 'green/scout', controller: 'Ben' },
          ],
        },
      ],
    });
    expect(viewOf(game, 0).decision!.options!.map((o) => o.key)).toEqual(['play red/scout:1', 'play red/bolt:2', 'end']);
    for (const seat of [SPECTATOR, 1])
      expect(viewOf(game, seat).decision).toMatchObject({ seat: 0, prompt: 'play-phase', options: null, least: 0, most: 0 });
    answerWith(game, 0, ['play red/bolt:2']);
    const keys = (seat: Seat) => viewOf(game, seat).decision!.options?.map((o) => o.key);
    expect(keys(0)).toHaveLength(2);
    for (const seat of everyone) expect(keys(seat)).toEqual(keys(0));
  });

  test('does not show a card that is about to be played until it is in play', () => {
    const { game } = toyAt(position);
    answerWith(game, 0, ['play red/scout:1']);
    expect(viewOf(game, 0).decision!.source).toEqual({ n: 1, id: 'red/scout' });
    for (const seat of [SPECTATOR, 1]) {
      expect(viewOf(game, seat).decision).toMatchObject({ prompt: 'play-at', source: null, options: null });
      expect(JSON.stringify(viewOf(game, seat))).not.toContain('red/scout');
    }
    answerWith(game, 0, ['red-hill:8']);
    for (const seat of everyone) expect(idsIn(viewOf(game, seat).bases[0].minions)).toEqual(['red/scout']);
  });

  test('shows a card to everyone who has seen it, until it is shuffled', () => {
    const peek = action('peek', {
      copies: 1,
      *onPlay(it) {
        it.lookAtTop(1, 1);
        yield* it.draw(0);
      },
    });
    const mix = action('mix', {
      copies: 1,
      *onPlay(it) {
        it.shuffle(1);
        yield* it.draw(0);
      },
    });
    const { game } = toyAt(
      {
        players: [
          { name: 'Anna', hand: ['red/peek', 'red/mix'] },
          { name: 'Ben', deck: ['gold/scout', 'gold/giant'] },
        ],
        played: { minions: 1 },
      },
      toySet([peek, minion('more', { power: 1, copies: 1 }), mix]),
    );
    game.state.allowances.push({ ...game.state.allowances[0] });
    const known = (seat: Seat): string[] => idsIn(viewOf(game, seat).players[1].deck.known);
    answerWith(game, 0, ['play red/peek:1']);
    expect(everyone.map(known)).toEqual([[], ['gold/scout', 'gold/giant'], ['gold/scout'], []]);
    answerWith(game, 0, ['play red/mix:2']);
    expect(known(0)).toEqual([]);
  });

  test('tells what each player would get if a base scored now, and the plays that are left', () => {
    const { game } = toyAt({
      bases: [
        {
          base: 'red-hill',
          counters: 0,
          minions: [
            { card: 'red/giant', controller: 'Anna', counters: 2 },
            { card: 'red/scout', controller: 'Ben', actions: [{ card: 'red/cloak', controller: 'Ben' }] },
          ],
        },
        { base: 'blue-ford' },
      ],
      played: { actions: 1 },
    });
    const view = viewOf(game, SPECTATOR);
    expect(view.bases[0]).toMatchObject({ breakpoint: 9, power: [7, 4], ranks: [1, 2], award: [3, 2] });
    expect(view.bases[0].minions).toMatchObject([
      { id: 'red/giant', power: 7, printed: 5, counters: 2, controller: 0, spent: false },
      { id: 'red/scout', power: 4, printed: 2, controller: 1, actions: [{ id: 'red/cloak' }] },
    ]);
    expect(view.bases[1]).toMatchObject({ power: [0, 0], ranks: [0, 0], award: [0, 0] });
    expect(view.allowances).toEqual([{ type: 'minion', free: true, atMost: null, base: null, source: null }]);
    answerWith(game, 0, ['use red/giant:2']);
    game.answer([]);
    expect(viewOf(game, 1).bases[0].minions[0].spent).toBe(true);
  });

  test('is plain data, and the same whether made alone or with others', () => {
    const game = toyGame();
    const chance = { key: seedFromText('plain'), used: 0 };
    playOn(game, chance, () => {
      if (game.answers.length % 5 !== 0) return;
      const views = viewsOf(game, everyone);
      expect(views).toEqual(everyone.map((seat) => viewOf(game, seat)));
      expect(JSON.parse(JSON.stringify(views))).toEqual(views);
    });
  });

  test('never has the number of a card that is hidden from its seat, throughout a game', () => {
    const game = toyGame({
      players: [{ factions: ['red', 'blue'] }, { factions: ['red', 'green'] }, { factions: ['gold', 'blue'] }],
      duplicates: true,
    });
    let looked = 0;
    const numbers = (view: View): number[] => (JSON.stringify(view).match(/"n":\d+/g) ?? []).map((text) => Number(text.slice(4)));
    playOn(game, { key: seedFromText('hidden'), used: 0 }, () => {
      for (const seat of [SPECTATOR, 0, 1, 2])
        for (const n of numbers(viewOf(game, seat))) {
          looked++;
          if (isHidden(game, seat, n)) throw new Error(`seat ${seat} is shown card ${n}`);
        }
    });
    expect(looked).toBeGreaterThan(1000);
  });

  test('never has such a number at a beat either, by what was hidden at that moment', () => {
    const setup = { players: [{ factions: ['red', 'blue'] }, { factions: ['red', 'green'] }, { factions: ['gold', 'blue'] }] };
    const game = toyGame({ ...setup, duplicates: true }).fork({ events: true, beats: true });
    let looked = 0;
    playOn(game, { key: seedFromText('beats'), used: 0 }, () => {
      for (const beat of game.takeBeats()) {
        for (const seat of [SPECTATOR, 0, 1, 2]) {
          const view = wholeView(beatPartsOf(game, beat, [seat])[0]);
          for (const [, n] of JSON.stringify(view).matchAll(/"n":(\d+)/g)) {
            looked++;
            if (isHidden(beat, seat, Number(n))) throw new Error(`seat ${seat} is shown card ${n}`);
          }
        }
      }
      game.takeEvents();
    });
    expect(looked).toBeGreaterThan(1000);
  });
});

function isHidden({ state: s }: Pick<Game, 'state'>, seat: Seat, c: number): boolean {
  if (s.zone[c] !== Zone.Hand && s.zone[c] !== Zone.Deck && s.zone[c] !== Zone.BaseDeck) return false;
  return seat === SPECTATOR ? (s.known[c] & 7) !== 7 : (s.known[c] & (1 << seat)) === 0;
}

describe('an event', () => {
  test('of a draw names the card only to the player who drew, and in replays', () => {
    const { game } = toyAt({
      players: [{ name: 'Anna', hand: ['red/scout'], deck: ['blue/giant'] }, { name: 'Ben' }],
      bases: [{ base: 'red-hill' }],
    });
    answerWith(game, 0, ['play red/scout:1']);
    const drew = game.takeEvents().find((e) => e.kind === 'drew')!;
    expect(everyone.map((seat) => eventView(game, drew, seat))).toMatchObject([
      { card: null, hidden: true },
      { card: { id: 'blue/giant' }, hidden: false },
      { card: { id: 'blue/giant' }, hidden: false },
      { card: null, hidden: true },
    ]);
    expect(game.takeEvents()).toEqual([]);
  });
});

describe('a seat that does not exist', () => {
  const game = toyGame();
  const chance = { key: seedFromText('seat'), used: 0 };
  const over = playOn(toyGame(), chance);
  const wrong = [null, undefined, 2, -3, 0.5, '0', Number.NaN, [0], {}] as unknown as Seat[];

  test('has no view, because it would be somebody else’s', () => {
    for (const seat of wrong) {
      const about = String(JSON.stringify(seat));
      const event = { kind: 'passed', seat: 0 } as const;
      for (const look of [
        () => viewOf(game, seat),
        () => viewOf(over, seat),
        () => viewsOf(game, [0, seat]),
        () => decisionView(game, game.decision!, seat),
        () => eventView(game, event, seat),
        () => knowledgeOf(game, seat),
        () => sampleWorld(game, seat, chance),
        () => disguised(game, seat, chance),
      ]) {
        expect(look, about).toThrow(GameError);
        expect(look, about).toThrow(expect.objectContaining({ code: 'seat' }));
      }
    }
  });

  test('and spectators have no sampled worlds', () => {
    for (const seat of [SPECTATOR, OPEN]) expect(() => sampleWorld(game, seat, chance)).toThrow(GameError);
  });
});

describe('a described position', () => {
  test.each<[object, string]>([
    [{ players: 2 }, 'this is not a valid position: players: not a list'],
    [{ players: [{ name: 'Anna' }] }, 'two to four players'],
    [{ players: [{ name: 'Anna', hand: 'red/bolt' }, { name: 'Ben' }] }, 'this is not a valid position: players.0.hand: not a list'],
    [{ players: [{ name: 'Anna', hand: ['red/fox'] }, { name: 'Ben' }] }, 'there is no card called red/fox'],
    [{ players: [{ name: 'Anna', hand: ['red-hill'] }, { name: 'Ben' }] }, 'red-hill does not belong in this place'],
    [{ bases: [{ base: 'red/bolt' }] }, 'red/bolt does not belong in this place'],
    [
      { bases: [{ base: 'red-hill', minions: [{ card: 'red/scout' }] }] },
      'this is not a valid position: bases.0.minions.0.controller: not a text',
    ],
    [{ bases: [{ base: 'red-hill', minions: [{ card: 'red/scout', controller: 'Carl' }] }] }, 'there is no player called Carl'],
    [
      {
        bases: [
          { base: 'red-hill', as: 'x' },
          { base: 'red-ford', as: 'x' },
        ],
      },
      'two cards are labelled x',
    ],
    [{ turn: 'Carl' }, 'there is no player called Carl'],
    [{ rules: 'house' }, 'there is no rules profile called house'],
    [{ played: { minions: -1 } }, 'this is not a valid position: played.minions: not a whole number from 0 to 1000'],
  ])('that does not fit is refused: %j', (position, message) => {
    expect(() => toyAt(position)).toThrow(expect.objectContaining({ code: 'position', message }));
  });

  test('of another shape is refused', () => {
    for (const position of [undefined, null, 'here', []])
      expect(() => gameAt(toy, position as never)).toThrow('this is not a valid position');
  });
});

test('a minion whose power is changed says by which cards, and what they add', () => {
  const { game } = toyAt({
    players: [{ name: 'Anna' }, { name: 'Ben' }],
    bases: [
      {
        base: 'green-hill',
        minions: [
          { card: 'red/giant', controller: 'Anna', counters: 1, actions: [{ card: 'red/cloak', controller: 'Ben' }] },
          { card: 'red/scout', controller: 'Ben', counters: 2 },
        ],
        actions: [{ card: 'red/banner', controller: 'Anna' }],
      },
    ],
  });
  const [giant, scout] = viewOf(game, SPECTATOR).bases[0].minions;
  const total = giant.printed! + giant.counters + giant.changes!.reduce((sum, c) => sum + c.amount, 0);
  expect(total).toBe(giant.power);
  expect(giant.changes!.map((c) => `${c.id} ${c.amount}`).sort()).toEqual(['red/banner 1', 'red/cloak 2']);
  expect(scout.changes, 'counters alone need no explanation').toBeUndefined();
});
