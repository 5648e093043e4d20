import { allCards } from '@breakpoint/cards';
import type { Chance, Seat } from '@breakpoint/engine';
import { below } from '@breakpoint/engine/tools';
import { expect, test } from 'vitest';
import { sampled } from '../../../tests/patience.js';
import { historyFor, type Input, type Kept, Match, type Player, recordOf, stateFor, updateFor, type Windows } from '../src/index.js';
import { anyAnswer, chanceOf, matchWithSpecials, playUntil, setupOf } from './help.js';
import { TestTable } from './table.js';

const PLAYERS: Player[] = [
  { name: 'Anna', kind: 'person' },
  { name: 'Bolt', kind: 'bot', level: 'easy' },
  { name: 'Carole', kind: 'person' },
];
const SEATS = [0, 1, 2];

/** Any input that anybody might send at this moment, sensible or not. */
function anything(match: Match, chance: Chance): Input {
  const seat = below(chance, 3);
  const roll = below(chance, 100);
  if (roll < 70) {
    const who = match.asked.length > 0 && roll < 66 ? match.asked[below(chance, match.asked.length)] : seat;
    const keys =
      match.positionOf(who) && roll < 68
        ? anyAnswer(match, who, chance)
        : ['end', 'seat:1', '__proto__', 'play ninjas/tiger-assassin:3'].slice(roll % 4);
    return { kind: 'answer', seat: who, keys, auto: roll < 62 ? match.isPlayedByBot(who) : roll % 2 === 0 };
  }
  if (roll < 76) return { kind: 'withdraw', seat };
  if (roll < 82) return { kind: 'passing', seat, on: roll % 2 === 0 };
  if (roll < 88) return { ...(match.wayBack(seat)?.input ?? { kind: 'withdraw', seat }), ...(roll % 3 === 0 && { agreed: true }) } as Input;
  if (roll < 99) return { kind: 'undo', seat, to: below(chance, match.game.answers.length + 1), agreed: roll % 2 === 0 };
  return { kind: 'concede', seat };
}

/** Is this input allowed? A model that is independent of how a match works. */
function mayDo(match: Match, input: Input): boolean {
  if (match.result !== null) return false;
  if (input.kind === 'close') return match.windowOpen;
  const person = match.players[input.seat].kind === 'person' && !match.conceded[input.seat];
  if (input.kind === 'concede') return person;
  const byBot = !person || match.standIns.has(input.seat);
  switch (input.kind) {
    case 'answer':
      return (input.auto ?? false) === byBot && match.positionOf(input.seat) !== null && match.verify(input.seat, input.keys) === null;
    case 'withdraw':
      return !byBot && match.givenBy(input.seat) !== null;
    case 'passing':
      return !byBot;
    default:
      return !byBot && mayGoBack(match, input);
  }
}

function mayGoBack(match: Match, { seat, to, agreed }: Extract<Input, { kind: 'undo' }>): boolean {
  const { past } = match;
  const at = past.findLastIndex((moment, i) => i > 0 && moment.steps.some((step) => step.by === seat && step.own));
  const isMine = (n: number): boolean => past[n].reversible && past[n].by === seat;
  const plain = isMine(match.n);
  // A play and the answer to its first question are one gesture.
  const isHalf = at > 1 && isMine(at - 1) && past[at].by === seat && past[at - 1].begins;
  const { steps, answers } = past[isHalf ? at - 1 : at];
  const own = steps.findLastIndex((step) => step.by === seat && step.own);
  const from = answers - steps.slice(own).filter((step) => step.keys !== null).length;
  const alone = match.players.every((p, other) => other === seat || p.kind === 'bot' || match.conceded[other]);
  return at > 0 && (agreed || match.givenBy(seat) === null) && to === from && (plain || alone || agreed);
}

function drive(seed: string, windows: Windows, commands: number): { table: TestTable; done: number } {
  const table = new TestTable(matchWithSpecials(seed, PLAYERS, { windows }));
  const { match } = table;
  const chance = chanceOf(seed);
  let done = 0;
  for (let i = 0; i < commands && match.result === null; i++) {
    if (below(chance, 12) === 0) match.standIns.has(0) ? match.standIns.delete(0) : match.standIns.add(0);
    const input = anything(match, chance);
    const before = match.asking;
    const refusal = match.refusal(input);
    expect(refusal === null, JSON.stringify(input)).toBe(mayDo(match, input));
    if (refusal === null) {
      const answers = match.game.answers.length;
      table.perform(input);
      done++;
      if (input.kind === 'answer') ownAnswerOnly(match, input, answers);
    } else expect(match.asking).toBe(before);
    if (windows.kind === 'masked') table.wait(below(chance, 3000));
    // A match never gets stuck: it is over, or somebody is asked, or a window will end.
    expect(match.result !== null || match.asked.length > 0 || match.due !== null).toBe(true);
    expect(match.problem).toBeNull();
  }
  return { table, done };
}

