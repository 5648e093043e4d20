import { expect, test } from 'vitest';
import { Silence } from '../src/index.js';

/** The actions of a client, each with its second; `heard` and `sent` are the seconds of messages and commands. */
function actionsIn(seconds: number, heard: readonly number[] = [], sent: readonly number[] = []): string[] {
  const silence = new Silence(0);
  const done: string[] = [];
  for (let s = 1; s <= seconds; s++) {
    if (heard.includes(s)) silence.heard(s * 1000);
    if (sent.includes(s)) silence.expect(s * 1000);
    const next = silence.look(s * 1000);
    if (next !== 'wait') done.push(`${s} ${next}`);
    if (next === 'connect') break;
  }
  return done;
}

test('a server that says nothing is pinged, and left if it does not answer', () => {
  expect(actionsIn(60)).toEqual(['8 ping', '12 connect']);
  expect(actionsIn(20, [9])).toEqual(['8 ping', '17 ping']);
});

test('a server that owes a reply is pinged and left sooner', () => {
  expect(actionsIn(60, [], [1])).toEqual(['3 ping', '7 connect']);
  expect(actionsIn(10, [2], [1])).toEqual(['10 ping']);
});

test('a client that only listens still pings, so that the server keeps its socket', () => {
  const everySecond = Array.from({ length: 100 }, (_, i) => i + 1);
  expect(actionsIn(100, everySecond)).toEqual(['40 ping', '80 ping']);
});
