import { type Hint, hintFor, type Level, levels, random } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { type Chance, type Knowledge, knowledgeOf, restore, type Save, type Seat, seedFromText } from '@breakpoint/engine';

/** A position to think about: a saved game and the seat whose knowledge counts. */
export interface Position {
  save: Save;
  seat: Seat;
  /** The seed of the bot's own chance. */
  seed: string;
}
/** A decision that a bot has to make. */
export interface Task extends Position {
  who: Level | 'random';
}
/** A player's request for a hint. */
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
