import type { Game } from '@breakpoint/engine';
import { misplaced } from '@breakpoint/engine/tools';

/** What must hold at every position of every game. Each check throws with what is wrong. */
export function checkPosition(g: Game): void {
  checkPlaces(g);
  checkNumbers(g);
}

const CARDS_PER_PLAYER = 40;

const owned = new Uint8Array(8);

/** Every card is in exactly one place, and nobody's 40 cards become more or fewer; and the game can go on or is over. */
export function checkPlaces(g: Game): void {
  const s = g.state;
  if (g.over !== (g.decision === null)) throw new Error('a game that is not over has a decision, and only then');
  const problem = misplaced(g.cards, s);
  if (problem !== null) throw new Error(problem);
  owned.fill(0);
  for (let c = 1; c < s.cards; c++) if (s.owner[c] >= 0) owned[s.owner[c]]++;
  // While factions are being taken there are no cards yet.
  for (let seat = 0; seat < s.seats && s.cards > 1; seat++)
    if (owned[seat] !== CARDS_PER_PLAYER) throw new Error(`seat ${seat} has ${owned[seat]} cards`);
  if (g.quiet && s.queue.length === 0 && s.aside.length > 0) throw new Error('cards are left in no zone');
}

function checkNumbers(g: Game): void {
  for (const b of g.position.bases) {
    if (g.position.breakpoint(b) < 0) throw new Error('a breakpoint is negative');
    for (const c of g.position.at(b))
      if (g.position.power(c) < 0 || g.position.counters(c) < 0) throw new Error(`${g.position.def(c).id} has negative power or counters`);
  }
  for (const vp of g.state.vp) if (vp < 0) throw new Error('negative VP');
}
