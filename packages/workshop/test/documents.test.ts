import { readFileSync } from 'node:fs';
import { randomPicks } from '@breakpoint/bots';
import { Game, GameError, logOf, replayLog, restore, type Setup, save, seedFromText } from '@breakpoint/engine';
import { hashOf } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';
import { allCards } from '../../cards/src/index.js';
import { cardsNamed, type Document, DocumentError, documentId, type FiledLog, Library, readDocument, readDocuments } from '../src/index.js';

const example = (name: string): Document =>
  JSON.parse(readFileSync(new URL(`../../../docs/examples/${name}.json`, import.meta.url), 'utf8'));
const badgers = example('badgers');
// One of the two brings no bases.
const lanterns: Document = { ...example('lanterns'), bases: [] };
const [b, l] = [documentId(badgers), documentId(lanterns)];
const documents = { [b]: badgers, [l]: lanterns };

/** A random game to its end, or for this many answers. */
function played(game: Game, answers = 10_000): Game {
  const chance = { key: seedFromText('documents'), used: 0 };
  for (let n = 0; n < answers && game.decision !== null; n++) game.apply(randomPicks(game.decision, chance));
  return game;
}
const setup = (more: Partial<Setup> = {}): Setup => ({ seed: 'own', players: [{}, {}], factions: 'random', documents: [b, l], ...more });

describe('documents in games', () => {
  test('a log leads to the same game with another library of the same documents, and names their cards by hash', () => {
    const game = played(
      Game.create(new Library(allCards).with(documents), setup({ players: [{ factions: [b, 'pirates'] }, { factions: [l, 'robots'] }] })),
    );
    const log = JSON.parse(JSON.stringify(logOf(game)));
    expect(game.over).toBe(true);
    expect(log.answers.flat().some((key: string) => key.startsWith(`play ${b}/`))).toBe(true);
    const again = replayLog(new Library(allCards).with(readDocuments(JSON.parse(JSON.stringify(documents)))), log);
    expect(hashOf(again.state)).toBe(hashOf(game.state));
    expect(() => replayLog(allCards, log)).toThrow(GameError);
  });

  test('a save continues where the documents are, whatever others are there, and nowhere else', () => {
    const cards = new Library(allCards).with({ [b]: badgers });
    const game = played(Game.create(cards, setup({ documents: [b], boxes: ['core'], players: [{ factions: [b, 'ninjas'] }, {}] })), 40);
    const saved = JSON.parse(JSON.stringify(save(game)));
    const { game: restored } = restore(new Library(allCards).with(documents), saved);
    expect(JSON.stringify(save(restored))).toBe(JSON.stringify(saved));
    expect(JSON.stringify(save(played(restored)))).toBe(JSON.stringify(save(played(game))));
    expect(() => restore(allCards, saved)).toThrow(/which is not among these cards/);
  });

  test('documents are taken at random and in drafts only if the set-up names them', () => {
    const cards = new Library(allCards).with(documents);
    const pool = (more: Partial<Setup>): string[] => Game.create(cards, setup({ factions: 'free', ...more })).dealt!.pool;
    expect(pool({})).toEqual(expect.arrayContaining([b, l, 'zombies']));
    expect(pool({ documents: [l], boxes: ['core'] })).toEqual(expect.arrayContaining([l, 'zombies']));
    expect(pool({ documents: [l], boxes: ['core'] })).not.toContain(b);
    expect(pool({ documents: undefined })).toHaveLength(allCards.factions.length);
    expect(pool({ documents: [b, l], boxes: [], duplicates: true }).sort()).toEqual([b, l].sort());
    expect(() => pool({ documents: ['sha256-0'] })).toThrow('there is no document called sha256-0');
    expect(() => pool({ documents: [], players: [{ factions: [b, 'pirates'] }, {}] })).toThrow(`there is no faction called ${b}`);
  });

  test.each(['culture-shock', 'base'] as const)('bases of the base game fill up where documents bring too few (%s)', (rules) => {
    const cards = new Library(allCards).with(documents);
    const both = { factions: [b, l] };
    const basesOf = (players: Setup['players'], more: Partial<Setup> = {}): string[] => {
      const { state, position } = Game.create(cards, setup({ rules, boxes: [], duplicates: true, players, ...more }));
      return [...state.bases, ...state.baseDeck].map((n) => position.def(n).id);
    };
    const found = basesOf([both, both]);
    expect(found).toHaveLength(6);
    expect(found).toEqual(expect.arrayContaining([`${b}/beehive`, `${b}/sett`]));
    expect(basesOf([both, both, both])).toHaveLength(8);
    expect(new Set(found.map((id) => allCards.defs[allCards.number(id)].faction)).size).toBeGreaterThan(2);
    // Enough of the box that a partner comes from: nothing fills up.
    expect(basesOf([both, { factions: [b, 'vampires'] }], { boxes: ['monster-smash'] })).toHaveLength(10);
  });

  test('after a draft without documents, the base deck is as usual', () => {
    const cards = new Library(allCards).with(documents);
    const own = [{ factions: ['vampires', 'werewolves'] }, { factions: ['giant-ants'] }];
    const game = Game.create(cards, setup({ boxes: ['monster-smash'], factions: 'free', players: own }));
    const taken = cards.faction('mad-scientists')!.n;
    game.apply([game.decision!.options.find((o) => (o & 0xfff) === taken)!]);
    expect(game.state.bases.length + game.state.baseDeck.length).toBe(8);
  });

  test('a recorded game with documents, drafted by three, still comes to the same end', () => {
    const file: { winner: number; vp: number[]; log: FiledLog } = JSON.parse(
      readFileSync(new URL('golden/documents.json', import.meta.url), 'utf8'),
    );
    const game = replayLog(new Library(allCards).with(readDocuments(file.log.documents)), file.log);
    expect(game.dealt!.factions.flat()).toEqual([]);
    expect(game.state.factions.flat().filter((f) => f >= allCards.factions.length)).toHaveLength(2);
    expect({ winner: game.state.winner, vp: game.state.vp }).toEqual({ winner: file.winner, vp: file.vp });
  });

  test('a scenario gives its documents names of its own', () => {
    const cards = cardsNamed(allCards, { badgers });
    expect(cards.number('badgers/cub')).toBeGreaterThan(0);
    expect(() => cardsNamed(allCards, { badgers: { ...badgers, cards: [] } })).toThrow(DocumentError);
    expect(cardsNamed(allCards, undefined)).toBe(allCards);
  });

  test('the same documents have the same card set, and one that is not what its id says is refused', () => {
    const library = new Library(allCards);
    expect(library.with({ [l]: lanterns, [b]: badgers })).toBe(library.with(documents));
    expect(library.with()).toBe(allCards);
    expect(() => readDocuments({ [b]: lanterns })).toThrow(DocumentError);
    expect(() => readDocument({ ...badgers, cards: [] })).toThrow(DocumentError);
    expect(() => readDocuments([1])).toThrow(DocumentError);
    // Two ways to type a letter are one letter.
    const typed = (name: string): Document => ({ ...lanterns, name: { en: name } });
    expect(readDocument(typed('Cafe\u0301'))).toEqual(readDocument(typed('Caf\u00e9')));
  });
});
