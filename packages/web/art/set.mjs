// The pictures that the workshop offers, chosen from the game-icons collection: those whose names consist of words that
// icon-words.json has in three languages, the shortest first, as many as fit into one file. vite.config.ts makes the file.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What the file may have, in bytes. */
export const MOST_BYTES = 300_000;
/** Creatures make better figures than things, so their pictures may be longer. */
const WORTH_OF_CREATURES = 0.45;
const SMALL_WORDS = new Set(['of', 'the', 'in', 'on', 'at', 'and', 'a', 'with', 'to', 'up']);

const COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The numbers of a path, in whole units. Rounding errors do not add up, because each point is rounded where it lies. */
function rounded(path) {
  const tokens = path.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? [];
  let [i, out, letter] = [0, '', ''];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const flag = () => {
    const token = tokens[i];
    if (token.length > 1 && /^[01]/.test(token)) tokens[i] = token.slice(1);
    else i++;
    return token[0];
  };
  const write = (numbers) => {
    for (const n of numbers) out += `${/[\d]$/.test(out) && !String(n).startsWith('-') ? ' ' : ''}${n}`;
  };
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i])) letter = tokens[i++];
    else if (letter === 'm') letter = 'l';
    else if (letter === 'M') letter = 'L';
    const kind = letter.toLowerCase();
    const relative = letter === kind;
    out += letter;
    if (kind === 'z') {
      [x, y] = [startX, startY];
      continue;
    }
    const arc = kind === 'a' ? [tokens[i++], tokens[i++], tokens[i++]].map((t) => Math.round(Number(t))) : [];
    if (kind === 'a') write([...arc, flag(), flag()]);
    const count = kind === 'a' ? 2 : COUNTS[kind];
    const numbers = Array.from({ length: count }, () => Number(tokens[i++]));
    const isX = (n) => (kind === 'v' ? false : n % 2 === 0);
    const exact = numbers.map((n, at) => (relative ? n + (isX(at) ? x : y) : n));
    write(exact.map((n, at) => Math.round(n) - (relative ? Math.round(isX(at) ? x : y) : 0)));
    if (kind === 'h') x = exact[0];
    else if (kind === 'v') y = exact[0];
    else [x, y] = exact.slice(-2);
    if (kind === 'm') [startX, startY] = [x, y];
  }
  return out;
}

/**
 * @returns {{ name: string, fr: string, es: string, path: string }[]} the pictures, by name
 */
export function iconSet() {
  const { icons } = require('@iconify-json/game-icons/icons.json');
  const { creatures, things } = JSON.parse(readFileSync(new URL('icon-words.json', import.meta.url), 'utf8'));
  const words = { ...things, ...creatures };
  const found = Object.entries(icons).flatMap(([name, { body }]) => {
    const tokens = name.split('-').filter((token) => !SMALL_WORDS.has(token));
    if (!tokens.every((token) => Object.hasOwn(words, token))) return [];
    const [fr, es] = [0, 1].map((language) => tokens.map((token) => words[token].split(', ')[language].replaceAll('-', ' ')).join(' '));
    const path = rounded(/\sd="([^"]+)"/.exec(body)[1]);
    const isCreature = tokens.some((token) => Object.hasOwn(creatures, token));
    return [{ name, fr, es, path, cost: path.length * (isCreature ? WORTH_OF_CREATURES : 1) }];
  });
  found.sort((a, b) => a.cost - b.cost);
  let bytes = 100;
  const chosen = found.filter((icon) => {
    bytes += Buffer.byteLength(JSON.stringify(rowOf(icon))) + 1;
    return bytes <= MOST_BYTES;
  });
  return chosen.map(({ cost, ...icon }) => icon).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A picture as the file has it. */
export const rowOf = ({ name, fr, es, path }) => [name, fr, es, path];
