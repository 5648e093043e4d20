import { type Chance, copyState, type DecisionView, Game, type Knowledge, keyOf, type State } from './rules.js';

/**
 * A world that could be the real one, and copies of it to try things on. In the middle of an ability the game makes a copy from
 * the last quiet position that it has kept, up to five answers back; here the nearest one is kept.
 */
export class Imagined {
  private near: State | null = null;
  /** The answers since, and where among them the world was sampled. */
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
    return game.quiet || !this.fresh ? game.fork() : this.first();
  }

  /** The first copy goes all the way, and keeps the nearest quiet position for the others. */
  private first(): Game {
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

  /** Goes on with an answer. True if nothing can have been learnt by it: then the world is as good as before. */
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

  /** Is this what would be asked in this world? */
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
