import { type Game, restore, save } from '@breakpoint/engine';
import type { State } from '@breakpoint/engine/tools';
import { same } from './same.js';
import { throughShortText, throughText } from './text.js';

/** Checks that a game that is saved as text and loaded again is the same and continues in the same way. */
export class SaveChecker {
  /** The game, loaded from its save at the decision on the table. */
  private loaded: Game | null = null;

  /** Called at a decision; `thorough`: without shortcuts. */
  check(g: Game, thorough: boolean): void {
    if (thorough || this.loaded === null || g.quiet || !savedAlike(g, this.loaded)) this.loaded = loadedFrom(g, thorough);
  }

  /** Called after the answer. */
  checkOn(g: Game, answer: number[]): void {
    this.loaded!.answer(answer);
    if (!samePosition(this.loaded!, g)) throw new Error('a saved and loaded game goes on differently');
  }
}

/**
 * In the middle of an ability, a save is the last quiet position and the answers since. If `loaded` was loaded at that position
 * and given these answers, loading again would give the same game.
 */
function savedAlike(g: Game, loaded: Game): boolean {
  const a = g.checkpoint();
  const b = loaded.checkpoint();
  return !loaded.quiet && same(a.since, b.since) && sameState(a.state, b.state);
}

function loadedFrom(g: Game, thorough: boolean): Game {
  const data = save(g);
  const { game } = restore(g.cards, thorough ? throughText(data) : throughShortText(data), { events: false });
  if (!samePosition(game, g)) throw new Error('a saved and loaded game differs');
  const log = thorough ? same(game.answers, g.answers) : game.answers.length === g.answers.length;
  if (!log || !same(game.setup, g.setup)) throw new Error('a saved and loaded game has another log');
  return game;
}

const samePosition = (a: Game, b: Game): boolean => sameState(a.state, b.state) && same(a.decision, b.decision);

/** The columns share one buffer, and comparing buffers is much faster than comparing numbers. */
function sameState(a: State, b: State): boolean {
  if (!Buffer.from(a.def.buffer).equals(Buffer.from(b.def.buffer))) return false;
  for (const key of Object.keys(a) as (keyof State)[]) {
    const field = a[key];
    const inBuffer = field instanceof Int16Array && field.buffer === a.def.buffer;
    if (field !== b[key] && !inBuffer && !same(field, b[key])) return false;
  }
  return true;
}
