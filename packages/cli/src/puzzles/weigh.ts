import { type Advice, alikeIn, type Considered, type PuzzleOption, searchWith } from '@breakpoint/bots';
import { type Chance, type Game, knowledgeOf } from '@breakpoint/engine';

/** Iterations for each answer that is not the best; a quarter of them try that answer. */
const EACH = 200;

/** Every answer with its value, the best first; null if the search did not try them all, or preferred an answer that is not the best. */
export function weighed(game: Game, answers: readonly string[][], iterations: number, chance: Chance): PuzzleOption[] | null {
  const { seat } = game.decision!;
  const knowledge = knowledgeOf(game, seat);
  const advise = (about: string[], n: number): Advice => searchWith().advise(knowledge, chance, { iterations: n }, { about });
  const whole = advise(answers[0], iterations);
  const of = (advice: Advice, keys: readonly string[]): Considered | undefined => advice.options.find((o) => o.keys[0] === keys[0]);
  const best = of(whole, whole.keys);
  if (best === undefined) return null;
  const list: PuzzleOption[] = [{ keys: whole.keys, value: best.value }];
  const alike = alikeIn(game);
  const seen = new Set([alike(whole.keys[0])]);
  for (const keys of answers) {
    if (seen.has(alike(keys[0]))) continue;
    seen.add(alike(keys[0]));
    const advice = advise(keys, EACH);
    if (advice.about === undefined) return null;
    list.push({ keys, value: advice.about.value });
  }
  const [first, ...rest] = list;
  if (rest.some((o) => o.value >= first.value)) return null;
  return [first, ...rest.sort((a, b) => b.value - a.value)].map(rounded);
}

const round = (x: number, digits: number): number => Number(x.toFixed(digits));
const rounded = ({ keys, value }: PuzzleOption): PuzzleOption => ({ keys, value: round(value, 3) });
