import * as bots from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { knowledgeOf, restore, type Save, type Seat, seedFromText } from '@breakpoint/engine';
import type { Level } from '@breakpoint/protocol';

/** One decision for a bot: a saved game, of which it learns what its seat may know. */
export interface Task {
  save: Save;
  seat: Seat;
  who: Level | 'adviser';
  /** For its own chance. */
  seed: string;
}

/** The best there is of those named. */
const WANTED: Record<Task['who'], string[]> = { easy: ['random'], normal: ['greedy', 'random'], hard: ['search', 'greedy', 'random'], adviser: ['search', 'greedy'] };

function named(name: string): bots.Bot | undefined {
  const found = (bots as unknown as Record<string, unknown>)[name];
  return typeof found === 'object' && found !== null && 'decide' in found ? (found as bots.Bot) : undefined;
}
export const canAdvise = WANTED.adviser.some((name) => named(name));

/** Null if there is no such bot. */
export function think({ save, seat, who, seed }: Task): string[] | null {
  const bot = WANTED[who].map(named).find((b) => b !== undefined);
  if (!bot) return null;
  const { game } = restore(allCards, save, { events: false });
  return bot.decide(knowledgeOf(game, seat), { key: seedFromText(seed), used: 0 });
}
/** An answer for certain: what is left if a bot fails. */
export function thinkNothing(task: Task): string[] {
  const { game } = restore(allCards, task.save, { events: false });
  return bots.random.decide(knowledgeOf(game, task.seat), { key: seedFromText(task.seed), used: 0 });
}
