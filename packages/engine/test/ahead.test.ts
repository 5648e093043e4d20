import { describe, expect, test } from 'vitest';
import { action, base, CardSet, faction, minion } from '../src/cards.js';
import { ahead } from '../src/index.js';
import { type DescribedPosition, gameAt, hashOf } from '../src/tools.js';

const soldier = minion('soldier', { power: 2, copies: 4 });
const scholar = minion('scholar', {
  power: 1,
  copies: 1,
  *onPlay(it) {
    yield* it.draw(1);
  },
});
const bolt = action('bolt', {
  copies: 2,
  *onPlay(it) {
    yield* it.destroy(yield* it.choose('destroy-minion', it.minions()));
  },
});
const banner = action('banner', {
  copies: 1,
  *onPlay(it) {
    for (const m of it.minions({ of: it.you })) yield* it.addCounters(m, 1);
  },
});
const dare = action('dare', {
  copies: 1,
  *onPlay(it) {
    yield* it.destroy(yield* it.as(1).choose('destroy-minion', it.minions()));
  },
});
const flag = action('flag', { copies: 1, goes: 'minion' });
const gamble = action('gamble', {
  copies: 1,
  *onPlay(it) {
    yield* it.discardAtRandom(it.you, 1);
  },
});
const revenge = action('revenge', {
  copies: 1,
  specials: [
    { window: 'reaction', from: 'hand', answers: (_, __, you, e) => e.moment === 'played' && e.type === 'action' && e.seat !== you },
  ],
  *onPlay(it) {
    yield* it.draw(1);
  },
});
const march = action('march', { copies: 1, onPlay: (it) => it.extraMinion() });
const truce = action('truce', {
  copies: 1,
  *onPlay(it) {
    it.cancelBase(it.position.bases[0]);
  },
});
const prize = action('prize', { copies: 1, onPlay: (it) => it.gainVp(1) });
const field = (id: string) => base(id, { breakpoint: 20, vp: [3, 2, 1] });
const cards = new CardSet('toys', [
  faction(
    'toys',
    'test',
    [soldier, scholar, bolt, banner, dare, flag, gamble, revenge, march, truce, prize],
    [field('meadow'), field('beach'), field('moor')],
  ),
]);

interface Side {
  hand?: string[];
  deck?: string[];
  meadow?: string[];
}
function position(a: Side, b: Side = {}): DescribedPosition {
  const mine = (a.meadow ?? []).map((card) => ({ card: `toys/${card}`, controller: 'A' }));
  const theirs = (b.meadow ?? []).map((card) => ({ card: `toys/${card}`, controller: 'B' }));
  const named = (list?: string[]): string[] => (list ?? []).map((id) => `toys/${id}`);
  return {
    players: [
      { name: 'A', hand: named(a.hand), deck: named(a.deck ?? ['soldier', 'soldier']) },
      { name: 'B', hand: named(b.hand), deck: named(b.deck) },
    ],
    bases: [{ base: 'meadow', minions: [...mine, ...theirs] }, { base: 'beach' }],
    baseDeck: ['moor'],
    turn: 'A',
  };
}
/** The result of looking ahead at playing this card from A's hand; also checks that looking ahead changes nothing. */
function playing(id: string, at: DescribedPosition) {
  const { game } = gameAt(cards, at);
  const before = hashOf(game.state);
  const card = game.state.hands[0].find((c) => game.position.def(c).id === `toys/${id}`)!;
  const found = ahead(game, 0, `play toys/${id}:${card}`);
  expect(hashOf(game.state)).toBe(before);
  expect(game.decision?.prompt).toBe('play-phase');
  return found;
}
const idsOf = (list: { id: string }[] | undefined): string[] => (list ?? []).map((c) => c.id);
const namesOf = (found: ReturnType<typeof playing>): string[] => idsOf(found?.options?.map((o) => o.card!));

