import { describe, expect, test } from 'vitest';
import {
  answerWith,
  type Chance,
  type Game,
  GameError,
  type Log,
  logOf,
  OPEN,
  replayLog,
  restore,
  type Save,
  save,
  seedFromText,
  viewOf,
} from '../src/index.js';
import { below, hashOf, nextWord } from '../src/tools.js';
import { anyAnswer, playOn, toy, toyGame } from './toy.js';

const chanceOf = (seed: string): Chance => ({ key: seedFromText(seed), used: 0 });
const through = <T>(data: T): T => JSON.parse(JSON.stringify(data));

/** Saves from all over a game, including the middle of abilities and of a draft. */
function someSaves(): Save[] {
  const saves: Save[] = [];
  for (const players of [
    [{}, {}],
    [{ factions: ['red', 'blue'] }, { factions: ['green', 'gold'] }],
  ]) {
    const game = toyGame({ players, factions: 'free', seed: 3 });
    playOn(game, chanceOf('saves'), () => saves.push(through(save(game))));
  }
  return saves;
}
const saves = someSaves();
const middle = saves[Math.floor(saves.length * 0.7)];

const damaged = (change: (s: Save) => void): Save => {
  const copy = through(middle);
  change(copy);
  return copy;
};
/** A column of a save with an entry for each card. */
const columnOf = (runs: readonly number[]): number[] =>
  runs.flatMap((value, i) => (i % 2 === 0 ? Array.from({ length: runs[i + 1] }, () => value) : []));
function change(runs: number[], card: number, value: number): void {
  const column = columnOf(runs);
  column[card] = value;
  runs.splice(0, runs.length, ...column.flatMap((x) => [x, 1]));
}
const refusal = (data: unknown): string => {
  try {
    restore(toy, data as Save);
  } catch (error) {
    expect(error).toBeInstanceOf(GameError);
    expect((error as GameError).code).toBe('save');
    return (error as Error).message;
  }
  return 'accepted';
};

describe('saves', () => {
  test('from anywhere in a game continue as the game does', () => {
    const players = [{}, {}];
    const game = toyGame({ players, factions: 'free', seed: 3 });
    const chance = chanceOf('saves');
    let quiet = 0;
    let inside = 0;
    playOn(game, chance, () => {
      const again = restore(toy, through(save(game)));
      expect(again.lost).toBe(0);
      expect(hashOf(again.game.state)).toBe(hashOf(game.state));
      expect(again.game.decision!.options).toEqual(game.decision!.options);
      if (game.quiet) quiet++;
      else inside++;
      const answer = anyAnswer(game.decision!, { ...chance });
      again.game.answer(answer);
      expect(logOf(again.game).answers).toHaveLength(game.answers.length + 1);
    });
    expect(Math.min(quiet, inside)).toBeGreaterThan(10);
  });

  test('keep the goal and the hand limit of their game', () => {
    const variant = toyGame({ goal: 20, handLimit: 5 });
    for (const game of [restore(toy, through(save(variant))).game, replayLog(toy, through(logOf(variant)))])
      expect(viewOf(game, OPEN)).toMatchObject({ goal: 20, handLimit: 5 });
    expect(refusal(damaged((s) => (s.state.goal = 12)))).toContain('goal: none of 10, 15, 20');
  });

  test('anything else is refused', () => {
    for (const data of [
      undefined,
      null,
      5,
      'save',
      [],
      {},
      { format: 5 },
      { format: 4 },
      { format: 3 },
      { format: 2 },
      { format: 1 },
      { ...middle, state: null },
      { ...middle, state: [] },
    ])
      expect(refusal(data), JSON.stringify(data)?.slice(0, 50)).toMatch(/^this save (is damaged|has format)/);
  });

  test('with a size that no game has are refused at once', () => {
    // The size is checked first: everything else is compared with it.
    for (const change of [
      (s: Save) => Object.assign(s.state, { seats: 1e9 }),
      (s: Save) => Object.assign(s.state, { cards: 1e9 }),
      (s: Save) => Object.assign(s.state, { seats: 1 }),
      (s: Save) => Object.assign(s.state, { cards: -1 }),
    ])
      expect(refusal(damaged(change))).toMatch(/^this save is damaged: (seats|cards): not a whole number/);
    for (const change of [
      (s: Save) => Object.assign(s.state.chance, { used: 1e300 }),
      (s: Save) => Object.assign(s.state, { queue: [{ pending: [], reactions: [EVENT], passes: -1e9, toAct: 0, limbo: [] }] }),
    ])
      expect(refusal(damaged(change))).toMatch(/^this save is damaged: /);
  });

  const hand = middle.state.hands[0];
  const base = middle.state.bases[0];
  test.each<[string, (s: Save) => void, RegExp]>([
    ['a card in two places', ({ state: s }) => s.hands[0].push(s.hands[0][0]), /is in two places/],
    ['a card that is nowhere', ({ state: s }) => s.decks[1].pop(), /is nowhere/],
    ['a card whose own data says that it is elsewhere', ({ state: s }) => s.hands[0].push(s.decks[0].pop()!), /its own data says/],
    ['a card of nobody in a hand', ({ state: s }) => change(s.owner, hand[0], -1), /does not belong in zone/],
    ['a base in a hand', ({ state: s }) => change(s.def, hand[0], columnOf(s.def)[base]), /does not belong in zone/],
    ['a card that is none', ({ state: s }) => change(s.def, hand[0], 0), /does not belong in zone/],
    [
      'a definition that there is not',
      ({ state: s }) => change(s.def, hand[0], 999),
      /^this save is damaged: it has no name for number 999/,
    ],
    ['a column that is too short', ({ state: s }) => s.zone.splice(-2), /zone: \d+ entries/],
    ['a free play with limits', ({ state: s }) => s.allowances.push({ ...ALLOWANCE, base }), /free play of a turn has limits/],
    ['a run of nothing', ({ state: s }) => s.zone.push(0, 0), /zone\.\d+: not a whole number above 0/],
    ['a base that is dealt and has no name', (s) => (s.dealt as { bases: number[] }).bases.push(999), /it has no name for number 999/],
    ['more places than bases', ({ state: s }) => s.cardsAt.push([]), /as many places as bases/],
    ['a text for a number', ({ state: s }) => Object.assign(s, { turn: '7' }), /turn: not a whole number/],
    ['a fraction', ({ state: s }) => Object.assign(s.vp, { 0: 1.5 }), /vp\.0: not a whole number/],
    [
      'a trigger that there is not',
      ({ state: s }) => s.arisen.push({ card: 1, arrival: 0, def: 1, ability: 4, seat: 0, users: null, event: EVENT }),
      /no trigger 4/,
    ],
    ['a scoring of nothing', ({ state: s }) => Object.assign(s, { step: 5, scoring: null }), /scored in the steps of a scoring/],
    ['an end without a winner', ({ state: s }) => Object.assign(s, { step: 12 }), /has a winner/],
    ['an unknown effect', ({ state: s }) => s.effects.push({ ...EFFECT, kind: 'luck' as 'power' }), /effects\.\d+\.kind: none of/],
    ['answers that are no numbers', (s) => s.answers.push(['end'] as unknown as number[]), /answers\.\d+\.0: not a whole number/],
    ['a set-up that is none', (s) => Object.assign(s, { setup: { seed: 1, players: 2 } }), /setup\.players: not a list/],
    ['answers that do not fit', (s) => s.since.push([4095]), /do not fit/],
  ])('%s is refused', (_, change, message) => {
    expect(refusal(damaged(change))).toMatch(message);
  });

  test('with any damage are refused with a typed error, or give a game that can be viewed and continued', () => {
    const chance = chanceOf('damage');
    const outcomes = { refused: 0, fine: 0 };
    const bad = [null, 'x', -7, 1e9, 0.5, {}, [], true, undefined, 0, 1, 2];
    for (let n = 0; n < 1500; n++) {
      const data = through(saves[below(chance, saves.length)]);
      let at = (below(chance, 8) === 0 ? data : data.state) as unknown as Record<string, unknown>;
      for (;;) {
        const names = Object.keys(at);
        const name = names[below(chance, names.length)];
        const inner = at[name];
        if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && below(chance, 5) > 0) {
          at = inner as Record<string, unknown>;
          continue;
        }
        at[name] = bad[nextWord(chance) % bad.length];
        break;
      }
      const text = JSON.stringify(data);
      let game: Game;
      try {
        game = restore(toy, JSON.parse(text)).game;
      } catch (error) {
        if (!(error instanceof GameError)) throw new Error(`${(error as Error).stack} from ${text}`);
        outcomes.refused++;
        continue;
      }
      outcomes.fine++;
      viewOf(game, OPEN);
      for (let i = 0; i < 3 && game.decision; i++) game.answer(anyAnswer(game.decision, chance));
    }
    expect(outcomes.refused).toBeGreaterThan(700);
    expect(outcomes.fine).toBeGreaterThan(50);
  });
});

