import { describe, expect, test } from 'vitest';
import { action, CardSet, type FactionSpec, faction, minion } from '../src/cards.js';
import { answerWith, restore, save, verify } from '../src/index.js';
import {
  endScoringLimits,
  endTurnLimits,
  endWindowLimits,
  forgetDeclined,
  forgetUses,
  isDeclined,
  isUsed,
  markDeclined,
  ONCE_A_TURN,
  ONCE_A_TURN_EACH,
  ONCE_A_WINDOW,
  unuse,
  use,
} from '../src/state/limits.js';
import { AbilityNumber, MOST_SPECIALS, MOST_TRIGGERS, type UseLimit } from '../src/words/definitions.js';
import type { CardSpec } from '../src/words/faction.js';
import { toy, toyAt, toySet } from './toy.js';

const LIMITS: UseLimit[] = (['turn', 'scoring'] as const).flatMap((per) =>
  (['card', 'name', 'player'] as const).map((by) => ({ per, by })),
);
const ABILITIES = [...Array(MOST_TRIGGERS).keys(), ...Object.values(AbilityNumber), AbilityNumber.Special + MOST_SPECIALS - 1];

/** Three cards, two of them with the same name. */
const board = () => toyAt({ players: [{ name: 'Anna', hand: ['red/scout', 'red/scout', 'red/giant'] }, { name: 'Ben' }] }).game.board;

describe('limits', () => {
  test('each use differs from every other: by card, name or player, per turn or per scoring', () => {
    const b = board();
    const uses = LIMITS.flatMap((limit) =>
      [1, 2, 3].flatMap((card) => [...new Set(ABILITIES)].flatMap((ability) => [0, 1].map((seat) => ({ limit, card, ability, seat })))),
    );
    /** The meaning of a use: the card, name or player that its limit counts. */
    const meaning = ({ limit: { per, by }, card, ability, seat }: (typeof uses)[number]): string =>
      [per, by, by === 'name' ? b.def(card).id : card, ability, by === 'card' ? '' : seat].join();
    for (const used of uses) {
      endTurnLimits(b);
      use(b, used.limit, used.card, used.ability, used.seat);
      for (const { limit, card, ability, seat } of uses)
        if (isUsed(b, limit, card, ability, seat) !== (meaning(used) === meaning({ limit, card, ability, seat })))
          throw new Error(`${meaning(used)} is taken for ${meaning({ limit, card, ability, seat })}`);
    }
  });

  test('a use can be taken back', () => {
    const b = board();
    use(b, ONCE_A_TURN, 1, AbilityNumber.Talent, 0);
    use(b, ONCE_A_TURN, 2, AbilityNumber.Talent, 0);
    unuse(b, ONCE_A_TURN, 1, AbilityNumber.Talent, 0);
    expect([1, 2].map((c) => isUsed(b, ONCE_A_TURN, c, AbilityNumber.Talent, 0))).toEqual([false, true]);
  });

  test('a card that left play has used nothing, not even its own ability in this window (6.25, D8); its name stays used', () => {
    const b = board();
    use(b, ONCE_A_TURN, 1, AbilityNumber.Talent, 0);
    use(b, { per: 'scoring', by: 'card' }, 1, AbilityNumber.Special, 0);
    use(b, ONCE_A_TURN_EACH, 1, AbilityNumber.OnYourTurn, 1);
    use(b, { per: 'turn', by: 'name' }, 1, 0, 0);
    use(b, ONCE_A_WINDOW, 1, 2, 0);
    use(b, ONCE_A_TURN, 2, AbilityNumber.Talent, 0);
    markDeclined(b, 1, 0);
    forgetUses(b, 1);
    expect(isUsed(b, ONCE_A_TURN, 1, AbilityNumber.Talent, 0)).toBe(false);
    expect(isUsed(b, { per: 'scoring', by: 'card' }, 1, AbilityNumber.Special, 0)).toBe(false);
    expect(isUsed(b, ONCE_A_TURN_EACH, 1, AbilityNumber.OnYourTurn, 1)).toBe(false);
    expect(isDeclined(b, 1, 0)).toBe(false);
    expect(isUsed(b, { per: 'turn', by: 'name' }, 1, 0, 0)).toBe(true);
    expect(isUsed(b, ONCE_A_WINDOW, 1, 2, 0)).toBe(false);
    expect(isUsed(b, ONCE_A_TURN, 2, AbilityNumber.Talent, 0)).toBe(true);
  });

  test('the end of a window, a scoring or a turn resets its own limits', () => {
    const b = board();
    const named: UseLimit = { per: 'scoring', by: 'name' };
    const each: UseLimit = { per: 'scoring', by: 'player' };
    const used = (): boolean[] => [
      isUsed(b, ONCE_A_WINDOW, 1, 5, 0),
      ...[0, 1].map((seat) => isUsed(b, named, 1, 0, seat)),
      isUsed(b, each, 1, 0, 1),
      isUsed(b, { per: 'scoring', by: 'card' }, 1, AbilityNumber.Special, 0),
      isUsed(b, ONCE_A_TURN, 1, 5, 0),
    ];
    use(b, ONCE_A_WINDOW, 1, 5, 0);
    for (const seat of [0, 1]) use(b, named, 1, 0, seat);
    use(b, each, 1, 0, 1);
    use(b, { per: 'scoring', by: 'card' }, 1, AbilityNumber.Special, 0);
    use(b, ONCE_A_TURN, 1, 5, 0);
    endWindowLimits(b);
    expect(used()).toEqual([false, true, true, true, true, true]);
    endScoringLimits(b);
    expect(used()).toEqual([false, false, false, false, false, true]);
    endTurnLimits(b);
    expect(used()).toEqual([false, false, false, false, false, false]);
  });

  test('declining is not a use, and is forgotten once something else is done', () => {
    const b = board();
    markDeclined(b, 1, 0);
    use(b, ONCE_A_TURN, 1, AbilityNumber.OnYourTurn, 0);
    expect([isDeclined(b, 1, 0), isDeclined(b, 1, 1), isDeclined(b, 2, 0)]).toEqual([true, false, false]);
    expect(ABILITIES.filter((ability) => isUsed(b, ONCE_A_TURN, 1, ability, 0))).toEqual([AbilityNumber.OnYourTurn]);
    forgetDeclined(b);
    expect(isDeclined(b, 1, 0)).toBe(false);
    expect(isUsed(b, ONCE_A_TURN, 1, AbilityNumber.OnYourTurn, 0)).toBe(true);
  });

  test('once a turn holds in a restored game too, until the next turn', () => {
    let { game } = toyAt({
      bases: [
        {
          base: 'blue-ford',
          minions: [
            { card: 'red/giant', controller: 'Anna' },
            { card: 'red/giant', controller: 'Anna' },
          ],
        },
      ],
    });
    const offered = (): string[] => ['use red/giant:2', 'use red/giant:3'].filter((key) => verify(game, 0, [key]) === null);
    expect(offered()).toHaveLength(2);
    answerWith(game, 0, ['use red/giant:2']);
    game.answer([]);
    expect(offered()).toEqual(['use red/giant:3']);
    game = restore(toy, JSON.parse(JSON.stringify(save(game)))).game;
    expect(offered()).toEqual(['use red/giant:3']);
    for (const seat of [0, 1]) answerWith(game, seat, ['end']);
    expect(offered()).toHaveLength(2);
  });
});

