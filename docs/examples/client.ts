// A whole client in 50 lines: takes an open seat at a table and answers everything at random.
//   node client.js http://localhost:8080 TABLE NAME
import { canAdd, type DecisionView } from '@breakpoint/engine';
import { type ClientMessage, Receiver, type Seated, type ServerMessage } from '@breakpoint/protocol';
import { WebSocket } from 'ws';

/** As many options as the decision asks for: the engine's `canAdd` knows all its limits. Always taking the first could go on for ever. */
function atRandom(decision: DecisionView): string[] {
  const limits = { ...decision, options: decision.options!.map((o) => o.key) };
  const keys: string[] = [];
  const shuffled = limits.options.map((key) => ({ key, place: Math.random() })).sort((a, b) => a.place - b.place);
  for (const { key } of shuffled) if (keys.length < Math.max(limits.least, 1) && canAdd(limits, keys, key) === null) keys.push(key);
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
  const receiver = new Receiver();
  const say = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  socket.on('open', () => say({ type: 'hello', v: 3, table, secret }));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      const sent = JSON.parse(String(data)) as ServerMessage;
      // Only what has changed is sent: the receiver makes whole views of it.
      const message = 'seq' in sent ? receiver.take(sent) : sent;
      if (message === null) throw new Error('out of step');
      if (message.type === 'error') reject(new Error(message.error));
      // In a window several players are asked at the same time: another may have acted first, and then the next update asks again.
      if (message.type === 'reply' && !message.ok && message.error !== 'old-decision') reject(new Error(message.error));
      if ('state' in message && message.state.status !== 'playing') {
        socket.close();
        resolve(message.state.status);
      }
      if (message.type !== 'snapshot' && message.type !== 'update') return;
      const { decision, seat } = message.update.view;
      if (decision?.seat !== seat || !decision.options) return;
      say({
        type: 'command',
        id: crypto.randomUUID(),
        command: { what: 'answer', decision: decision.number, keys: atRandom(decision) },
      });
    });
  });
}
if (process.argv[1]?.endsWith('client.js')) console.log(await play(process.argv[2], process.argv[3], process.argv[4] ?? 'Example'));
