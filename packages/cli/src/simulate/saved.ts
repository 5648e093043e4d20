import { type Game, restore, type State, save } from '@breakpoint/engine';
import { same } from './same.js';
import { throughShortText, throughText } from './text.js';

/** Saved as text, loaded and continued, a game is the same. */
export class SaveChecker {
  /** The game, loaded from its save at the decision on the table. */
  private loaded: Game | null = null;
  /**
   * The same for a save in the middle of an ability, which is the last copied quiet position and the answers since. As long
   * as that position stays the same, loading again would do the same once more with one answer added: so this one goes on.
   */
  private halfway: Game | null = null;
  private from: object | null = null;

  /** At a decision; `wholly`: no short cut. */
  check(g: Game, wholly: boolean): void {
    if (g.quiet) {
      this.loaded = loadedFrom(g, wholly);
      return;
    }
    this.loaded = null;
    const { state } = g.checkpoint();
    if (this.halfway === null || this.from !== state || wholly) {
      this.halfway = loadedFrom(g, wholly);
      this.from = state;
    }
    // Neither has changed since it was made.
    if (!sameState(this.halfway.checkpoint().state, state)) throw new Error('what a game is saved from has changed');
  }

  /** After the answer. */
  checkOn(g: Game, answer: number[]): void {
    this.loaded?.answer(answer);
    this.halfway?.answer(answer);
    const continued = this.loaded ?? this.halfway;
    if (continued !== null && !samePosition(continued, g)) throw new Error('a saved and loaded game goes on differently');
  }
}

function loadedFrom(g: Game, wholly: boolean): Game {
  const data = save(g);
  const { game } = restore(g.cards, wholly ? throughText(data) : throughShortText(data), { events: false });
  if (!samePosition(game, g)) throw new Error('a saved and loaded game differs');
  const log = wholly ? same(game.answers, g.answers) : game.answers.length === g.answers.length;
  if (!log || !same(game.setup, g.setup)) throw new Error('a saved and loaded game has another log');
  return game;
}

const samePosition = (a: Game, b: Game): boolean => sameState(a.s, b.s) && same(a.decision, b.decision);

/** The columns lie in one buffer, and comparing bytes is much faster than comparing numbers. */
function sameState(a: State, b: State): boolean {
  if (!Buffer.from(a.def.buffer).equals(Buffer.from(b.def.buffer))) return false;
  for (const key of Object.keys(a) as (keyof State)[]) {
    const field = a[key];
    const inBuffer = field instanceof Int16Array && field.buffer === a.def.buffer;
    if (field !== b[key] && !inBuffer && !same(field, b[key])) return false;
  }
  return true;
}
