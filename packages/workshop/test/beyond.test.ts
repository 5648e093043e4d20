import { LANGUAGES } from '@breakpoint/cards/texts';
import { answerWith, type Game, whyNot } from '@breakpoint/engine';
import { CardSet } from '@breakpoint/engine/cards';
import { type DescribedPosition, gameAt } from '@breakpoint/engine/tools';
import { describe, expect, it } from 'vitest';
import { checkDocument, compileDocument, textsOf } from '../src/index.js';
import { ALL_BEYOND, BEYOND } from './beyond.js';

const cards = new CardSet('beyond', [compileDocument(ALL_BEYOND, { faction: 'f', box: 'workshop' })]);

interface Placed {
  [base: string]: string[];
}
/** A table of Anna and Ben: cards in play as "label controller card", with what is on them after a slash. */
function table(
  more: { anna?: string[]; ben?: string[]; pile?: string[]; deck?: string[]; benDeck?: string[]; vp?: number; at?: Placed } = {},
) {
  const full = (card: string): string => `f/${card}`;
  const used: string[] = [];
  /** The second card of a name has the label with a "second" behind it. */
  const label = (card: string): string => {
    used.push(card);
    return card + ['', 'second', 'third', 'fourth'][used.filter((c) => c === card).length - 1];
  };
  const labelled = (list: string[] = []) => list.map((card) => ({ card: full(card), as: label(card) }));
  const minionAt = (text: string) => {
    const [self, ...on] = text.split('/').map((part) => part.trim().split(' '));
    const [controller, card] = self;
    const actions = on.map(([by, action]) => ({ card: full(action), controller: by, as: label(action) }));
    return { card: full(card), controller, as: label(card), actions };
  };
  const position: DescribedPosition = {
    players: [
      {
        name: 'Anna',
        hand: labelled(more.anna),
        discard: (more.pile ?? []).map(full),
        deck: (more.deck ?? ['nap', 'nap', 'nap']).map(full),
        vp: more.vp ?? 0,
      },
      { name: 'Ben', hand: labelled(more.ben), deck: (more.benDeck ?? ['nap', 'nap', 'nap']).map(full) },
    ],
    bases: Object.entries(more.at ?? { meadow: [], marsh: [] }).map(([base, list]) => ({
      base: full(base),
      as: base,
      minions: list.filter((text) => !text.startsWith('on ')).map(minionAt),
      actions: list.filter((text) => text.startsWith('on ')).map((text) => minionAt(text.slice(3))),
    })),
    baseDeck: [full('meadow'), full('marsh')].filter((b) => !(more.at && b.slice(2) in more.at)).slice(0, 1),
    turn: 'Anna',
  };
  const { game, labels } = gameAt(cards, position);
  const key = (text: string): string =>
    text.replace(/^(play |use |)([a-z]+)$/, (whole, verb, label) => {
      const card = labels.get(label);
      return card === undefined ? whole : `${verb}${game.position.def(card).id}:${card}`;
    });
  return {
    game,
    power: (label: string): number => game.position.power(labels.get(label)!),
    card: (label: string): number => labels.get(label)!,
    /** Each answer is one key, or several with a plus; "-" for none. */
    answer(...answers: string[]): void {
      for (const answer of answers) answerWith(game, game.decision!.seat, answer === '-' ? [] : answer.split('+').map((part) => key(part)));
    },
    why: (text: string): string | null => whyNot(game, game.decision!.seat, key(text))?.code ?? null,
    can: (text: string): boolean => whyNot(game, game.decision!.seat, key(text)) === null,
    prompt: (): string => `${(game as Game).decision!.seat} ${game.decision!.prompt}`,
  };
}

