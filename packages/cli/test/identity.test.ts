import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { randomPicks } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import {
  answerWith,
  type CardSet,
  type Chance,
  eventView,
  Game,
  type Log,
  logOf,
  OPEN,
  PROFILE_IDS,
  replayLog,
  restore,
  type Save,
  type Setup,
  save,
  seedFromText,
  viewOf,
} from '@breakpoint/engine';
import { below, keyOf } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../tests/patience.js';
import { anyLaterCards, laterCards, oneMoreInEveryBox } from './grown.js';
import { summaryOf } from './summary.js';

// A game outlives the cards: its log and its save open with any card set that has its cards, whatever else that set has.

const FILES = sampled(200, 30);
/** The answers that are given with both card sets after the file was opened. */
const AFTERWARDS = 12;
const chanceOf = (seed: string): Chance => ({ key: seedFromText(seed), used: 0 });
const through = <T>(data: T): T => JSON.parse(JSON.stringify(data));

function anySetup(i: number, chance: Chance): Setup {
  const players = Array.from({ length: 2 + (i % 3) }, (_, seat) => ({ name: `P${seat}` }));
  const setup: Setup = { seed: `identity ${i}`, players, rules: PROFILE_IDS[below(chance, PROFILE_IDS.length)] };
  if (below(chance, 3) === 0) setup.boxes = ['core', 'seventies', 'monster-smash'].slice(0, 2 + below(chance, 2));
  if (below(chance, 4) === 0) setup.duplicates = true;
  const factions = (['random', 'draft', 'free', 'chosen'] as const)[below(chance, 4)];
  if (factions !== 'chosen') return { ...setup, factions };
  const { dealt } = Game.create(allCards, { ...setup, factions: 'random' });
  return { ...setup, factions, players: players.map((p, seat) => ({ ...p, factions: dealt!.factions[seat] })) };
}

const keysOf = (game: Game, picks: readonly number[]): string[] => picks.map((o) => keyOf(game, o));

/** Everything that these viewers can see of a game, as text because there is much to compare. */
function seen(game: Game, viewers: readonly number[]): string {
  const events = game.takeEvents().map((e) => eventView(game, e, OPEN));
  return JSON.stringify([viewers.map((viewer) => viewOf(game, viewer)), events]);
}

/** The stored form of a game, apart from the version of the cards. */
const stored = (game: Game): string =>
  JSON.stringify({ save: save(game), log: logOf(game) }).replaceAll(`"cards":"${game.cards.version}"`, '');

/** The factions whose cards or bases a game has, or may yet get. */
function usedIn({ dealt }: Log, cards: CardSet): Set<string> {
  const { factions, pool, bases } = dealt!;
  return new Set([...factions.flat(), ...pool, ...bases.map((id) => cards.defs[cards.number(id)].faction)]);
}

test(`${FILES} games go on with other factions besides theirs, with the same decisions, views and positions`, () => {
  const found = { mid: 0, draft: 0, over: 0, removed: 0 };
  for (let i = 0; i < FILES; i++) {
    const chance = chanceOf(`files ${i}`);
    const game = Game.create(allCards, anySetup(i, chance));
    const length = i % 20 === 19 ? Number.POSITIVE_INFINITY : below(chance, i % 4 === 0 ? 12 : 100);
    for (let n = 0; n < length && game.decision !== null; n++) game.answer(randomPicks(game.decision, chance));
    const [log, saved] = through([logOf(game), save(game)] as [Log, Save]);
    const cards = anyLaterCards(usedIn(log, allCards), chance);
    game.takeEvents();
    const replayed = replayLog(cards, log);
    replayed.takeEvents();
    const { game: restored, lost } = restore(cards, saved);
    restored.takeEvents();
    expect(lost).toBe(0);
    if (!game.quiet) found.mid++;
    if (game.state.step === 0) found.draft++;
    if (game.decision === null) found.over++;
    if (allCards.factions.some((f) => !cards.faction(f.id))) found.removed++;
    for (let n = 0; ; n++) {
      const viewers = n % AFTERWARDS === 0 ? [OPEN, ...game.state.vp.keys()] : [OPEN];
      const now = seen(game, viewers);
      expect(seen(replayed, viewers), `log ${i}, after ${n} more`).toBe(now);
      expect(seen(restored, viewers), `save ${i}, after ${n} more`).toBe(now);
      if (game.decision === null || n === AFTERWARDS) break;
      const { seat } = game.decision;
      const keys = keysOf(game, randomPicks(game.decision, chance));
      for (const one of [game, replayed, restored]) answerWith(one, seat, keys);
    }
    expect(stored(replayed)).toBe(stored(game));
    expect(stored(restored)).toBe(stored(game));
  }
  for (const [kind, n] of Object.entries(found)) expect(n, kind).toBeGreaterThan(FILES / 40);
});

interface StoredGame {
  name: string;
  log: Log;
  save: Save;
  /** The position, the answers from there on, and the position that they led to. */
  at: string[];
  answers: string[][];
  after: string[];
}

// Logs of format 1 and saves of format 2 by the build of commit ebb83383: they name numbers of its card set, and the logs do not say what
// was dealt. Logs of format 2 and saves of format 3, which gave columns card by card. Saves of format 4: games of format 3, restored and
// saved again. They must open for ever.
const games = ['ebb83383', 'format-3', 'format-4'].flatMap((folder) => {
  const file = join(import.meta.dirname, 'fixtures', folder, 'games.json.gz');
  return JSON.parse(gunzipSync(readFileSync(file)).toString()) as StoredGame[];
});

test('there are stored games of the present format, so that they are still opened under the next one', () => {
  const { format } = save(restore(allCards, games[0].save).game);
  expect(games.map((g) => g.save.format)).toContain(format);
});

describe.each(games.map((g): [string, StoredGame] => [g.name, g]))('a stored game (%s)', (_, old) => {
  const dealt = logOf(replayLog(allCards, old.log, 0));
  const chance = chanceOf(old.name);
  test.each([
    ['the present cards', allCards],
    ['one more faction in every box', laterCards(oneMoreInEveryBox())],
    ['any later cards', anyLaterCards(usedIn(dealt, allCards), chance)],
  ])('goes on with %s', (_, cards) => {
    for (const game of [replayLog(cards, old.log), restore(cards, old.save).game]) {
      expect(summaryOf(game)).toEqual(old.at);
      expect(logOf(game).answers).toEqual(old.log.answers);
      for (const keys of old.answers) answerWith(game, game.decision!.seat, keys);
      expect(summaryOf(game)).toEqual(old.after);
    }
  });
});
