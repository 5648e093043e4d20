import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceOf, TestClient, twoAtTable } from './client.js';
import { ServerProcess } from './process.js';

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.make();
});
afterAll(() => server?.remove());

test('after kill -9 at any moment and a restart, every game continues with the same decision', async () => {
  let url = await server.start();
  const { seats, clients } = await twoAtTable(url, { others: [{ kind: 'open' }, { kind: 'bot', level: 'easy' }] });
  let playing = clients;
  for (let round = 0; round < 3; round++) {
    const goal = playing[0].n + 9;
    await Promise.all(playing.map((c, i) => c.play(chanceOf(`kill ${round} ${i}`), () => playing.some((x) => x.n >= goal))));
    if (playing[0].state?.status !== 'playing') break;
    // The kill comes at a random moment, so answers may be on their way.
    const inFlight = playing.map(
      (c) =>
        c.decision && {
          what: 'answer' as const,
          decision: c.decision!.number,
          keys: c.decision.optional ? [] : [c.decision.options![0].key],
        },
    );
    const id = `in-flight-${round}`;
    playing.forEach((c, i) => {
      if (inFlight[i]) c.send({ type: 'command', id, command: inFlight[i] });
    });
    await server.kill('SIGKILL');
    await Promise.all(playing.map((c) => c.until(() => c.closed !== null)));
    const before = playing;
    url = await server.start();
    playing = await Promise.all(seats.map((s) => TestClient.at(url, s)));
    for (let i = 0; i < playing.length; i++) {
      const now = playing[i];
      // No moment that a client was sent is lost.
      expect(now.n).toBeGreaterThanOrEqual(before[i].n);
      if (now.n === before[i].n) {
        expect(now.view).toEqual(before[i].view);
      }
      // The answer that was on its way is sent again, and counts once, whether or not it had arrived before.
      const sent = inFlight[i];
      if (sent) {
        expect(await now.command(sent, id)).toMatchObject({ ok: true });
        await now.until(() => now.n > sent.decision || now.state?.status === 'over');
      }
    }
  }
  expect(await server.kill('SIGTERM')).toBe(0);
  for (const c of playing) c.close();
});
