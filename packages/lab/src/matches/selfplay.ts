import { randomPicks } from '@breakpoint/bots';
import { DECISION_LIMIT, randomSetup } from '@breakpoint/cli/tools';
import { type CardSet, type Chance, Game, knowledgeOf, type Setup, seedFromText } from '@breakpoint/engine';
import { nextWord, optionOf } from '@breakpoint/engine/tools';
import { botNamed } from './bots.js';

/** How games to learn from are played: together with its number, this determines a game. */
export interface Lessons {
  players: number;
  seed: string;
  bot: string;
  /** How many of a thousand answers are random, so that other positions come up as well. */
  strays: number;
}

/** A game to learn from, in a compact form: its answers, and a search's estimates of the options. */
export interface Lesson {
  n: number;
  /** The answers, as indexes of the picked options, in base64. */
  a: string;
  /** The estimates of a search, in base64; empty if the bot does not search. */
  s: string;
  winner: number;
  vp: number[];
}

/** A search's estimate of a decision. */
interface Estimate {
  /** The seat's chance of winning, 0 to 1. */
  value: number;
  options: { at: number; share: number; value: number }[];
}

export const lessonSetup = (cards: CardSet, o: Lessons, n: number): Setup => ({
  ...randomSetup(cards, { players: o.players, seed: o.seed }, n),
  first: 0,
});

export function playLesson(cards: CardSet, o: Lessons, n: number): Lesson {
  const setup = lessonSetup(cards, o, n);
  const bots = setup.players.map(() => botNamed(cards, o.bot)!);
  const chance: Chance = { key: seedFromText(`lesson ${setup.seed}`), used: 0 };
  const game = Game.create(cards, setup, { events: false });
  const answers: number[] = [];
  const estimates: number[] = [];
  for (let i = 0; game.decision !== null; i++) {
    if (i > DECISION_LIMIT) throw new Error(`the game did not end within ${DECISION_LIMIT} decisions`);
    const d = game.decision;
    const knowledge = knowledgeOf(game, d.seat);
    let picks: number[];
    let estimate: Estimate | null = null;
    if (nextWord(chance) % 1000 < o.strays) picks = randomPicks(d, chance);
    else {
      const bot = bots[d.seat];
      const advice = bot.advise?.(knowledge, chance) ?? { keys: bot.decide(knowledge, chance), options: [] };
      picks = advice.keys.map((key) => optionOf(game, key));
      const visits = advice.options.reduce((sum, x) => sum + x.visits, 0);
      if (visits > 0) {
        const options = advice.options
          .filter((x) => x.visits * 50 >= visits)
          .map((x) => ({
            at: x.keys.length === 0 ? 254 : d.options.indexOf(optionOf(game, x.keys[0])),
            share: x.visits / visits,
            value: x.value,
          }))
          .slice(0, 12);
        estimate = { value: advice.options.reduce((sum, x) => sum + x.visits * x.value, 0) / visits, options };
      }
    }
    writeAnswer(answers, d.options, picks);
    if (bots[0].advise !== undefined) writeEstimate(estimates, estimate);
    game.answer(picks);
  }
  return { n, a: text(answers), s: text(estimates), winner: game.state.winner, vp: game.state.vp.slice() };
}

const text = (bytes: number[]): string => Buffer.from(bytes).toString('base64');
const byte = (share: number): number => Math.max(0, Math.min(255, Math.round(share * 255)));

/** A single pick is one byte, its index. Any other answer is this mark, the number of picks, and two bytes for each. */
const LIST = 255;

function writeAnswer(bytes: number[], options: readonly number[], picks: readonly number[]): void {
  const places = picks.map((o) => options.indexOf(o));
  if (places.length === 1 && places[0] < LIST) bytes.push(places[0]);
  else bytes.push(LIST, places.length, ...places.flatMap((p) => [p & 255, p >> 8]));
}

function writeEstimate(bytes: number[], t: Estimate | null): void {
  if (t === null) bytes.push(0);
  else bytes.push(t.options.length, byte(t.value), ...t.options.flatMap((x) => [x.at & 255, byte(x.share), byte(x.value)]));
}

/** Replays a lesson. `watch` is called before each answer. */
export function replayLesson(
  cards: CardSet,
  o: Lessons,
  lesson: Lesson,
  watch: (game: Game, picks: number[], estimate: Estimate | null) => void,
): Game {
  const game = Game.create(cards, lessonSetup(cards, o, lesson.n), { events: false });
  const answers = Buffer.from(lesson.a, 'base64');
  const estimates = Buffer.from(lesson.s, 'base64');
  let at = 0;
  let estimateAt = 0;
  while (game.decision !== null) {
    const { options } = game.decision;
    const picks: number[] = [];
    const first = answers[at++];
    if (first !== LIST) picks.push(options[first]);
    else
      for (let k = answers[at++]; k > 0; k--) {
        picks.push(options[answers[at] | (answers[at + 1] << 8)]);
        at += 2;
      }
    let estimate: Estimate | null = null;
    const looked = estimateAt < estimates.length ? estimates[estimateAt++] : 0;
    if (looked > 0) {
      estimate = { value: estimates[estimateAt++] / 255, options: [] };
      for (let k = 0; k < looked; k++, estimateAt += 3)
        estimate.options.push({
          at: estimates[estimateAt],
          share: estimates[estimateAt + 1] / 255,
          value: estimates[estimateAt + 2] / 255,
        });
    }
    watch(game, picks, estimate);
    game.answer(picks);
  }
  if (game.state.winner !== lesson.winner)
    throw new Error(`lesson ${lesson.n} has another winner than before: it was played by another version`);
  return game;
}
