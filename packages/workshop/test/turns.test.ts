import { LANGUAGES } from '@breakpoint/cards/texts';
import { describe, expect, it } from 'vitest';
import { type AnyCard, checkDocument, type Document, FORMAT, textOf } from '../src/index.js';
import { action, base, draw, minion, ours } from './made.js';

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
