import type { Happening, Special } from './definitions.js';
import { EVERYONE } from './events.js';
import type { Game } from './game.js';
import { type Card, type Seat, Zone } from './vocabulary.js';

export type Window = 'before' | 'after' | 'reaction';

/**
 * Which seats might act in a window as far as the public knows: a Special of their cards in play, or a card in hand that
 * could be one. A server waits for all of these alike, so that a pause tells nothing.
 */
export function whoMightAct(g: Game, window: Window, e?: Happening): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seat < g.s.seats; seat++) if (mightAct(g, seat, window, e)) list.push(seat);
  return list;
}

function mightAct(g: Game, seat: Seat, window: Window, e?: Happening): boolean {
  const s = g.s;
  for (const here of s.here) for (const c of here) if (s.controller[c] === seat && hasSpecial(g, c, seat, window, 'play', e)) return true;
  for (const c of s.discards[seat]) if (hasSpecial(g, c, seat, window, 'discard', e)) return true;
  let hidden = false;
  for (const c of s.hands[seat]) {
    if (s.known[c] !== EVERYONE) hidden = true;
    else if (hasSpecial(g, c, seat, window, 'hand', e)) return true;
  }
  if (!hidden) return false;
  // Any card that nobody but perhaps its holder knows the place of could be the hidden one in this hand.
  for (let c = 1; c < s.cards; c++) {
    const zone = s.zone[c];
    if (
      (zone === Zone.Hand || zone === Zone.Deck) &&
      s.known[c] !== EVERYONE &&
      (s.owner[c] === seat || s.holder[c] === seat) &&
      hasSpecial(g, c, seat, window, 'hand', e)
    )
      return true;
  }
  return false;
}

function hasSpecial(g: Game, c: Card, seat: Seat, window: Window, from: Special['from'], e?: Happening): boolean {
  const specials = g.def(c).specials;
  if (specials === undefined) return false;
  for (const sp of specials) {
    if (sp.window === window && sp.from === from && (e === undefined || sp.answers === undefined || sp.answers(g, c, seat, e))) return true;
  }
  return false;
}
