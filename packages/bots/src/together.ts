import type { Bot, Budget } from './bot.js';
import { after, now } from './clock.js';
import type { Findings } from './findings.js';
import { type CardSet, type Chance, type Knowledge, knowledgeOf, restore, type Save, type Seat, seedFromText } from './rules.js';
import { type Searcher, searchWith } from './search.js';

// Several threads for one decision: each searches worlds of its own, the results at the root are added up, and the answer is
// chosen from the sum by the rule that a single search uses.

/** More threads than this hardly make a bot stronger. */
const MOST_THREADS = 3;
/** A device with less memory (in GB) has none to spare for more threads. */
const ENOUGH_MEMORY = 4;

/** The number of threads for one decision on a device with this many cores, of which one is left to the page. */
export const threadsFor = (cores: number, memory = ENOUGH_MEMORY): number =>
  memory < ENOUGH_MEMORY ? 1 : Math.max(1, Math.min(MOST_THREADS, cores - 1));

/** A position to think about: a saved game, the seat whose knowledge counts, and the seed of the search's own chance. */
export interface Position {
  save: Save;
  seat: Seat;
  seed: string;
}

export function knownAt(cards: CardSet, { save, seat, seed }: Position): [Knowledge, Chance] {
  const { game } = restore(cards, save, { events: false });
  return [knowledgeOf(game, seat), { key: seedFromText(seed), used: 0 }];
}

/** The part of a helping thread: it searches on its own and reports what it found. */
export const explore = (cards: CardSet, position: Position, budget: Budget): Findings =>
  searchWith({ budget })
    .study(...knownAt(cards, position))
    .findings();

/** The share of the time limit at which the answer is given, whoever has not reported by then. */
const LATEST = 1.1;

/** The answer of a bot with helpers, which have begun already. A helper that fails or is late is left out; null says that it failed. */
export async function decideTogether(
  bot: Bot,
  knowledge: Knowledge,
  chance: Chance,
  budget: Budget | null,
  helpers: readonly Promise<Findings | null>[],
): Promise<string[]> {
  if (budget === null || helpers.length === 0 || bot.study === undefined) return bot.decide(knowledge, chance);
  const began = now();
  const study = bot.study(knowledge, chance, budget);
  const wait = study.isSettled ? 0 : Math.max(0, (budget.ms ?? 0) * LATEST - (now() - began));
  for (const findings of await inTime(helpers, wait)) study.add(findings);
  return study.advice().keys;
}

async function inTime(helpers: readonly Promise<Findings | null>[], ms: number): Promise<Findings[]> {
  const arrived: Findings[] = [];
  const all = helpers.map(async (helper) => {
    const findings = await helper.catch(() => null);
    if (findings !== null) arrived.push(findings);
  });
  await Promise.race([Promise.all(all), after(ms)]);
  return [...arrived];
}

/** The same in one thread, search after search: for measuring what helpers are worth. */
export function inTurn(searcher: () => Searcher, searches: number): Bot {
  const bot = searcher();
  return {
    name: `${bot.name}*${searches}`,
    decide(knowledge, chance, budget) {
      const study = bot.study(knowledge, chance, budget);
      for (let i = 1; i < searches && !study.isSettled; i++) study.add(searcher().study(knowledge, chance, budget).findings());
      return study.advice().keys;
    },
  };
}
