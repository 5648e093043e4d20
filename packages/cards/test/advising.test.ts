import { expect, test } from 'vitest';
import { loadTexts } from '../src/texts/index.js';
import { hintIn, marginIn, type PlayStep, playIn, playName, reasonIn } from '../src/words/advising.js';
import { type Language, sentences } from '../src/words/index.js';

const play = (id: string): PlayStep => ({
  prompt: 'play-phase',
  source: null,
  options: [{ key: `play ${id}:7`, kind: 'play', card: { n: 7, id } as never }],
  keys: [`play ${id}:7`],
});
const place = (id: string): PlayStep => ({ prompt: 'play-at', source: null, options: [], keys: [`${id}:3`] });
const { en, fr } = sentences;
const speech = async (language: Language = 'en') => ({
  words: sentences[language],
  texts: await loadTexts(language),
  names: ['Anna', 'Bruno'],
});

test('a play is named whole: card, base, target and order', async () => {
  const said = await speech();
  const line = [play('aliens/scout'), place('tar-pits'), play('dinosaurs/king-rex'), place('tortuga')];
  expect(playIn(said, line)).toBe('Play Scout on Tar Pits, then King Rex on Tortuga');
  const asked = { ...place('tortuga'), source: { n: 7, id: 'aliens/scout' } as never };
  expect(playIn(said, [asked])).toBe('Play Scout on Tortuga');
  expect(playName(said, line.slice(2))).toBe('King Rex on Tortuga');
});

test('a target is told from a card of the same name, and a question of no card says what it asks', async () => {
  const said = await speech();
  const id = 'aliens/collector';
  const target = (n: number, which?: PlayStep['which']): PlayStep => ({
    prompt: 'return-minion',
    source: { n: 7, id } as never,
    options: [{ key: `${id}:${n}`, kind: 'card', card: { n, id } as never }],
    keys: [`${id}:${n}`],
    which,
  });
  expect(playIn(said, [target(7)])).toBe('Collector → itself');
  expect(playIn(said, [target(8, [{ key: `${id}:8`, base: 'tortuga:3' }])])).toBe('Collector → Collector (Tortuga)');
  expect(playIn(said, [play(id), place('tar-pits'), target(8, [{ key: `${id}:8`, base: 'tortuga:3', seat: 1 }])])).toBe(
    'Play Collector on Tar Pits → Collector (Bruno, Tortuga)',
  );
  const strong = { key: `${id}:8`, base: 'tortuga:3', seat: 1, power: 4 };
  expect(playIn(said, [target(8, [strong])])).toBe('Collector → Collector (Bruno, Tortuga, power 4)');
  const discard: PlayStep = { ...target(7), prompt: 'discard-down', source: null };
  expect(playIn(said, [discard])).toBe('Discard Collector');
  expect(playName(said, [discard])).toBe('choosing “Discard Collector”');
});

test('a hint says that plays are alike, and why; or what it can', async () => {
  const said = await speech();
  const options = [
    { play: [play('aliens/scout')], chance: 0.5 },
    { play: [play('dinosaurs/king-rex')], chance: 0.5 },
  ];
  const silent = { options, reasons: [], instead: [], alike: true, both: false };
  const told = (more: object) => hintIn(said, { ...silent, ...more }, 0);
  const { even, both, same, later, rest, lost, won, little } = en.advice;
  expect(told({})).toEqual({ first: [`${same}.`], second: [] });
  expect(told({ both: true })).toEqual({ first: [`${both}.`], second: [] });
  expect(told({ alike: false })).toEqual({ first: [`${later}.`], second: [] });
  const withEnd = [...options.slice(0, 1), { play: [{ ...play('aliens/scout'), keys: ['end'] }], chance: 0.5 }];
  expect(told({ options: withEnd })).toEqual({ first: [`${little}.`], second: [] });
  const ending = [{ play: [{ ...play('aliens/scout'), keys: ['end'] }], chance: 0.5 }, ...options];
  expect(told({ alike: false, options: ending })).toEqual({ first: [`${rest}.`], second: [] });
  const brings = [{ kind: 'brings', n: 2 }];
  expect(told({ instead: brings })).toEqual({ first: [`${even}.`], second: ['It brings at least 2 cards into your hand.'] });
  const at = (chance: number) => ({ options: options.map((o) => ({ ...o, chance })) });
  expect(told({ ...at(0.02), instead: brings }).first).toEqual([`${lost}.`]);
  expect(told({ ...at(0.98), reasons: brings }).first).toEqual([`${won}.`, 'It brings at least 2 cards into your hand.']);
  expect(told({ reasons: brings, alike: false }).first).toEqual(['It brings at least 2 cards into your hand.']);
});

