import type { CardView, EventOf, EventView } from '@breakpoint/engine';
import { describe, expect, it } from 'vitest';
import { sentences } from '../src/index.js';
import { LANGUAGES, type Language, loadTexts, type Texts } from '../src/texts/index.js';
import type { LoggedKind } from '../src/words/log/pieces.js';
import { linesOf, plainSentence, type Speech, sentenceOf } from '../src/words/telling.js';
import { en } from './style/en.js';
import { es } from './style/es.js';
import { fr } from './style/fr.js';
import type { Style } from './style/style.js';

const STYLES: Record<Language, Style> = { en, fr, es };
const texts = Object.fromEntries(await Promise.all(LANGUAGES.map(async (l) => [l, await loadTexts(l)]))) as Record<Language, Texts>;
const speech = (language: Language): Speech => ({ words: sentences[language], texts: texts[language], names: ['Anna', 'Le Chat'] });

/** The only line that these events make. */
function told(language: Language, ...events: EventView[]): string {
  const lines = linesOf(events);
  expect(lines).toHaveLength(1);
  return plainSentence(speech(language), lines[0]);
}

const card = (n: number, id: string): CardView => ({ n, id });
const count = card(1, 'vampires/the-count');
const igor = card(2, 'mad-scientists/igor');
const wolf = card(3, 'russian-fairy-tales/the-gray-wolf');
const palace = card(11, 'funky-town');
const lowlife = card(12, 'the-mean-streets');
const opal = card(13, 'the-grey-opal');
const home = card(14, 'the-homeworld');
const pits = card(15, 'tar-pits');
const source = igor;

