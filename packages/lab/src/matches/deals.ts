import { randomSetup, type SimulateOptions } from '@breakpoint/cli/tools';
import type { CardSet, Setup } from '@breakpoint/engine';

/** The seat of bot A and the number of seats by which the faction pairs are rotated; with two players, every combination. */
export function arrangements(players: number): { seat: number; shift: number }[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return players === 2 ? [0, 1].flatMap((shift) => seats.map((seat) => ({ seat, shift }))) : seats.map((seat) => ({ seat, shift: 0 }));
}

/** The same decks, with the faction pairs rotated by this many seats. */
export function rotatedSetup(cards: CardSet, options: SimulateOptions, deal: number, shift: number): Setup {
  const setup = randomSetup(cards, options, deal);
  return { ...setup, players: setup.players.map((_, p) => setup.players[(p + shift) % options.players]), first: 0 };
}
