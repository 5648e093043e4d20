import { readFileSync } from 'node:fs';
import { hintFor, type Puzzle, type Puzzles, searchWith } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { knowledgeOf, replayLog, seedFromText } from '@breakpoint/engine';
import { expect, test } from 'vitest';

const { puzzles } = JSON.parse(readFileSync(new URL('../src/puzzles/puzzles.json', import.meta.url), 'utf8')) as Puzzles;
const chanceOf = (text: string) => ({ key: seedFromText(text), used: 0 });
const WORLDS = 40;

/** Checks each claim of the hint at the position of a puzzle in other worlds, and counts the claims. */
function checkedClaims({ log, seat }: Puzzle): number {
  const knowledge = knowledgeOf(replayLog(allCards, log), seat);
  const { options, reasons } = hintFor(knowledge, chanceOf('hint'), { iterations: 150 });
  if (reasons.length === 0) return 0;
  const study = searchWith().study(knowledge, chanceOf('others'), { iterations: 150 }, { plays: true });
  const { start, fates, keyOf } = study.follow([options[0].play, options[1].play], WORLDS);
  const [one, other] = fates;
  const holds = (list: typeof one, test: (f: (typeof one)[number]) => boolean): void =>
    expect(list.filter(test).length / list.length).toBeGreaterThan(0.5);
  for (const r of reasons) {
    const b = 'base' in r ? start.bases.findIndex((base) => keyOf(base) === r.base) : -1;
    if (r.kind === 'wins') holds(one, (f) => f.winner === seat);
    if (r.kind === 'loses') holds(other, (f) => f.winner === r.seat);
    if (r.kind === 'gains') holds(one, (f) => f.awards[b][seat] === r.n);
    if (r.kind === 'denies') holds(other, (f) => f.awards[b][r.seat] === r.n);
    if (r.kind === 'leads') holds(one, (f) => f.leaders[b] === seat);
    if (r.kind === 'weakens') holds(one, (f) => start.powers[b][r.seat] - (f.powers[b]?.[r.seat] ?? 0) >= r.n);
  }
  return reasons.length;
}

test('other play-outs show what hints claim', () => {
  // The positions of puzzles are positions in which something is at stake.
  const claims = puzzles.filter((_, i) => i % 8 === 3).map(checkedClaims);
  expect(claims.filter((n) => n > 0).length).toBeGreaterThanOrEqual(2);
});
