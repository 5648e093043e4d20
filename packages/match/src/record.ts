import { type CardSet, type Log, logOf, type Seat, type Setup } from '@breakpoint/engine';
import { Match } from './match.js';
import type { MatchOptions, Undo } from './moments.js';
import type { Player, Result } from './session.js';

/** A finished match with all hands open. Its events are made again from the log. */
export interface MatchRecord {
  table: { setup: Setup; players: Player[] };
  log: Log;
  conceded: boolean[];
  result: Result & { vp: number[] };
  /** The seat of each answer; -1 for the beginning. */
  by: Seat[];
  undos: Undo[];
}

export function recordOf(match: Match): MatchRecord {
  const steps = match.past.flatMap((moment) => moment.steps);
  return {
    table: { setup: match.setup, players: [...match.players] },
    log: logOf(match.game),
    conceded: [...match.conceded],
    result: { ...match.result!, vp: match.game.state.vp.slice() },
    by: steps.filter((step, i) => i === 0 || step.keys !== null).map((step) => step.by),
    undos: [...match.undos],
  };
}

/** A match continued from a log. Throws a GameError if the log does not fit. */
export function matchFrom(cards: CardSet, options: MatchOptions, log: Pick<Log, 'answers'>, now = 0): Match {
  const match = Match.create(cards, options, now);
  for (const keys of log.answers) match.perform({ kind: 'answer', seat: match.asked[0] ?? -1, keys }, now);
  return match;
}
