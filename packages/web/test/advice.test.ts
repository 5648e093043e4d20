import { readFileSync } from 'node:fs';
import { hintFor, isTrue, type PlayStep, type Reason, reviewed, searchWith } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { type Game, type Knowledge, knowledgeOf, type Log, replayLog, seedFromText, viewOf } from '@breakpoint/engine';
import { describe, expect, test } from 'vitest';

/** Hints and reviews that readers have checked (`npm run advice`): what was said, and at which answer of which game. */
interface Kept {
  game: number;
  at: number;
  plays: string[][][];
  reasons: Reason[];
}
const list = JSON.parse(readFileSync(new URL('advice.json', import.meta.url), 'utf8')) as { games: Log[]; hints: Kept[]; reviews: Kept[] };

const chanceOf = (text: string) => ({ key: seedFromText(text), used: 0 });
const positionAt = ({ game, at }: Kept): Game => replayLog(allCards, list.games[game], at, { events: false });
const keysOf = (plays: readonly (readonly PlayStep[])[]) => plays.map((play) => play.map((step) => step.keys));

/** Everything named in the reasons is on the table, and other play-outs show what they claim. */
function checkClaims(kept: Kept, knowledge: Knowledge, plays: readonly (readonly PlayStep[])[]): void {
  const { bases } = viewOf(positionAt(kept), knowledge.seat);
  const there = bases.flatMap((b) => [b, ...b.minions]).map((c) => `${c.id}:${c.n}`);
  for (const reason of kept.reasons)
    expect(there).toEqual(expect.arrayContaining(['base' in reason ? reason.base : [], 'minion' in reason ? reason.minion : []].flat()));
  const study = searchWith().study(knowledge, chanceOf(`others ${kept.at}`), { iterations: 400 }, { plays: true });
  const followed = study.follow(plays.slice(0, 2), 60);
  for (const reason of kept.reasons) expect(isTrue(reason, followed), JSON.stringify(reason)).toBe(true);
}

/** A few of them: the command checks all, of which one in twenty may be untrue. */
const withReasons = (kept: readonly Kept[], every: number): Kept[] =>
  kept.filter((k) => k.reasons.length > 0).filter((_, i) => i % every === 2);

describe('of the list that readers have checked', () => {
  test('a hint says the same again, and other play-outs show what it claims', () => {
    for (const kept of withReasons(list.hints, 11)) {
      const game = positionAt(kept);
      const knowledge = knowledgeOf(game, game.decision!.seat);
      const { options, reasons } = hintFor(knowledge, chanceOf(`hint ${kept.at}`), { iterations: 400 });
      expect({ plays: keysOf(options.map((o) => o.play)), reasons }).toEqual({ plays: kept.plays, reasons: kept.reasons });
      checkClaims(
        kept,
        knowledge,
        options.map((o) => o.play),
      );
    }
  });

  test('a review says the same again, and other play-outs show what it claims', () => {
    for (const kept of withReasons(list.reviews, 14)) {
      const game = positionAt(kept);
      const knowledge = knowledgeOf(game, game.decision!.seat);
      const answers = list.games[kept.game].answers.slice(kept.at, kept.at + 12);
      const { played, other, mark, reasons } = reviewed(knowledge, answers, chanceOf(`review ${kept.at}`))!;
      const plays = mark === 'worse' ? [other!.play, played.play] : [played.play, other!.play];
      expect({ plays: keysOf(plays), reasons }).toEqual({ plays: kept.plays, reasons: kept.reasons });
      checkClaims(kept, knowledge, plays);
    }
  });
});
