import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { greedy, random } from '@breakpoint/bots';
import { allCards, LANGUAGES } from '@breakpoint/cards';
import { Game, logOf } from '@breakpoint/engine';
import { serve } from '@breakpoint/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newFolder } from '../../../tests/folder.js';
import { commands } from '../src/commands.js';
import { playMatch } from '../src/simulate/match.js';
import { playInTerminal } from '../src/terminal/game.js';
import { output } from './output.js';

afterEach(() => vi.restoreAllMocks());

test('doctor says what is good and what is not, and its exit code does, too', async () => {
  const good = await output('doctor', '--data', newFolder());
  expect(good).toMatchObject({ code: 0, out: expect.stringMatching(/^good {2}folder: /m) });
  const keys = join(newFolder(), 'no-keys.json');
  const bad = await output('doctor', '--data', newFolder(), '--push-keys', keys);
  expect(bad).toMatchObject({ code: 1, out: expect.stringMatching(/^BAD {3}push keys: There are no push keys/m) });
  expect(bad.out).toMatch(/1 bad/);
  for (const site of ['here', 'https://my site'])
    expect(await output('doctor', '--site', site)).toMatchObject({ code: 2, err: expect.stringMatching(/--site takes the address/) });
});

test('migrate converts a database that no server is using, and says what it did', async () => {
  const data = newFolder();
  const first = await output('migrate', '--data', data);
  expect(first).toMatchObject({ code: 0, out: expect.stringMatching(/is converted: 0001-first, .*builds/) });
  expect((await output('migrate', '--data', data)).out).toMatch(/needs no changes/);
  const served = await serve(allCards, { data, settings: { botThreads: 0 } });
  expect(await output('migrate', '--data', data)).toMatchObject({ code: 2, err: expect.stringMatching(/Another server is using/) });
  await served.close();
});

describe('every command', () => {
  test.each(Object.keys(commands))('%s has help with examples', async (name) => {
    const { code, out } = await output(name, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`Usage: breakpoint ${name}`);
    expect(out).toContain(`\n  breakpoint ${name}`);
  });

  test.each([
    ['simulate', '--games', 'many'],
    ['simulate', '--factions', 'aliens,nobody'],
    ['simulate', '--no-such-option'],
    ['simulate', '--goal', '12'],
    ['report'],
    ['report', 'no-such-file'],
    ['replay', 'no-such-file'],
    ['play', '--language', 'de'],
    ['play', '--hand-limit', '0'],
  ])('explains a mistake and exits with code 2: %s %s %s', async (...args) => {
    const { code, err } = await output(...args);
    expect(code).toBe(2);
    expect(err).toContain('--help');
  });
});

