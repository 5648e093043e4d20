import type { Game } from '../flow/game.js';
import type { Card, Seat } from '../words/vocabulary.js';
import { type DecisionView, decisionView } from './decisionview.js';
import { optionOf } from './keys.js';
import { type CardView, cardView } from './seeing.js';
import { type InPlayView, viewOf } from './view.js';

/** What an option leads to: the next question to the same seat, and the cards on the table that are changed by then. */
export interface Ahead extends DecisionView {
  /** Minions and actions in play that would be gone, elsewhere, another's, or stronger or weaker. */
  hits: CardView[];
}

/**
 * What this seat would be asked next if it chose this option, so that a screen can show where a card could go and whom it could
 * hit before it is played. Null if the option does not fit or ends the game, and as soon as chance, a hidden card, another
 * seat or a window in which another seat might act comes in: nothing can be learnt from it that the seat does not know.
 */
export function ahead(game: Game, seat: Seat, key: string): Ahead | null {
  const option = optionOf(game, key);
  if (game.decision?.seat !== seat || !game.decision.options.includes(option)) return null;
  if (game.decision.least > 1) return null;
  const copy = game.fork({ events: true });
  const chance = copy.state.chance.used;
  copy.apply([option]);
  const next = copy.decision;
  if (next === null || next.seat !== seat || copy.state.chance.used !== chance) return null;
  if (copy.windows.some((seats) => seats.some((s) => s !== seat)) || somethingShown(game, copy, seat)) return null;
  return { ...decisionView(copy, next, seat), number: game.answers.length + 1, hits: hitsOf(game, copy) };
}

/** Did anybody see a card that was hidden to them? One's own cards are no news to oneself, and only others see more of them. */
function somethingShown(before: Game, after: Game, seat: Seat): boolean {
  const [was, is] = [before.state, after.state];
  for (let c = 1; c < was.cards; c++) {
    const isNew = is.known[c] & ~was.known[c];
    if (isNew !== 0 && (was.holder[c] !== seat || (was.known[c] & (1 << seat)) === 0)) return true;
  }
  return false;
}

function hitsOf(before: Game, after: Game): CardView[] {
  const is = inPlay(after);
  const list: CardView[] = [];
  for (const [c, was] of inPlay(before)) if (is.get(c) !== was) list.push(cardView(before.board, c));
  return list;
}

/** Where every card in play is, whose, and how strong, in a form that can be compared. */
function inPlay(game: Game): Map<Card, string> {
  const found = new Map<Card, string>();
  const note = (host: Card, c: InPlayView): void => {
    found.set(c.n, `${host} ${c.controller} ${c.counters} ${c.power}`);
    for (const a of c.actions ?? []) note(c.n, a);
  };
  for (const base of viewOf(game, game.decision?.seat ?? 0).bases) {
    for (const c of [...base.minions, ...base.actions]) note(base.n, c);
  }
  return found;
}
