import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonical, checkDocument, documentId, jsonSchema, LIMITS, refusalIn } from '../src/index.js';
import { type CardTree, type Document, FORMAT } from '../src/tree.js';
import { documents } from './ours.js';

const minion = (abilities: unknown[], more: object = {}): CardTree =>
  ({ id: 'badger', name: { en: 'Badger' }, kind: 'minion', power: 3, copies: 20, abilities, ...more }) as CardTree;
const faction = (...cards: unknown[]): Document => ({ format: FORMAT, name: { en: 'Badgers' }, cards: cards as CardTree[], bases: [] });
const problemsOf = (...cards: unknown[]): string[] =>
  checkDocument(faction(...cards)).map(({ card, path, problem }) => `${card}: ${path}: ${problem}`);

describe('the check', () => {
  it('finds nothing wrong with our own cards, except that some are missing', () => {
    const wrong = Object.entries(documents).flatMap(([id, document]) =>
      checkDocument(document)
        .filter((p) => !p.warning)
        .map((p) => [id, p]),
    );
    expect(wrong).toEqual([]);
  });

  it('names the card, the place and what to do', () => {
    const card = minion([{ when: 'played', steps: [{ do: 'destroy', what: { pick: 'one', noun: 'minion', where: 'nowhere' } }] }]);
    const [problem] = checkDocument(faction(card));
    expect(problem).toMatchObject({ card: 'badger', path: 'abilities/0/steps/0/what/where' });
    expect(problem.advice).toContain('“here”');
  });

  it('knows that players whom each player chose are not one player', () => {
    const choose = { do: 'choose', what: { pick: 'one', noun: 'player', whose: 'others' } };
    const theirs = { do: 'draw', who: 'that player', n: 1 };
    expect(problemsOf(minion([{ when: 'played', steps: [choose, theirs] }]))).toEqual([]);
    expect(problemsOf(minion([{ when: 'played', steps: [{ ...choose, who: 'each player' }, theirs] }]))).toEqual([
      'badger: abilities/0/steps/1/who: no player was spoken of',
    ]);
  });

  it('refuses a word that it does not know, wherever it is', () => {
    expect(problemsOf(minion([{ when: 'played', steps: [{ do: 'dance', what: 'this' }] }]))[0]).toContain(
      'the workshop can’t say {"do":"dance"',
    );
    expect(problemsOf(minion([{ when: 'played', steps: [{ do: 'draw', n: 1, colour: 'red' }] }]))).toEqual([
      'badger: abilities/0/steps/0/colour: there is no field “colour” here',
    ]);
    expect(problemsOf(minion([], { power: 13 }))).toEqual(['badger: power: 13 is out of range']);
    expect(problemsOf(minion([], { __proto__: { power: 1 } }))).toEqual([]);
  });

  it('refuses by name what it can’t say yet, with the nearest thing, in three languages', () => {
    const step = (s: object): unknown => minion([{ when: 'played', steps: [s] }]);
    const tried: [code: string, card: unknown][] = [
      ['duel', step({ do: 'duel', what: 'this' })],
      ['bury', step({ do: 'bury', what: 'this' })],
      ['titan', step({ do: 'play', what: { pick: 'one', noun: 'titan', where: 'hand' } })],
      ['token', step({ do: 'place token', n: 1 })],
      ['outside', step({ do: 'search', what: { pick: 'one', noun: 'card', where: 'outside' }, to: 'hand' })],
      ['hidden', minion([], { hidden: true })],
      ['titan', { ...minion([]), kind: 'titan' }],
    ];
    for (const [code, card] of tried) {
      const problem = checkDocument(faction(card)).find((p) => p.refused);
      expect(problem, code).toMatchObject({ refused: code, ...refusalIn('en', code) });
    }
    expect(refusalIn('fr', 'duel')).toEqual({
      problem: 'l’atelier ne sait pas encore dire cela\u202f: les duels',
      advice: 'le plus proche\u202f: détruire une Créature de Force inférieure à celle de cette Créature',
    });
    expect(refusalIn('es', 'token')?.advice).toContain('contadores de +1 de poder');
  });

  it('refuses pronouns that mean nothing', () => {
    const action = (...list: object[]): unknown => {
      const { power, ...card } = minion([{ when: 'played', steps: list }], { kind: 'action' }) as Partial<{ power: number }>;
      return card;
    };
    // A base is no card that could be placed on a deck, and a card that was played is given away at once or never.
    expect(problemsOf(action({ do: 'choose', what: { pick: 'one', noun: 'base' } }, { do: 'put', what: 'it', to: 'top' }))[0]).toContain(
      'no card was spoken of',
    );
    // A player who has not seen the cards that somebody looked at can't choose among them, unless they are revealed.
    const them = { do: 'play', may: true, who: 'each other player', what: { pick: 'one', noun: 'card', where: 'them' } };
    expect(problemsOf(action({ do: 'look', n: 3 }, them))[0]).toContain('another player has not seen these cards');
    expect(problemsOf(action({ do: 'reveal', n: 3 }, them))).toEqual([]);
    expect(problemsOf(action({ do: 'later', at: 'end of turn', steps: [{ do: 'give', what: 'this' }] }))[0]).toContain('given away');
    const does = (...steps: unknown[]): string[] => problemsOf(minion([{ when: 'played', steps }]));
    expect(does({ do: 'destroy', what: 'it' })).toEqual(['badger: abilities/0/steps/0/what: no card was spoken of']);
    expect(does({ do: 'destroy', what: 'host' })).toEqual(['badger: abilities/0/steps/0/what: this card is on no minion']);
    expect(does({ do: 'destroy', what: { pick: 'one', noun: 'minion', where: 'there' } })).toEqual([
      'badger: abilities/0/steps/0/what/where: no base was spoken of',
    ]);
    expect(does({ do: 'draw', n: 1, each: 'that many' })).toEqual(['badger: abilities/0/steps/0/each: nothing was counted']);
    expect(does({ do: 'choose', what: { pick: 'one', noun: 'minion' } }, { do: 'destroy', what: 'it' })).toEqual([]);
    // A destroyed minion is in a discard pile, from which it does not return but is placed.
    const destroyed = { after: 'destroyed', what: { pick: 'one', noun: 'minion', whose: 'others' } };
    const idle = (when: unknown, ...steps: object[]): string[] =>
      checkDocument(faction(minion([{ when, steps }])))
        .filter((p) => p.card && p.warning)
        .map((p) => `${p.path}: ${p.problem}`);
    expect(idle(destroyed, { do: 'return', what: 'it' })).toEqual(['abilities/0/steps/0/what: it is not in play then']);
    expect(idle(destroyed, { do: 'put', what: 'it', to: 'top' })).toEqual([]);
    // So is this minion after it was destroyed.
    const ended = { afterThis: 'destroyed' };
    expect(idle(ended, { do: 'return', what: 'this', may: true })).toEqual(['abilities/0/steps/0/what: it is not in play then']);
    expect(problemsOf(minion([{ when: ended, steps: [{ do: 'put', what: 'this', to: 'hand', may: true }] }]))).toEqual([]);
    expect(idle({ afterThis: 'moved' }, { do: 'return', what: 'this', may: true })).toEqual([]);
    const gone = { do: 'destroy', what: { pick: 'one', noun: 'minion', where: 'here' } };
    expect(idle('played', gone, { do: 'move', what: 'it', to: 'another base' })).toEqual([
      'abilities/0/steps/1/what: it is not in play then',
    ]);
    expect(idle('played', gone, { do: 'draw', n: 1, each: { powerOf: 'it' } })).toEqual([]);
    // A minion that is moved "there" without another base stays.
    const goes = { do: 'move', what: { pick: 'any', noun: 'minion', whose: 'you' }, to: 'there' };
    expect(idle('played', goes)).toEqual(['abilities/0/steps/0/to: “there” is where they are already']);
    expect(idle('played', { do: 'choose', what: { pick: 'one', noun: 'base' } }, goes)).toEqual([]);
  });

  it('refuses frames that do not fit the card', () => {
    const action = { id: 'dig', name: { fr: 'Creuser' }, kind: 'action', copies: 20 };
    expect(problemsOf({ ...action, abilities: [{ when: 'talent', steps: [{ do: 'draw', n: 1 }] }] })).toEqual([
      'dig: abilities/0/when: a standard action does not stay in play',
    ]);
    expect(problemsOf({ ...action, abilities: [{ when: { scores: 'after' }, who: 'winner', steps: [{ do: 'draw', n: 1 }] }] })).toEqual([
      'dig: abilities/0/when: only a base scores',
    ]);
  });

  it('refuses an “instead” for which no sentence asks', () => {
    const drawn = { do: 'draw', n: 1 };
    const saved = (what: string, step: object) => problemsOf(minion([{ when: { instead: 'destroyed', what }, steps: [step] }]));
    const choice = { do: 'either', of: [[drawn], [{ do: 'gain', n: 1 }]] };
    expect(saved('this', { ...choice, may: true })[0]).toContain('“either” is not asked about here');
    expect(saved('this', choice)).toEqual([]);
    expect(saved('first', drawn)[0]).toContain('no card was spoken of');
  });

  it('counts the Specials of a card', () => {
    const special = { when: { special: 'before', from: 'play' }, steps: [{ do: 'draw', n: 1, may: true }] };
    expect(problemsOf(minion([special, special, special]))).toEqual([]);
    expect(problemsOf(minion([special, special, special, special]))).toEqual(['badger: abilities: the card has too many Specials']);
  });

  it('allows power that depends on power, but no canceled abilities that do', () => {
    const lasts = { when: 'always', if: { strongest: 'this' }, steps: [{ do: 'power', n: 2, what: 'this' }] };
    expect(problemsOf(minion([lasts]))).toEqual([]);
    const what = { pick: 'all', noun: 'minion', whose: 'others', where: 'here', power: { atMost: 2 } };
    expect(problemsOf(minion([{ when: 'always', steps: [{ do: 'cancel abilities', what }] }]))).toHaveLength(1);
  });

  it('checks names like those of players', () => {
    const named = (en: string): string[] => problemsOf(minion([], { name: { en } }));
    expect(named('Honey Badger')).toEqual([]);
    expect(named('__proto__')).toEqual([]);
    expect(named('<b>Bold</b>')).toEqual([]);
    for (const name of ['', '  ', 'x'.repeat(41), 'a\u202eb', 'a\u200bb', 'a\ue000b', 'tab\t', 'line\nline', '{it}'])
      expect(named(name), JSON.stringify(name)).toHaveLength(1);
  });

  it('refuses what is too big before it looks at anything else', () => {
    const [problem, ...more] = checkDocument(faction(...Array.from({ length: 2000 }, () => minion([]))));
    expect(problem.advice).toBe(`there is room for ${LIMITS.bytes}`);
    expect(more).toEqual([]);
    expect(checkDocument(null).length).toBeGreaterThan(0);
    expect(checkDocument([]).length).toBeGreaterThan(0);
    expect(checkDocument(JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`))).toHaveLength(1);
  });
});

describe('the canonical form', () => {
  it('does not depend on the order of fields, on spaces or on how accents are written', () => {
    const a = { b: [1, { z: 'e\u0301', a: undefined }], a: true };
    expect(canonical(a)).toBe('{"a":true,"b":[1,{"z":"é"}]}');
    expect(documentId(a)).toBe(documentId({ a: true, b: [1, { z: 'é' }] }));
    expect(documentId(a)).toBe(`sha256-${createHash('sha256').update(canonical(a)).digest('hex')}`);
  });

  it('is hashed as elsewhere, whatever its length', () => {
    for (let n = 0; n < 200; n++) {
      const text = 'é𝄞a'.repeat(n);
      expect(documentId(text)).toBe(`sha256-${createHash('sha256').update(JSON.stringify(text)).digest('hex')}`);
    }
  });
});

describe('the schema', () => {
  it('has a definition for every name that it uses', () => {
    const schema = jsonSchema() as { $defs: object };
    const used = [...JSON.stringify(schema).matchAll(/#\/\$defs\/(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(schema.$defs).sort()).toEqual([...new Set(used)].sort());
  });
});

it('a base cannot go instead of its own cards, which would go again and again', () => {
  const steps = [{ do: 'replace base', where: 'here', by: 'discard' }];
  const abilities = [{ when: { instead: 'discarded', what: 'this' }, steps }];
  const card = { id: 'plug', name: { en: 'Plug' }, kind: 'action', goes: 'base', copies: 20, abilities };
  const problems = checkDocument({ format: FORMAT, name: { en: 'Bath' }, cards: [card], bases: [] });
  expect(problems.map((p) => p.problem)).toContain('“replace base” can’t happen instead');
});
