import type { Input, Refusal } from './inputs.js';
import type { Match } from './match.js';

const NOT_NOW: Refusal = { error: 'not-now' };

/** The reason why a match refuses this input; null if it does not. */
export function refusalOf(match: Match, input: Input): Refusal | null {
  if (match.result !== null) return NOT_NOW;
  if (input.kind === 'concede') return match.players[input.seat]?.kind === 'person' && !match.conceded[input.seat] ? null : NOT_NOW;
  if (match.problem !== null && input.kind !== 'undo') return { error: 'broken' };
  switch (input.kind) {
    case 'answer':
      return notAnswering(match, input);
    case 'withdraw':
      return match.givenBy(input.seat) === null || match.isPlayedByBot(input.seat) ? NOT_NOW : null;
    case 'close':
      return match.windowOpen ? null : NOT_NOW;
    case 'undo':
      return mayGoBack(match, input) ? null : NOT_NOW;
    default:
      return match.isPlayedByBot(input.seat) ? NOT_NOW : null;
  }
}

function notAnswering(match: Match, { seat, keys, auto = false }: Extract<Input, { kind: 'answer' }>): Refusal | null {
  if (match.isPlayedByBot(seat) !== auto) return NOT_NOW;
  const reason = match.verify(seat, keys);
  return reason && { error: 'refused', reason };
}

function mayGoBack(match: Match, { seat, to, agreed }: Extract<Input, { kind: 'undo' }>): boolean {
  // An agreed undo stays possible: a refusal would tell that the player has answered in the open window.
  const way = match.wayBack(seat, agreed);
  return way?.input.kind === 'undo' && way.input.to === to && (agreed || way.consent.length === 0);
}
