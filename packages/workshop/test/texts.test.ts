import { type Language, sentences } from '@breakpoint/cards';
import { LANGUAGES } from '@breakpoint/cards/texts';
import { linesOf, plainSentence } from '@breakpoint/cards/words/telling';
import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type AnyCard,
  checkDocument,
  type Document,
  questionTexts,
  sayCard,
  textOf,
  textsOf,
  textsWith,
} from '../src/index.js';
import { BY_HAND } from '../src/ours/index.js';
import { documents, texts } from './ours.js';

const all = Object.entries(documents).flatMap(([faction, document]) =>
  [...document.cards, ...document.bases].map((card) => ({ faction, document, card })),
);

describe.each(LANGUAGES)('texts in %s', (language) => {
  it('are made of pieces, each with a place in the tree', () => {
    for (const { document, card } of all) {
      const spans = sayCard(document, card, language);
      expect(spans.map((s) => s.text).join('')).toBe(textOf(document, card, language));
      for (const { path } of spans) {
        const keys = path === '' ? [] : path.split('/');
        // The last key may be a field that is absent, such as the usual end of an effect.
        const node = keys.slice(0, -1).reduce<unknown>((n, key) => (n as Record<string, unknown>)[key], card);
        expect(typeof node, `${card.id} ${path}`).toBe('object');
      }
      if (card.abilities.length > 0)
        expect(spans.some((s) => s.path.endsWith('/do') || s.path.includes('/when') || s.path.includes('/n'))).toBe(true);
    }
  });

  it('are the shipped texts, except for a few that are kept by hand', () => {
    const hand = Object.keys(BY_HAND[language]);
    expect(hand.length).toBeLessThanOrEqual(15);
    const id = (faction: string, card: AnyCard): string => (card.kind === 'base' ? card.id : `${faction}/${card.id}`);
    const different = all.filter(
      ({ faction, document, card }) => textOf(document, card, language) !== texts[language].cards[id(faction, card)].text,
    );
    expect(different.map(({ faction, card }) => id(faction, card)).sort()).toEqual(hand.sort());
  });

  it('have no broken joint', () => {
    for (const { document, card } of all) {
      const text = textOf(document, card, language);
      expect(text, card.id).not.toMatch(/ {2}|undefined|[\uE000-\uF8FF]|,,|\.\.| [.,]/);
      if (language === 'en') expect(text, card.id).not.toMatch(/\b[Aa] [aeio]/);
      if (language === 'fr') expect(text, card.id).not.toMatch(/\b(de|que|à) ((les?|une?|Action)(?= )|d’)/);
      if (text !== '') expect(text).toMatch(/^[\p{Lu}].*\.$/u);
      if (language === 'fr') expect(text, card.id).not.toMatch(/ [:;!?»]/);
    }
  });

  it('have choices that say “your” to nobody, because the log quotes them to all', () => {
    const choices = Object.values(documents).flatMap((document) => {
      const { cards, bases } = textsOf(document, language);
      return [...Object.values(cards), ...Object.values(bases)].flatMap((text) => text.choices ?? []);
    });
    expect(choices.length).toBeGreaterThan(10);
    for (const choice of choices) expect(choice).not.toMatch(/(?<!\p{L})(your|votre|vos|tus?)(?!\p{L})/u);
  });

  it('have a sentence for every question, without slots', () => {
    for (const document of Object.values(documents))
      for (const [name, said] of Object.entries(questionTexts(document, language)))
        for (const text of typeof said === 'string' ? [said] : Object.values(said)) {
          expect(text, name).not.toMatch(/undefined|[\uE000-\uF8FF]/);
          expect(text.replace('{it}', ''), name).not.toMatch(/[{}]/);
        }
  });
});

it('fall back to the names of another language', () => {
  const document = { ...documents.robots, kinds: { microbot: { en: { one: 'Microbot', many: 'Microbots', gender: 'm' as const } } } };
  const nameless = { ...document, cards: document.cards.map((c) => ({ ...c, name: { en: c.name.en } })) };
  const { cards } = textsOf(nameless, 'fr');
  expect(cards['microbot-archive']).toMatchObject({
    name: 'Microbot Archive',
    text: 'Permanent\u202f: après la destruction d’un de vos «\u202fMicrobots\u202f», piochez une carte.',
  });
});

