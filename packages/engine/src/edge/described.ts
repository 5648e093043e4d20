import type { CardSet } from '../catalogue/cardset.js';
import { settle } from '../changing/settling.js';
import { Game } from '../flow/game.js';
import { emptyState } from '../flow/setup.js';
import { beginPlayCards } from '../flow/turn.js';
import { seedFromText } from '../state/rng.js';
import { makeState } from '../state/state.js';
import { GameError } from '../words/errors.js';
import { EVERYONE } from '../words/events.js';
import { type ProfileId, profileOf } from '../words/profiles.js';
import { type Card, type Seat, Step, Zone } from '../words/vocabulary.js';

/** A card in a described position: its id, and perhaps whose it is and what it is called. */
export interface PlacedCard {
  card: string;
  as?: string;
  owner?: string;
}
export interface PlacedInPlay extends PlacedCard {
  controller: string;
  counters?: number;
  actions?: PlacedInPlay[];
}
export interface DescribedPosition {
  rules?: ProfileId;
  seed?: string | number;
  players: {
    name: string;
    hand?: (string | PlacedCard)[];
    deck?: (string | PlacedCard)[];
    discard?: (string | PlacedCard)[];
    vp?: number;
    factions?: string[];
  }[];
  bases?: { base: string; as?: string; counters?: number; minions?: PlacedInPlay[]; actions?: PlacedInPlay[] }[];
  baseDeck?: (string | { base: string; as?: string })[];
  baseDiscard?: (string | { base: string; as?: string })[];
  turn: string;
  played?: { minions?: number; actions?: number };
}

/** A game that begins at a described position, in the play-cards phase; and the numbers of its labels. */
export function gameAt(cards: CardSet, p: DescribedPosition): { game: Game; labels: Map<string, Card> } {
  const bad = (message: string): GameError => new GameError('position', message);
  const profile = profileOf(p.rules ?? 'culture-shock');
  if (!profile) throw bad(`there is no rules profile called ${p.rules}`);
  const seats = p.players.length;
  if (seats < 2 || seats > 4) throw bad('two to four players');
  const seatOf = (name: string): Seat => {
    const seat = p.players.findIndex((x) => x.name === name);
    if (seat < 0) throw bad(`there is no player called ${name}`);
    return seat;
  };
  let s = emptyState(
    seats,
    profile.n,
    { key: seedFromText(p.seed ?? 1), used: 0 },
    seatOf(p.turn),
    p.players.map(() => []),
  );
  const labels = new Map<string, Card>();
  const rows: { def: number; owner: Seat; label?: string }[] = [];
  const add = (id: string, owner: Seat, label?: string): Card => {
    const def = cards.number(id);
    if (!def) throw bad(`there is no card called ${id}`);
    if (label !== undefined && labels.has(label)) throw bad(`two cards are labelled ${label}`);
    rows.push({ def, owner, label });
    if (label !== undefined) labels.set(label, rows.length);
    return rows.length;
  };
  // There is room for the cards only when all are counted: they are placed then.
  const placings: (() => void)[] = [];
  const put = (c: Card, zone: number, seat: Seat, known: number): void => {
    s.zone[c] = zone;
    s.holder[c] = seat;
    s.controller[c] = rows[c - 1].owner;
    s.known[c] = known;
  };
  p.players.forEach((player, seat) => {
    const list = (given: (string | PlacedCard)[] | undefined): Card[] =>
      (given ?? []).map((x) => (typeof x === 'string' ? add(x, seat) : add(x.card, x.owner === undefined ? seat : seatOf(x.owner), x.as)));
    const hand = list(player.hand);
    const deck = list(player.deck).reverse();
    const discard = list(player.discard);
    s.hands[seat] = hand;
    s.decks[seat] = deck;
    s.discards[seat] = discard;
    s.vp[seat] = player.vp ?? 0;
    placings.push(() => {
      for (const c of hand) put(c, Zone.Hand, seat, 1 << seat);
      for (const c of deck) put(c, Zone.Deck, seat, 0);
      for (const c of discard) put(c, Zone.Discard, seat, EVERYONE);
    });
  });
  for (const place of p.bases ?? []) {
    const base = add(place.base, -1, place.as);
    const here: Card[] = [];
    s.row.push(base);
    s.here.push(here);
    placings.push(() => {
      put(base, Zone.Row, -1, EVERYONE);
      s.stay[base] = 1;
      s.counters[base] = place.counters ?? 0;
    });
    const lay = (x: PlacedInPlay, host: Card): void => {
      const controller = seatOf(x.controller);
      const c = add(x.card, x.owner === undefined ? controller : seatOf(x.owner), x.as);
      here.push(c);
      placings.push(() => {
        put(c, Zone.Play, -1, EVERYONE);
        s.controller[c] = controller;
        s.base[c] = base;
        s.host[c] = host;
        s.counters[c] = x.counters ?? 0;
        s.stay[c] = 1;
      });
      for (const a of x.actions ?? []) lay(a, c);
    };
    for (const x of place.minions ?? []) lay(x, base);
    for (const x of place.actions ?? []) lay(x, base);
  }
  const bases = (given: DescribedPosition['baseDeck'], zone: number): Card[] => {
    const list = (given ?? []).map((x) => (typeof x === 'string' ? add(x, -1) : add(x.base, -1, x.as)));
    placings.push(() => {
      for (const b of list) put(b, zone, -1, zone === Zone.BaseDiscard ? EVERYONE : 0);
    });
    return list;
  };
  s.baseDeck = bases(p.baseDeck, Zone.BaseDeck).reverse();
  s.baseDiscard = bases(p.baseDiscard, Zone.BaseDiscard);

  s = makeState(rows.length + 1, s);
  rows.forEach((row, i) => {
    s.def[i + 1] = row.def;
    s.owner[i + 1] = row.owner;
  });
  for (const place of placings) place();
  s.factions = p.players.map((player, seat) => {
    const ids = player.factions ?? [...new Set(rows.filter((r) => r.owner === seat).map((r) => cards.defs[r.def].faction))];
    return ids.map((id) => {
      const f = cards.faction(id);
      if (!f) throw bad(`there is no faction called ${id}`);
      return f.n;
    });
  });
  s.turn = 1;
  s.step = Step.PlayCards;
  const game = new Game(cards, s);
  const { minions = 0, actions = 0 } = p.played ?? {};
  const unnamed = { card: 0, stay: 0, seat: s.active, on: 0, base: 0, standard: false, inPlayPhase: true };
  for (let i = 0; i < minions; i++) s.plays.push({ ...unnamed, type: 'minion' });
  for (let i = 0; i < actions; i++) s.plays.push({ ...unnamed, type: 'action' });
  beginPlayCards(game.board, minions, actions);
  settle(game.board);
  game.begin();
  return { game, labels };
}
