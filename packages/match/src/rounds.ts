import type { Game, OpenWindow, Seat } from '@breakpoint/engine';
import type { Decision } from '@breakpoint/engine/tools';
import type { Answer } from './inputs.js';

/** Who is asked here would tell what they hold. */
export const isWindow = (d: Decision | null): boolean => d?.quiet === 'window' || d?.quiet === 'react';

/**
 * A round of a window: all who can act are asked at the same time, each as if the others passed. The first of them in turn
 * order who acts does so, and a new round begins.
 */
export class Round {
  /** Each seat that is asked, in turn order, with the position in which those before it have passed. */
  private readonly asks = new Map<Seat, Game>();
  readonly given = new Map<Seat, Answer>();
  private readonly window: OpenWindow | null;

  constructor(
    game: Game,
    readonly opened: number,
    isPassing: (seat: Seat) => boolean,
  ) {
    this.window = game.window;
    for (let at: Game | null = game; at?.decision && this.isIn(at); at = passed(at)) {
      const { seat } = at.decision;
      if (!isPassing(seat)) this.asks.set(seat, at);
    }
  }

  /** Is this game still in the same round? */
  isIn(game: Game): boolean {
    return isWindow(game.decision) && game.window === this.window;
  }
  get seats(): Seat[] {
    return [...this.asks.keys()];
  }
  /** Could anybody but this seat act in it, as far as the public knows? */
  mightInvolveOthersThan(seat: Seat): boolean {
    return (this.window?.seats ?? this.seats).some((other) => other !== seat);
  }
  position(seat: Seat): Game | null {
    return this.asks.get(seat) ?? null;
  }
  /** Seats that are asked and have not answered. */
  get open(): Seat[] {
    return this.seats.filter((seat) => !this.given.has(seat));
  }
  /** Is it settled what happens: has somebody acted, and have all before them passed, or have all passed? */
  get settled(): boolean {
    for (const seat of this.asks.keys()) {
      const answer = this.given.get(seat);
      if (answer === undefined) return false;
      if (answer.keys.length > 0) return true;
    }
    return true;
  }
}

/** The game as it would go on if whoever is asked passed; null if the rules break on the way, which is seen once it is done. */
function passed(game: Game): Game | null {
  const next = game.fork({ windows: true });
  next.adopt(game.setup, game.answers);
  try {
    next.answer([]);
  } catch {
    return null;
  }
  return next;
}
