import { LANGUAGES } from '@breakpoint/cards/texts';
import { answerWith, eventView, type Game, restore, save, whyNot } from '@breakpoint/engine';
import { CardSet } from '@breakpoint/engine/cards';
import { type DescribedPosition, gameAt } from '@breakpoint/engine/tools';
import { describe, expect, it } from 'vitest';
import { checkDocument, compileDocument, textsOf } from '../src/index.js';
import { ALL_BEYOND, BEYOND } from '../src/ours/index.js';

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

  it('show what a player looks at to that player alone', () => {
    const t = table({ anna: ['oracle'], deck: ['cub', 'ox', 'nap'] });
    t.answer('play oracle');
    t.game.takeEvents();
    t.answer('do');
    const looked = t.game.takeEvents().find((e) => e.kind === 'looked-at-deck')!;
    const views = [0, 1].map((seat) => eventView(t.game as Game, looked, seat));
    const seen = { kind: 'looked-at-deck', amount: 3, hidden: false, cards: [{ id: 'f/cub' }, { id: 'f/ox' }, { id: 'f/nap' }] };
    expect(views).toMatchObject([seen, { ...seen, hidden: true, cards: [] }]);
  });

  it('speak of all actions here, and of whoever destroyed a minion at a base', () => {
    const t = table({
      anna: ['locksmith', 'bolt'],
      at: { colosseum: ['Ben cub / Ben bell', 'Ben kit', 'on Ben fort', 'on Anna fort'], marsh: ['Ben scout / Ben crown'] },
    });
    t.answer('play locksmith', 'colosseum');
    expect(['bell', 'fort', 'fortsecond', 'crown'].map(t.can)).toEqual([true, true, true, false]);
    t.answer('bell', 'play bolt', 'cub');
    // Nothing happens to the bell, which the fort shields; the bolt is Anna's, and so is the counter.
    expect([t.power('locksmith'), t.power('kit')]).toEqual([3, 4]);
    const alone = table({ anna: ['bolt'], at: { colosseum: ['Ben cub', 'Ben kit'], marsh: ['Anna ox'] } });
    alone.answer('play bolt', 'cub');
    expect([alone.power('kit'), alone.power('ox')]).toEqual([4, 5]);
    const shielded = table({ anna: ['locksmith'], at: { meadow: ['Ben kit / Ben bell', 'on Ben fort'], marsh: [] } });
    shielded.answer('play locksmith', 'meadow', 'bell');
    expect(shielded.power('kit')).toBe(5);
  });

  it('ask nothing if there is nothing to choose', () => {
    const t = table({ anna: ['cuckoo'], at: { meadow: [], marsh: ['Ben cub', 'Ben ox'] } });
    t.answer('play cuckoo', 'meadow');
    expect([t.can('cub'), t.can('ox'), t.can('do')]).toEqual([true, false, false]);
    t.answer('cub');
    expect(['cuckoo', 'cub'].map((label) => t.game.position.controller(t.card(label)))).toEqual([1, 0]);
    const none = table({ anna: ['cuckoo'], at: { meadow: [], marsh: ['Ben ox'] } });
    none.answer('play cuckoo', 'meadow');
    expect(none.prompt()).toBe('0 play-phase');
    const post = table({ anna: ['nap'], at: { meadow: ['Anna postmaster'] } });
    post.answer('use postmaster');
    expect([0, 1].map((seat) => post.game.position.hand(seat).length)).toEqual([2, 1]);
    expect(table({ at: { meadow: ['Anna postmaster'] } }).can('use postmaster')).toBe(false);
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

  it('wait for counters, revealed cards, Talents and bases', () => {
    const t = table({ at: { meadow: ['Anna gymnast', 'Anna trainer', 'Ben rival'] } });
    t.answer('use gymnast', 'gymnast');
    t.game.apply(t.game.decision!.options.slice(0, 1));
    expect([t.power('gymnast'), t.game.position.hand(0).length, t.power('rival')]).toEqual([2, 1, 3]);
    const seer = table({ anna: ['peek'], deck: ['nap', 'ox'], at: { meadow: ['Anna seer'] } });
    seer.answer('play peek');
    const other = table({ anna: ['peek'], deck: ['ox', 'nap'], at: { meadow: ['Anna seer'] } });
    other.answer('play peek');
    expect([seer.game.state.vp[0] + other.game.state.vp[0]]).toEqual([1]);
    const base = table({
      at: {
        meadow: ['Anna ox', 'Anna kit', 'Anna smith', 'Anna gymnast', 'Anna rival', 'Anna seer', 'Anna trainer', 'Anna sower'],
        marsh: ['Anna pioneer'],
      },
    });
    base.answer('end');
    while (base.game.decision!.prompt !== 'f/pioneer.abilities.0.steps.0.whether') answerWith(base.game, base.game.decision!.seat, []);
    base.game.apply(base.game.decision!.options.slice(0, 1));
    expect(base.game.position.baseOf(base.card('pioneer'))).toBe(base.game.position.bases[0]);
  });

  it('count what happened this turn', () => {
    const t = table({ anna: ['bolt'], at: { meadow: ['Anna vulture', 'Ben cub'] } });
    expect([t.power('vulture'), t.can('use vulture')]).toEqual([1, false]);
    t.answer('play bolt', 'cub');
    expect([t.power('vulture'), t.can('use vulture')]).toEqual([2, true]);
    const { game } = restore(cards, JSON.parse(JSON.stringify(save(t.game))));
    expect(game.position.power(t.card('vulture'))).toBe(2);
    t.answer('end');
    expect(t.power('vulture')).toBe(1);
    const encore = table({ anna: ['litter', 'encore'] });
    encore.answer('play encore');
    expect(encore.game.state.vp[0]).toBe(0);
  });

  it('let other players choose', () => {
    const t = table({ anna: ['tribute'], at: { meadow: ['Ben cub', 'Ben ox', 'Anna kit'] } });
    t.answer('play tribute');
    expect([t.game.decision!.seat, t.game.decision!.options.length]).toEqual([1, 2]);
    t.answer('cub');
    expect(t.game.position.inPlay(t.card('cub'))).toBe(false);
    const verdict = table({ anna: ['verdict'], at: { meadow: ['Ben cub', 'Ben ox', 'Anna kit'] } });
    verdict.answer('play verdict');
    expect([verdict.game.decision!.seat, verdict.game.decision!.options.length]).toEqual([1, 3]);
    verdict.answer('kit');
    expect(verdict.game.position.hand(0)).toContain(verdict.card('kit'));
  });

  it('put effects off, even across a save', () => {
    const t = table({ anna: ['fuse', 'sower'], at: { meadow: ['Ben ox', 'Ben cub'] } });
    t.answer('play fuse', 'ox', 'play sower');
    expect(t.game.position.inPlay(t.card('ox'))).toBe(true);
    const before = t.game.position.hand(0).length;
    const again = restore(cards, JSON.parse(JSON.stringify(save(t.game)))).game;
    for (const game of [t.game, again]) {
      answerWith(game, 0, ['end']);
      expect([game.position.inPlay(t.card('ox')), game.position.inPlay(t.card('cub'))]).toEqual([false, true]);
      answerWith(game, 1, ['end']);
      // Two cards at the end of Anna's turn, and two more now.
      expect(game.position.hand(0).length).toBe(before + 4);
    }
  });

  it('reveal hands, take VP, keep a base from scoring, and react to a destruction', () => {
    const t = table({ anna: ['boast', 'cub', 'ox'], ben: ['nap'], at: { meadow: ['Anna kit'] } });
    t.answer('play boast', 'cub+ox');
    expect(t.power('kit')).toBe(6);
    expect(t.game.position.knows(0, t.card('nap'))).toBe(true);
    const fine = table({ anna: ['fine'], vp: 3 });
    fine.game.state.vp[1] = 1;
    fine.answer('play fine');
    expect(fine.game.state.vp).toEqual([3, 0]);
    const full = ['Anna ox', 'Anna kit', 'Anna smith', 'Anna gymnast', 'Anna rival', 'Anna seer', 'Anna trainer', 'Anna sower'];
    const siege = table({ anna: ['truce'], at: { meadow: [...full, 'on Ben siege'] } });
    siege.answer('end');
    expect(siege.game.state.vp).toEqual([0, 0]);
    const truce = table({ anna: ['truce'], at: { meadow: full, marsh: [] } });
    truce.answer('play truce', 'meadow', 'end');
    expect([truce.game.state.vp, truce.game.position.isReady(truce.card('meadow'))]).toEqual([[0, 0], true]);
    const revenge = table({ anna: ['bolt'], ben: ['revenge'], at: { meadow: ['Ben cub', 'Anna kit'] } });
    revenge.answer('play bolt', 'cub', 'use revenge');
    expect(revenge.game.state.vp).toEqual([0, 1]);
    const own = table({ anna: ['bolt', 'revenge'], at: { meadow: ['Anna cub', 'Ben kit'] } });
    own.answer('play bolt', 'cub');
    expect(own.game.decision!.prompt).toBe('play-phase');
  });
});
