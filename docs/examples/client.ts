// A whole client in 50 lines: takes an open seat at a table and answers everything with the first options that fit.
//   node client.js http://localhost:8080 TABLE NAME
import type { DecisionView } from '@breakpoint/engine';
import type { ClientMessage, Seated, ServerMessage } from '@breakpoint/protocol';
import { WebSocket } from 'ws';

/** Enough options from the front, as far as the limits of the decision go. */
function firstThatFits({ options, least, most, optional, groups, weights, limit = Infinity }: DecisionView): string[] {
  if (optional && options!.length === 0) return [];
  const keys: string[] = [];
  let weight = 0;
  for (const [i, { key }] of options!.entries()) {
    if (keys.length >= Math.max(least, 1) || keys.length >= most) break;
    if (groups && groups[i] !== groups[0]) continue;
    if (weights && weight + weights[i] > limit) continue;
    weight += weights?.[i] ?? 0;
    keys.push(key);
  }
  return keys;
}

export async function play(server: string, table: string, name: string): Promise<string> {
  const response = await fetch(`${server}/api/tables/${table}/seats`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { secret } = (await response.json()) as Seated;
  const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`);
  const say = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  socket.on('open', () => say({ type: 'hello', v: 1, table, secret }));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'error') reject(new Error(message.error));
      if (message.type === 'reply' && !message.ok) reject(new Error(message.error));
      if ('state' in message && message.state.status !== 'playing') {
        socket.close();
        resolve(message.state.status);
      }
      if (message.type !== 'snapshot' && message.type !== 'update') return;
      const { decision, seat } = message.update.view;
      if (decision?.seat !== seat || !decision.options) return;
      say({ type: 'command', id: `answer-${message.seq}`, command: { what: 'answer', decision: decision.number, keys: firstThatFits(decision) } });
    });
  });
}
if (process.argv[1]?.endsWith('client.js')) console.log(await play(process.argv[2], process.argv[3], process.argv[4] ?? 'Example'));
