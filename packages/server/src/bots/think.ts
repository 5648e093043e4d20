import { type Hint, hintFor, type Level, levels, random } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { type Chance, type Knowledge, knowledgeOf, restore, type Save, type Seat, seedFromText } from '@breakpoint/engine';

/** Something to think about: a saved game, of which is told what one seat may know. */
export interface Position {
  save: Save;
  seat: Seat;
  /** For its own chance. */
  seed: string;
}
/** One decision for a bot. */
export interface Task extends Position {
  who: Level | 'random';
}
/** A hint for a person. */
export interface Question extends Position {
  who: 'adviser';
}

const bots = { ...levels, random: () => random };

function known({ save, seat, seed }: Position): [Knowledge, Chance] {
  const { game } = restore(allCards, save, { events: false });
  return [knowledgeOf(game, seat), { key: seedFromText(seed), used: 0 }];
}

export const think = (task: Task): string[] => bots[task.who]().decide(...known(task));
export const advise = (question: Question): Hint => hintFor(...known(question));
