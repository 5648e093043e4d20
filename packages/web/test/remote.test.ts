import type { ClientMessage, ServerMessage } from '@breakpoint/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteSession } from '../src/session/remote.js';

/** A line to a server that says what the test says. */
class Line {
  static readonly OPEN = 1;
  static lines: Line[] = [];
  readyState = Line.OPEN;
  readonly said: ClientMessage[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number; reason: string }) => void = () => undefined;

  constructor() {
    Line.lines.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.cut();
  }
  hears(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  cut(): void {
    this.onclose({ code: 1006, reason: '' });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.lines = [];
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined, hidden: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a line that is cut between the welcome and what follows it comes back without the old number', () => {
  const session = new RemoteSession('table', 'secret');
  const hello = (): ClientMessage => {
    const line = Line.lines.at(-1)!;
    line.onopen();
    return line.said[0];
  };
  const welcome = (epoch: string): void =>
    Line.lines.at(-1)!.hears({ type: 'welcome', v: 3, epoch, me: 0, resumed: false, now: Date.now() });
  const cut = (): void => {
    Line.lines.at(-1)!.cut();
    vi.advanceTimersByTime(1000);
  };
  expect(hello()).not.toHaveProperty('last');
  welcome('first');
  Line.lines.at(-1)!.hears({ type: 'lobby', lobby: { config: {}, seats: [] }, seq: 5 } as unknown as ServerMessage);
  cut();
  expect(hello()).toMatchObject({ epoch: 'first', last: 5 });
  // The table was loaded again, and its messages are numbered from another start.
  welcome('second');
  cut();
  expect(Line.lines).toHaveLength(3);
  expect(hello()).toMatchObject({ epoch: 'second' });
  expect(hello()).not.toHaveProperty('last');
  session.leave();
});

const welcome: ServerMessage = { type: 'welcome', v: 3, epoch: 'first', me: 0, resumed: false, now: 0 };

test('a server that falls silent is pinged, and then left for a new connection, on which open commands are sent again', async () => {
  const session = new RemoteSession('table', 'secret');
  const [frozen] = Line.lines;
  frozen.close = () => undefined;
  frozen.onopen();
  frozen.hears(welcome);
  void session.undo();
  vi.advanceTimersByTime(3000);
  expect(frozen.said.map((m) => m.type)).toEqual(['hello', 'command', 'ping']);
  vi.advanceTimersByTime(5000);
  expect(Line.lines).toHaveLength(2);
  const [, other] = Line.lines;
  other.onopen();
  other.hears({ ...welcome, epoch: 'second' });
  expect(other.said).toEqual([expect.objectContaining({ type: 'hello', epoch: 'first' }), frozen.said[1]]);
  // When the frozen server wakes up, its messages are ignored.
  frozen.hears({ type: 'lobby', lobby: { config: {}, seats: [] }, seq: 5 } as unknown as ServerMessage);
  frozen.cut();
  vi.advanceTimersByTime(1000);
  expect(Line.lines).toHaveLength(2);
  session.leave();
});

test('a server that accepts a connection but never opens it is left as well', () => {
  const session = new RemoteSession('table', 'secret');
  Line.lines[0].close = () => undefined;
  vi.advanceTimersByTime(6000);
  expect(Line.lines).toHaveLength(2);
  session.leave();
});

test('a server that answers pings is not left', () => {
  const session = new RemoteSession('table', 'secret');
  const [line] = Line.lines;
  line.onopen();
  line.hears(welcome);
  let answered = 0;
  const pings = (): number => line.said.filter((m) => m.type === 'ping').length;
  for (let s = 0; s < 120; s++) {
    vi.advanceTimersByTime(1000);
    for (; answered < pings(); answered++) line.hears({ type: 'pong' });
  }
  expect(Line.lines).toHaveLength(1);
  expect(pings()).toBeGreaterThan(10);
  session.leave();
});
