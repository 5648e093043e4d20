import type { Game, OpenWindow, Seat } from '@breakpoint/engine';
import type { Decision } from '@breakpoint/engine/tools';
import type { Answer } from './inputs.js';

/** Is this a decision in a window? The seat that is asked would give away what it holds. */
export const isWindow = (d: Decision | null): boolean => d?.quiet === 'window' || d?.quiet === 'react';

/**
 * A round of a window: all seats that can act are asked at the same time, each as if the others passed. The first of them in turn
 * order that acts does so, and a new round begins.
 */
export class Round {
  /** The seats that are asked, in turn order, each with the position in which those before it have passed. */
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
  /** Could any seat but this one act in the round, as far as the public knows? */
  mightInvolveOthersThan(seat: Seat): boolean {
    return (this.window?.seats ?? this.seats).some((other) => other !== seat);
  }
  position(seat: Seat): Game | null {
    return this.asks.get(seat) ?? null;
  }
  /** The seats that are asked and have not answered. */
  get open(): Seat[] {
    return this.seats.filter((seat) => !this.given.has(seat));
  }
  /** Is the outcome certain? Either somebody has acted and all before them have passed, or all have passed. */
  get settled(): boolean {
    for (const seat of this.asks.keys()) {
      const answer = this.given.get(seat);
      if (answer === undefined) return false;
      if (answer.keys.length > 0) return true;
    }
    return true;
  }
}

/** The game as it continues if the asked seat passes. Null if the rules fail on the way, which shows once it really happens. */
function passed(game: Game): Game | null {
  const next = game.fork({ windows: true });
  next.adopt(game, game.answers);
  try {
    next.answer([]);
  } catch {
    return null;
  }
  return next;
}
