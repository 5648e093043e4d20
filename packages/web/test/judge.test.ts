import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomPicks } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { Game, logOf, seedFromText, viewOf } from '@breakpoint/engine';
import { gameAt, hashOf } from '@breakpoint/engine/tools';
import { readScenario, runScenario, scenariosIn, UNKNOWN, viewed, yamlOf } from '@breakpoint/scenario';
import { cardsNamed } from '@breakpoint/workshop';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../tests/patience.js';
import { opened, renamed, unknownIn, withoutPlayer, written } from '../src/judge/position.js';
import type { SessionMessage } from '../src/session/types.js';
import { Judge, recordedPosition, type ScenarioData } from '../src/worker/judge.js';

const folder = fileURLToPath(new URL('../../../scenarios/', import.meta.url));
const scenarios = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => scenariosIn(readFileSync(`${folder}${name}`, 'utf8')))
  .flatMap((read) => ('doc' in read ? [read.doc] : []));
const scenario = (id: string): ScenarioData => scenarios.find((doc) => doc.id === id)!;

const examples = new URL('../../../docs/examples/', import.meta.url);
/** A scenario with a faction that somebody made. */
const BADGERS = scenariosIn(readFileSync(new URL('badgers.yaml', examples), 'utf8')).flatMap((read) =>
  'doc' in read ? [{ ...read.doc, documents: { badgers: JSON.parse(readFileSync(new URL('badgers.json', examples), 'utf8')) } }] : [],
)[0] as ScenarioData;

describe('a position that is set up', () => {
  test('every scenario opens and is written again without loss', () => {
    /** Everything that a scenario says: its position as the rules see it, its labels, and all other keys. */
    const told = (doc: ScenarioData): string => {
      const { game, labels } = gameAt(cardsNamed(allCards, doc.documents), readScenario(doc));
      const { players, bases, turn, played, 'base-deck': _, 'base-discard': __, ...rest } = doc;
      const names = (players as { name: string }[]).map((p) => p.name);
      return JSON.stringify([hashOf(game.state), [...labels], names, Object.entries(rest).sort()]);
    };
    expect(scenarios.length).toBeGreaterThan(2000);
    const lost = [...scenarios, BADGERS].filter((doc) => told(written(opened(doc))) !== told(doc)).map((doc) => doc.id);
    expect(lost).toEqual([]);
  });

  test('what is written runs as a scenario file', () => {
    for (const doc of scenarios.filter((_, i) => i % 40 === 0)) {
      const [read] = scenariosIn(yamlOf(written(opened(doc))));
      if ('error' in read) throw new Error(read.error);
      expect(() => runScenario(allCards, read.doc), String(doc.id)).not.toThrow();
    }
  });

  test('a player gets another name everywhere, and leaves with all cards', () => {
    const doc = scenario('aliens-02');
    const [anna] = (doc.players as { name: string }[]).map((p) => p.name);
    const called = renamed(doc, anna, 'Zoe');
    expect(JSON.stringify(called)).not.toContain(`"${anna}"`);
    expect(() => runScenario(allCards, called)).not.toThrow();
    const alone = written(withoutPlayer(opened(doc), anna));
    expect(JSON.stringify(alone)).not.toContain(`"${anna}"`);
  });
});

/** A judge with the position of a scenario, and the last thing that it told the page. */
function judging(doc: ScenarioData) {
  const told: SessionMessage[] = [];
  const judge = new Judge(allCards, doc, (message) => told.push(message));
  const view = () => {
    const last = told.at(-1)!;
    if (last.type === 'state') throw new Error('no view');
    return last.update.view;
  };
  return { judge, told, view };
}

const POSITION = scenariosIn(`
players: [{ name: Anna, hand: [aliens/collector, aliens/invader] }, { name: Ben, hand: [zombies/walker] }]
bases:
  - { base: the-homeworld, minions: [{ card: pirates/first-mate, controller: Ben }, { card: pirates/first-mate, controller: Ben }] }
  - { base: tar-pits }
turn: Anna
`).flatMap((read) => ('doc' in read ? [read.doc] : []))[0];

