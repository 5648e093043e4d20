import { describe, expect, test } from 'vitest';
import { answerWith, GameError, seedFromText } from '../src/index.js';
import { cardKey, Kind, keyOf, kindOf, optionOf } from '../src/tools.js';
import { playOn, TOY_FACTIONS, toyAt, toyGame } from './toy.js';

describe('keys', () => {
  test('turn back into their options, for every kind of option in random games', () => {
    const kinds = new Set<number>();
    const keys = new Map<string, number>();
    for (let n = 0; n < 12; n++) {
      const players = n % 2 ? [{}, {}] : [{ factions: TOY_FACTIONS.slice(0, 2) }, { factions: TOY_FACTIONS.slice(2) }];
      const game = toyGame({ seed: n, players, factions: 'free' });
      playOn(game, { key: seedFromText(`keys ${n}`), used: 0 }, (d) => {
        keys.clear();
        for (const option of d.options) {
          const key = keyOf(game, option);
          if (optionOf(game, key) !== option) throw new Error(`${key} does not lead back to ${option}`);
          if (keys.has(key)) throw new Error(`${key} names two options`);
          keys.set(key, option);
          kinds.add(kindOf(option));
        }
      });
    }
    expect([...kinds].sort((a, b) => a - b)).toEqual(Object.values(Kind));
  });

  test('are written like this', () => {
    const { game, labels } = toyAt({ players: [{ name: 'Anna', hand: [{ card: 'red/scout', as: 'scout' }] }, { name: 'Ben' }] });
    const scout = labels.get('scout')!;
    expect(cardKey(game, scout)).toBe(`red/scout:${scout}`);
    expect(keyOf(game, Kind.Play | scout)).toBe(`play red/scout:${scout}`);
    expect(keyOf(game, Kind.Use | scout)).toBe(`use red/scout:${scout}`);
    expect(keyOf(game, labels.get('hill')!)).toBe(`red-hill:${labels.get('hill')}`);
    expect([Kind.Seat | 1, Kind.Number | 12, Kind.Faction | 2, Kind.Word | 1].map((o) => keyOf(game, o))).toEqual([
      'seat:1',
      '12',
      'faction:green',
      'end',
    ]);
  });

  test('write a number in one way only', () => {
    // 17 cards, so that 017, 0x11 and 1e1 would each mean one of them.
    const { game } = toyAt({ players: [{ name: 'Anna', hand: Array.from({ length: 17 }, () => 'red/scout') }, { name: 'Ben' }] });
    expect(optionOf(game, 'red/scout:17')).toBe(17);
    expect(optionOf(game, 'play red/scout:10')).toBe(Kind.Play | 10);
    for (const n of ['0x11', ' 17', '17 ', '017', '1e1', '+17', '-17', '17.0', '१७', '', '0', '19', '99999', '1'.repeat(400)])
      for (const key of [`red/scout:${n}`, `play red/scout:${n}`, `use red/scout:${n}`, `trigger red/scout:${n}`])
        expect(optionOf(game, key), key).toBe(-1);
    for (const key of ['01', '007', '1e1', ' 1', '0x1', '-1', '1.0', '1000', 'seat:01', 'seat: 1', 'seat:1e0', 'seat:10', 'seat:'])
      expect(optionOf(game, key), key).toBe(-1);
  });

  test('that name nothing are not options', () => {
    const { game } = toyAt({ players: [{ name: 'Anna', hand: ['red/scout'] }, { name: 'Ben' }] });
    const nothing = ['', 'red/scout', 'red/giant:1', 'blue/scout:1', 'red/scout:2', ':1', 'play', 'play ', 'use', 'play play red/scout:1'];
    const more = ['faction:', 'faction:pink', 'faction:0', 'do ', 'End', 'top:1', '__proto__', 'constructor', 'trigger red/herald:0'];
    for (const key of [...nothing, ...more]) expect(optionOf(game, key), key).toBe(-1);
    for (const key of [undefined, null, 5, {}, ['end'], Symbol('end')]) expect(optionOf(game, key as string)).toBe(-1);
  });

  test('answer like numbers do; an illegal answer is refused and changes nothing', () => {
    const { game } = toyAt({ players: [{ name: 'Anna', hand: ['red/scout'] }, { name: 'Ben' }] });
    const state = JSON.stringify(game.state);
    for (const keys of [['use red/scout:1'], ['end', 'end'], ['constructor'], [], 'end', null, [null], { length: 1 }])
      expect(() => answerWith(game, 0, keys as string[]), JSON.stringify(keys)).toThrow(GameError);
    expect(() => answerWith(game, 1, ['end'])).toThrow(GameError);
    for (const picks of [null, 'end', [null], ['end'], [1.5], [Number.NaN], {}])
      expect(() => game.answer(picks as number[]), JSON.stringify(picks)).toThrow(GameError);
    expect(JSON.stringify(game.state)).toBe(state);
    answerWith(game, 0, ['play red/scout:1']);
    expect(game.answers).toEqual([[Kind.Play | 1]]);
    expect(game.decision!.prompt).toBe('play-at');
  });
});
