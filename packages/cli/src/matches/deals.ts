import { allCards } from '@breakpoint/cards';
import type { Setup } from '@breakpoint/engine';
import { randomSetup, type SimulateOptions } from '../simulate/play.js';

/** Where A sits, and by how many seats the faction pairs are turned: two players try both of both. */
export function arrangements(players: number): { seat: number; turn: number }[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return players === 2 ? [0, 1].flatMap((turn) => seats.map((seat) => ({ seat, turn }))) : seats.map((seat) => ({ seat, turn: 0 }));
}

/** The same decks, with each player's pair so many seats on. */
export function turnedSetup(options: SimulateOptions, deal: number, turn: number): Setup {
  const setup = randomSetup(allCards, options, deal);
  return { ...setup, players: setup.players.map((_, p) => setup.players[(p + turn) % options.players]), first: 0 };
}