test('a reason speaks to its reader, of other players by name, and names the other play', async () => {
  const said = await speech();
  const other = [play('aliens/scout'), place('tar-pits')];
  expect(reasonIn(said, { kind: 'gains', base: 'tortuga:1', n: 4, instead: 2 }, other, 0, 0)).toBe(
    'You gain 4 VP at Tortuga, but only 2 after Scout on Tar Pits.',
  );
  expect(reasonIn(said, { kind: 'gains', base: 'tortuga:1', n: 4, instead: 0 }, other, 0)).toBe('Anna gains 4 VP at Tortuga.');
  expect(reasonIn(said, { kind: 'denies', seat: 1, base: 'tortuga:1', n: 4, instead: 0 }, other, 0, 0)).toBe(
    'It keeps Bruno from gaining 4 VP at Tortuga.',
  );
  const told = (reason: Parameters<typeof reasonIn>[1]): string => reasonIn(said, reason, other, 0, 0);
  expect(told({ kind: 'earns', source: 'aliens/invader', n: 1 })).toBe('Invader gives you 1 VP.');
  expect(told({ kind: 'ahead', base: 'tortuga:1', n: 2 })).toBe(
    'By your next turn, Tortuga is worth at least 2 VP more to you than after Scout on Tar Pits.',
  );
  expect(told({ kind: 'earns', source: 'tortuga', n: 2 })).toBe('You gain 2 VP at Tortuga.');
  expect(told({ kind: 'brings', n: 1, card: 'dinosaurs/king-rex' })).toBe('It brings King Rex into your hand.');
  expect(told({ kind: 'leads', base: 'tortuga:1', still: true })).toBe(
    'You probably still lead at Tortuga when your next turn begins, but not after Scout on Tar Pits.',
  );
  expect(told({ kind: 'lowers', base: 'tortuga:1', seat: 1, n: 2 })).toBe(
    'When your next turn begins, Bruno probably has at least 2 less power at Tortuga than after Scout on Tar Pits.',
  );
  expect(told({ kind: 'lowers', base: 'tortuga:1', seat: 1, n: 2, now: true })).toBe(
    'At the end of the turn, Bruno has at least 2 less power at Tortuga than after Scout on Tar Pits.',
  );
  const invader = 'aliens/invader:4';
  expect(told({ kind: 'saves', card: invader, vain: true })).toBe(
    'Played like this, Invader would change nothing that lasts beyond the turn.',
  );
  expect(told({ kind: 'saves', card: invader })).toBe('You keep Invader for a later turn.');
  const [here, there] = [
    { own: 5, rival: 3 },
    { own: 0, rival: 3 },
  ];
  expect(told({ kind: 'lies', base: 'tortuga:1', here, there })).toBe(
    'At Tortuga, you end the turn with 5 power against 3; after Scout on Tar Pits, it would be 0 power against 3.',
  );
  expect(told({ kind: 'feeds', base: 'tortuga:1', seat: 1, n: 3 })).toBe(
    'After Scout on Tar Pits, Tortuga breaks with only 3 more power, and Bruno leads there.',
  );
  const stands = { kind: 'stands', base: 'tortuga:1', n: 4, seat: 1, m: 9, pays: 3 } as const;
  expect(told({ ...stands, missing: 4 })).toMatch(/; it breaks with 4 more, which would pay 3 VP as it stands\.$/);
  expect(told({ ...stands, missing: 9 })).toMatch(/; it breaks with 9 more\.$/);
  // What the strongest other player gains there is told as well.
  expect(told({ ...stands, missing: 0, theirs: 2 })).toMatch(/; it breaks, which pays 3 VP \(Bruno 2 VP\)\.$/);
  expect(told({ ...stands, kind: 'merely', missing: 9 })).toBe(
    'After Scout on Tar Pits, you have 4 power at Tortuga, and Bruno has 9; it breaks with 9 more.',
  );
  // Beside another base, what it pays is told even if it is far from its breakpoint.
  expect(told({ ...stands, missing: 9, prize: true })).toMatch(/; it breaks with 9 more, which would pay 3 VP as it stands\.$/);
  const places = { kind: 'places', base: 'tortuga:1', than: 'tar-pits:2', here, there, left: 9, right: 4 } as const;
  expect(told({ ...places, n: 4, m: 2 })).toBe(
    'At Tortuga, you end the turn with 5 power against 3, 9 short of the breakpoint, for 4 VP as it stands; at Tar Pits, it would be 0 power against 3, 4 short of it, for 2 VP.',
  );
  expect(told({ kind: 'pockets', n: 1 })).toBe('It gives you 1 VP immediately.');
  expect(told({ kind: 'ripens', base: 'tortuga:1', n: 4, others: [{ seat: 1, n: 2 }] })).toBe(
    'On your next turn, you probably gain 4 VP at Tortuga (Bruno 2 VP), but not after Scout on Tar Pits.',
  );
  expect(told({ kind: 'lends', seat: 1, card: invader })).toBe(
    'After Scout on Tar Pits, Bruno probably plays Invader before your next turn.',
  );
  expect(told({ kind: 'enables', card: 'aliens/invader', base: 'tortuga:1' })).toBe(
    'You probably play Invader at Tortuga later this turn, but not after Scout on Tar Pits.',
  );
  expect(told({ kind: 'plans', card: 'aliens/invader', base: 'tortuga:1' })).toBe(
    'On your next turn, you probably play Invader at Tortuga, but not after Scout on Tar Pits.',
  );
  expect(told({ kind: 'forgoes', type: 'action' })).toBe('Ending the turn gives up an action that you could still play.');
  const gains = { kind: 'gains', base: 'tortuga:1', n: 4, instead: 0 } as const;
  expect(told({ ...gains, others: [{ seat: 1, n: 2 }], after: ['dinosaurs/rampage:5'] })).toBe(
    'You gain 4 VP at Tortuga with Rampage after it (Bruno 2 VP).',
  );
  expect(told({ ...gains, late: true })).toBe('Before your next turn, you gain 4 VP at Tortuga.');
  const both = [
    { seat: 0, n: 4 },
    { seat: 1, n: 2 },
  ];
  expect(told({ kind: 'scores', base: 'tortuga:1', gains: both })).toBe('Tortuga scores this turn: you 4 VP, Bruno 2 VP.');
  const french = { words: fr, texts: await loadTexts('fr'), names: ['Anna', 'Bruno'] };
  expect(reasonIn(french, { kind: 'loses', seat: 1 }, other, 0, 0)).toMatch(
    /^Après .+, Bruno gagne la partie avant votre prochain tour\.$/,
  );
  const target: PlayStep = { prompt: 'destroy-minion', source: null, options: [], keys: ['aliens/scout:9'] };
  expect(playIn(said, [play('dinosaurs/king-rex'), target, { ...target, keys: [] }])).toBe('Play King Rex → Scout');
  expect(playName(said, [play('dinosaurs/king-rex'), target, ...other])).toBe('King Rex, then Scout on Tar Pits');
  expect(marginIn(said, -3.4)).toBe('about 3.5 VP behind at the end');
});