const EVENT = {
  moment: 'played',
  card: 1,
  def: 1,
  base: 0,
  seat: 0,
  owner: 0,
  by: 0,
  power: 0,
  type: 'minion',
  from: 0,
  play: null,
  cards: [],
  arrival: 0,
} as const;
const ALLOWANCE = {
  type: 'action',
  source: 0,
  since: 0,
  atMost: -1,
  base: 0,
  whereAlone: false,
  onBase: false,
} as unknown as Save['state']['allowances'][number];
const EFFECT = { kind: 'power', card: 1, seat: 0, amount: 1, until: 0, untilSeat: 0, begun: false, source: 0, by: 0 } as const;

describe('logs', () => {
  const game = playOn(toyGame({ seed: 5 }), chanceOf('logs'));
  const log = through(logOf(game));

  test('lead to the same end', () => {
    expect(hashOf(replayLog(toy, log).state)).toBe(hashOf(game.state));
    const half = replayLog(toy, log, 10);
    expect(half.answers).toHaveLength(10);
    answerWith(half, half.decision!.seat, log.answers[10]);
  });

  test('of older rules are replayed as far as their answers are legal', () => {
    const older = { ...log, rules: '0' };
    expect(replayLog(toy, older).answers).toHaveLength(log.answers.length);
    const odd = { ...older, answers: [...log.answers.slice(0, 5), ['do']] };
    expect(replayLog(toy, odd).answers).toHaveLength(5);
  });

  test('that are damaged or do not fit are refused', () => {
    const bad: [unknown, RegExp][] = [
      [null, /has format undefined/],
      [{ ...log, format: 7 }, /has format 7/],
      [{ ...log, rules: '99' }, /written with rules 99/],
      [{ ...log, cards: 5 }, /damaged: cards: not a text/],
      [{ ...log, setup: { ...log.setup, players: {} } }, /damaged: setup\.players: not a list/],
      [{ ...log, answers: 'end' }, /damaged: answers: not a list/],
      [{ ...log, answers: [['end'], [3]] }, /damaged: answers\.1\.0: not a text/],
      [{ ...log, answers: [['do']] }, /answer 1 does not fit: do is not an option/],
      [{ ...log, answers: [...log.answers, ['end']] }, /goes on after the end/],
    ];
    for (const [data, message] of bad) {
      expect(() => replayLog(toy, data as Log)).toThrow(message);
      expect(() => replayLog(toy, data as Log)).toThrow(GameError);
    }
  });
});
