import { LANGUAGES } from '@breakpoint/cards/texts';
import { describe, expect, it } from 'vitest';
import { type AnyCard, checkDocument, type Document, FORMAT, textOf } from '../src/index.js';
import { action, base, draw, minion, ours, play, table } from './made.js';

// Whose turn, power or deed it is: what is said of it, and what is refused.

const documentOf = (card: object): Document =>
  ({
    format: FORMAT,
    name: { en: 'x' },
    cards: [action('nap', undefined, { when: 'played', steps: [draw] }), card].filter((c) => (c as AnyCard).kind !== 'base'),
    bases: [card].filter((c) => (c as AnyCard).kind === 'base'),
  }) as unknown as Document;
const said = (card: object): string[] => LANGUAGES.map((l) => textOf(documentOf(card), card as AnyCard, l));
const problems = (card: object): string[] =>
  checkDocument(documentOf(card)).flatMap(({ path, problem, warning }) => (warning ? [] : [`${path}: ${problem}`]));

describe('a condition is asked of the player it is about', () => {
  it('of what each player has as long as a card is in play', () => {
    const three = { count: { noun: 'minion', whose: 'you', where: 'here' }, is: 'at least', n: 3 };
    const crowd = action('crowd', 'base', { when: 'always', if: three, steps: [{ do: 'your power', n: -3, who: 'each player' }] });
    const [en, fr, es] = said(crowd);
    expect(en).toContain('every player, while they have three or more minions here, has -3 power here');
    expect(fr).toContain('chaque joueur, tant qu’il a au moins trois Créatures sur cette Base, voit sa Force');
    expect(es).toContain('cada jugador, mientras tenga al menos tres esbirros en esta base, tiene -3 de poder');
  });
  it('of what a player did this turn', () => {
    const pond = base('pond', {
      when: { scores: 'after' },
      who: 'each player',
      if: { did: 'played', noun: 'action', by: 'you', is: 'some' },
      steps: [draw],
    });
    expect(said(pond).join()).toMatch(/if they played an action this turn.*s’il a joué une Action.*si ha jugado una acción/);
  });
});

describe('refused is', () => {
  it('another player who uses a card on your turn', () => {
    const gate = action('gate', 'base', {
      when: { special: 'your turn', from: 'play' },
      steps: [{ do: 'draw', n: 1, may: true, who: 'active player' }],
    });
    expect(problems(gate)).toEqual(['abilities/0/steps/0/who: on your turn you do it']);
  });
  it('a choice of nobody', () => {
    const choice = base('bog', {
      when: { scores: 'before' },
      who: 'nobody',
      steps: [{ do: 'destroy', what: { ...ours, whose: undefined } }],
    });
    expect(problems(JSON.parse(JSON.stringify(choice)))).toEqual(['abilities/0/steps/0/what: nobody decides what nobody does']);
  });
  it('a place after the play for a card that stays', () => {
    const what = { pick: 'one', noun: 'action', where: 'discard' };
    const keeper = minion('keeper', 2, { when: 'played', steps: [{ do: 'play', may: true, what, to: 'hand' }] });
    expect(problems(keeper)).toEqual(['abilities/0/steps/0/to: only a standard action goes to a pile when it is played']);
  });
});

describe('a Talent, or a Special on your turn', () => {
  const hand = { pick: 'all', noun: 'card', where: 'hand' };
  it('is used once', () => {
    const scholar = minion('scholar', 3, { when: { special: 'your turn', from: 'play' }, steps: [{ ...draw, may: true }] });
    play([scholar], {
      ...table(['Anna scholar']),
      steps: [
        { Anna: 'special', card: 'scholar' },
        { Anna: 'special', card: 'scholar', illegal: true },
      ],
      expect: { 'hand-size': { Anna: 1 } },
    });
  });
  it('is offered for what comes after “all” of none', () => {
    const mixer = minion('mixer', 3, { when: 'talent', steps: [{ do: 'put', what: hand, to: 'deck' }, draw] });
    play([mixer], { ...table(['Anna mixer']), steps: [{ Anna: 'talent', card: 'mixer' }], expect: { 'hand-size': { Anna: 1 } } });
  });
  it('is not offered if no part of a choice could be done, or all would stay where they are', () => {
    const pile = { pick: 'one', noun: 'card', where: 'discard' };
    const picker = minion('picker', 3, {
      when: 'talent',
      steps: [
        {
          do: 'either',
          of: [[{ do: 'put', what: pile, to: 'hand' }], [{ do: 'destroy', what: { pick: 'one', noun: 'minion', whose: 'others' } }]],
        },
      ],
    });
    play([picker], { ...table(['Anna picker']), steps: [{ Anna: 'talent', card: 'picker', illegal: true }] });
    const guide = minion('guide', 3, {
      when: 'talent',
      steps: [{ do: 'move', what: { pick: 'all', noun: 'minion', whose: 'you', where: 'here' }, to: 'one other base' }],
    });
    const start = table(['Anna guide']);
    play([guide], { ...start, bases: [start.bases[0]], steps: [{ Anna: 'talent', card: 'guide', illegal: true }] });
  });
});

