import type { Document } from '@breakpoint/workshop';
import { expect, test } from 'vitest';
import { packed } from '../src/session/packing.js';
import { fromLink, linkPart } from '../src/workshop/sharing.js';

const faction: Document = {
  format: 'breakpoint-faction/1',
  name: { en: 'Badgers', fr: 'Blaireaux' },
  cards: [{ id: 'cub', name: { en: 'Cub' }, kind: 'minion', power: 2, copies: 20, abilities: [] }],
  bases: [],
};

test('a link holds the whole faction', async () => {
  const part = (await linkPart(faction))!;
  expect(part).toMatch(/^[\w-]+$/);
  expect(await fromLink(part)).toEqual(faction);
});

test('a faction that is too long for a link has none', async () => {
  const names = Array.from({ length: 6000 }, (_, i) => String.fromCharCode(0x4e00 + ((i * 7919) % 20000))).join('');
  expect(await linkPart({ ...faction, theme: { en: names } })).toBeNull();
});

test('a small link does not unfold beyond the size of a document, and a text without a document holds none', async () => {
  expect(await fromLink(await packed(`"${'a'.repeat(60_000)}"`))).toHaveLength(60_000);
  expect(await fromLink(await packed(`"${'a'.repeat(70_000)}"`))).toBeNull();
  expect(await fromLink('nonsense!')).toBeNull();
});