it('a kind before an English noun has no plural', () => {
  const gnome = { en: { one: 'Gnome', many: 'Gnomes', gender: 'm' as const } };
  const what = { pick: 'one', noun: 'minion', whose: 'you', kind: 'gnome' } as const;
  const card: AnyCard = {
    id: 'a',
    name: { en: 'A' },
    kind: 'action',
    copies: 1,
    abilities: [
      {
        when: 'played',
        steps: [
          { do: 'destroy', what },
          { do: 'extra', may: true, noun: 'minion', n: 2, kind: 'gnome' },
        ],
      },
    ],
  };
  const document: Document = { format: 'breakpoint-faction/1', name: { en: 'G' }, kinds: { gnome }, cards: [card], bases: [] };
  expect(textOf(document, card, 'en')).toBe('Destroy one of your Gnome minions. You may play up to two extra Gnome minions this turn.');
});

describe('who and what is meant is said once more where it is not plain', () => {
  const said = (card: Partial<AnyCard>): string[] => {
    const whole = { id: 'a', name: { en: 'A' }, kind: 'action', copies: 1, abilities: [], ...card } as AnyCard;
    const document: Document = {
      format: 'breakpoint-faction/1',
      name: { en: 'A' },
      cards: whole.kind === 'base' ? [] : [whole],
      bases: whole.kind === 'base' ? [whole] : [],
    };
    expect(checkDocument(document).filter((problem) => !problem.warning && problem.path.includes('abilities'))).toEqual([]);
    return LANGUAGES.map((language) => textOf(document, whole, language));
  };

  it('a condition about other minions stands between a minion and what happens to it', () => {
    const when = { after: 'moved', what: { pick: 'one', noun: 'minion', whose: 'others', where: 'here' } } as const;
    const count = { noun: 'minion', whose: 'you', where: 'here' } as const;
    const abilities: Ability[] = [{ when, if: { count, is: 'some' }, steps: [{ do: 'destroy', what: 'it' }] }];
    expect(said({ goes: 'base', abilities })).toEqual([
      expect.stringContaining('if you have a minion here, destroy the moved minion.'),
      expect.stringContaining('si vous avez une Créature sur cette Base, détruisez la Créature déplacée.'),
      expect.stringContaining('si tienes un esbirro en esta base, destruye el esbirro movido.'),
    ]);
  });

  it('what was not done has taken none of the revealed cards', () => {
    const all = { pick: 'all', noun: 'card', where: 'them' } as const;
    const some = { count: { noun: 'action', where: 'them' }, is: 'some' } as const;
    const steps: Ability['steps'] = [
      { do: 'reveal', n: 3 },
      { do: 'if', if: some, steps: [{ do: 'put', what: all, to: 'hand' }], else: [{ do: 'discard', what: all }] },
    ];
    expect(said({ abilities: [{ when: 'played', steps }] })).toEqual([
      expect.stringContaining('Otherwise, discard all of those cards.'),
      expect.stringContaining('Sinon, défaussez toutes ces cartes.'),
      expect.stringContaining('Si no, descarta todas esas cartas.'),
    ]);
  });

  it('another player searches a deck of their own', () => {
    const search = { do: 'search', may: true, what: { pick: 'one', noun: 'minion', where: 'deck' }, to: 'hand' } as const;
    const base = {
      kind: 'base',
      breakpoint: 20,
      vp: [4, 2, 1],
      abilities: [{ when: { scores: 'after' }, who: 'winner', steps: [search] }],
    } as const;
    expect(said(base as unknown as AnyCard)).toEqual([
      'After this base scores: the winner may search their deck for a minion and place it in their hand, then shuffle their deck.',
      'Après la Conquête de cette Base\u202f: le Vainqueur peut chercher une Créature dans sa pioche et la placer dans sa main, puis mélanger sa pioche.',
      'Después de puntuar esta base: el ganador puede buscar un esbirro en su mazo, colocarlo en su mano y después barajar su mazo.',
    ]);
  });

  it('a button does not say that a deck is shuffled, and who is asked for a card is told to whom it goes', () => {
    const asked = (card: Partial<AnyCard>, language: Language): unknown[] => {
      const whole = { id: 'a', name: { en: 'A' }, kind: 'action', copies: 1, abilities: [], ...card } as AnyCard;
      return Object.values(
        questionTexts(
          { format: 'breakpoint-faction/1', name: { en: 'A' }, cards: [whole as Document['cards'][number]], bases: [] },
          language,
        ),
      );
    };
    const what = { pick: 'one', noun: 'minion', where: 'deck or discard' } as const;
    const search: Ability[] = [{ when: 'played', steps: [{ do: 'search', may: true, what, to: 'hand' }] }];
    expect(asked({ abilities: search }, 'en')).toContainEqual(
      expect.objectContaining({ yes: 'Search your deck and/or discard pile for a minion and place it in your hand' }),
    );
    expect(asked({ abilities: search }, 'es')).toContainEqual(
      expect.objectContaining({ yes: 'Buscar un esbirro en tu mazo y/o en tu pila de descartes y colocarlo en tu mano' }),
    );
    const card = { pick: 'one', noun: 'card', where: 'hand' } as const;
    const give: Ability[] = [{ when: 'played', steps: [{ do: 'give', who: 'each player with more cards', what: card, to: 'you' }] }];
    expect(asked({ abilities: give }, 'fr')).toContain('donnez une carte au contrôleur de cette carte');
  });

  it('power is said before the owner, because a player has none', () => {
    const what = { pick: 'one', noun: 'minion', whose: 'others', power: { atMost: 2 } } as const;
    expect(said({ abilities: [{ when: 'played', steps: [{ do: 'destroy', what }] }] })).toEqual([
      'Destroy another player’s minion with power 2 or less.',
      'Détruisez une Créature de Force 2 ou moins d’un autre joueur.',
      'Destruye un esbirro de poder 2 o inferior de otro jugador.',
    ]);
  });

  it('what a card was like is said as of then', () => {
    const was = { count: { noun: 'minion', where: 'those', counters: 'some' }, is: 'some' } as const;
    const steps: Ability['steps'] = [
      { do: 'destroy', what: { pick: 'one', noun: 'minion' } },
      { do: 'if', if: was, steps: [{ do: 'draw', n: 1 }] },
    ];
    expect(said({ abilities: [{ when: 'played', steps }] })).toEqual([
      expect.stringContaining('If it was a minion that had a +1 power counter,'),
      expect.stringContaining('Si c’était une Créature qui avait un marqueur Force +1,'),
      expect.stringContaining('Si era un esbirro que tuviera un contador de +1 de poder,'),
    ]);
  });

  it('your minions are compared in number with what is there, and Spanish says “u otro”', () => {
    const mine = { noun: 'minion', whose: 'you', where: 'here' } as const;
    const more = { compare: mine, is: 'more', than: { noun: 'action', where: 'here' } } as const;
    const either = { either: more, or: { ahead: 'another', in: 'VP' } } as const;
    expect(said({ kind: 'minion', power: 2, abilities: [{ when: 'talent', if: either, steps: [{ do: 'draw', n: 1 }] }] })).toEqual([
      expect.stringContaining(
        'if the number of minions you have here is greater than the number of actions on this base or another player',
      ),
      expect.stringContaining(
        'si le nombre de Créatures que vous avez sur cette Base est supérieur au nombre d’Actions attachées à cette Base ou si',
      ),
      expect.stringContaining('es mayor que el número de acciones vinculadas a esta base u otro jugador tiene más PV'),
    ]);
  });

  it('a clause within a sentence has its commas, and a turn is a condition', () => {
    const steps: Ability['steps'] = [
      { do: 'choose', what: { pick: 'one', noun: 'minion' } },
      { do: 'if', if: { power: 'it', is: 'at most', n: 2 }, steps: [{ do: 'destroy', what: 'it' }] },
    ];
    expect(said({ abilities: [{ when: 'played', if: { turn: 'not yours' }, steps }] })).toEqual([
      'If it is not your turn, choose a minion, then, if its power is 2 or less, destroy it.',
      'Si ce n’est pas votre tour, choisissez une Créature, puis, si sa Force est de 2 ou moins, détruisez-la.',
      'Si no es tu turno, elige un esbirro y después, si su poder es 2 o inferior, destrúyelo.',
    ]);
  });

  it('players place cards in an order of their own, and “except the winner” has one comma', () => {
    const abilities: Ability[] = [
      {
        when: { scores: 'after' },
        who: 'not the winner',
        if: { vp: 'yours', is: 'at least', n: 4 },
        steps: [{ do: 'look at bases', n: 2 }],
      },
    ];
    expect(said({ kind: 'base', breakpoint: 20, vp: [4, 2, 1], abilities } as Partial<AnyCard>).slice(1)).toEqual([
      expect.stringMatching(/: chaque joueur, sauf le Vainqueur, s’il a au moins 4 PV, consulte .* dans l’ordre de son choix\.$/),
      expect.stringMatching(/: cada jugador salvo el ganador, si tiene al menos 4 PV, mira .* en el orden que quiera\.$/),
    ]);
  });

  it('French takes counters from “lui”', () => {
    const steps: Ability['steps'] = [
      { do: 'choose', what: { pick: 'one', noun: 'minion' } },
      { do: 'uncounter', n: 1, what: 'it' },
    ];
    expect(said({ abilities: [{ when: 'played', steps }] })[1]).toBe('Choisissez une Créature. Retirez-lui un marqueur Force +1.');
  });

  it('what nobody does has no player before it, and points are “del poder”', () => {
    const steps: Ability['steps'] = [
      {
        do: 'discard',
        who: 'each other player',
        may: true,
        what: { pick: 'one', noun: 'card', where: 'hand' },
        else: [
          { do: 'cannot play', noun: 'action' },
          { do: 'lose', n: 1 },
        ],
      },
      { do: 'gain', n: 1, each: { powerOf: 'this' } },
    ];
    const [en, , es] = said({ kind: 'minion', power: 2, abilities: [{ when: 'played', steps }] });
    expect(en).toContain('If a player does not, actions cannot be played until the end of the turn, then that player loses 1 VP.');
    expect(es).toContain('por cada punto del poder de este esbirro');
  });

  it('an action is played “sobre” a base in Spanish', () => {
    const abilities: Ability[] = [
      { when: { special: 'before', from: 'hand' }, steps: [{ do: 'play', may: true, what: 'this', at: 'there' }] },
    ];
    expect(said({ goes: 'base', abilities })[2]).toContain('puedes jugar esta carta de tu mano sobre esa base');
  });

  it('the base of an action is not the action', () => {
    const choose = { do: 'choose', what: { pick: 'one', noun: 'action', whose: 'you', where: 'elsewhere' } } as const;
    const abilities: Ability[] = [{ when: 'talent', steps: [choose, { do: 'move', what: 'this', to: 'there' }] }];
    expect(said({ kind: 'minion', power: 3, abilities } as Partial<AnyCard>)).toEqual([
      expect.stringMatching(/Move this minion to that base\.$/),
      expect.stringMatching(/Déplacez cette Créature vers cette Base-là\.$/),
      expect.stringMatching(/Mueve este esbirro a esa base\.$/),
    ]);
  });
});

