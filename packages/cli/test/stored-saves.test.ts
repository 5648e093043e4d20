import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { randomPicks } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { answerWith, type Game, logOf, OPEN, replayLog, restore, type Save, save, seedFromText, viewOf } from '@breakpoint/engine';
import { expect, test } from 'vitest';
import { anyLaterCards } from './grown.js';
import { summaryOf } from './summary.js';

interface Stored {
  /** What this save has and no save before it: a question, a lasting effect, a waiting trigger. */
  shows: string[];
  save: Save;
  /** The position, the answers from there on, and the position that they led to. */
  at: string[];
  answers: string[][];
  after: string[];
}

// Saves by the build of commit a455a80: in the middle of abilities, in windows, in a draft, with every kind of waiting trigger and
// lasting effect. Every save has something that no save before it has. They must load for ever, however positions are stored today.
const FILE = join(import.meta.dirname, 'fixtures/a455a80/saves.json.gz');
const stored = JSON.parse(gunzipSync(readFileSync(FILE)).toString()) as Stored[];

test('the saves cover all kinds of moments', () => {
  const shown = stored.flatMap((s) => s.shows);
  const mid = stored.filter((s) => s.save.since.length > 0);
  expect(shown.length).toBeGreaterThan(150);
  expect(mid.length).toBeGreaterThan(40);
  for (const what of ['pending2', 'reactions', 'limbo', 'copied', 'affected', 'queue2', 'extra', 'uses4', 'aside'])
    expect(shown, what).toContain(what);
});

/**
 * Saves of moments for which the rules have changed since, and the change. They load with the same position and can be played on,
 * but the questions or the effects of the answers are different.
 */
const CHANGED: Record<string, string> = {
  'moment destroyed': 'whether a play concerned Brownie is judged when the play is over, and no longer when her turn comes',
  'prompt destroy-base mid, mid destroy-base': 'Island Peak triggers at the start of a turn in which it did not before',
  'moment replaced, scoring , step 9': 'The Birch Woman finds The Birch before her player says hand or play',
};
const named = stored.map((s): [string, Stored] => [s.shows.join(', '), s]);

test.each(named.filter(([name]) => name in CHANGED))('an old save continues under changed rules: %s', (_, old) => {
  const { game, lost } = restore(allCards, old.save);
  expect(lost).toBe(0);
  expect(summaryOf(game).slice(0, -1)).toEqual(old.at.slice(0, -1));
  const chance = { key: seedFromText('on'), used: 0 };
  for (let i = 0; i < 100 && game.decision !== null; i++) game.answer(randomPicks(game.decision, chance));
  expect(game.state.turn).toBeGreaterThan(old.save.state.turn as number);
});

test.each(named.filter(([name]) => !(name in CHANGED)))('an old save continues as before: %s', (_, old) => {
  const { game, lost } = restore(allCards, old.save);
  expect(lost).toBe(0);
  expect(summaryOf(game)).toEqual(old.at);
  // A save of the loaded game gives the same game again.
  const { game: again } = restore(allCards, JSON.parse(JSON.stringify(save(game))) as Save);
  expect(summaryOf(again)).toEqual(old.at);
  for (const keys of old.answers) {
    answerWith(game, game.decision!.seat, keys);
    answerWith(again, again.decision!.seat, keys);
  }
  expect(summaryOf(game)).toEqual(old.after);
  expect(summaryOf(again)).toEqual(old.after);
});

test('an old save is the same game with other factions besides its own, and is saved in the same words', () => {
  const seen = new Set<string>();
  for (const [i, old] of stored.entries()) {
    const { game } = restore(allCards, old.save);
    const { names } = save(game);
    const ids = names!.definitions.flatMap((text) => text.split(' ').filter((word) => !word.startsWith('/')));
    const used = new Set([...names!.factions, ...ids.map((id) => allCards.defs[allCards.number(id)].faction)]);
    for (const id of game.dealt?.bases ?? []) used.add(allCards.defs[allCards.number(id)].faction);
    const cards = anyLaterCards(used, { key: seedFromText(`cards ${i}`), used: 0 });
    const { game: later } = restore(cards, old.save);
    expect(summaryOf(later)).toEqual(summaryOf(game));
    const words = (g: Game): string => JSON.stringify({ ...save(g), cards: '' });
    expect(words(later)).toBe(words(game));
    expect(words(restore(allCards, JSON.parse(JSON.stringify(save(later))) as Save).game)).toBe(words(game));
    // The numbers that no view shows mean the same cards.
    const named = ({ state: s, cards: { defs } }: Game): string[] => [
      ...s.effects.filter((e) => e.kind === 'noName').map((e) => defs[e.amount].id),
      ...s.uses.filter((use) => (use & (1 << 20)) !== 0).map((use) => defs[(use >>> 8) & 0xfff].id),
    ];
    expect(named(later)).toEqual(named(game));
    expect(viewOf(later, OPEN)).toEqual(viewOf(game, OPEN));
    // Everything in a position that has a number of the card set is among these saves.
    const { state } = later;
    if (state.effects.some((e) => e.kind === 'noName')) seen.add('a forbidden name');
    if (state.memory.some((n) => n < 0)) seen.add('a named faction');
    if (state.queue.some((b) => b.pending.length > 0)) seen.add('a waiting trigger');
    if (state.pool.length > 0) seen.add('a draft');
    if (state.uses.some((use) => (use & (1 << 20)) !== 0)) seen.add('a use by name');
  }
  expect([...seen].sort()).toEqual(['a draft', 'a forbidden name', 'a named faction', 'a use by name', 'a waiting trigger']);
});

test('an old save with its history has a log that leads to the same position', () => {
  const whole = stored.filter((s) => s.save.setup !== null && s.save.answers.length > 0);
  expect(whole.length).toBeGreaterThan(3);
  for (const old of whole) {
    const { game } = restore(allCards, old.save);
    expect(summaryOf(replayLog(allCards, logOf(game)))).toEqual(old.at);
  }
});
