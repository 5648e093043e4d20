import { chances, enough, moveKey, moves, STOP, tuned, weightsFor } from '@breakpoint/bots';
import { type Chance, type Game, knowledgeOf, nextWord, optionOf, type Seat, seedFromText } from '@breakpoint/engine';
import { DECISION_LIMIT } from '../simulate/play.js';
import { botNamed } from './bots.js';
import { type Lesson, type Lessons, replayLesson } from './selfplay.js';

/** A decision of a game to learn from, with what each option was worth when it was played on from there. */
export interface Question {
  game: number;
  /** Which answer of the game it is about. */
  at: number;
  /** The options that were tried, by their places, and how likely each made a win; -1: to choose nothing. */
  options: number[];
  values: number[];
  /** How far off a difference of two of them may be. */
  error: number;
}

/** How the worth of options is found. */
export interface Playing {
  bot: string;
  worlds: number;
  rounds: number;
}

const NONE = -1;
const MOST_OPTIONS = 14;

/** Two decisions of each game, by chance, among those of one option out of several. */
export function chosenDecisions(how: Lessons, lesson: Lesson): number[] {
  const open: number[] = [];
  let at = 0;
  replayLesson(how, lesson, (game) => {
    if (isQuestion(game)) open.push(at);
    at++;
  });
  const chance: Chance = { key: seedFromText(`exam ${how.seed} ${lesson.n}`), used: 0 };
  const pick = (): number => open[nextWord(chance) % open.length];
  return open.length === 0 ? [] : [...new Set([pick(), pick()])].sort((a, b) => a - b);
}

function isQuestion(game: Game): boolean {
  const d = game.decision!;
  if (d.most > 1 || d.quiet === 'draft' || d.quiet === 'limit' || enough(game, d) !== null) return false;
  return placesOf(game).length > 1;
}

/** The options, copies of a card in hand once. */
const placesOf = (game: Game): number[] => {
  const d = game.decision!;
  return moves(game, d, []).map((m) => (m.option === STOP ? NONE : d.options.indexOf(m.option)));
};

const picksAt = (game: Game, place: number): number[] => (place === NONE ? [] : [game.decision!.options[place]]);

export function makeQuestions(how: Lessons, lesson: Lesson, playing: Playing): Question[] {
  const chosen = chosenDecisions(how, lesson);
  const questions: Question[] = [];
  let at = 0;
  replayLesson(how, lesson, (game) => {
    if (chosen.includes(at)) questions.push({ game: lesson.n, at, ...worths(game, playing, `${how.seed} ${lesson.n} ${at}`) });
    at++;
  });
  return questions;
}

/** Every option in the same worlds, with the same chance. */
function worths(game: Game, playing: Playing, seed: string): Pick<Question, 'options' | 'values' | 'error'> {
  const seat = game.decision!.seat;
  const options = placesOf(game).slice(0, MOST_OPTIONS);
  const chance: Chance = { key: seedFromText(`worlds ${seed}`), used: 0 };
  const results = options.map(() => [] as number[]);
  for (let i = 0; i < playing.worlds; i++) {
    const world = knowledgeOf(game, seat).sample(chance);
    try {
      const values = options.map((place) => playedOn(world.fork(), picksAt(world, place), seat, playing, `${seed} ${i}`));
      values.forEach((v, k) => {
        results[k].push(v);
      });
    } catch {
      // A fault in a world that is only imagined: this world says nothing.
    }
  }
  const values = results.map((list) => list.reduce((a, b) => a + b, 0) / list.length);
  const first = values.indexOf(Math.max(...values));
  let spread = 0;
  for (const list of results)
    spread += list.reduce((sum, v, i) => sum + (v - results[first][i]) ** 2, 0) / list.length - (mean(list) - values[first]) ** 2;
  const error = Math.sqrt(Math.max(0, spread) / Math.max(1, options.length - 1) / Math.max(1, results[0].length));
  return { options, values: values.map(fine), error: fine(error) };
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
const fine = (x: number): number => Math.round(x * 1e4) / 1e4;

const result = new Float64Array(4);

function playedOn(game: Game, picks: number[], seat: Seat, playing: Playing, seed: string): number {
  const bots = game.state.vp.map(() => botNamed(playing.bot)!);
  const chance: Chance = { key: seedFromText(`on ${seed}`), used: 0 };
  const until = game.state.turn + playing.rounds * game.state.seats;
  game.apply(picks);
  for (let i = 0; game.decision !== null && i < DECISION_LIMIT; i++) {
    const d = game.decision;
    if (d.quiet === 'play' && game.state.turn >= until) break;
    game.apply(bots[d.seat].decide(knowledgeOf(game, d.seat), chance).map((key) => optionOf(game, key)));
  }
  return chances(game, result, weightsFor(tuned, game.state.seats))[seat];
}

/** How much less than the best option a bot's answer was worth; null: it chose something that was not tried. */
export function takeQuestions(how: Lessons, lesson: Lesson, questions: readonly Question[], bot: string): (number | null)[] {
  const losses: (number | null)[] = [];
  let at = 0;
  replayLesson(how, lesson, (game) => {
    const here = at++;
    const question = questions.find((q) => q.at === here);
    if (question === undefined) return;
    const chance: Chance = { key: seedFromText(`answer ${lesson.n} ${question.at}`), used: 0 };
    const d = game.decision!;
    const [key] = botNamed(bot)!.decide(knowledgeOf(game, d.seat), chance);
    const chosen = key === undefined ? NONE : moveKey(game, optionOf(game, key));
    const i = question.options.findIndex((place) => (place === NONE ? NONE : moveKey(game, d.options[place])) === chosen);
    losses.push(i < 0 ? null : Math.max(...question.values) - question.values[i]);
  });
  return losses;
}