describe('a position before the judge', () => {
  const key = (view: ReturnType<typeof viewOf>, text: string): string => view.decision!.options!.find((o) => o.key.includes(text))!.key;

  test('shows everybody’s cards, asks one seat after the other, and goes back to any answer', () => {
    const { judge, view } = judging(POSITION);
    expect(view().players.map((p) => p.hand.cards.length)).toEqual([2, 1]);
    judge.answer(0, [key(view(), 'collector')]);
    judge.answer(1, [key(view(), 'the-homeworld')]);
    const mate = view().decision!.options!.filter((o) => o.key.includes('first-mate'))[1];
    judge.answer(2, [mate.key]);
    const said = judge.answer(3, ['end'])!;
    expect(view().seat).toBe(1);
    expect(said.moments.map((m) => m.question.seat)).toEqual([0, 0, 0, 0]);
    const back = judge.goTo(2);
    expect(back.here).toBe(2);
    expect(back.moments).toHaveLength(4);
    expect(view().decision!.prompt).toBe('return-minion');
    const other = judge.answer(2, [])!;
    expect(other.moments).toHaveLength(3);
    expect(view().bases[0].minions).toHaveLength(3);
    expect(judge.undo().here).toBe(2);
    expect(() => judge.answer(2, ['tar-pits:99'])).toThrow();
  });

  test('writes position and answers as a scenario that runs, and leads back to the same place', () => {
    const { judge, view } = judging(POSITION);
    judge.answer(0, [key(view(), 'collector')]);
    judge.answer(1, [key(view(), 'the-homeworld')]);
    judge.answer(2, [view().decision!.options!.filter((o) => o.key.includes('first-mate'))[1].key]);
    const [read] = scenariosIn(yamlOf(judge.written()));
    if ('error' in read) throw new Error(read.error);
    expect(read.doc.steps).toEqual([{ Anna: 'play', card: 'aliens/collector', at: 'the-homeworld', pick: ['first-mate-1'] }]);
    const again = judging(read.doc);
    expect(again.view().players[1].hand.cards.map((c) => c.n)).toEqual(view().players[1].hand.cards.map((c) => c.n));
    expect(again.judge.written()).toBe(read.doc);
  });

  test('says why a step was refused, and where stored answers no longer fit', () => {
    const { judge } = judging(scenario('tricksters-22a'));
    expect(judge.judged().refused[0]).toMatchObject({ reason: { code: 'actions-forbidden' }, why: { rules: ['8.2'] } });
    const spoilt = { ...POSITION, steps: [{ Anna: 'play', card: 'aliens/invader', at: 'tar-pits' }, { Ben: 'end' }] };
    const { moments, problem } = judging(spoilt).judge.judged();
    expect(moments).toHaveLength(2);
    expect(problem).toContain('not-your-turn');
  });
});

describe('a moment of a game', () => {
  test('of a recorded one begins where the turn began, and has the answers since', () => {
    const game = Game.create(allCards, { seed: 'judge', players: [{}, {}, {}], factions: 'random' }, { events: false });
    const chance = { key: seedFromText('judge'), used: 0 };
    for (let n = 0; n < 150 && game.decision; n++) game.answer(randomPicks(game.decision, chance));
    const log = logOf(game);
    let whole = 0;
    for (let until = 0; until <= log.answers.length; until += sampled(7, 14)) {
      const position = recordedPosition(allCards, log, until, ['Anna', 'Ben', 'Cleo']);
      const { problem, moments } = judging(position).judge.judged();
      expect(problem).toBeNull();
      whole += Number(moments.length > 0);
    }
    expect(whole).toBeGreaterThan(5);
  });

  test('of one in progress has what the seat sees, and marks what it does not', () => {
    const game = Game.create(allCards, { seed: 'seen', players: [{}, {}], factions: 'random' }, { events: false });
    const position = opened(viewed(viewOf(game, 0), ['Anna', 'Anna']));
    expect(position.players.map((p) => p.name)).toEqual(['Anna', 'Anna 2']);
    expect(position.players[0].hand.map((c) => c.card)).not.toContain(UNKNOWN);
    expect(position.players[1].hand.map((c) => c.card)).toEqual(new Array(5).fill(UNKNOWN));
    expect(unknownIn(position)).toBe(5 + 35 + 35 + position['base-deck'].length);
  });
});
