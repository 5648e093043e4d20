import { type CardSet, dealtIn, GameError, isAsNow, type Log, logOf, type Seat, type Setup } from '@breakpoint/engine';
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

/**
 * A match continued from a log. If the rules or its cards have changed since, it continues from the last position that its answers still
 * lead to. Otherwise it throws a GameError if the log does not fit.
 */
export function matchFrom(cards: CardSet, options: MatchOptions, log: Log, now = 0): Match {
  const dealt = dealtIn(cards, log);
  const match = Match.create(cards, { ...options, dealt }, now);
  for (const [i, keys] of log.answers.entries()) {
    try {
      match.perform({ kind: 'answer', seat: match.asked[0] ?? -1, keys }, now);
    } catch (error) {
      if (!(error instanceof GameError) || isAsNow(cards, log, dealt)) throw error;
      match.lost = log.answers.length - i;
      break;
    }
  }
  return match;
}