it('the log names the limits of an extra play in the words of its card', () => {
  const gnomes: Document = {
    format: 'breakpoint-faction/1',
    name: { en: 'Gnomes' },
    kinds: { gnome: { en: { one: 'Gnome', many: 'Gnomes', gender: 'm' } } },
    cards: [
      {
        id: 'king',
        name: { en: 'Gnome King' },
        kind: 'minion',
        power: 5,
        copies: 1,
        abilities: [{ when: 'talent', steps: [{ do: 'extra', noun: 'minion', n: 2, kind: 'gnome', power: { atMost: 2 } }] }],
      },
    ],
    bases: [],
  };
  expect(checkDocument(gnomes).filter((problem) => !problem.warning)).toEqual([]);
  const said = LANGUAGES.map((language) => {
    const speech = { words: sentences[language], texts: textsWith(texts[language], { gnomes }, language), names: ['Anna'] };
    const source = { n: 1, id: 'gnomes/king' };
    const [line] = linesOf([{ kind: 'extra', seat: 0, type: 'minion', at: null, atMost: 2, whereAlone: false, onBase: false, source }]);
    return plainSentence(speech, line);
  });
  expect(said).toEqual([
    'Gnome King lets Anna play an extra Gnome minion with printed power 2 or less.',
    'Gnome King permet à Anna de jouer une Créature «\u202fGnome\u202f» supplémentaire de Force de départ 2 ou moins.',
    'Gnome King permite a Anna jugar un esbirro «Gnome» adicional de poder impreso 2 o inferior.',
  ]);
});
