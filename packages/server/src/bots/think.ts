import { type AskedPosition, type Budget, type Hint, hintFor, knownAt, type Level, levels, random, timeLimitOf } from '@breakpoint/bots';
import type { CardSet } from '@breakpoint/engine';
import type { Documents } from '@breakpoint/workshop';

/** The documents of the game that somebody thinks about. */
interface OfGame extends AskedPosition {
  documents?: Documents;
}
/** A decision that a bot has to make. */
export interface Task extends OfGame {
  who: Level | 'random';
}
/** A player's request for a hint. */
export interface HintTask extends OfGame {
  who: 'adviser';
}

const bots = { ...levels, random: () => random };

export const think = (cards: CardSet, task: Task): string[] => bots[task.who]().decide(...knownAt(cards, task));
export const advise = (cards: CardSet, question: HintTask): Hint => hintFor(...knownAt(cards, question));

/** The time limit of a bot that thinks by the clock; null for other bots. */
export const limitOf = ({ who }: Task | HintTask): Budget | null => (who === 'random' || who === 'adviser' ? null : timeLimitOf(who));
