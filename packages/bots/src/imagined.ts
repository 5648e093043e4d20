import { type Chance, copyState, type DecisionView, Game, type Knowledge, keyOf, type State } from './rules.js';

/**
 * A world that could be the real one, and copies of it to try answers in. In the middle of an ability, `Game.fork` replays the
 * answers since its last checkpoint, which may be several quiet positions back. This class keeps the nearest quiet position, so
 * that fewer answers have to be replayed.
 */
export class Imagined {
  private near: State | null = null;
  /** The answers since `near`, and after which of them the hidden cards were replaced by sampled ones. */
  private rest: number[][] = [];
  private hidden: { after: number; def: Int16Array; chance: Chance } | null = null;
  private fresh = true;

  private constructor(readonly game: Game) {}

  static sample(knowledge: Knowledge, chance: Chance): Imagined {
    return new Imagined(knowledge.sample(chance));
  }

  fork(): Game {
    const { game, near } = this;
    if (!game.quiet && near !== null) return Game.resume(game.cards, near, this.rest, this.settings, this.hidden);
    return game.quiet || !this.fresh ? game.fork() : this.firstCopy();
  }

  /** The first copy replays all answers since the checkpoint and keeps the nearest quiet position for the later copies. */
  private firstCopy(): Game {
    const { state, since } = this.game.checkpoint();
    const { def, chance } = this.game.state;
    const copy = Game.resume(this.game.cards, state, [], this.settings);
    let from = 0;
    this.near = state;
    for (let i = 0; i < since.length; i++) {
      if (i > 0 && copy.quiet) {
        this.near = copyState(copy.state);
        from = i;
      }
      copy.apply(since[i]);
    }
    this.rest = since.slice(from);
    this.hidden = { after: this.rest.length, def: def.slice(), chance: { ...chance } };
    copy.changeHidden(def, chance);
    return copy;
  }

  /** Applies an answer. True if it cannot have revealed anything, so that the world still fits the seat's knowledge. */
  goOn(picks: number[]): boolean {
    const { game } = this;
    this.fresh = false;
    if (game.quiet) {
      this.near = copyState(game.state);
      this.rest = [picks];
      this.hidden = null;
    } else this.rest.push(picks);
    return game.apply(picks).reversible;
  }

  /** Would this world ask the same question? */
  fits(asked: DecisionView): boolean {
    const d = this.game.decision;
    return (
      d !== null &&
      d.seat === asked.seat &&
      d.prompt === asked.prompt &&
      d.least === asked.least &&
      d.most === asked.most &&
      d.options.length === asked.options?.length &&
      d.options.every((o, i) => keyOf(this.game, o) === asked.options![i].key)
    );
  }

  private get settings(): { duplicates: boolean; events: boolean } {
    return { duplicates: this.game.duplicates, events: false };
  }
}
