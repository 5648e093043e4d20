import type { Advice, Considered } from './bot.js';
import { between } from './hint.js';
import type { Ground } from './outlook.js';
import type { Chance, Knowledge, Seat } from './rules.js';
import { searchWith } from './search.js';

/** A decision of a finished game, looked at again. */
export interface Reviewed {
  seat: Seat;
  /** Each seat's chance to win, in the eyes of the one that decided, if it does what is best. */
  chances: number[];
  played: string[];
  /** How likely what was played makes a win, and what was best there. */
  value: number;
  best: { keys: string[]; onwards?: string; value: number };
  /** What the best has that the played has not. */
  grounds: Ground[];
}

/** Iterations for each decision. What looks like a mistake is looked at anew with more, so that bad luck is not taken for one. */
const ITERATIONS = 120;
const AGAIN = 4;
/** What looks like a mistake, in chances to win. */
export const MISTAKE = 0.05;

/** What a seat could have done. Null: there was nothing to decide. The same for the same game and chance, on any machine. */
export function reviewed(knowledge: Knowledge, played: readonly string[], chance: Chance, iterations = ITERATIONS): Reviewed | null {
  const first = look(knowledge, played, chance, iterations);
  if (first === null || first.best.value - first.value < MISTAKE) return first;
  return look(knowledge, played, chance, AGAIN * iterations);
}

function look(knowledge: Knowledge, played: readonly string[], chance: Chance, iterations: number): Reviewed | null {
  const { decision } = knowledge;
  const advice = searchWith().advise(knowledge, chance, { iterations }, { about: played, outlook: true });
  const { about, chances } = advice;
  if (about === undefined || chances.length === 0) return null;
  const value = chances[decision.seat];
  // What was tried most can still look a little worse than the rest: then nothing was lost.
  const kept = about.isBest || about.value >= value;
  const one = considered(advice, advice.keys);
  const other = considered(advice, played);
  return {
    seat: decision.seat,
    chances,
    played: [...played],
    value: about.value,
    best: kept
      ? { keys: [...played], value: about.value }
      : { keys: advice.keys, ...(one?.onwards !== undefined && { onwards: one.onwards }), value },
    grounds: !kept && decision.most === 1 && one?.outlook && other?.outlook ? between(one, other, decision.seat) : [],
  };
}

/** Two copies of a card in hand are one option: then it is the other one that was looked at. */
const considered = ({ options }: Advice, keys: readonly string[]): Considered | undefined => options.find((o) => o.keys[0] === keys[0]);