describe('words beyond our own cards', () => {
  it('are legal, and are said without a broken joint', () => {
    for (const document of Object.values(BEYOND)) {
      expect(checkDocument(document).filter((p) => !p.warning)).toEqual([]);
      for (const language of LANGUAGES) {
        const { cards: said, bases } = textsOf(document, language);
        for (const { text } of [...Object.values(said), ...Object.values(bases)]) {
          expect(text).not.toMatch(/ {2}|undefined|[\uE000-\uF8FF]|,,|\.\.| [.,]/);
          if (text !== '') expect(text).toMatch(/^\p{Lu}.*[.”»]$/u);
        }
      }
    }
    expect(checkDocument({ ...ALL_BEYOND, cards: ALL_BEYOND.cards.slice(0, 20), bases: [] }).filter((p) => p.path === '')).toEqual([]);
  });

  it('limit an extra play to a kind, to a name, and to this minion', () => {
    const t = table({ anna: ['litter', 'cub', 'ox', 'kit'] });
    t.answer('play litter', 'play ox', 'meadow');
    expect([t.can('play cub'), t.can('play kit')]).toEqual([true, true]);
    t.answer('play cub', 'meadow', 'play kit', 'meadow');
    const named = table({ anna: ['call', 'cub', 'ox', 'kit'] });
    named.answer('play call', 'play ox', 'meadow');
    expect([named.why('play kit'), named.why('play cub')]).toEqual(['extra-needs-name', null]);
    const smith = table({ anna: ['nap', 'bell', 'crown'], at: { meadow: ['Anna smith', 'Anna ox'] } });
    smith.answer('play nap', 'play bell');
    expect([smith.power('smith'), smith.why('play crown')]).toEqual([3, 'no-action-play-left']);
    const anvil = table({ anna: ['nap', 'bell', 'crown'], at: { meadow: ['Anna ox / Anna anvil'] } });
    anvil.answer('play nap');
    expect([anvil.why('play crown'), anvil.why('play bell')]).toEqual(['extra-needs-kind', null]);
    const pack = table({ anna: ['pack', 'cub', 'kit', 'ox'] });
    pack.answer('play pack', 'meadow');
    expect(pack.power('cub')).toBe(2);
  });

  it('give a Talent to a minion, whoever played the action', () => {
    const t = table({ at: { meadow: ['Ben ox / Anna lesson', 'Anna cub / Ben lesson'] } });
    expect([t.can('use lesson'), t.can('use lessonsecond')]).toEqual([false, true]);
    t.answer('use lessonsecond');
    expect([t.power('cub'), t.can('use lessonsecond')]).toEqual([2, false]);
    t.answer('end');
    expect([t.can('use lesson'), t.can('use lessonsecond')]).toEqual([true, false]);
  });

  it('set, double and count power', () => {
    const t = table({
      anna: ['surge', 'shrink', 'crown'],
      pile: ['cub', 'cub', 'ox', 'nap'],
      vp: 7,
      at: { meadow: ['Anna kit', 'Anna hoarder', 'Anna mourner', 'Anna champion'], marsh: ['Ben ox', 'Anna cub', 'on Anna fog'] },
    });
    expect(['hoarder', 'mourner', 'champion', 'ox', 'cub'].map(t.power)).toEqual([3, 2, 7, 2, 1]);
    t.answer('play surge', 'kit');
    expect([t.power('kit'), t.power('hoarder')]).toEqual([8, 2]);
    const crown = table({ anna: ['crown', 'shrink'], at: { meadow: ['Anna kit / Anna bell'] } });
    crown.answer('play crown');
    expect(crown.power('kit')).toBe(10);
    const shrink = table({ anna: ['shrink'], at: { meadow: ['Ben kit / Ben bell / Ben crown'] } });
    shrink.answer('play shrink');
    expect(shrink.power('kit')).toBe(1);
    shrink.answer('end', 'end');
    expect(shrink.power('kit')).toBe(10);
  });

  it('cancel abilities for a time, and while a card is there', () => {
    const t = table({ anna: ['hush', 'scout'], ben: ['scout'], at: { meadow: ['Ben hoarder'], silence: ['Anna mourner'] }, pile: ['ox'] });
    expect([t.power('hoarder'), t.power('mourner')]).toEqual([1, 0]);
    t.answer('play hush');
    expect(t.power('hoarder')).toBe(0);
    const hand = t.game.position.hand(0).length;
    t.answer('play scout', 'silence');
    expect(t.game.position.hand(0).length).toBe(hand - 1);
    t.answer('end');
    expect(t.power('hoarder')).toBe(0);
    t.answer('end');
    expect(t.power('hoarder')).toBe(t.game.position.hand(1).length);
    const muzzle = table({ at: { meadow: ['Anna smith / Ben muzzle', 'Anna ox / Anna lesson'] }, anna: ['nap', 'bell'] });
    muzzle.answer('play nap');
    expect(muzzle.why('play bell')).toBe('no-action-play-left');
  });

  it('ask about kinds that are not here', () => {
    const t = table({ at: { kennel: ['Anna ox'], meadow: [] } });
    const { breakpoint } = t.game.position;
    expect(breakpoint.call(t.game.position, t.card('kennel'))).toBe(20);
    t.game.takeEvents();
    t.answer('end');
    expect(t.game.takeEvents().some((e) => e.kind === 'breakpoint')).toBe(true);
    const with_ = table({ at: { kennel: ['Anna cub'], meadow: [] } });
    with_.game.takeEvents();
    with_.answer('end');
    expect(with_.game.takeEvents().some((e) => e.kind === 'breakpoint')).toBe(false);
  });
});
