import type { Game } from '../flow/game.js';
import { COLUMNS, type State } from '../state/state.js';
import { Kind, kindOf, numberIn } from '../words/decision.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';
import { verify } from './answers.js';
import { type DecisionView, decisionView } from './decisionview.js';
import { optionOf } from './keys.js';
import { type CardView, cardView } from './seeing.js';
import { type InPlayView, viewOf } from './view.js';

/** The result of choosing an option: the next question to the same seat, and the cards on the table that have changed by then. */
export interface Ahead extends DecisionView {
  /** Minions and actions in play that would leave, move, change controller, or gain or lose power. */
  hits: CardView[];
  /** The option plays an action that would only be discarded: nothing else on the table, in hands, decks or piles would change. */
  inVain: boolean;
  /** The base that the played card would be on, if it can go to one only; 0 otherwise. */
  at: Card;
}

/**
 * The next question to this seat if it chose this option, so that a screen can show where a card could go and what it could hit
 * before it is played. Null if the option is not legal or ends the game, and as soon as chance, a hidden card, another seat or a
 * window in which another seat might act is involved: the seat can learn nothing that it does not know already.
 */
export function ahead(game: Game, seat: Seat, key: string): Ahead | null {
  if (verify(game, seat, [key]) !== null) return null;
  const copy = game.fork({ windows: true });
  const { used } = copy.state.chance;
  const { secrets } = copy.state;
  const option = optionOf(copy, key);
  copy.apply([option]);
  const next = copy.decision;
  if (next === null || next.seat !== seat || copy.window !== null) return null;
  if (copy.state.chance.used !== used || copy.state.secrets !== secrets) return null;
  return { ...decisionView(copy, next, seat), hits: hitsOf(game, copy), inVain: isInVain(game, copy, option), at: placeOf(copy, option) };
}

/** Where the played card is by then. */
const placeOf = ({ state }: Game, option: number): Card => {
  const card = numberIn(option);
  return kindOf(option) === Kind.Play && state.zone[card] === Zone.Play ? state.base[card] : 0;
};

/** Everything of a position that an effect may change, apart from the columns of the cards. */
const changeable = (s: State): string => {
  const { vp, decks, baseDeck, baseDiscard, bases, cardsAt, aside, effects, uses } = s;
  return JSON.stringify([vp, decks, baseDeck, baseDiscard, bases, cardsAt, aside, effects, uses]);
};
function isInVain({ state: before }: Game, { state: after, decision }: Game, option: number): boolean {
  const card = numberIn(option);
  if (kindOf(option) !== Kind.Play || decision?.quiet !== 'play' || after.zone[card] !== Zone.Discard) return false;
  // The play itself uses up an allowance.
  if (after.allowances.length !== before.allowances.length - 1 || changeable(before) !== changeable(after)) return false;
  return COLUMNS.every((column) => before[column].every((value, c) => c === card || after[column][c] === value));
}

function hitsOf(before: Game, after: Game): CardView[] {
  const is = inPlay(after);
  const list: CardView[] = [];
  for (const [c, was] of inPlay(before)) if (is.get(c) !== was) list.push(cardView(before.board, c));
  return list;
}

/** The place, controller, counters and power of every card in play, in a form that can be compared. */
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
