import { allCards } from '@breakpoint/cards';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runScenario } from '../src/index.js';

const POSITION = `
players:
  - { name: Anna, hand: [{ card: aliens/collector, as: col }, { card: aliens/invader, as: inv }, { card: aliens/probe, as: probe }] }
  - { name: Ben, hand: [{ card: zombies/walker, as: walker }] }
bases:
  - base: tortuga
    minions: [{ card: pirates/first-mate, controller: Ben, as: mate }, { card: dinosaurs/king-rex, controller: Ben, as: rex }]
  - base: tar-pits
    actions: [{ card: zombies/overrun, controller: Ben }]
turn: Anna
`;
const scenario = (text: string): (() => void) => {
  const data = parse(POSITION + text) as Record<string, unknown>;
  return () => runScenario(allCards, data);
};

describe('a step that must be refused', () => {
  const illegal = (step: string): (() => void) => scenario(`steps: [{ ${step}, illegal: true }]`);

  test.each([
    ['a closed base', 'Anna: play, card: inv, at: tar-pits'],
    ['another player’s card', 'Anna: play, card: walker, at: tortuga'],
    ['another player’s turn', 'Ben: play, card: walker, at: tortuga'],
    ['a target that does not fit', 'Anna: play, card: col, at: tortuga, pick: [rex]'],
    ['an answer that nobody asked for', 'Anna: play, card: inv, at: tortuga, pick: [mate]'],
    ['a card without an ability to use', 'Anna: talent, card: rex'],
    ['declining what is no offer', 'Anna: pass'],
    ['an answer to somebody else’s decision', 'Ben: end'],
  ])('is refused: %s', (_, step) => expect(illegal(step)).not.toThrow());

  test.each([
    ['a legal play', 'Anna: play, card: inv, at: tortuga', /should have been refused/],
    ['a misspelt card', 'Anna: play, card: aliens/invadr', /nothing in this scenario is called aliens\/invadr/],
    ['a card that is not in this game', 'Anna: play, card: aliens/scout', /nothing in this scenario is called aliens\/scout/],
    ['a misspelt place', 'Anna: play, card: inv, at: tar-pit', /nothing in this scenario is called tar-pit/],
    ['a misspelt pick', 'Anna: play, card: col, at: tortuga, pick: [king-rex]', /nothing in this scenario is called king-rex/],
    ['a misspelt pick in a list', 'Anna: play, card: col, at: tortuga, pick: [[mate, rx]]', /nothing in this scenario is called rx/],
    ['a misspelt verb', 'Anna: plya, card: inv', /unknown step plya/],
    ['a misspelt player', 'Ana: play, card: inv', /a step has no key Ana/],
    ['no player', 'card: inv', /one player acts/],
  ])('fails if the step itself is wrong: %s', (_, step, message) => expect(illegal(step)).toThrow(message));

  test('leaves the position as it is', () => {
    const steps =
      '{ Anna: play, card: col, at: tortuga, pick: [rex], illegal: true }, { Anna: play, card: col, at: tortuga, pick: [mate] }';
    expect(scenario(`steps: [${steps}]\nexpect: { zone: { col: tortuga, mate: hand } }`)).not.toThrow();
  });
});

describe('a scenario', () => {
  test.each([
    ['expcet: { vp: { Anna: 9 } }', /a scenario has no key expcet/],
    ['expect: { vps: { Anna: 9 } }', /expect has no key vps/],
    ['expect: { vp: { Ana: 0 } }', /vp has no key Ana/],
    ['expect: { at: { tortuga: { minion: [] } } }', /at has no key minion/],
    ['expect: { at: { tortuga: { power: { Bne: 0 } } } }', /power at a base has no key Bne/],
    ['expect: { decision: { player: Anna, can-declin: true } }', /decision has no key can-declin/],
    ['expect: { zone: { mate: tortga } }', /no card is called tortga/],
    ['expect: { power: { mat: 2 } }', /no card is called mat/],
    ['then: [{ step: [] }]', /then has no key step/],
    ['steps: [{ Anna: end, card: inv, wher: x }]', /a step has no key wher/],
    ['played: { minion: 1 }', /played has no key minion/],
    ['base-deck: [{ card: tortuga }]', /a base has no key card/],
  ])('may not have unknown keys: %s', (text, message) => expect(scenario(text)).toThrow(message));

  test('may not have unknown keys for a card in play', () => {
    const data = parse(POSITION) as { bases: { minions: Record<string, unknown>[] }[] };
    data.bases[0].minions[0].contoller = 'Anna';
    expect(() => runScenario(allCards, data)).toThrow(/a card in play has no key contoller/);
  });

  test('says what is on the table when an expectation fails (D10)', () => {
    expect(scenario('expect: { vp: { Anna: 1 } }')).toThrow(/vp: Anna has 0, not 1; on the table for Anna: play-phase/);
  });
});