describe('before a base scores', () => {
  const sniper = minion('sniper', 2, {
    when: { special: 'before', from: 'play' },
    steps: [{ do: 'destroy', may: true, what: { pick: 'one', noun: 'minion', whose: 'others', where: 'there' } }],
  });
  it('is any base, if the words speak of it as “there”', () => {
    expect(said(sniper)[0]).toContain('before a base scores, you may destroy another player’s minion there');
    const start = table(['Anna six', 'Anna six b', 'Anna six c', 'Ben three', 'Ben two target']);
    play([sniper], {
      ...start,
      bases: [start.bases[0], { base: 'tar-pits', minions: [{ card: 'm/sniper', controller: 'Anna', as: 'sniper' }] }],
      'base-deck': ['ninja-dojo'],
      steps: [{ Anna: 'end' }, { Anna: 'special', card: 'sniper', pick: ['target'] }],
      expect: { zone: { target: 'discard' } },
    });
  });
  it('is its own base, if “there” is a base that was chosen', () => {
    const pick = { pick: 'one', noun: 'base', where: 'elsewhere' };
    const steps = [{ do: 'choose', may: true, what: pick, done: [{ do: 'move', what: 'this', to: 'there' }] }];
    expect(said(minion('leaver', 2, { when: { special: 'after', from: 'play' }, steps }))[0]).toContain('after this base scores');
  });
});

it('what every player has revealed can be discarded', () => {
  const storm = action('storm', undefined, {
    when: 'played',
    steps: [
      { do: 'reveal', n: 1, who: 'each player' },
      { do: 'discard', what: { pick: 'all', noun: 'card', where: 'them' } },
    ],
  });
  play([storm], {
    ...table([], ['m/storm']),
    steps: [{ Anna: 'play', card: 'm/storm' }],
    expect: { 'deck-size': { Anna: 2, Ben: 0 }, discard: { Ben: ['m/nap'] } },
  });
});

describe('a sentence after a condition', () => {
  const here = (is: string) => ({ count: { noun: 'minion', whose: 'you', where: 'here', other: true }, is });
  it('that does not depend on it says so', () => {
    const some = { do: 'if', if: { count: { noun: 'card', where: 'hand' }, is: 'some' }, steps: [{ do: 'gain', n: 1 }] };
    const both = minion('both', 2, { when: 'played', if: here('some'), steps: [{ ...some, steps: [...some.steps, draw] }] });
    const apart = minion('apart', 2, { when: 'played', if: here('some'), steps: [some, draw] });
    const [one, other] = [said(both), said(apart)];
    for (const [i, text] of one.entries()) expect(text).not.toBe(other[i]);
    expect(other[0]).toContain('and in any case draw a card');
  });
  it('that is its “otherwise” is not taken for “if you do not”', () => {
    const kill = { do: 'destroy', what: { pick: 'one', noun: 'minion', whose: 'others' }, done: [draw] };
    const steps = [{ do: 'if', if: here('some'), steps: [kill], else: [{ do: 'gain', n: 1 }] }];
    expect(said(minion('duelist', 2, { when: 'played', steps }))[0]).toContain(
      'If you do, draw a card. If that condition is not met, you gain 1 VP',
    );
  });
});