describe('looking ahead', () => {
  test('shows where a minion may go', () => {
    const found = playing('soldier', position({ hand: ['soldier'] }));
    expect(found?.prompt).toBe('play-at');
    expect(namesOf(found)).toEqual(['meadow', 'beach']);
    expect(found?.hits).toEqual([]);
  });

  test('shows where a minion may go even if it draws a card on arrival, because nothing is drawn yet', () => {
    expect(namesOf(playing('scholar', position({ hand: ['scholar'] })))).toEqual(['meadow', 'beach']);
  });

  test('shows which minions an action could hit', () => {
    const found = playing('bolt', position({ hand: ['bolt'], meadow: ['soldier'] }, { meadow: ['scholar'] }));
    expect(found?.prompt).toBe('destroy-minion');
    expect(namesOf(found)).toEqual(['toys/soldier', 'toys/scholar']);
  });

  test('shows which minions an action can be played on', () => {
    const found = playing('flag', position({ hand: ['flag'], meadow: ['soldier'] }, { meadow: ['scholar'] }));
    expect(found?.prompt).toBe('play-at');
    expect(namesOf(found)).toEqual(['toys/soldier', 'toys/scholar']);
  });

  test('names the only possible target although nobody is asked', () => {
    const found = playing('bolt', position({ hand: ['bolt'] }, { meadow: ['scholar'] }));
    expect(found?.prompt).toBe('play-phase');
    expect(idsOf(found?.hits)).toEqual(['toys/scholar']);
  });

  test('names all targets of an action that hits several at once', () => {
    const found = playing('banner', position({ hand: ['banner'], meadow: ['soldier', 'soldier'] }, { meadow: ['scholar'] }));
    expect(idsOf(found?.hits)).toEqual(['toys/soldier', 'toys/soldier']);
  });

  test('says that an action without anything to act on would be played in vain', () => {
    expect(playing('bolt', position({ hand: ['bolt'] }))).toMatchObject({ prompt: 'play-phase', hits: [], inVain: true });
    expect(playing('bolt', position({ hand: ['bolt'] }, { meadow: ['scholar'] }))?.inVain).toBe(false);
    expect(playing('banner', position({ hand: ['banner'] }))?.inVain).toBe(true);
    expect(playing('march', position({ hand: ['march'] }))?.inVain, 'an extra minion').toBe(false);
    expect(playing('truce', position({ hand: ['truce'] }))?.inVain, 'a base that is cancelled').toBe(false);
    expect(playing('prize', position({ hand: ['prize'] }))?.inVain, 'a VP').toBe(false);
  });

  test('says where a card goes that can go to one base only', () => {
    const at = position({ hand: ['soldier'] });
    const found = playing('soldier', { ...at, bases: at.bases!.slice(0, 1) });
    expect(found).toMatchObject({ prompt: 'play-phase', at: expect.any(Number) });
    expect(found!.at).toBeGreaterThan(0);
    expect(playing('soldier', at)?.at, 'two bases').toBe(0);
  });

  test('in the middle of an ability', () => {
    const { game } = gameAt(cards, position({ hand: ['bolt'], meadow: ['soldier'] }, { meadow: ['scholar'] }));
    game.answer([game.decision!.options[0]]);
    const goal = game.state.cardsAt[0][1];
    expect(idsOf(ahead(game, 0, `toys/scholar:${goal}`)?.hits)).toEqual(['toys/scholar']);
    expect(game.decision?.prompt).toBe('destroy-minion');
  });

  test('shows nothing as soon as a hidden card is involved', () => {
    const { game } = gameAt(cards, position({ hand: ['scholar', 'soldier'] }));
    const scholarCard = game.state.hands[0][0];
    game.answer([game.decision!.options.find((o) => (o & 0xfff) === scholarCard)!]);
    const meadow = game.state.bases[0];
    expect(game.decision?.options).toContain(meadow);
    expect(ahead(game, 0, `meadow:${meadow}`), 'the scholar draws').toBeNull();
  });

  test('shows nothing as soon as chance is involved', () => {
    expect(playing('gamble', position({ hand: ['gamble', 'soldier', 'bolt', 'flag'] }))).toBeNull();
  });

  test('shows nothing as soon as another seat decides', () => {
    expect(playing('dare', position({ hand: ['dare'], meadow: ['soldier'] }, { meadow: ['scholar'] }))).toBeNull();
  });

  test('shows nothing as soon as another seat might act, whether or not it can', () => {
    for (const theirs of ['revenge', 'soldier']) {
      const hidden = theirs === 'revenge' ? 'soldier' : 'revenge';
      const at = position({ hand: ['bolt'] }, { hand: [theirs], deck: [hidden], meadow: ['scholar'] });
      expect(playing('bolt', at), theirs).toBeNull();
    }
  });

  test('shows nothing for an illegal option, for another seat’s decision, or beyond the turn', () => {
    const { game } = gameAt(cards, position({ hand: ['soldier'] }, { hand: ['soldier'] }));
    expect(ahead(game, 0, 'play toys/soldier:999')).toBeNull();
    expect(ahead(game, 0, 'nonsense')).toBeNull();
    const own = game.state.hands[0][0];
    expect(ahead(game, 1, `play toys/soldier:${own}`)).toBeNull();
    expect(ahead(game, 0, 'end')).toBeNull();
  });
});
