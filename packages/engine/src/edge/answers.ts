import type { Game, Outcome } from '../flow/game.js';
import { checkAnswer, type Decision, Kind, kindOf, numberIn } from '../words/decision.js';
import { GameError } from '../words/errors.js';
import type { Reason, Seat } from '../words/vocabulary.js';
import { optionOf } from './keys.js';
import { sees } from './seeing.js';

/** The reason why this seat can't answer with these keys now; null if it can. Changes nothing. */
export function verify(game: Game, seat: Seat, keys: readonly string[]): Reason | null {
  const d = game.decision;
  if (d === null) return { code: game.over ? 'game-over' : 'not-now' };
  if (d.seat !== seat) return { code: 'not-your-decision', seat: d.seat };
  if (!Array.isArray(keys)) return { code: 'not-an-option' };
  const picks: number[] = [];
  for (const key of keys) {
    const option = optionOf(game, key);
    if (!d.options.includes(option)) return whyNot(game, seat, key) ?? { code: 'not-an-option' };
    picks.push(option);
  }
  return checkAnswer(d, picks);
}

/**
 * Answers with keys, as clients do. Throws a GameError, changing nothing, if the answer is not legal or the decision is another
 * seat's.
 */
export function answerWith(game: Game, seat: Seat, keys: readonly string[]): Outcome {
  const reason = verify(game, seat, keys);
  if (reason) throw new GameError('answer', complaint(game, seat, keys, reason), reason);
  return game.apply(keys.map((key) => optionOf(game, key)));
}

function complaint(game: Game, seat: Seat, keys: readonly string[], reason: Reason): string {
  const d = game.decision;
  if (d === null) return game.over ? 'the game is over' : 'nobody is asked now';
  if (d.seat !== seat) return 'this decision is another player’s';
  if (!Array.isArray(keys)) return 'an answer is a list of keys';
  const unknown = keys.find((key) => !d.options.includes(optionOf(game, key)));
  return unknown === undefined ? `this answer does not fit: ${reason.code}` : `${String(unknown)} is not an option`;
}

/** The reason why this seat can't choose this option now; null if it can. */
export function whyNot(game: Game, seat: Seat, key: string): Reason | null {
  const d = game.decision;
  if (d === null) return { code: game.over ? 'game-over' : 'not-now' };
  if (d.seat !== seat) return { code: d.quiet === 'play' ? 'not-your-turn' : 'not-your-decision', seat: d.seat };
  const option = optionOf(game, key);
  if (d.options.includes(option)) return null;
  return reasonAgainst(game, d, option) ?? { code: 'not-an-option' };
}

/** Gives no reason for a card that the seat does not see: otherwise a right guess could be told from a wrong one. */
function reasonAgainst({ board }: Game, d: Decision, option: number): Reason | null {
  const kind = kindOf(option);
  const isAct = kind === Kind.Play || kind === Kind.Use;
  if (option < 0 || (kind !== Kind.Card && !isAct) || !sees(board, d.seat, numberIn(option))) return null;
  if (isAct === (d.quiet === 'play')) return d.whyNot?.(option) ?? null;
  return isAct && !d.options.some((o) => kindOf(o) === kind) ? { code: 'not-now' } : null;
}
