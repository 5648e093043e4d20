import type { Game } from '@breakpoint/engine';
import { Zone } from '@breakpoint/engine/tools';

/** What must hold at every position of every game. Each check throws with what is wrong. */
export function checkPosition(g: Game): void {
  checkPlaces(g);
  checkNumbers(g);
}

const CARDS_PER_PLAYER = 40;

/** Which cards were found so far; one list for all positions, because there are so many of them. */
const seen = new Uint8Array(1024);
const owned = new Uint8Array(8);

/** Every card is in exactly one place, and nobody's 40 cards become more or fewer; and the game can go on or is over. */
export function checkPlaces(g: Game): void {
  const s = g.state;
  if (g.over !== (g.decision === null)) throw new Error('a game that is not over has a decision, and only then');
  seen.fill(0, 0, s.cards);
  for (let seat = 0; seat < s.seats; seat++) {
    find(g, s.hands[seat], Zone.Hand, seat);
    find(g, s.decks[seat], Zone.Deck, seat);
    find(g, s.discards[seat], Zone.Discard, seat);
    for (const c of s.discards[seat])
      if (s.owner[c] !== seat) throw new Error(`${name(g, c)} is in a discard pile that is not its owner's`);
  }
  find(g, s.aside, Zone.Aside);
  find(g, s.baseDeck, Zone.BaseDeck);
  find(g, s.baseDiscard, Zone.BaseDiscard);
  find(g, s.row, Zone.Row);
  for (let i = 0; i < s.here.length; i++) {
    find(g, s.here[i], Zone.Play);
    for (const c of s.here[i]) checkHost(g, c, s.row[i]);
  }
  owned.fill(0);
  for (let c = 1; c < s.cards; c++) {
    if (seen[c] === 0) throw new Error(`${name(g, c)} is nowhere`);
    if (s.owner[c] >= 0) owned[s.owner[c]]++;
  }
  // While factions are being taken there are no cards yet.
  for (let seat = 0; seat < s.seats && s.cards > 1; seat++)
    if (owned[seat] !== CARDS_PER_PLAYER) throw new Error(`seat ${seat} has ${owned[seat]} cards`);
  if (g.quiet && s.queue.length === 0 && s.aside.length > 0) throw new Error('cards are left in no zone');
}

const name = (g: Game, c: number): string => `card ${c} (${g.position.def(c).id})`;

function find(g: Game, list: readonly number[], zone: number, holder = -1): void {
  const s = g.state;
  for (const c of list) {
    if (seen[c]++ > 0) throw new Error(`${name(g, c)} is in two places`);
    if (s.zone[c] !== zone) throw new Error(`${name(g, c)} lies in zone ${zone} and believes it is in ${s.zone[c]}`);
    if (holder >= 0 && s.holder[c] !== holder) throw new Error(`${name(g, c)} has the wrong holder`);
  }
}

function checkHost(g: Game, c: number, base: number): void {
  const s = g.state;
  if (s.base[c] !== base) throw new Error(`${name(g, c)} is at another base than it believes`);
  const host = s.host[c];
  if (host !== base && !(s.zone[host] === Zone.Play && s.base[host] === base && g.position.isMinion(host)))
    throw new Error(`${name(g, c)} is on a card that is not there`);
}

function checkNumbers(g: Game): void {
  for (const b of g.position.bases) {
    if (g.position.breakpoint(b) < 0) throw new Error('a breakpoint is negative');
    for (const c of g.position.at(b))
      if (g.position.power(c) < 0 || g.position.counters(c) < 0) throw new Error(`${g.position.def(c).id} has negative power or counters`);
  }
  for (const vp of g.state.vp) if (vp < 0) throw new Error('negative VP');
}
