import type { Advice, Considered } from './bot.js';
import { advantages } from './hint.js';
import type { Ground } from './outlook.js';
import type { Chance, Knowledge, Seat } from './rules.js';
import { searchWith } from './search.js';

/** The review of one decision of a finished game. */
export interface Reviewed {
  seat: Seat;
  /** Each seat's chance of winning after the best answer, as the deciding seat could estimate it. */
  chances: number[];
  played: string[];
  /** The chance of winning after the played answer; below, the best answer and its chance. */
  value: number;
  best: { keys: string[]; onwards?: string; value: number };
  /** Where the best answer is ahead of the played one. */
  grounds: Ground[];
}

/** Iterations for each decision. A suspected mistake is searched again with more, so that an unlucky sample is not taken for one. */
const ITERATIONS = 120;
const RECHECK_FACTOR = 4;
/** An answer is a mistake if it lowers the chance of winning by this much. */
export const MISTAKE = 0.05;

/** Compares the played answer with the best one. Null if there was nothing to decide. The same game and chance give the same review on any machine. */
export function reviewed(knowledge: Knowledge, played: readonly string[], chance: Chance, iterations = ITERATIONS): Reviewed | null {
  const first = look(knowledge, played, chance, iterations);
  if (first === null || first.best.value - first.value < MISTAKE) return first;
  return look(knowledge, played, chance, RECHECK_FACTOR * iterations);
}

function look(knowledge: Knowledge, played: readonly string[], chance: Chance, iterations: number): Reviewed | null {
  const { decision } = knowledge;
  const advice = searchWith().advise(knowledge, chance, { iterations }, { about: played, outlook: true });
  const { about, chances } = advice;
  if (about === undefined || chances.length === 0) return null;
  const value = chances[decision.seat];
  // The most visited answer can have a slightly lower value than the played one: then the played one lost nothing.
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
    grounds: !kept && decision.most === 1 && one?.outlook && other?.outlook ? advantages(one, other, decision.seat) : [],
  };
}

const considered = ({ options }: Advice, keys: readonly string[]): Considered | undefined => options.find((o) => o.keys[0] === keys[0]);
