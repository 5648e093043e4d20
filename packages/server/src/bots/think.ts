import { adviser, type Level, levels, random } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { knowledgeOf, restore, type Save, type Seat, seedFromText } from '@breakpoint/engine';

/** One decision for a bot: a saved game, of which it learns what its seat may know. */
export interface Task {
  save: Save;
  seat: Seat;
  who: Level | 'adviser' | 'random';
  /** For its own chance. */
  seed: string;
}

const bots = { ...levels, random: () => random, adviser };

export function think({ save, seat, who, seed }: Task): string[] {
  const { game } = restore(allCards, save, { events: false });
  return bots[who]().decide(knowledgeOf(game, seat), { key: seedFromText(seed), used: 0 });
}