/** Events of every kind that has a line, with names that French has to contract with the word before them. */
const SAMPLES: { [Kind in LoggedKind]: EventOf<Kind>[] } = {
  'took-faction': [{ kind: 'took-faction', seat: 0, faction: 'aliens' }],
  redrew: [{ kind: 'redrew', seat: 0 }],
  'turn-began': [{ kind: 'turn-began', seat: 1, turn: 4 }],
  'done-playing': [{ kind: 'done-playing', seat: 1 }],
  passed: [{ kind: 'passed', seat: 1 }],
  'cut-short': [{ kind: 'cut-short' }],
  'game-over': [{ kind: 'game-over', seat: 1 }],
  played: (['Hand', 'Discard', 'Deck', 'Aside'] as const).flatMap((fromZone): EventOf<'played'>[] => [
    { kind: 'played', seat: 0, card: count, host: palace, at: palace, fromZone },
    { kind: 'played', seat: 0, card: count, host: wolf, at: palace, fromZone },
    { kind: 'played', seat: 0, card: count, host: null, at: null, fromZone },
  ]),
  used: (['talent', 'special', 'on-your-turn'] as const).map((ability) => ({ kind: 'used', seat: 0, card: count, ability })),
  chose: [{ kind: 'chose', seat: 0, card: card(5, 'wizards/neophyte'), choice: 1 }],
  extra: [
    { kind: 'extra', seat: 0, type: 'minion', at: palace, atMost: 3, whereAlone: false, onBase: false, source },
    { kind: 'extra', seat: 0, type: 'minion', at: null, atMost: -1, whereAlone: true, onBase: false, source },
    { kind: 'extra', seat: 0, type: 'action', at: null, atMost: -1, whereAlone: false, onBase: true, source: null },
  ],
  destroyed: [
    { kind: 'destroyed', card: count, source },
    { kind: 'destroyed', card: igor, source: null },
  ],
  moved: [
    { kind: 'moved', card: igor, from: palace, to: lowlife, source: count },
    { kind: 'moved', card: igor, from: opal, to: home, source: null },
  ],
  returned: [0, 1].map((hand) => ({ kind: 'returned', card: count, hand, source })),
  counters: [1, 2, -1, -3].map((amount) => ({ kind: 'counters', card: count, amount, source })),
  'counters-transferred': [1, 2].map((amount) => ({ kind: 'counters-transferred', from: count, to: wolf, amount, source })),
  power: (['EndOfTurn', 'StartOf', 'EndOfTurnOf', 'NextTurnOf', 'WhileInPlay'] as const).flatMap((until): EventOf<'power'>[] => [
    { kind: 'power', card: count, amount: 3, until, untilSeat: 0, source },
    { kind: 'power', card: count, amount: -2, until, untilSeat: 1, source },
  ]),
  control: [{ kind: 'control', card: count, seat: 0, source }],
  transferred: [lowlife, wolf].map((to) => ({ kind: 'transferred', card: igor, to, source: count })),
  shed: [count, null].map((host) => ({ kind: 'shed', card: igor, host })),
  swept: [{ kind: 'swept', card: igor, base: palace }],
  protected: [{ kind: 'protected', card: count, source }],
  saved: (['destroy', 'discard', 'move'] as const).map((verb) => ({ kind: 'saved', card: count, verb, source })),
  unaffected: [
    { kind: 'unaffected', card: count, protector: palace, source },
    { kind: 'unaffected', card: count, protector: count, source },
    { kind: 'unaffected', card: count, protector: palace, source: null },
  ],
  copied: [{ kind: 'copied', card: count, action: igor, source: palace }],
  drew: [
    { kind: 'drew', seat: 0, card: count, hidden: false, source: null },
    { kind: 'drew', seat: 0, card: null, hidden: true, source },
  ],
  discarded: (['Hand', 'Deck'] as const).map((fromZone) => ({ kind: 'discarded', seat: 0, card: count, fromZone, source })),
  revealed: (['Hand', 'Deck'] as const).map((fromZone) => ({ kind: 'revealed', seat: 0, card: count, fromZone, source })),
  'placed-in-hand': [0, 1].flatMap((hand): EventOf<'placed-in-hand'>[] => [
    { kind: 'placed-in-hand', seat: 0, card: count, hidden: false, hand, fromZone: 'Discard', source },
    { kind: 'placed-in-hand', seat: 0, card: null, hidden: true, hand, fromZone: 'Hand', source },
  ]),
  'placed-on-top': [{ kind: 'placed-on-top', card: null, hidden: true, deck: 0, source }],
  'placed-in-discard': [0, 1].map((discard) => ({ kind: 'placed-in-discard', seat: 0, card: count, discard, fromZone: 'Deck', source })),
  'placed-on-bottom': [{ kind: 'placed-on-bottom', card: count, hidden: false, deck: 0, source }],
  'shuffled-in': [{ kind: 'shuffled-in', card: count, hidden: false, deck: 0, source }],
  'looked-at-hand': [0, 1].map((hand) => ({ kind: 'looked-at-hand', seat: 0, hand, cards: [], hidden: true, source })),
  'looked-at-deck': [[], [count, wolf]].map((cards) => ({
    kind: 'looked-at-deck',
    seat: 0,
    deck: cards.length / 2,
    amount: 2,
    cards,
    hidden: cards.length === 0,
    source,
  })),
  'searched-deck': [0, 1].map((deck) => ({ kind: 'searched-deck', seat: 0, deck, source })),
  'put-back': [1, 4].map((amount) => ({ kind: 'put-back', seat: 0, deck: amount % 2, amount, source })),
  refilled: [{ kind: 'refilled', deck: 0 }],
  scoring: [palace, lowlife, opal, home].map((base) => ({ kind: 'scoring', base })),
  ranked: [1, 2, 3, 4].map((place) => ({ kind: 'ranked', seat: 0, base: palace, place, power: 12, vp: 4 - place })),
  vp: [1, -1].map((amount) => ({ kind: 'vp', seat: 0, amount, source: palace })),
  replaced: [{ kind: 'replaced', base: palace, next: lowlife }],
  'base-added': [{ kind: 'base-added', base: palace, source }],
  'base-destroyed': [{ kind: 'base-destroyed', base: palace, source }],
  'base-swapped': [{ kind: 'base-swapped', base: palace, next: lowlife, source }],
  'base-revealed': [{ kind: 'base-revealed', base: palace, source }],
  'base-on-bottom': [
    { kind: 'base-on-bottom', base: palace, hidden: false, source },
    { kind: 'base-on-bottom', base: null, hidden: true, source },
  ],
  'base-turned-down': [{ kind: 'base-turned-down', source }],
  'looked-at-bases': [1, 3].map((amount) => ({ kind: 'looked-at-bases', seat: 0, amount, cards: [], hidden: true, source })),
  'searched-bases': [{ kind: 'searched-bases', seat: 0, source }],
  'bases-put-back': [1, 2].map((amount) => ({ kind: 'bases-put-back', seat: 0, amount, source })),
  'bases-shuffled': [{ kind: 'bases-shuffled' }],
  'bases-refilled': [{ kind: 'bases-refilled' }],
  breakpoint: [2, -2].map((amount) => ({ kind: 'breakpoint', base: palace, amount, source })),
  'player-power': [{ kind: 'player-power', seat: 0, base: palace, amount: 2, source }],
  cancelled: [{ kind: 'cancelled', base: palace, until: 'StartOf', untilSeat: 0, source }],
  'abilities-cancelled': [{ kind: 'abilities-cancelled', card: count, until: 'EndOfTurn', untilSeat: 0, source }],
  sheltered: [{ kind: 'sheltered', card: count, until: 'StartOf', untilSeat: 0, source }],
  ignored: [{ kind: 'ignored', seat: 0, base: palace }],
  named: [{ kind: 'named', seat: 0, faction: 'aliens', source }],
  'card-named': [{ kind: 'card-named', seat: 0, name: count, source }],
  'actions-forbidden': [{ kind: 'actions-forbidden', seat: 0, source }],
  'name-forbidden': [{ kind: 'name-forbidden', seat: 0, card: count, source }],
};
const samples: EventView[] = Object.values(SAMPLES).flat();