test('a verb agrees with a card whose name is a plural, and a sentence begins with a capital letter', async () => {
  const other = [play('aliens/scout'), place('tortuga')];
  const told = async (language: Language, reason: Parameters<typeof reasonIn>[1]) => reasonIn(await speech(language), reason, other, 0);
  const gains = [{ seat: 1, n: 2 }];
  const scores = { kind: 'scores', base: 'tar-pits:3', gains } as const;
  expect(await told('en', scores)).toBe('Tar Pits score this turn: Bruno 2 VP.');
  expect(await told('es', scores)).toBe('Este turno puntúan Pozos de alquitrán: Bruno 2 PV.');
  expect(await told('es', { ...scores, base: 'tortuga:3' })).toBe('Este turno puntúa Tortuga: Bruno 2 PV.');
  const ahead = { kind: 'ahead', base: 'tar-pits:3', n: 2 } as const;
  expect(await told('fr', ahead)).toContain('les Fosses de Goudron valent pour Anna');
  const earns = { kind: 'earns', source: 'tar-pits:3', n: 2, next: true } as const;
  expect(await told('fr', earns)).toContain('Les Fosses de Goudron rapporteront sans doute 2 PV à Anna');
  expect(await told('fr', { ...earns, source: 'aliens/scout:7' })).toContain('Éclaireur rapportera sans doute');
});

test('cards in a list have one “and”, and copies are counted', async () => {
  const gains = { kind: 'gains', base: 'tortuga:1', n: 4, instead: 0 } as const;
  const after = ['aliens/scout:7', 'aliens/collector:8', 'aliens/scout:9', 'dinosaurs/king-rex:4'];
  const told = async (language: Language) => reasonIn(await speech(language), { ...gains, after }, [play('aliens/scout')], 0, 0);
  expect(await told('en')).toBe('You gain 4 VP at Tortuga with Scout ×2, Collector and King Rex after it.');
  expect(await told('fr')).toContain('avec Éclaireur ×2, Collecteur et Roi Rex ensuite');
});

test('in Spanish, an action goes on a minion, and a minion to a base, by another word', async () => {
  const said = await speech('es');
  expect(playIn(said, [play('aliens/scout'), place('tortuga')])).toBe('Jugar Explorador en Tortuga');
  expect(playName(said, [play('aliens/scout'), place('aliens/collector')])).toBe('Explorador sobre Recolector');
});
