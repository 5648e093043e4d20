import type { Knowledge } from '@breakpoint/engine';
import { describe, expect, test } from 'vitest';
import type { Considered } from '../src/bot.js';
import type { Before, Fate } from '../src/fate.js';
import { type Hint, hintFor, type PlayStep, type Searcher } from '../src/index.js';
import { PLAIN, START } from './fate.js';

/** A play of a minion on a base, and further plays of the turn. */
const play = (...parts: (readonly [card: string, base: string])[]): PlayStep[] =>
  parts.flatMap(([card, base]) => [
    { prompt: 'play-phase', source: null, options: [], keys: [`play ${card}:7`] },
    { prompt: 'play-at', source: null, options: [], keys: [base] },
  ]);

const found = (steps: PlayStep[], value: number, margin = 0, visits = 50): Considered => ({
  keys: steps[0].keys,
  visits,
  value,
  margin,
  play: steps,
});

const fate = (chance: number, more: Partial<Fate> = {}): Fate => ({ ...PLAIN, chance, ...more });

const keyOf = (card: number): string => ({ 7: 'scout:7', 8: 'raptor:8', 90: 'pits:90' })[card] ?? `card:${card}`;

/** The hint about a search that found these options, and these fates of each of them in the same worlds. */
function hint(options: readonly Considered[], fates: readonly Fate[], before: Partial<Before> = {}): Hint {
  const bot: Searcher = {
    name: 'found',
    decide: () => [],
    advise: () => ({ keys: options[0].keys, options: [...options], chances: [] }),
    study: () => ({
      advice: () => ({ keys: options[0].keys, options: [...options], chances: [] }),
      follow: (plays) => ({
        start: { ...START, ...before },
        fates: plays.map((p) => Array.from({ length: 12 }, () => fates[options.findIndex((o) => o.play === p)])),
        keyOf,
        shown: (chance) => chance,
      }),
    }),
  };
  return hintFor({} as Knowledge, { key: [0, 0, 0, 0], used: 0 } as never, { iterations: 100 }, bot);
}

const begins = ({ options }: Hint): string[] => options.map((o) => o.keys[0]);
const scout = play(['scout', 'pits:90']);
const raptor = play(['raptor', 'pits:90']);
const zapbot = play(['zapbot', 'pits:90']);