describe.each(LANGUAGES)('the log in %s', (language) => {
  // A player may have any name.
  const lines = samples.map((event) => [event.kind, told(language, event).replaceAll('Le Chat', 'Ben')] as const);

  it('has a whole sentence for every kind of event', () => {
    for (const [kind, line] of lines) {
      expect(line, kind).toMatch(/^[\p{Lu}¡].*[.!]$/u);
      expect(line, kind).not.toMatch(/undefined|null|NaN|\[object|[{}$]| {2}| [.,]|'|\.\./);
    }
  });

  it('keeps to the style of texts', () => {
    for (const [kind, line] of lines)
      for (const [pattern, write] of STYLES[language].never) expect(line, `${kind}: ${write}`).not.toMatch(pattern);
  });

  it('names the card that caused an event, once', () => {
    for (const event of samples) {
      if (!('source' in event) || event.source === null) continue;
      const spans = sentenceOf(speech(language), linesOf([event])[0]);
      expect(spans.filter((span) => span.card?.n === event.source!.n).length, event.kind).toBe(1);
    }
  });

  it('marks the words that are cards and players', () => {
    const spans = sentenceOf(speech(language), linesOf(SAMPLES.control)[0]);
    expect(spans.filter((s) => s.card).map((s) => s.card!.n)).toEqual([igor.n, count.n]);
    expect(spans.filter((s) => s.seat !== undefined)).toEqual([{ text: 'Anna', seat: 0 }]);
  });
});

describe('lines', () => {
  const drew = (seat: number, c: CardView | null): EventView => ({ kind: 'drew', seat, card: c, hidden: c === null, source: null });

  it('combine the cards that a player draws at once, and count the unknown ones', () => {
    expect(told('en', drew(0, igor), drew(0, null), drew(0, wolf), drew(0, null))).toBe('Anna draws Igor, The Gray Wolf and 2 cards.');
    expect(linesOf([drew(0, igor), drew(1, igor)])).toHaveLength(2);
    expect(linesOf([drew(0, null), { ...drew(0, null), source: count } as EventView])).toHaveLength(2);
  });

  it('count copies, and let one card act on several', () => {
    expect(told('en', drew(0, igor), drew(0, wolf), drew(0, { ...igor, n: 7 }))).toBe('Anna draws Igor ×2 and The Gray Wolf.');
    const destroyed = (c: CardView): EventView => ({ kind: 'destroyed', card: c, source: pits });
    const poison = card(8, 'ninjas/poison');
    expect(LANGUAGES.map((language) => told(language, destroyed(count), destroyed(igor), destroyed(poison)))).toEqual([
      'Tar Pits destroy The Count, Igor and Poison.',
      'Les Fosses de Goudron détruisent Le Comte, Igor et Poison.',
      'Pozos de alquitrán destruyen a El Conde, a Igor y Veneno.',
    ]);
  });

  it('end a list with "and", which agrees with the last name in Spanish', () => {
    const names = (language: Language): string => told(language, drew(0, wolf), drew(0, igor));
    expect(names('en')).toBe('Anna draws The Gray Wolf and Igor.');
    expect(names('fr')).toBe('Anna pioche Le Loup Gris et Igor.');
    expect(names('es')).toBe('Anna roba El Lobo Gris e Igor.');
    expect(told('es', drew(0, igor), drew(0, wolf))).toBe('Anna roba Igor y El Lobo Gris.');
  });

  it('have no full stop after a name that ends with a mark of its own', () => {
    const lucky = card(4, 'vigilantes/feeling-lucky');
    expect(told('en', drew(0, lucky))).toBe('Anna draws Feeling Lucky?');
    expect(told('en', { ...drew(0, lucky), source: igor } as EventView)).toBe('Igor: Anna draws Feeling Lucky?');
    // After such a name, a colon would be one mark too many.
    expect(told('en', { ...drew(0, igor), source: lucky } as EventView)).toBe('Feeling Lucky? – Anna draws Igor.');
  });

  it('leave out headings and events that go without saying', () => {
    const triggered: EventView = { kind: 'triggered', seat: 0, card: count };
    const spent: EventView = { kind: 'spent', seat: 0, card: igor };
    expect(linesOf([triggered, spent, { kind: 'shuffled', deck: 0 }, { kind: 'turn-ended', seat: 0 }])).toEqual([]);
    const used: EventView = { kind: 'used', seat: 0, card: count, ability: 'special' };
    expect(told('en', used, SAMPLES.played[0])).toBe('Anna plays The Count on Funky Town.');
    expect(told('en', SAMPLES.ranked[0], { kind: 'vp', seat: 0, amount: 3, source: palace })).toBe(
      'Anna: 1st place on Funky Town with 12 power, 3 VP.',
    );
  });

  it('describe counters, extra plays and looks at cards', () => {
    expect(SAMPLES.counters.map((e) => told('en', e))).toEqual([
      'Igor places a +1 power counter on The Count.',
      'Igor places 2 +1 power counters on The Count.',
      'Igor removes a +1 power counter from The Count.',
      'Igor removes 3 +1 power counters from The Count.',
    ]);
    expect(SAMPLES.extra.map((e) => told('es', e))).toEqual([
      'Igor permite a Anna jugar un esbirro adicional de poder impreso 3 o inferior en Ciudad funky.',
      'Igor permite a Anna jugar un esbirro adicional en una base donde no tenga esbirros.',
      'Anna puede jugar una acción adicional que se juegue sobre una base.',
    ]);
    expect(SAMPLES['looked-at-hand'].map((e) => told('es', e))).toEqual([
      'Igor: Anna mira su mano.',
      'Igor: Anna mira la mano de Le Chat.',
    ]);
    expect(SAMPLES['looked-at-deck'].map((e) => told('en', e))).toEqual([
      'Igor: Anna looks at the top 2 cards of their deck.',
      'Igor: Anna looks at the top 2 cards of Le Chat’s deck: The Count and The Gray Wolf.',
    ]);
  });

  it('begin with a capital letter, whatever comes first', () => {
    const [scores] = linesOf([{ kind: 'scoring', base: pits }]);
    expect(LANGUAGES.map((language) => plainSentence(speech(language), scores))).toEqual([
      'Tar Pits score!',
      'Conquête des Fosses de Goudron\u202f!',
      '¡Puntúan Pozos de alquitrán!',
    ]);
    const [turned] = linesOf([{ kind: 'base-turned-down', source: null }]);
    expect(plainSentence(speech('en'), turned)).toMatch(/^The top card/);
  });
});

describe('French names', () => {
  it('contract with the word before them', () => {
    expect(SAMPLES.scoring.map((e) => told('fr', e))).toEqual([
      'Conquête du Palace\u202f!',
      'Conquête des Bas-Fonds\u202f!',
      'Conquête de l’Opale Grise\u202f!',
      'Conquête de la Planète Mère\u202f!',
    ]);
    expect(SAMPLES.moved.map((e) => told('fr', e))).toEqual([
      'Le Comte déplace Igor du Palace vers les Bas-Fonds.',
      'Igor se déplace de l’Opale Grise vers la Planète Mère.',
    ]);
    const taken = (id: string) => told('fr', { kind: 'control', card: card(6, id), seat: 0, source: null });
    expect(taken('pirates/swashbuckling')).toBe('Anna prend le contrôle de la carte De Cape et d’Épée.');
    expect(taken('vigilantes/lets-finish-this')).toBe('Anna prend le contrôle de la carte Finissons-en.');
  });
  it('keep their article if they are the names of players', () => {
    expect(SAMPLES.returned.map((e) => told('fr', e))).toEqual([
      'Igor renvoie Le Comte dans la main d’Anna.',
      'Igor renvoie Le Comte dans la main de Le Chat.',
    ]);
  });
  it('never follow an uncontracted "de" or "à"', () => {
    for (const event of samples) {
      const line = told('fr', event).replaceAll('Le Chat', '');
      expect(line).not.toMatch(/\b(de|à) (Le|Les|La|L’)\s?/);
      expect(line).not.toMatch(/[^\u202f][:;!?»]|«[^\u202f]/);
    }
  });
});

it('the places on a base are told in their order, whatever the seats', () => {
  const base = { id: 'tar-pits', n: 9 };
  const ranked = (seat: number, place: number) => ({ kind: 'ranked', seat, place, base, power: 5, vp: 4 - place }) as unknown as EventView;
  const vp = (seat: number) => ({ kind: 'vp', seat, amount: 1, source: base }) as unknown as EventView;
  const lines = linesOf([ranked(0, 1), vp(0), ranked(1, 3), vp(1), ranked(2, 2), vp(2)]);
  expect(lines.map(({ event }) => event.kind === 'ranked' && event.place)).toEqual([1, 2, 3]);
});
