import { allCards } from '@breakpoint/cards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../src/index.js';
import { CONFIG, type TestClient, twoAtTable } from './client.js';
import { FAST } from './settings.js';

let server: Served;
beforeAll(async () => {
  server = await serve({ settings: FAST });
});
afterAll(() => server.close());

/** A game at its first play-cards decision, and whose it is. */
async function atPlay(): Promise<{ actor: TestClient; other: TestClient; all: TestClient[] }> {
  const { clients } = await twoAtTable(server.url, { config: { ...CONFIG, boxes: ['core'] } });
  for (;;) {
    const actor = clients.find((c) => c.decision !== null)!;
    const d = actor.decision!;
    if (d.prompt === 'play-phase') return { actor, other: clients[1 - clients.indexOf(actor)], all: clients };
    await actor.command({ what: 'answer', decision: d.number, keys: [] });
  }
}

test('an answer from which nothing was learnt is taken back at once', async () => {
  const { actor, other, all } = await atPlay();
  const before = actor.view!;
  const play = actor.decision!.options!.find(
    (o) => o.kind === 'play' && allCards.defs.find((d) => d.id === o.card!.id)!.type === 'minion',
  )!;
  await actor.command({ what: 'answer', decision: actor.n, keys: [play.key] });
  await actor.until(() => actor.n > before.decision!.number);
  expect(actor.state?.canUndo).toBe(true);
  expect(other.state?.canUndo).toBe(false);
  expect(await actor.command({ what: 'undo' })).toMatchObject({ ok: true });
  expect(actor.view).toEqual(before);
  await other.until(() => other.numbered.some((m) => m.type === 'snapshot' && m.why === 'undo'));
  expect(other.n).toBe(before.decision!.number);
  for (const c of all) c.close();
});

test('otherwise all have to agree', async () => {
  const { actor, other, all } = await atPlay();
  const before = actor.view!;
  await actor.command({ what: 'answer', decision: actor.n, keys: ['end'] });
  await actor.until(() => actor.n > before.decision!.number);
  expect(actor.state).toMatchObject({ canUndo: false, canAskUndo: true });
  await actor.command({ what: 'undo' });
  await other.until(() => other.state?.vote?.kind === 'undo');
  expect(other.state?.vote).toMatchObject({ by: actor.view!.seat, missing: [other.view!.seat] });
  const number = actor.n;
  await other.command({ what: 'vote', yes: false });
  await actor.until(() => actor.state?.vote === null);
  expect(actor.n).toBe(number);
  expect(await other.command({ what: 'vote', yes: true })).toMatchObject({ ok: false, error: 'no-vote' });

  await actor.command({ what: 'undo' });
  await other.until(() => other.state?.vote?.kind === 'undo');
  expect(await other.command({ what: 'vote', yes: true })).toMatchObject({ ok: true });
  await actor.until(() => actor.n === before.decision!.number);
  expect(actor.view).toEqual(before);
  for (const c of all) c.close();
});
