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
    Line.lines.at(-1)!.hears({ type: 'welcome', v: 2, epoch, me: 0, resumed: false, now: Date.now() });
  const cut = (): void => {
    Line.lines.at(-1)!.cut();
    vi.advanceTimersByTime(10_000);
  };
  expect(hello()).not.toHaveProperty('last');
  welcome('first');
  Line.lines.at(-1)!.hears({ type: 'lobby', lobby: { seats: [] }, seq: 5 } as unknown as ServerMessage);
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