/** An answer adds nothing to the game but this answer and passes in windows. */
function ownAnswerOnly(match: Match, input: Extract<Input, { kind: 'answer' }>, before: number): void {
  const added = match.past[match.n].steps.filter((step) => step.keys !== null).slice(0, match.game.answers.length - before);
  for (const step of added) if (!step.silent && step.by !== input.seat) expect(match.past[match.n].by).toBe(step.by);
}

const told = (match: Match): unknown =>
  [...SEATS, -1].map((seat: Seat) => [stateFor(match, seat), updateFor(match, seat), historyFor(match, seat)]);

const optionsOf = ({ setup, players, windows }: Match) => ({ setup, players: [...players], windows });
const keptOf = (match: Match): Kept => JSON.parse(match.kept());
/** The match as it goes on from what is kept of it. */
const wakeOf = (match: Match): Match | null => Match.goOn(allCards, optionsOf(match), keptOf(match));

const MODES: Windows[] = [{ kind: 'open' }, { kind: 'masked', ms: 8000 }];
const COMMANDS = sampled(15_000, 500);

test.each(MODES)('anything, in any order: a match neither stops nor answers for somebody else ($kind)', (windows) => {
  let total = 0;
  for (let i = 0; total < COMMANDS; i++) {
    const { table, done } = drive(`${windows.kind} ${i}`, windows, COMMANDS - total);
    total += Math.max(done, 1);
    // The same inputs at the same times make the same match.
    const again = Match.create(allCards, { setup: table.match.setup, players: PLAYERS, windows });
    for (let seat: Seat | undefined, j = 0; j < 6; j++) {
      [seat] = again.asked;
      again.perform({
        kind: 'answer',
        seat,
        keys: [again.game.state.factions[seat].length === 0 ? 'faction:ninjas' : 'faction:pirates'],
      });
    }
    // So does a match that is kept now and then, and goes on from what was kept.
    let woken = wakeOf(again)!;
    for (const { input, at } of table.journal) {
      again.perform(input, at);
      woken.perform(input, at);
      // What was kept before an undo must not be kept after it.
      if (again.past.length % 3 === 0) again.kept();
      if (woken.past.length % 5 === 0) woken = wakeOf(woken) ?? woken;
    }
    for (const seat of table.match.standIns) for (const match of [again, woken]) match.standIns.add(seat);
    expect(told(again)).toEqual(told(table.match));
    expect(told(woken)).toEqual(told(table.match));
    expect(woken.kept()).toBe(again.kept());
  }
});

test('a match that was kept with other rules or cards, in a window, after its end or without its beginning does not go on from there', () => {
  const { table } = drive('record', { kind: 'open' }, 20_000);
  const { match } = table;
  expect(keptOf(match).course).toBeUndefined();
  const running = matchWithSpecials('kept', PLAYERS);
  const kept = keptOf(running);
  expect(Match.goOn(allCards, optionsOf(running), kept)).not.toBeNull();
  for (const other of [{ rules: '0' }, { cards: '0' }])
    expect(Match.goOn(allCards, optionsOf(running), { ...kept, save: { ...kept.save, ...other } })).toBeNull();
  expect(keptOf(Match.resume(allCards, optionsOf(running), kept)).course).toBeUndefined();
  playUntil(running, chanceOf('kept'), (m) => m.windowOpen);
  expect(keptOf(running).course).toBeUndefined();
});

test('a finished match makes a record that can be replayed', () => {
  const { table } = drive('record', { kind: 'open' }, 20_000);
  const record = recordOf(table.match);
  expect(record.by).toHaveLength(record.log.answers.length + 1);
  const again = Match.create(allCards, {
    setup: setupOf('record', PLAYERS, { factions: 'free', duplicates: true, boxes: ['core'] }),
    players: PLAYERS,
  });
  for (const keys of record.log.answers) again.perform({ kind: 'answer', seat: again.asked[0], keys });
  expect(again.game.state.vp).toEqual(record.result.vp);
});
