import { allCards } from '@breakpoint/cards';
import { Match, playedFor, type Update } from '@breakpoint/match';
import type { Config, Recording } from '@breakpoint/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../src/index.js';
import { CONFIG, chanceOf, TestClient, twoAtTable } from './client.js';
import { FAST } from './settings.js';

/** Is this the question before or after a scoring? */
const isScoringWindow = (prompt: string | undefined): boolean => prompt === 'before-scoring' || prompt === 'after-scoring';

let server: Served;
beforeAll(async () => {
  server = await serve(allCards, { settings: FAST });
});
afterAll(() => server.close());

/** Plays a game with many windows: the decks have ninjas and pirates. */
async function gameWithSpecials(url: string, name: string, more: Partial<Config> = {}): Promise<{ clients: TestClient[]; table: string }> {
  const { clients, table } = await twoAtTable(url, { config: { ...CONFIG, boxes: ['core'], factions: 'free', duplicates: true, ...more } });
  while (clients[0].view!.step === 'Draft') {
    const c = clients.find((x) => x.decision !== null)!;
    const key = c.view!.players[c.view!.seat].factions.length === 0 ? 'faction:ninjas' : 'faction:pirates';
    const n = c.n;
    const reply = await c.command({ what: 'answer', decision: n, keys: [key] });
    expect(reply.ok, name).toBe(true);
    await Promise.all(clients.map((x) => x.until(() => x.n > n)));
  }
  return { clients, table };
}

/** Nobody is asked anything at a beat, so the decision in its view does not count. */
const asked = ({ beats, ...update }: Update): Update => ({
  ...update,
  ...(beats && { beats: beats.map(({ after, view }) => ({ after, view: { ...view, decision: null } })) }),
});

test('clients get exactly what the match lets their seat know, and only public information about windows', async () => {
  const { clients, table } = await gameWithSpecials(server.url, 'leak');
  const watcher = await TestClient.at(server.url, { table });
  await Promise.all(clients.map((c, i) => c.play(chanceOf(`leak ${i}`))));
  await watcher.until(() => watcher.state?.status === 'over');
  await clients[0].until(() => clients[0].state?.replay !== undefined);
  const recording = (await (await fetch(`${server.url}/api/games/${clients[0].state!.replay!.slice(7)}`)).json()) as Recording;
  // At least one player had a decision in a window of this game.
  const inWindow = clients
    .flatMap((c) => c.numbered)
    .filter((m) => m.type === 'update' && isScoringWindow(m.update.view.decision?.prompt) && m.update.view.decision!.seat >= 0);
  expect(inWindow.length).toBeGreaterThan(0);
  const seats = [0, 1, -1];
  const should = seats.map((): Update[] => []);
  const match = Match.create(allCards, recording.table);
  const look = (): void => {
    for (const [i, seat] of seats.entries()) should[i][match.n] = asked(playedFor(match, seat));
  };
  look();
  for (const keys of recording.log.answers) {
    match.perform({ kind: 'answer', seat: match.asked[0], keys });
    look();
  }
  [...clients, watcher].forEach((c, i) => {
    const updates = c.numbered.flatMap((m) => (m.type === 'update' ? [m.update] : []));
    expect(updates.length).toBeGreaterThan(20);
    for (const update of updates) expect(asked(update)).toEqual(JSON.parse(JSON.stringify(should[i][update.n])));
    expect(updates.some(({ beats }) => beats && beats.length > 1)).toBe(true);
  });
  // Nobody else sees which players have a decision in a window.
  for (const m of watcher.numbered)
    if (m.type === 'update' && isScoringWindow(m.update.view.decision?.prompt)) expect(m.update.view.decision!.seat).toBe(-1);
  for (const c of [...clients, watcher]) c.close();
});
