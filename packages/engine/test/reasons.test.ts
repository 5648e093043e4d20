import { describe, expect, test } from 'vitest';
import { action, Ban, base, type FactionSpec, minion, Until } from '../src/cards.js';
import { answerWith, type Card, type Game, GameError, type ReasonCode, reasonView, type Seat, verify, whyNot } from '../src/index.js';
import type { DescribedPosition } from '../src/tools.js';
import type { Query } from '../src/words/query.js';
import type { SomeOptions } from '../src/words/resolution.js';
import { REASONS } from '../src/words/vocabulary.js';
import { toyAt, toySet } from './toy.js';

const given = new Set<ReasonCode>();

interface Table {
  game: Game;
  /** The code of the reason why Anna, or another seat, can't choose this; null if she can. Cards are given by their labels. */
  why(key: string, seat?: Seat): ReasonCode | null;
  /** Gives these answers, one after the other. */
  answer(...keys: string[]): void;
  card(label: string): Card;
}

/** A position with toy cards and the extra cards that a test needs. */
function table(position: Partial<DescribedPosition>, cards: FactionSpec['cards'] = [], bases: FactionSpec['bases'] = []): Table {
  const { game, labels } = toyAt(position, toySet(cards, bases));
  const keyOf = (text: string): string =>
    text.replace(/^(play |use |)([a-z]+)$/, (whole, verb, label) => {
      const card = labels.get(label);
      return card === undefined ? whole : `${verb}${game.position.def(card).id}:${card}`;
    });
  return {
    game,
    why(key, seat = 0) {
      const reason = whyNot(game, seat, keyOf(key));
      if (reason === null) return null;
      given.add(reason.code);
      // A refused option is also refused as an answer, and its reason can be shown.
      expect(reasonView(game, reason).code).toBe(reason.code);
      expect(() => answerWith(game, seat, [keyOf(key)])).toThrow(GameError);
      return reason.code;
    },
    answer(...keys) {
      for (const key of keys) answerWith(game, game.decision!.seat, [keyOf(key)]);
    },
    card: (label) => labels.get(label)!,
  };
}

const hand = (...cards: string[]): Partial<DescribedPosition> => ({
  players: [{ name: 'Anna', hand: cards.map((card) => ({ card: `red/${card}`, as: card })) }, { name: 'Ben' }],
});
const minions = (...list: [card: string, as: string, controller: string, counters?: number][]): Partial<DescribedPosition> => ({
  bases: [
    { base: 'red-hill', as: 'hill', minions: list.map(([card, as, controller, counters]) => ({ card, as, controller, counters })) },
    { base: 'blue-ford', as: 'ford' },
  ],
});

