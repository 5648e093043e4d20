import { type Chance, type Game, type PlayerView, SPECTATOR, type View, viewOf, viewsOf } from '@breakpoint/engine';
import { below, disguised, sampleWorld, Zone } from '@breakpoint/engine/tools';
import { same } from './same.js';

/** No view may contain the number of a hidden card, and a view must not change if hidden cards are exchanged. */
export function checkViews(g: Game, chance: Chance): void {
  const seats = VIEWERS.slice(0, g.state.seats + 1);
  const views = viewsOf(g, seats);
  checkShown(g, SPECTATOR, views[0]);
  for (let seat = 0; seat < g.state.seats; seat++) checkBeyond(g, seat, views[seat + 1], views[0]);
  // Every view is searched for hidden cards. The exchange is tried for one random seat only, because it is slow.
  const seat = below(chance, g.state.seats);
  const mine = views[seat + 1];
  if (g.decision?.seat !== seat) {
    if (!looksLike(viewOf(disguised(g, seat, chance), seat), mine))
      throw new Error(`the view of seat ${seat} depends on cards that it has not seen`);
    return;
  }
  // The deciding seat also sees its decision, so it is compared with a sampled world, which asks the question again.
  const other = viewOf(sampleWorld(g, seat, chance), seat);
  if (!looksLike(other, mine))
    throw new Error(`a sampled world looks different to seat ${seat}:\n${JSON.stringify(mine)}\n${JSON.stringify(other)}`);
}

const VIEWERS = [SPECTATOR, 0, 1, 2, 3];

/** Are the views the same, except for the number of the decision, which a copy counts from its own start? */
function looksLike(copy: View, view: View): boolean {
  if (copy.decision && view.decision) copy.decision.number = view.decision.number;
  return same(copy, view);
}

/** Searches only the parts in which a view differs from the spectator's, which was searched already. */
function checkBeyond(g: Game, seat: number, view: View, least: View): void {
  for (const part of Object.keys(view) as (keyof View)[])
    if (part !== 'players' && view[part] !== least[part]) checkShown(g, seat, view[part]);
  view.players.forEach((player, i) => {
    for (const part of Object.keys(player) as (keyof PlayerView)[])
      if (player[part] !== least.players[i][part]) checkShown(g, seat, player[part]);
  });
}

/** Throws if part of a view contains the number of a card that is hidden from the seat. */
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