describe('a set of cards refuses', () => {
  const trigger = { on: 'played', run: (it) => it.draw(0) } satisfies NonNullable<CardSpec['triggers']>[number];
  const special = { window: 'before', from: 'play', run: (it) => it.draw(0) } satisfies NonNullable<CardSpec['specials']>[number];
  const withAbilities = (triggers: number, specials: number): FactionSpec['cards'] => [
    minion('busy', { power: 1, copies: 1, triggers: Array(triggers).fill(trigger), specials: Array(specials).fill(special) }),
  ];

  test('more triggers or Specials on a card than there are numbers for', () => {
    expect(() => toySet(withAbilities(6, 3))).not.toThrow();
    expect(() => toySet(withAbilities(7, 0))).toThrow('red/busy has 7 triggers; there is room for 6');
    expect(() => toySet(withAbilities(0, 4))).toThrow('red/busy has 4 Specials; there is room for 3');
  });

  test('two cards, bases or factions with the same name', () => {
    expect(() => toySet([action('bolt', { copies: 1 })])).toThrow('two cards are called red/bolt');
    expect(() => toySet([], [['blue-hill', { breakpoint: 1, vp: [1, 1, 1] }]])).toThrow('two cards are called blue-hill');
    const twice = faction('red', 'warm', [], []);
    expect(() => new CardSet('twice', [twice, twice])).toThrow('two factions are called red');
  });

  test('more definitions than there are numbers for', () => {
    const factions = (n: number): FactionSpec[] =>
      Array.from({ length: n }, (_, i) => faction(`f${i}`, `b${i}`, [action('one', { copies: 1 }), action('two', { copies: 1 })], []));
    expect(new CardSet('many', factions(17)).boxes).toHaveLength(17);
    expect(() => new CardSet('many', factions(2047))).not.toThrow();
    expect(() => new CardSet('many', factions(2048))).toThrow('there are 4096 definitions; there is room for 4095');
  });
});
