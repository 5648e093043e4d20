import type { Game } from '../flow/game.js';
import type { Card, Seat } from '../words/vocabulary.js';
import { verify } from './answers.js';
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
  if (verify(game, seat, [key]) !== null) return null;
  const copy = game.fork({ windows: true });
  const { used } = copy.state.chance;
  const { secrets } = copy.state;
  copy.apply([optionOf(copy, key)]);
  const next = copy.decision;
  if (next === null || next.seat !== seat || copy.window !== null) return null;
  if (copy.state.chance.used !== used || copy.state.secrets !== secrets) return null;
  return { ...decisionView(copy, next, seat), hits: hitsOf(game, copy) };
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
  const add = (host: Card, c: InPlayView): void => {
    found.set(c.n, `${host} ${c.controller} ${c.counters} ${c.power}`);
    for (const a of c.actions ?? []) add(c.n, a);
  };
  for (const base of viewOf(game, game.decision?.seat ?? 0).bases) {
    for (const c of [...base.minions, ...base.actions]) add(base.n, c);
  }
  return found;
}
