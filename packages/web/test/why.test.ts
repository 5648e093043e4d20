import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allCards } from '@breakpoint/cards';
import { loadTexts } from '@breakpoint/cards/texts';
import { OPEN, viewOf } from '@breakpoint/engine';
import { playScenario, scenariosIn } from '@breakpoint/scenario';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../tests/patience.js';
import boxes from '../../cards/boxes.json' with { type: 'json' };
import { en } from '../src/i18n/en.js';
import questions from '../src/judge/questions.json' with { type: 'json' };
import rulings from '../src/judge/rulings.json' with { type: 'json' };
import rules from '../src/rules/en.json' with { type: 'json' };
import { powerInWords } from '../src/table/cards/power.js';
import { Judge, type ScenarioData } from '../src/worker/judge.js';
import type { Why } from '../src/worker/why.js';

const folder = fileURLToPath(new URL('../../../scenarios/', import.meta.url));
const scenarios = new Map<unknown, ScenarioData>();
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.yaml'))
    for (const read of scenariosIn(readFileSync(`${folder}${name}`, 'utf8'))) if ('doc' in read) scenarios.set(read.doc.id, read.doc);

/** Situations that were read with the rules in hand; the file says how a line is read. */
const SITUATIONS = readFileSync(new URL('./fixtures/why.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' ') as [what: string, where: string, rule: string]);

const judged = new Map<string, ReturnType<Judge['judged']>>();
function whysAt(what: string, where: string): Why[] {
  const [id, at] = where.split('@');
  let found = judged.get(id);
  if (!found) {
    const doc = scenarios.get(id);
    if (!doc) throw new Error(`there is no scenario ${id}`);
    found = new Judge(allCards, doc, () => undefined).judged();
    judged.set(id, found);
  }
  const [, kind, name, card] = /^(?:(refused|silent):)?([a-z-]+)(?:\(([a-z-]+)\))?$/.exec(what)!;
  if (kind === 'refused')
    return found.refused.filter((r) => r.after === Number(at) && (r.reason?.code ?? 'elsewhere') === name).map((r) => r.why);
  const isOf = ({ event, cards }: Why): boolean =>
    card === undefined || [event && 'card' in event ? event.card : null, ...cards].some((c) => c?.id.split('/').at(-1) === card);
  return found.moments[Number(at)].whys.filter((w) => (kind === 'silent' ? w.silence : w.event?.kind) === name && isOf(w));
}

describe('why', () => {
  test.each(SITUATIONS)('%s in %s: %s', (what, where, rule) => {
    const whys = whysAt(what.replace('also:', ''), where);
    expect(whys).not.toEqual([]);
    expect(whys.flatMap((w) => (what.startsWith('also:') ? w.rules : (w.rules[0] ?? 'card')))).toContain(rule);
  });

  test('every rule that is named has a text for readers', () => {
    const known = new Set(rules.flatMap((section) => section.rules.map((r) => r.id)));
    const source = ['why', 'deciding', 'silences']
      .map((name) => readFileSync(new URL(`../src/worker/${name}.ts`, import.meta.url), 'utf8'))
      .join('');
    const named = [...source.matchAll(/'(\d+\.\d+(?:\.\d+)?)'/g)].map((m) => m[1]);
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([]);
  });
});

test('the parts of the power of a minion add up to it; if they add up to less than nothing, that is said', async () => {
  const texts = await loadTexts('en');
  const below: string[] = [];
  // Few scenarios have such a minion; that of Poison is one of them.
  for (const [id, doc] of [...scenarios].filter(([id], i) => id === 'ninjas--poison' || i % sampled(1, 8) === 0)) {
    const { bases } = viewOf(playScenario(allCards, doc).stage.game, OPEN);
    for (const minion of bases.flatMap((base) => base.minions)) {
      const { power, printed = 0, counters, changes = [] } = minion;
      const sum = changes.reduce((all, { amount }) => all + amount, printed + counters);
      expect(power, `${id}: ${minion.id}`).toBe(Math.max(0, sum));
      if (sum < 0) below.push(powerInWords(minion, en, texts));
    }
  }
  expect(below.length).toBeGreaterThan(0);
  for (const said of below) expect(said).toMatch(/−\d.*, never below 0$/);
});

describe('ready questions', () => {
  test('are at least forty, with one for each faction of the game, in three languages, about cards that exist', () => {
    expect(questions.length).toBeGreaterThanOrEqual(40);
    const named = new Set<string>();
    for (const { id, asks, says, rests } of questions) {
      expect(rests.length, id).toBeGreaterThan(0);
      for (const language of ['en', 'fr', 'es'] as const)
        for (const text of [asks[language], says[language]]) {
          expect(text.length, id).toBeGreaterThan(5);
          for (const [, card] of text.matchAll(/\{([^}]+)\}/g)) {
            expect(allCards.number(card), card).toBeTruthy();
            named.add(card.split('/')[0]);
          }
        }
    }
    const sold = allCards.factions.filter((f) => boxes.some(({ id }) => id === f.box));
    expect(sold.map((f) => f.id).filter((id) => !named.has(id))).toEqual([]);
  });

  test('can be played through to the end', () => {
    for (const { id } of questions) {
      const { problem } = new Judge(allCards, scenarios.get(id)!, () => undefined).judged();
      expect(problem, id).toBeNull();
    }
  });
});

test('every reading is there in three languages, names cards that exist, and says what it rests on', () => {
  expect(rulings.length).toBeGreaterThan(150);
  for (const { cards, rests, text } of rulings) {
    expect(rests.length, text.en).toBeGreaterThan(0);
    const named = Object.values(text).flatMap((t) => [...t.matchAll(/\{([^}]+)\}/g)].map((m) => m[1]));
    for (const card of [...cards, ...named]) expect(allCards.number(card), card).toBeTruthy();
    for (const language of ['en', 'fr', 'es'] as const) expect(text[language].length, text.en).toBeGreaterThan(9);
    expect(new Set(Object.values(text)).size, text.en).toBeGreaterThan(1);
  }
});