describe('the reason why something can’t be done', () => {
  test('in another player’s decision', () => {
    const t = table({});
    expect(t.why('end', 1)).toBe('not-your-turn');
    expect(t.why('end')).toBeNull();
    t.game.state.vp[0] = 15;
    t.answer('end');
    expect(t.why('end')).toBe('game-over');
  });

  test('in the middle of an ability', () => {
    const t = table({ ...hand('scout', 'giant') });
    t.answer('play scout');
    expect(t.why('hill', 1)).toBe('not-your-decision');
    expect(t.why('play giant')).toBe('not-now');
    expect(t.why('use giant')).toBe('not-now');
    expect(t.why('nothing')).toBe('not-an-option');
    expect(t.why('seat:0')).toBe('not-an-option');
    expect(t.why('hill')).toBeNull();
  });

  test('when playing a card', () => {
    const t = table({ ...hand('scout', 'giant', 'bolt', 'cloak'), ...minions() });
    expect([t.why('play hill'), t.why('play cloak')]).toEqual(['not-in-hand', 'no-place-to-play']);
    t.answer('play scout', 'hill');
    expect([t.why('play scout'), t.why('play giant'), t.why('play cloak')]).toEqual(['not-in-hand', 'no-minion-play-left', null]);
    t.answer('play bolt');
    expect(t.why('play cloak')).toBe('no-action-play-left');
  });

  test('when a card forbids the play', () => {
    const ban = base('ban', { breakpoint: 20, vp: [1, 1, 1], forbidsPlay: (p, _, c) => p.isMinion(c) });
    const both = table({ ...hand('scout', 'banner'), bases: [{ base: 'ban', as: 'ban' }] }, [], [ban]);
    expect([both.why('play scout'), both.why('play banner')]).toEqual(['play-forbidden-here', null]);
    const one = table({ ...hand('scout'), bases: [{ base: 'ban', as: 'ban' }, { base: 'red-hill' }, { base: 'red-ford' }] }, [], [ban]);
    one.answer('play scout');
    expect(one.why('ban')).toBe('play-forbidden-here');
    expect(reasonView(one.game, whyNot(one.game, 0, 'ban:2')!).base?.id).toBe('ban');
  });

  test('when a lasting effect forbids it', () => {
    const oath = action('oath', {
      copies: 2,
      *onPlay(it) {
        it.forbidName(it.self);
        yield* it.draw(0);
      },
    });
    const hush = action('hush', {
      copies: 1,
      *onPlay(it) {
        it.forbidActions(yield* it.choosePlayer('look-at-hand', [1]));
      },
    });
    const fog = action('fog', {
      copies: 1,
      *onPlay(it) {
        it.forbidPlays(Ban.minions | Ban.others, 0, Until.StartOf);
        yield* it.draw(0);
      },
    });
    const more = minion('more', { power: 1, copies: 1, grants: () => ({ type: 'action' }) });
    const t = table(
      {
        players: [
          {
            name: 'Anna',
            hand: [
              { card: 'red/oath', as: 'first' },
              { card: 'red/oath', as: 'second' },
              { card: 'red/hush', as: 'hush' },
              { card: 'red/more', as: 'more' },
            ],
          },
          { name: 'Ben', hand: [{ card: 'blue/bolt', as: 'bolt' }] },
        ],
      },
      [oath, hush, more],
    );
    const foggy = table(
      {
        players: [
          { name: 'Anna', hand: [{ card: 'red/fog', as: 'fog' }] },
          { name: 'Ben', hand: [{ card: 'red/more', as: 'more' }] },
        ],
      },
      [fog, more],
    );
    foggy.answer('play fog', 'end');
    expect(foggy.why('play more', 1)).toBe('minions-forbidden');
    t.answer('play more', 'hill', 'play first');
    expect(t.why('play second')).toBe('name-forbidden');
    t.answer('play hush', 'end');
    expect(t.why('play bolt', 1)).toBe('actions-forbidden');
  });

  test('when the limits of an extra play forbid it', () => {
    const extra = (id: string, type: 'minion' | 'action', limits: object): FactionSpec['cards'][number] =>
      minion(id, {
        power: 1,
        copies: 1,
        standingPlay: (p, self) => ({ type, ...limits, ...('here' in limits && { base: p.baseOf(self) }) }),
      });
    const cards = [
      extra('weak', 'minion', { atMost: 2 }),
      extra('strong', 'minion', { atLeast: 4 }),
      minion('away', { power: 1, copies: 1, standingPlay: (p, self) => ({ type: 'minion', notAt: p.baseOf(self) }) }),
      extra('lone', 'minion', { whereAlone: true }),
      extra('site', 'action', { onBase: true }),
      extra('tailor', 'action', { onMinion: true }),
      extra('near', 'minion', { here: true }),
      minion('smith', { power: 1, copies: 1, standingPlay: (_p, self) => ({ type: 'action', host: self }) }),
      minion('kin', { power: 1, copies: 1, kinds: ['kin'], standingPlay: () => ({ type: 'minion', kind: 'kin' }) }),
      minion('caller', { power: 1, copies: 1, standingPlay: (p) => ({ type: 'minion', name: p.defNumber('red/scout') }) }),
    ];
    const with_ = (id: string): Table =>
      table(
        {
          ...hand('scout', 'giant', 'bolt', 'banner', 'cloak', 'kin'),
          bases: [
            {
              base: 'red-hill',
              as: 'hill',
              minions: [
                { card: `red/${id}`, as: 'host', controller: 'Anna' },
                { card: 'red/herald', as: 'other', controller: 'Anna' },
              ],
            },
          ],
          played: { minions: 1, actions: 1 },
        },
        cards,
      );
    expect([with_('weak').why('play giant'), with_('weak').why('play scout')]).toEqual(['extra-needs-power-at-most', null]);
    expect([with_('strong').why('play scout'), with_('strong').why('play giant')]).toEqual(['extra-needs-power-at-least', null]);
    expect(with_('away').why('play giant')).toBe('extra-needs-another-base');
    expect(with_('lone').why('play giant')).toBe('extra-needs-empty-base');
    expect([with_('site').why('play bolt'), with_('site').why('play banner')]).toEqual(['extra-needs-base-action', null]);
    expect([with_('tailor').why('play banner'), with_('tailor').why('play cloak')]).toEqual(['extra-needs-minion-action', null]);
    expect(with_('near').why('play giant')).toBeNull();
    expect([with_('kin').why('play giant'), with_('kin').why('play kin')]).toEqual(['extra-needs-kind', null]);
    expect([with_('caller').why('play giant'), with_('caller').why('play scout')]).toEqual(['extra-needs-name', null]);
    expect([with_('smith').why('play banner'), with_('smith').why('play cloak')]).toEqual(['extra-needs-host', null]);
    const smith = with_('smith');
    smith.answer('play cloak');
    expect(smith.game.position.hasAttached(smith.card('host'))).toBe(true);
    const far = table(
      {
        ...hand('banner'),
        bases: [
          { base: 'red-hill', minions: [{ card: 'red/far', controller: 'Anna' }] },
          { base: 'blue-ford', as: 'ford' },
        ],
        played: { actions: 1 },
      },
      [
        // A banner that may be played only on the ford, with an extra action for the hill.
        minion('far', {
          power: 1,
          copies: 1,
          standingPlay: (p, self) => ({ type: 'action', base: p.baseOf(self) }),
          forbidsPlay: () => true,
        }),
      ],
    );
    expect(far.why('play banner')).toBe('extra-needs-base');
    const flag = action('flag', { copies: 1, goes: 'base', standingPlay: () => ({ type: 'minion', whereYou: true }) });
    const empty = { base: 'red-hill', actions: [{ card: 'red/flag', controller: 'Anna' }] };
    expect(table({ ...hand('scout'), bases: [empty], played: { minions: 1 } }, [flag]).why('play scout')).toBe('extra-needs-your-base');
  });

  test('when using an ability', () => {
    const sleepy = minion('sleepy', { power: 1, copies: 1, talent: { when: () => false, run: (it) => it.draw(1) } });
    const t = table(
      {
        ...hand('scout'),
        ...minions(
          ['red/giant', 'mine', 'Anna'],
          ['red/giant', 'theirs', 'Ben'],
          ['red/scout', 'dull', 'Anna'],
          ['red/sleepy', 'sleepy', 'Anna'],
        ),
      },
      [sleepy],
    );
    expect(['mine', 'theirs', 'dull', 'sleepy', 'scout', 'hill'].map((c) => t.why(`use ${c}`))).toEqual([
      null,
      'not-yours',
      'no-ability-now',
      'condition-not-met',
      'no-ability-now',
      'no-ability-now',
    ]);
    t.answer('use mine');
    t.game.answer([]);
    expect(t.why('use mine')).toBe('already-used');
  });

  test('when choosing a minion', () => {
    const asking = (query: (you: Seat, self: number) => Query): FactionSpec['cards'] => [
      minion('asker', {
        power: 3,
        copies: 1,
        kinds: ['Small'],
        onPlay: (it) => it.destroy(it.mayChoose('destroy-minion', query(it.you, it.self))),
      }),
    ];
    const ask = (query: Parameters<typeof asking>[0]): Table => {
      const t = table(
        { ...hand('asker', 'bolt'), ...minions(['red/scout', 'mine', 'Anna', 1], ['green/giant', 'theirs', 'Ben']) },
        asking(query),
      );
      t.answer('play asker', 'hill');
      return t;
    };
    const all = (query: Parameters<typeof asking>[0]): (ReasonCode | null)[] => {
      const t = ask(query);
      return ['mine', 'theirs', 'asker'].map((c) => t.why(c));
    };
    expect(all((you) => ({ of: you }))).toEqual([null, 'not-yours', null]);
    expect(all((you) => ({ notOf: you }))).toEqual(['not-others', null, 'not-others']);
    expect(all((_, self) => ({ not: self }))).toEqual([null, null, 'not-itself']);
    expect(all(() => ({ atMost: 3 }))).toEqual([null, 'power-too-high', null]);
    expect(all(() => ({ below: 4 }))).toEqual([null, 'power-too-high', null]);
    expect(all(() => ({ atLeast: 4 }))).toEqual(['power-too-low', null, 'power-too-low']);
    expect(all(() => ({ withCounters: true }))).toEqual([null, 'no-counters', 'no-counters']);
    expect(all(() => ({ withCounters: false }))).toEqual(['has-counters', null, null]);
    expect(all(() => ({ kind: 'Small' }))).toEqual(['wrong-kind', 'wrong-kind', null]);
    expect(all(() => ({ name: toySet().number('red/scout') }))).toEqual([null, 'wrong-name', 'wrong-name']);
    expect(all(() => ({ faction: 2 }))).toEqual(['wrong-faction', null, 'wrong-faction']);
    expect(all((_, self) => ({ where: (c) => c !== self }))).toEqual([null, null, 'condition-not-met']);
    const t = ask((you) => ({ of: you }));
    expect([t.why('bolt'), t.why('hill')]).toEqual(['not-in-play', 'wrong-kind']);
  });

  test('when choosing a card at the wrong base', () => {
    const far = action('far', { copies: 1, onPlay: (it) => it.destroy(it.choose('destroy-minion', { notAt: it.position.bases[0] })) });
    const t = table(
      {
        ...hand('far'),
        bases: [
          { base: 'red-hill', minions: [{ card: 'red/scout', as: 'near', controller: 'Ben' }] },
          {
            base: 'blue-ford',
            minions: [
              { card: 'red/giant', controller: 'Ben' },
              { card: 'red/scout', controller: 'Ben' },
            ],
          },
        ],
      },
      [far],
    );
    t.answer('play far');
    expect(t.why('near')).toBe('wrong-base');
  });

  test('when building an answer', () => {
    const some = (options: SomeOptions, ...answers: string[][]): (ReasonCode | undefined)[] => {
      const cull = action('cull', { copies: 1, onPlay: (it) => it.destroy(it.chooseSome('destroy-minion', {}, options)) });
      const t = table({ ...hand('cull'), ...minions(['red/scout', 'a', 'Ben'], ['red/scout', 'b', 'Ben'], ['red/giant', 'c', 'Ben']) }, [
        cull,
      ]);
      t.answer('play cull');
      const keys = t.game.decision!.options.map((_, i) => `red/${i < 2 ? 'scout' : 'giant'}:${i + 3}`);
      return answers.map((answer) => {
        const reason = verify(
          t.game,
          0,
          answer.map((label) => keys['abc'.indexOf(label)]),
        );
        if (reason) given.add(reason.code);
        return reason?.code;
      });
    };
    expect(some({ least: 2, most: 2 }, ['a'], ['a', 'b', 'c'], ['a', 'a'], ['b', 'c'])).toEqual([
      'too-few',
      'too-many',
      'too-often',
      undefined,
    ]);
    expect(some({ group: (c) => (c === 5 ? 2 : 1) }, ['a', 'c'], ['a', 'b'])).toEqual(['different-groups', undefined]);
    expect(some({ group: (c) => (c === 5 ? 2 : 1), apart: true }, ['a', 'b'], ['a', 'c'])).toEqual(['same-group', undefined]);
    expect(some({ weight: (c) => (c === 5 ? 5 : 2), limit: 5 }, ['a', 'c'], ['a', 'b'])).toEqual(['too-heavy', undefined]);
  });
});

test('every reason code is given by some position above', () => {
  expect(REASONS.filter((code) => !given.has(code))).toEqual([]);
});
