import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { en } from '../src/ui/words/en.js';

const folder = fileURLToPath(new URL('../../cards/src/factions/', import.meta.url));
type Look = { cards: Record<string, { sound?: string }>; motif?: { notes: string } };
const looks = readdirSync(folder).map((faction) => JSON.parse(readFileSync(`${folder}${faction}/art.json`, 'utf8')) as Look);
const named = looks.flatMap(({ cards }) => Object.values(cards).flatMap(({ sound }) => sound ?? []));

test('every sound of an action has a word, and every word is used', () => {
  expect(named.length).toBeGreaterThan(150);
  expect([...new Set(named)].sort()).toEqual(Object.keys(en.sounds).sort());
});

test('every motif is a bar of eight notes and rests of one scale, so that any two go together', () => {
  expect(looks.length).toBeGreaterThanOrEqual(21);
  const motifs = looks.flatMap(({ motif }) => motif?.notes ?? []);
  for (const notes of motifs) expect(notes).toMatch(/^([ACDEG][1-6]|\.)( ([ACDEG][1-6]|\.)){7}$/);
  expect(new Set(motifs).size).toBe(motifs.length);
});
