import { type Chance, copyState, Game, type State } from '@breakpoint/engine';

/**
 * Copies of one position to try options on. In the middle of an ability a copy is rebuilt from the last quiet position that the
 * game has kept, which lies up to five answers further back than it need: the first copy keeps a nearer one for the others.
 */
export class Trials {
  private near: State | null = null;
  private rest: number[][] = [];
  private readonly def: Int16Array;
  private readonly chance: Chance;

  /** Only for a world that was just sampled: what was hidden and what chance brings was turned at this very position. */
  constructor(private readonly world: Game) {
    this.def = world.s.def.slice();
    this.chance = { ...world.s.chance };
  }

  fork(): Game {
    const { world } = this;
    if (world.quiet) return world.fork();
    if (this.near === null) return this.first();
    return this.turned(Game.resume(world.cards, this.near, this.rest, this.settings));
  }

  private first(): Game {
    const { state, since } = this.world.checkpoint();
    const game = Game.resume(this.world.cards, state, [], this.settings);
    this.near = state;
    let from = 0;
    for (let i = 0; i < since.length; i++) {
      if (i > 0 && game.quiet) {
        this.near = copyState(game.s);
        from = i;
      }
      game.apply(since[i]);
    }
    this.rest = since.slice(from);
    return this.turned(game);
  }

  private turned(game: Game): Game {
    game.turn(this.def, this.chance);
    return game;
  }

  private get settings(): { duplicates: boolean; events: boolean } {
    return { duplicates: this.world.duplicates, events: false };
  }
}