describe('a hint', () => {
  test('passes over the same plays in another order, unless the order matters', () => {
    const there = play(['scout', 'pits:90'], ['raptor', 'pits:90']);
    const back = play(['raptor', 'pits:90'], ['scout', 'pits:90']);
    const list = (value: number) => [found(there, 0.6), found(back, value), found(zapbot, 0.5)];
    const fates = [fate(0.6), fate(0.55), fate(0.5)];
    expect(begins(hint(list(0.59), fates))).toEqual(['play scout:7', 'play zapbot:7']);
    expect(begins(hint(list(0.53), fates))).toEqual(['play scout:7', 'play raptor:7', 'play zapbot:7']);
  });

  test('passes over a play after which the best one is usually made later in the turn, and the other way round', () => {
    const list = [found(scout, 0.6), found(raptor, 0.59), found(zapbot, 0.5)];
    const both = { plays: [7, 8].map((card) => ({ card, at: 90 })) };
    expect(begins(hint(list, [fate(0.6, both), fate(0.6, both), fate(0.5)]))).toEqual(['play scout:7', 'play zapbot:7']);
    expect(begins(hint(list, [fate(0.6, both), fate(0.6), fate(0.5)]))).toEqual(['play scout:7', 'play raptor:7']);
  });

  test('says that plays are alike if nothing of a lead is left in the same worlds, and shows what came of them there', () => {
    const { alike, options } = hint([found(scout, 0.6), found(raptor, 0.56)], [fate(0.55), fate(0.55)]);
    expect(alike).toBe(true);
    expect(options.map((o) => o.chance)).toEqual([expect.closeTo(0.55), expect.closeTo(0.55)]);
  });

  test('says so, too, if hardly any difference is shown and nothing is known that explains it', () => {
    const alike = (chance: number, margin: number): boolean =>
      hint([found(scout, 0.54, 0.4), found(raptor, chance, margin)], [fate(0.6, { margin: 0.4 }), fate(0.5, { margin: 0 })]).alike;
    expect([alike(0.52, 0), alike(0.52, -0.2), alike(0.5, 0)]).toEqual([true, false, false]);
  });

  test('goes by the worlds alone if the search hardly knows the second play', () => {
    const alike = (chance: number): boolean => hint([found(scout, 0.6), found(raptor, 0.59, 0, 2)], [fate(0.6), fate(chance)]).alike;
    expect([alike(0.59), alike(0.5)]).toEqual([true, false]);
  });

  const end = [{ ...play(['end', 'pits:90'])[0], keys: ['end'] }];

  test('says of the end of the turn which card is kept, and of the other play how the table looks then', () => {
    const stays = { hand: new Set([7]), worths: { hand: 2.3, discard: 0, bases: [[1, 1]] } };
    const placed = { powers: [[5, 9]] };
    const ended = (second: number): Hint =>
      hint([found(end, 0.5), found(scout, second)], [fate(0.5, stays), fate(second, placed)], { hand: [7], powers: [[4, 9]] });
    const stands = { base: 'pits:90', n: 5, seat: 1, m: 9, missing: 9, pays: 2 };
    const { alike, keys, reasons, instead } = ended(0.4);
    expect({ alike, keys, reasons, instead }).toEqual({
      alike: false,
      keys: ['end'],
      reasons: [
        { kind: 'saves', card: 'scout:7' },
        { kind: 'merely', ...stands },
      ],
      instead: [],
    });
    // A play that is about as good is the one recommended.
    expect(ended(0.49)).toMatchObject({ keys: ['play scout:7'], reasons: [{ kind: 'stands', ...stands }] });
  });

  test('says nothing of a card that the end of the turn keeps, if the other play is about as good', () => {
    const stays = { hand: new Set([7]), worths: { hand: 2.3, discard: 0, bases: [[1, 1]] } };
    const told = (second: number): Hint => hint([found(end, 0.5), found(scout, second)], [fate(0.5, stays), fate(second)], { hand: [7] });
    expect(told(0.4).reasons).toEqual([{ kind: 'saves', card: 'scout:7' }]);
    expect(told(0.49)).toMatchObject({ keys: ['end'], alike: false, reasons: [] });
  });

  test('calls a play as good as the end of the turn, if it is and nothing else can be said of it', () => {
    expect(hint([found(scout, 0.5), found(end, 0.5)], [fate(0.5), fate(0.5)])).toMatchObject({
      keys: ['play scout:7'],
      alike: true,
      reasons: [],
    });
  });

  test('says nothing either of a card that is kept by an answer that takes nothing', () => {
    const pass: PlayStep[] = [{ prompt: 'after-scoring', source: null, options: [], keys: [] }];
    const use: PlayStep[] = [{ prompt: 'after-scoring', source: null, options: [], keys: ['use scout:7'] }];
    const stays = fate(0.5, { hand: new Set([7]), worths: { hand: 2.3, discard: 0, bases: [[1, 1]] } });
    expect(hint([found(pass, 0.5), found(use, 0.49)], [stays, fate(0.49)], { hand: [7] })).toMatchObject({ alike: true, reasons: [] });
  });

  test('tells what may score soon only for the end of the turn, not for an answer that takes nothing', () => {
    const none: PlayStep[] = [{ prompt: 'destroy-minion', source: null, options: [], keys: [] }];
    const some: PlayStep[] = [{ prompt: 'destroy-minion', source: null, options: [], keys: ['scout:7'] }];
    const near = fate(0.5, { missing: [2] });
    expect(hint([found(none, 0.5), found(some, 0.5)], [near, near])).toMatchObject({ alike: true, reasons: [] });
    expect(hint([found(end, 0.5), found(scout, 0.5)], [near, near]).reasons).toEqual([expect.objectContaining({ kind: 'looms', n: 2 })]);
  });

  test('says what a play does before it says that the other one would be in vain', () => {
    const worths = { hand: 2, discard: 0, bases: [[1, 1]] };
    const placed = fate(0.6, { powers: [[6, 4]], atEnd: [[6, 4]], hand: new Set([7]), margin: 1, worths });
    const { reasons } = hint([found(raptor, 0.6), found(scout, 0.5)], [placed, fate(0.5, { vain: true })], { hand: [7], passing: [7] });
    expect(reasons).toEqual([expect.objectContaining({ kind: 'stands', n: 6 }), { kind: 'saves', card: 'scout:7', vain: true }]);
  });

  test('compares with the end of the turn only if there is nothing else, and then says what the play does', () => {
    const placed = fate(0.5, { powers: [[6, 4]], atEnd: [[6, 4]] });
    const list = [found(scout, 0.5), found(end, 0.5), found(raptor, 0.48)];
    expect(begins(hint(list, [placed, fate(0.5), fate(0.5)]))).toEqual(['play scout:7', 'play raptor:7', 'end']);
    const { alike, keys, reasons } = hint([found(end, 0.5), found(scout, 0.5)], [fate(0.5), placed]);
    const stands = { kind: 'stands', base: 'pits:90', n: 6, seat: 1, m: 4, missing: 9, pays: 2 };
    expect({ alike, keys, reasons }).toEqual({ alike: true, keys: ['play scout:7'], reasons: [stands] });
  });

  test('says how the table looks after two plays of which nothing else can be said', () => {
    const after = (powers: number[][]) => fate(0.5, { powers, later: [[4, 4]] });
    const { alike, reasons, instead } = hint([found(scout, 0.5), found(raptor, 0.5)], [after([[7, 4]]), after([[6, 4]])]);
    const stands = { kind: 'stands', base: 'pits:90', seat: 1, m: 4, missing: 9, pays: 2 };
    expect({ alike, reasons, instead }).toEqual({ alike: true, reasons: [{ ...stands, n: 7 }], instead: [{ ...stands, n: 6 }] });
  });

  test('begins with the play of which something can be said, if they are alike', () => {
    const { alike, keys, reasons } = hint([found(scout, 0.5), found(raptor, 0.5)], [fate(0.5), fate(0.5, { brought: 2, came: 2 })]);
    expect({ alike, keys, reasons }).toEqual({ alike: true, keys: ['play raptor:7'], reasons: [{ kind: 'brings', n: 2 }] });
  });

  test('says of plays in another order that both can be made, if there is nothing else to compare', () => {
    const there = play(['scout', 'pits:90'], ['raptor', 'pits:90']);
    const back = play(['raptor', 'pits:90'], ['scout', 'pits:90']);
    expect(hint([found(there, 0.5), found(back, 0.5)], [fate(0.5), fate(0.5)])).toMatchObject({ alike: true, both: true });
    expect(hint([found(scout, 0.5), found(zapbot, 0.5)], [fate(0.5), fate(0.5)])).toMatchObject({ alike: true, both: false });
  });

  test('does not say so of two answers to one question, whatever is played after them', () => {
    const answer = (key: string, then: readonly (readonly [string, string])[]): PlayStep[] => [
      { prompt: 'destroy-minion', source: null, options: [], keys: [key] },
      ...play(...then),
    ];
    const [here, there] = [
      answer('pits:90', [['raptor', 'pits:90']]),
      answer('hill:91', [
        ['scout', 'pits:90'],
        ['raptor', 'pits:90'],
      ]),
    ];
    expect(hint([found(here, 0.5), found(there, 0.5)], [fate(0.5), fate(0.5)])).toMatchObject({ alike: true, both: false });
  });

  test('leaves out a third play that is clearly worse, if it calls the others alike', () => {
    const third = (value: number) =>
      begins(hint([found(scout, 0.6), found(raptor, 0.6), found(zapbot, value)], [fate(0.6), fate(0.6), fate(value)]));
    expect(third(0.59)).toEqual(['play scout:7', 'play raptor:7', 'play zapbot:7']);
    expect(third(0.5)).toEqual(['play scout:7', 'play raptor:7']);
  });

  test('takes the third play for its comparison, if nothing explains why the second one is worse', () => {
    const list = [found(scout, 0.6), found(raptor, 0.5), found(zapbot, 0.4)];
    const won = { awards: [[2, 0]], vp: [2, 0] };
    const { options, reasons } = hint(list, [fate(0.6, won), fate(0.5, won), fate(0.4)]);
    expect(options.map((o) => o.keys[0])).toEqual(['play scout:7', 'play zapbot:7', 'play raptor:7']);
    expect(reasons).toEqual([{ kind: 'gains', base: 'pits:90', n: 2, instead: 0 }]);
  });

  test('does not call plays alike if the second one came off clearly better in the same worlds', () => {
    const { alike, keys, reasons } = hint(
      [found(scout, 0.6), found(raptor, 0.56)],
      [fate(0.5), fate(0.6, { vp: [2, 0], awards: [[2, 0]], margin: 1 })],
    );
    expect({ alike, keys, reasons }).toEqual({
      alike: false,
      keys: ['play raptor:7'],
      reasons: [{ kind: 'gains', base: 'pits:90', n: 2, instead: 0 }],
    });
  });

  test('does not call them alike either if nothing explains it', () => {
    const { alike, keys, reasons } = hint([found(scout, 0.6), found(raptor, 0.56)], [fate(0.5), fate(0.6)]);
    expect({ alike, keys, reasons }).toEqual({ alike: false, keys: ['play raptor:7'], reasons: [] });
  });

  test('tells plays apart by VP in a game that is nearly decided', () => {
    const { decided, keys } = hint(
      [found(scout, 0.05, -4), found(raptor, 0.04, -2)],
      [fate(0.05, { margin: -4 }), fate(0.04, { margin: -2 })],
    );
    expect({ decided, keys }).toEqual({ decided: true, keys: ['play raptor:7'] });
  });
});
