import { expect, test } from 'vitest';
import { joinSchema } from '../src/index.js';

const nameOf = (name: string): string | null => joinSchema.safeParse({ name }).data?.name ?? null;

test('a name shows something', () => {
  const empty = [
    '',
    ' ',
    '\u3164',
    '\uffa0',
    '\u115f\u1160',
    '\u2800',
    '\u034f',
    '\ufe0f',
    '\u{e0100}',
    '\u17b4',
    '\u0301',
    '\ufdfd',
    '\u200d',
  ];
  for (const name of [...empty, empty.join('')]) expect(nameOf(name), JSON.stringify(name)).toBeNull();
});

test('names in any writing stay as they are', () => {
  for (const name of ['Ada', 'Zoë', 'Анна', '山田 花子', 'مريم', '👩‍👩‍👧', '❤️', '1️⃣', 'O’Neil', '한글']) expect(nameOf(name)).toBe(name);
  expect(nameOf('A\u3164da\u{e0100}')).toBe('Ada');
});
