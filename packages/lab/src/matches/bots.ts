import { existsSync, readFileSync } from 'node:fs';
import {
  type BaseWorths,
  type Bot,
  type CardWorths,
  botCalled as calledToday,
  type Judgement,
  learntAbout,
  searchSettings,
  searchWith,
  type Tuning,
  type TurnOdds,
  tuned,
  type Weights,
} from '@breakpoint/bots';
import type { CardSet } from '@breakpoint/engine';
import { greedyV1, searchV1 } from '../first/index.js';

/** A bot by its plain name: one of today's, or of the first ones (`greedy@1`, `search@1:100ms`, `search@1:200i`). */
function botCalled(name: string, tuning: Tuning | undefined): Bot | null {
  if (name === 'greedy@1') return greedyV1();
  const first = /^search@1(?::([1-9]\d*)(ms|i))?$/.exec(name);
  if (!first) return calledToday(name, tuning);
  const [, amount = '100', unit = 'ms'] = first;
  return searchV1({ budget: { [unit === 'ms' ? 'ms' : 'iterations']: Number(amount) } });
}

/** The weights read from files so far, by the usual weights that they change and by the names of the files. */
const tunings = new Map<Tuning, Map<string, Tuning>>();

/**
 * A bot by name, optionally with the weights in a file (`greedy+tuned.json`), and for a search optionally with other settings
 * (`search:100i,curiosity=0.8+tuned.json`). Null if there is no such bot.
 */
export function botNamed(cards: CardSet, name: string): Bot | null {
  const [called, ...files] = name.split('+');
  const [plain, ...settings] = called.split(',');
  if (!files.every((file) => existsSync(file))) return null;
  const tuning = files.length === 0 ? undefined : tuningIn(files, plain.startsWith('search') ? learntAbout(cards) : tuned);
  if (settings.length === 0) return botCalled(plain, tuning);
  const options: Record<string, unknown> = tuning === undefined ? {} : { tuning };
  for (const setting of settings) {
    const [key, value] = setting.split('=');
    if (!Object.hasOwn(searchSettings[2], key) || !(Number(value) >= 0)) return null;
    options[key] = Number(value);
  }
  const found = /^search:(\d+)(ms|i)$/.exec(plain);
  return found && searchWith({ ...options, budget: { [found[2] === 'ms' ? 'ms' : 'iterations']: Number(found[1]) } });
}

/** The weights and the worths of cards in files written by `lab tune` and `lab train`; a number that no file has is the usual one. */
export function tuningIn(files: readonly string[], usual: Tuning = tuned): Tuning {
  const known = tunings.get(usual) ?? new Map<string, Tuning>();
  tunings.set(usual, known);
  const key = files.join('+');
  let tuning = known.get(key);
  if (tuning === undefined) {
    tuning = files.reduce(withFile, usual);
    known.set(key, tuning);
  }
  return tuning;
}

function withFile(old: Tuning, file: string): Tuning {
  const { weights, cards, bases, turn } = JSON.parse(readFileSync(file, 'utf8')) as {
    weights?: Partial<Record<Players, Partial<Weights>>>;
    cards?: Partial<Record<Players, CardWorths>>;
    bases?: Partial<Record<Players, BaseWorths>>;
    turn?: Partial<Record<Players, TurnOdds>>;
  };
  const changed = (n: Players): Judgement => ({
    ...old[n],
    ...weights?.[n],
    ...(cards?.[n] && { cards: cards[n] }),
    ...(bases?.[n] && { bases: bases[n] }),
    ...(turn?.[n] && { turn: turn[n] }),
  });
  return { 2: changed(2), 3: changed(3), 4: changed(4) };
}

type Players = keyof Tuning;
