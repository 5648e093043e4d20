import { levels, random } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { answerWith, Game, knowledgeOf, type Log, logOf, seedFromText } from '@breakpoint/engine';
import { expect, test } from 'vitest';
import { turningPoints } from '../src/replay/turning.js';
import { addressOf } from '../src/session/reviews.js';
import { Reviewer } from '../src/worker/reviewer.js';

/** A game of a careful player against a random one. */
function recordedGame(): Log {
  const game = Game.create(allCards, { seed: 'a review', players: [{ name: 'Anna' }, { name: 'Ben' }], factions: 'random' });
  const chance = { key: seedFromText('bots'), used: 0 };
  const bots = [levels.normal(), random];
  while (game.decision && game.answers.length < 36) {
    const { seat } = game.decision;
    answerWith(game, seat, bots[seat].decide(knowledgeOf(game, seat), chance));
  }
  return logOf(game);
}
const log = recordedGame();
/** Few iterations, but enough to tell a careful player from a random one. */
const FEW = 32;

test('every decision is reviewed, and the random player loses more by its answers', () => {
  const reviewer = new Reviewer(allCards, log, FEW);
  const parts = [reviewer.next(200)];
  while (parts.at(-1)!.done < log.answers.length) parts.push(reviewer.next(200));
  const found = parts.flatMap((p) => p.found);
  expect(parts.every((p, i) => p.of === log.answers.length && (i === 0 || p.done > parts[i - 1].done))).toBe(true);
  expect(found.length).toBeGreaterThan(10);
  const lost = [0, 0];
  const decided = [0, 0];
  for (const d of found) {
    expect(d.played.keys).toEqual(log.answers[d.at]);
    expect(d.played.play[0].keys).toEqual(d.played.keys);
    expect(d.mark === null).toBe(d.other === null);
    if (d.mark !== null) expect(d.stake.amount).toBeGreaterThan(0);
    lost[d.seat] += Math.max(0, d.chances[d.seat] - d.played.value);
    decided[d.seat]++;
  }
  expect(lost[1] / decided[1]).toBeGreaterThan(lost[0] / decided[0]);
  // A review without interruptions finds the same.
  expect(new Reviewer(allCards, log, FEW).next(1e9).found).toEqual(found);
  // Two workers that share the turns find the same.
  const shares = [0, 1].map((number) => new Reviewer(allCards, log, FEW, { number, of: 2 }).next(1e9).found);
  expect(shares.flat().sort((a, b) => a.at - b.at)).toEqual(found);
  // One player may have the longer turns.
  for (const share of shares) expect(new Set(share.map((d) => d.turn % 2)).size).toBe(2);
  for (const p of turningPoints(found)) expect(p.to - p.from).toBeGreaterThanOrEqual(0.15);
});

test('another game has another address', () => {
  expect(addressOf(log)).toBe(addressOf(structuredClone(log)));
  expect(addressOf({ ...log, answers: log.answers.slice(1) })).not.toBe(addressOf(log));
});
