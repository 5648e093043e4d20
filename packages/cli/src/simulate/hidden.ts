import { type Chance, type Game, type PlayerView, SPECTATOR, type View, viewOf, viewsOf } from '@breakpoint/engine';
import { below, disguised, sampleWorld, Zone } from '@breakpoint/engine/tools';
import { same } from './same.js';

/** Nothing in a view changes when hidden cards are exchanged, and it holds no number of a hidden card. */
export function checkViews(g: Game, chance: Chance): void {
  const seats = EYES.slice(0, g.state.seats + 1);
  const views = viewsOf(g, seats);
  checkShown(g, SPECTATOR, views[0]);
  for (let seat = 0; seat < g.state.seats; seat++) checkBeyond(g, seat, views[seat + 1], views[0]);
  // Every view is searched for hidden cards; the exchange is tried on one seat, another one each time, because it is slow.
  const seat = below(chance, g.state.seats);
  const mine = views[seat + 1];
  if (g.decision?.seat !== seat) {
    if (!looksLike(viewOf(disguised(g, seat, chance), seat), mine))
      throw new Error(`the view of seat ${seat} shows something of what it has not seen`);
    return;
  }
  // Who decides has more to see: the question itself is asked anew in a world with other hidden cards.
  const other = viewOf(sampleWorld(g, seat, chance), seat);
  if (!looksLike(other, mine))
    throw new Error(`a sampled world looks different to seat ${seat}:\n${JSON.stringify(mine)}\n${JSON.stringify(other)}`);
}

const EYES = [SPECTATOR, 0, 1, 2, 3];

/** Apart from the number of the decision, which a copy counts from its own beginning. */
function looksLike(copy: View, view: View): boolean {
  if (copy.decision && view.decision) copy.decision.number = view.decision.number;
  return same(copy, view);
}

/** A spectator knows least: what a view shares with that one need not be searched again. */
function checkBeyond(g: Game, seat: number, view: View, least: View): void {
  for (const part of Object.keys(view) as (keyof View)[])
    if (part !== 'players' && view[part] !== least[part]) checkShown(g, seat, view[part]);
  view.players.forEach((player, i) => {
    for (const part of Object.keys(player) as (keyof PlayerView)[])
      if (player[part] !== least.players[i][part]) checkShown(g, seat, player[part]);
  });
}

/** Throws if a hidden card has a number here. */
function checkShown(g: Game, seat: number, x: unknown): void {
  if (typeof x !== 'object' || x === null) return;
  if (Array.isArray(x)) {
    for (let i = 0; i < x.length; i++) if (typeof x[i] === 'object') checkShown(g, seat, x[i]);
    return;
  }
  const fields = x as Fields;
  for (const key in fields) {
    const field = fields[key];
    if (typeof field === 'object') checkShown(g, seat, field);
    else if (key === 'n' && isHidden(g, seat, field as number)) throw new Error(`seat ${seat} is shown card ${field}, which is hidden`);
  }
}

type Fields = Record<string, unknown>;

function isHidden(g: Game, seat: number, c: number): boolean {
  const zone = g.state.zone[c];
  if (zone !== Zone.Deck && zone !== Zone.Hand && zone !== Zone.BaseDeck) return false;
  const everyone = (1 << g.state.seats) - 1;
  return seat === SPECTATOR ? (g.state.known[c] & everyone) !== everyone : (g.state.known[c] & (1 << seat)) === 0;
}
