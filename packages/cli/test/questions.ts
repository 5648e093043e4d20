import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allCards } from '@breakpoint/cards';
import { type DecisionView, Game, type Prompt, type Seat, type Setup, SPECTATOR, seedFromText, viewOf } from '@breakpoint/engine';
import { PROMPTS } from '@breakpoint/engine/tools';
import { runFile } from '../src/commands/scenario.js';
import { playRandomly, randomSetup } from '../src/simulate/play.js';

/** A question as the player who answers it sees it, and as everybody else does. */
export interface Asked {
  mine: DecisionView;
  theirs: DecisionView;
}

/** Every question by its name: those that factions share, and then the questions of each faction. */
export const QUESTIONS = new Map([...Object.values(PROMPTS), ...allCards.factions.flatMap((f) => f.questions)].map((q) => [q.name, q]));
export const ALL_PROMPTS = [...QUESTIONS.keys()];
const SCENARIOS = fileURLToPath(new URL('../../../scenarios', import.meta.url));
const MOST_GAMES = 300;

/**
 * Runs all scenarios, a draft, and then random games until every prompt has come up or the limit is reached. Returns one question
 * for each prompt, each card that asks it, and one or several cards to choose; for the rules' own questions, one for each prompt.
 */
export function questionsAsked(): Asked[] {
  const found = new Map<string, Asked>();
  const prompts = new Set<Prompt>();
  const watch = (game: Game): void => {
    const d = game.decision;
    if (d === null) return;
    const source = d.question.rules ? '' : allCards.defs[d.sourceDef ?? game.state.def[d.source]].id;
    const key = `${ALL_PROMPTS.indexOf(d.prompt)} ${source} ${d.most > 1}`;
    if (found.has(key)) return;
    prompts.add(d.prompt);
    const decision = (seat: Seat): DecisionView => viewOf(game, seat).decision!;
    found.set(key, { mine: decision(d.seat), theirs: decision(SPECTATOR) });
  };
  const { apply } = Game.prototype;
  // Every answer goes through `apply`, so every question is seen here.
  Game.prototype.apply = function (picks) {
    watch(this);
    return apply.call(this, picks);
  };
  try {
    for (const file of readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' }).sort())
      if (file.endsWith('.yaml')) runFile(allCards, join(SCENARIOS, file));
    for (let n = 0; n < MOST_GAMES && prompts.size < ALL_PROMPTS.length; n++) {
      const dealt = randomSetup(allCards, { players: 2 + (n % 3), seed: 'questions' }, n);
      const setup: Setup = n === 0 ? { seed: 'draft', players: [{}, {}], factions: 'draft' } : dealt;
      playRandomly(Game.create(allCards, setup, { events: false }), { key: seedFromText(`questions ${n}`), used: 0 });
    }
  } finally {
    Game.prototype.apply = apply;
  }
  return [...found.values()].sort((a, b) => ALL_PROMPTS.indexOf(a.mine.prompt) - ALL_PROMPTS.indexOf(b.mine.prompt));
}
