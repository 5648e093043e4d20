import type { Game } from '@breakpoint/engine';
import { misplaced } from '@breakpoint/engine/tools';

/** Throws if a position breaks a rule that holds at every position of every game. */
export function checkPosition(g: Game): void {
  checkPlaces(g);
  checkNumbers(g);
}

const CARDS_PER_PLAYER = 40;

const owned = new Uint8Array(8);

/** Every card is in exactly one place, every player owns 40 cards, and the game either is over or has a decision. */
export function checkPlaces(g: Game): void {
  const s = g.state;
  if (g.over !== (g.decision === null)) throw new Error('the game is over and has a decision, or is not over and has none');
  const problem = misplaced(g.cards, s);
  if (problem !== null) throw new Error(problem);
  owned.fill(0);
  for (let c = 1; c < s.cards; c++) if (s.owner[c] >= 0) owned[s.owner[c]]++;
  // During the draft of factions there are no cards yet.
  for (let seat = 0; seat < s.seats && s.cards > 1; seat++)
    if (owned[seat] !== CARDS_PER_PLAYER) throw new Error(`seat ${seat} has ${owned[seat]} cards`);
  if (g.quiet && s.queue.length === 0 && s.aside.length > 0) throw new Error('cards are still set aside at a quiet position');
}

function checkNumbers(g: Game): void {
  for (const b of g.position.bases) {
    if (g.position.breakpoint(b) < 0) throw new Error('a breakpoint is negative');
    for (const c of g.position.at(b))
      if (g.position.power(c) < 0 || g.position.counters(c) < 0) throw new Error(`${g.position.def(c).id} has negative power or counters`);
  }
  for (const vp of g.state.vp) if (vp < 0) throw new Error('negative VP');
}
