import { randomPicks } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { type Chance, Game, knowledgeOf, type Setup, seedFromText } from '@breakpoint/engine';
import { nextWord, optionOf } from '@breakpoint/engine/tools';
import { DECISION_LIMIT, randomSetup } from '../simulate/play.js';
import { botNamed } from './bots.js';

/** How games to learn from are played: everything comes from this. */
export interface Lessons {
  players: number;
  seed: string;
  bot: string;
  /** How many of a thousand answers are any that fit, so that other positions are seen as well. */
  strays: number;
}

/** A game to learn from, as text: its answers, and what a search thought of the options. */
export interface Lesson {
  n: number;
  /** The answers, by the places of what was picked among the options. */
  a: string;
  /** What a search looked at; empty if nothing searched. */
  s: string;
  winner: number;
  vp: number[];
}

/** What a search thought of a decision. */
export interface Thought {
  /** How likely the seat wins, 0 to 1. */
  value: number;
  options: { at: number; share: number; value: number }[];
}

export const lessonSetup = (o: Lessons, n: number): Setup => ({
  ...randomSetup(allCards, { players: o.players, seed: o.seed }, n),
  first: 0,
});

export function playLesson(o: Lessons, n: number): Lesson {
  const setup = lessonSetup(o, n);
  const bots = setup.players.map(() => botNamed(o.bot)!);
  const chance: Chance = { key: seedFromText(`lesson ${setup.seed}`), used: 0 };
  const game = Game.create(allCards, setup, { events: false });
  const answers: number[] = [];
  const thoughts: number[] = [];
  for (let i = 0; game.decision !== null; i++) {
    if (i > DECISION_LIMIT) throw new Error(`the game did not end within ${DECISION_LIMIT} decisions`);
    const d = game.decision;
    const knowledge = knowledgeOf(game, d.seat);
    let picks: number[];
    let thought: Thought | null = null;
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
        thought = { value: advice.options.reduce((sum, x) => sum + x.visits * x.value, 0) / visits, options };
      }
    }
    writeAnswer(answers, d.options, picks);
    if (bots[0].advise !== undefined) writeThought(thoughts, thought);
    game.answer(picks);
  }
  return { n, a: text(answers), s: text(thoughts), winner: game.state.winner, vp: game.state.vp.slice() };
}

const text = (bytes: number[]): string => Buffer.from(bytes).toString('base64');
const byte = (share: number): number => Math.max(0, Math.min(255, Math.round(share * 255)));

/** One option is one byte: its place. Others are a mark, their number, and two bytes each. */
const LIST = 255;

function writeAnswer(bytes: number[], options: readonly number[], picks: readonly number[]): void {
  const places = picks.map((o) => options.indexOf(o));
  if (places.length === 1 && places[0] < LIST) bytes.push(places[0]);
  else bytes.push(LIST, places.length, ...places.flatMap((p) => [p & 255, p >> 8]));
}

function writeThought(bytes: number[], t: Thought | null): void {
  if (t === null) bytes.push(0);
  else bytes.push(t.options.length, byte(t.value), ...t.options.flatMap((x) => [x.at & 255, byte(x.share), byte(x.value)]));
}

/** Plays a lesson again. `watch` sees every decision before it is answered, and what was thought of it. */
export function replayLesson(o: Lessons, lesson: Lesson, watch: (game: Game, picks: number[], thought: Thought | null) => void): Game {
  const game = Game.create(allCards, lessonSetup(o, lesson.n), { events: false });
  const answers = Buffer.from(lesson.a, 'base64');
  const thoughts = Buffer.from(lesson.s, 'base64');
  let at = 0;
  let thoughtAt = 0;
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
    let thought: Thought | null = null;
    const looked = thoughtAt < thoughts.length ? thoughts[thoughtAt++] : 0;
    if (looked > 0) {
      thought = { value: thoughts[thoughtAt++] / 255, options: [] };
      for (let k = 0; k < looked; k++, thoughtAt += 3)
        thought.options.push({ at: thoughts[thoughtAt], share: thoughts[thoughtAt + 1] / 255, value: thoughts[thoughtAt + 2] / 255 });
    }
    watch(game, picks, thought);
    game.answer(picks);
  }
  if (game.state.winner !== lesson.winner)
    throw new Error(`lesson ${lesson.n} ends otherwise than it did: it was played by another version`);
  return game;
}