describe('an action that was chosen', () => {
  const on = (card: string) => {
    const start = table(['Anna six', 'Ben three b']);
    const [tortuga, pits] = start.bases;
    const [six, b] = tortuga.minions!;
    return {
      ...start,
      bases: [{ ...tortuga, minions: [{ ...six, actions: [{ card: 'm/bell', controller: 'Anna', as: 'bell' }] }, b] }, pits],
      turn: 'Anna',
      players: [{ ...start.players[0], hand: [card] }, start.players[1]],
    };
  };
  const bell = action('bell', 'minion', { when: 'always', steps: [{ do: 'power', n: 1, what: 'host' }] });
  it('does not go from its minion to a base', () => {
    const pull = action('pull', undefined, {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'action' } },
        { do: 'move', what: 'it', to: 'another base' },
      ],
    });
    play([bell, pull], {
      ...on('m/pull'),
      steps: [{ Anna: 'play', card: 'm/pull' }],
      expect: { zone: { bell: 'six' }, power: { six: 7 }, 'no-decision': true },
    });
  });
});

it('a choice offers nothing that could happen only to a card that has gone', () => {
  const pit = minion('pit', 1, {
    when: { after: 'moved', what: { pick: 'one', noun: 'minion', whose: 'others', where: 'here' } },
    steps: [{ do: 'either', of: [[{ do: 'destroy', what: 'it' }], [{ do: 'gain', n: 1 }]] }],
  });
  const trap = minion('trap', 1, {
    when: { after: 'moved', what: { pick: 'one', noun: 'minion', whose: 'others', where: 'here' } },
    steps: [{ do: 'destroy', what: 'it' }],
  });
  const push = action('push', undefined, {
    when: 'played',
    steps: [{ do: 'move', what: { pick: 'one', noun: 'minion', whose: 'others' }, to: 'another base' }],
  });
  const start = table(['Ben three b'], ['m/push']);
  const there = ['pit', 'trap'].map((id) => ({ card: `m/${id}`, controller: 'Anna', as: id }));
  play([pit, trap, push], {
    ...start,
    bases: [start.bases[0], { base: 'tar-pits', minions: there }],
    steps: [{ Anna: 'play', card: 'm/push', pick: ['trap'] }],
    expect: { zone: { b: 'deck' }, vp: { Anna: 1 }, 'no-decision': true },
  });
});

it('an extra minion may have just the power of the chosen one', () => {
  const twin = action('twin', undefined, {
    when: 'played',
    steps: [
      { do: 'choose', what: ours },
      { do: 'extra', noun: 'minion', power: { exactly: { powerOf: 'it' } } },
    ],
  });
  play([twin], {
    ...table(
      ['Anna three'],
      ['m/twin', 'm/two', 'm/three b', 'm/four'].map((text) => ({ card: text.split(' ')[0], as: text.split(' ')[1] ?? text })),
    ),
    steps: [
      { Anna: 'play', card: 'm/twin' },
      { Anna: 'play', card: 'm/two', at: 'tortuga' },
      { Anna: 'play', card: 'm/four', at: 'tortuga', illegal: true },
      { Anna: 'play', card: 'b', at: 'tortuga' },
    ],
  });
});

it('an action may have to be yours in both ways', () => {
  const recall = action('recall', undefined, {
    when: 'played',
    steps: [{ do: 'return', what: { pick: 'one', noun: 'action', whose: 'you', owner: 'you' } }],
  });
  expect(said(recall)[0]).toBe('Return one of your actions that you own to its owner’s hand.');
  const bell = action('bell', 'minion', { when: 'always', steps: [{ do: 'power', n: 1, what: 'host' }] });
  const start = table(['Anna six', 'Ben three b'], ['m/recall']);
  const [six, b] = start.bases[0].minions!;
  const mine = { card: 'm/bell', controller: 'Anna', as: 'mine' };
  const theirs = { card: 'm/bell', controller: 'Anna', owner: 'Ben', as: 'theirs' };
  play([bell, recall], {
    ...start,
    bases: [{ ...start.bases[0], minions: [{ ...six, actions: [mine, theirs] }, b] }, start.bases[1]],
    steps: [{ Anna: 'play', card: 'm/recall' }],
    expect: { zone: { mine: 'hand', theirs: 'six' }, 'no-decision': true },
  });
});