describe('simulate and report', () => {
  test('a check continues where it stopped, adds up all runs, and refuses a file about other games', async () => {
    const file = join(newFolder(), 'checked.jsonl');
    const check = (games: number, ...more: string[]) =>
      output('simulate', '--check', '--games', String(games), '--seed', 'c', '--out', file, '--threads', '0', ...more);
    const first = JSON.parse((await check(1, '--json')).out);
    expect(first).toMatchObject({ games: 1, failed: 0 });
    const line = readFileSync(file, 'utf8');
    writeFileSync(file, `${line}{"about":`);
    const second = JSON.parse((await check(3, '--json')).out);
    expect(second).toMatchObject({ games: 3, failed: 0 });
    expect(second.decisions).toBeGreaterThan(first.decisions);
    expect(readFileSync(file, 'utf8').startsWith(line)).toBe(true);
    expect((await check(3)).out).toContain(`3 games checked (3 of them earlier), ${second.decisions} decisions`);
    const other = await check(3, '--players', '3');
    expect(other.code).toBe(2);
    expect(other.err).toContain('choose another file with --out');
  });

  test('simulate continues where it stopped, and the report has every part', async () => {
    const file = join(newFolder(), 'results.jsonl');
    const simulate = (games: number) =>
      output('simulate', '--bot', 'random', '--games', String(games), '--seed', 's', '--out', file, '--threads', '0', '--json');
    expect(JSON.parse((await simulate(3)).out)).toMatchObject({ games: 3, failed: 0 });
    const first = readFileSync(file, 'utf8');
    writeFileSync(file, `${first}{"game":3,"se`);
    expect(JSON.parse((await simulate(6)).out)).toMatchObject({ games: 3 });
    const rows = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows.map((r) => r.game)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rows[0].bases.length).toBeGreaterThan(0);
    expect((await output('simulate', '--bot', 'easy', '--games', '9', '--seed', 's', '--out', file)).code).toBe(2);
    const page = join(newFolder(), 'report.html');
    expect((await output('report', file, '--out', page, '--note', 'made <so>')).code).toBe(0);
    const html = readFileSync(page, 'utf8');
    for (const part of ['Factions', 'Pairs', 'Match-ups', 'Who begins', 'Length of games', 'Bases', 'Cards', 'made &#60;so&#62;'])
      expect(html).toContain(part);
    expect(html).not.toMatch(/src=|href=|<script/);
    expect(JSON.parse((await output('report', file, '--json')).out)).toMatchObject({ games: 6, players: [2] });
  });

  test('a row names the winner and the cards played', () => {
    const row = playMatch(
      allCards,
      { seed: 'row', players: [{}, {}, {}], factions: 'random' },
      ['a', 'b', 'c'],
      [random, random, random],
      7,
    );
    expect(row.vp[row.winner]).toBe(Math.max(...row.vp));
    expect(row).toMatchObject({ game: 7, seed: 'row' });
    expect(row.played.every((cards) => Object.keys(cards).length > 0)).toBe(true);
  });
});

describe('a game in words', () => {
  test.each(LANGUAGES)('is played and told in %s', async (language) => {
    const game = Game.create(allCards, { seed: `words ${language}`, players: [{}, {}], factions: 'random' });
    const told: string[] = [];
    const typed = ['?', '?1', 't', 'nonsense', '99'];
    const finished = await playInTerminal(game, {
      language,
      plain: true,
      bots: [greedy],
      against: ['hard'],
      name: 'A\x1b[2Jnna',
      print: (line) => void told.push(line),
      ask: async () => {
        const line = typed.shift();
        if (line !== undefined) return line;
        // The player types random but legal answers.
        const d = game.decision!;
        const keys = random.decide({ decision: { ...d, options: d.options.map((_, i) => ({ key: String(i + 1) })) } } as never, {
          key: [1, 2, 3, 4],
          used: told.length,
        });
        return keys.join(' ');
      },
    });
    expect(finished).toBe(true);
    expect(told.join('\n')).not.toMatch(/\{\w+\}|undefined/);
    const all = told.join('\n');
    expect(all).toContain(`Bot 1 (${{ en: 'hard', fr: 'difficile', es: 'difícil' }[language]})`);
    // Control characters in a name are shown, and the terminal does not obey them.
    expect(all).toContain('A\\u001b[2Jnna');
    expect(all).not.toContain('\x1b');
    if (language === 'fr') expect(all).not.toMatch(/(?<!\u202f)[;:!](?:\s|$)/m);
    const file = join(newFolder(), 'game.json');
    writeFileSync(file, JSON.stringify(logOf(game)));
    const { code, out } = await output('replay', file, '--language', language);
    expect(code).toBe(0);
    expect(out.split('\n').length).toBeGreaterThan(50);
    expect(out).not.toMatch(/\{\w+\}|undefined/);
  });
});

test('replay prints nothing of a log that a terminal would obey', async () => {
  const evil = '\u001b]0;title\u0007\u009b2J\u202e';
  const game = Game.create(allCards, { seed: 'evil', players: [{ name: `Eve${evil}` }, { name: 'Bob' }], factions: 'random' });
  const file = join(newFolder(), 'evil.json');
  writeFileSync(file, JSON.stringify({ ...logOf(game), answers: [[`${evil}no-option`]] }));
  for (const more of [[], ['--json']]) {
    const { out, err } = await output('replay', file, ...more);
    if (more.length === 0) expect(out).toContain('Eve');
    expect(err).toContain('no-option');
    expect(out + err).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
  }
});
