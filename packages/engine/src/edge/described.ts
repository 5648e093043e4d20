import type { CardSet } from '../catalogue/cardset.js';
import { ongoing } from '../changing/effects.js';
import { shedBarredActions } from '../changing/shedding.js';
import { Game } from '../flow/game.js';
import { emptyState } from '../flow/setup.js';
import { beginPlayCards } from '../flow/turn.js';
import { seedFromText } from '../state/rng.js';
import { State } from '../state/state.js';
import {
  type Check,
  either,
  fields,
  finite,
  list,
  named,
  numberChecks,
  optional,
  orNull,
  problemOf,
  text,
  whole,
} from '../words/checks.js';
import { GameError } from '../words/errors.js';
import { EVERYONE } from '../words/events.js';
import { type Numbers, numbersIn } from '../words/numbers.js';
import { type ProfileId, profileOf } from '../words/profiles.js';
import { type Card, type Seat, Step, Zone } from '../words/vocabulary.js';

/** A card in a described position: its id, perhaps its label and its owner. */
interface PlacedCard {
  card: string;
  as?: string;
  owner?: string;
}
export interface PlacedInPlay extends PlacedCard {
  controller: string;
  counters?: number;
  actions?: PlacedInPlay[];
}
export interface DescribedPosition extends Partial<Numbers> {
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

const bad = (message: string): GameError => new GameError('position', message);

const maybe = (check: Check): Check => optional(orNull(check));
const seed = maybe(either(text, finite));
const few = maybe(whole(0, 1000));
const placed = { card: text, as: maybe(text), owner: maybe(text) };
const pile = maybe(list(either(text, fields(placed))));
const cardsInPlay: Check = maybe(list(named('inPlay', () => inPlay)));
const inPlay = fields({ ...placed, controller: text, counters: few, actions: cardsInPlay });
const factions = maybe(list(text));
const player = fields({ name: text, hand: pile, deck: pile, discard: pile, vp: few, factions });
const base = fields({ base: text, as: maybe(text), counters: few, minions: cardsInPlay, actions: cardsInPlay });
const bases = maybe(list(either(text, fields({ base: text, as: maybe(text) }))));
/** A described position, as scenarios and lessons have it. */
const POSITION = fields({
  rules: maybe(text),
  ...numberChecks(maybe),
  seed,
  players: list(player),
  bases: maybe(list(base)),
  baseDeck: bases,
  baseDiscard: bases,
  turn: text,
  played: maybe(fields({ minions: few, actions: few })),
});

/** A game that begins at a described position, in the play-cards phase, and the card numbers of the labels. */
export function gameAt(cards: CardSet, p: DescribedPosition): { game: Game; labels: Map<string, Card> } {
  const problem = problemOf(POSITION, p);
  if (problem !== null) throw bad(`this is not a valid position: ${problem}`);
  const layout = new Layout(cards, p);
  const game = new Game(cards, layout.state());
  const s = game.state;
  const { minions = 0, actions = 0 } = p.played ?? {};
  const unnamed = { card: 0, arrival: 0, seat: s.active, on: 0, base: 0, standard: false, inPlayPhase: true };
  for (let i = 0; i < minions; i++) s.plays.push({ ...unnamed, type: 'minion' });
  for (let i = 0; i < actions; i++) s.plays.push({ ...unnamed, type: 'action' });
  beginPlayCards(game.board, minions, actions);
  shedBarredActions(game.board);
  game.begin();
  return { game, labels: layout.labels };
}

/** The cards of a described position, numbered in the order in which they are named. */
class Layout {
  readonly labels = new Map<string, Card>();
  private readonly rows: { def: number; owner: Seat }[] = [];
  /** Space for the cards can be allocated only when all are counted, so they are put in their places at the end. */
  private readonly placings: ((s: State) => void)[] = [];

  constructor(
    private readonly cards: CardSet,
    private readonly p: DescribedPosition,
  ) {}

  state(): State {
    const { p } = this;
    const profile = profileOf(p.rules ?? 'culture-shock');
    if (!profile) throw bad(`there is no rules profile called ${p.rules}`);
    const seats = p.players.length;
    if (seats < 2 || seats > 4) throw bad('two to four players');
    const chance = { key: seedFromText(p.seed ?? 1), used: 0 };
    const noFactions = p.players.map((): number[] => []);
    const first = this.seatOf(p.turn);
    const lists = emptyState({ seats, profile: profile.n, ...numbersIn(p), chance, first, factions: noFactions });
    p.players.forEach((player, seat) => {
      this.addPlayer(lists, player, seat);
    });
    for (const place of p.bases ?? []) this.addPlace(lists, place);
    lists.baseDeck = this.addBases(p.baseDeck, Zone.BaseDeck).reverse();
    lists.baseDiscard = this.addBases(p.baseDiscard, Zone.BaseDiscard);

    const s = new State(this.rows.length + 1, lists);
    this.rows.forEach((row, i) => {
      s.def[i + 1] = row.def;
      s.owner[i + 1] = row.owner;
      s.controller[i + 1] = row.owner;
    });
    for (const place of this.placings) place(s);
    s.factions = p.players.map((player, seat) => this.factionsOf(player.factions, seat));
    s.turn = 1;
    s.step = Step.PlayCards;
    return s;
  }

  private seatOf(name: string): Seat {
    const seat = this.p.players.findIndex((x) => x.name === name);
    if (seat < 0) throw bad(`there is no player called ${name}`);
    return seat;
  }

  private add(id: string, owner: Seat, label?: string | null): Card {
    const def = this.cards.number(id);
    if (!def) throw bad(`there is no card called ${id}`);
    if ((this.cards.defs[def].type === 'base') !== owner < 0) throw bad(`${id} does not belong in this place`);
    this.rows.push({ def, owner });
    if (label != null) {
      if (this.labels.has(label)) throw bad(`two cards are labelled ${label}`);
      this.labels.set(label, this.rows.length);
    }
    return this.rows.length;
  }

  private addPlayer(lists: State, player: DescribedPosition['players'][number], seat: Seat): void {
    const pile = (given: (string | PlacedCard)[] | null | undefined, zone: number, known: number): Card[] => {
      const cards = (given ?? []).map((x) => (typeof x === 'string' ? this.add(x, seat) : this.add(x.card, this.ownerOf(x, seat), x.as)));
      this.placings.push((s) => {
        for (const c of cards) {
          s.zone[c] = zone;
          s.holder[c] = seat;
          s.known[c] = known;
        }
      });
      return cards;
    };
    lists.hands[seat] = pile(player.hand, Zone.Hand, 1 << seat);
    lists.decks[seat] = pile(player.deck, Zone.Deck, 0).reverse();
    lists.discards[seat] = pile(player.discard, Zone.Discard, EVERYONE);
    lists.vp[seat] = player.vp ?? 0;
  }

  private ownerOf(x: PlacedCard, otherwise: Seat): Seat {
    return x.owner == null ? otherwise : this.seatOf(x.owner);
  }

  /** Adds a base on the table with all cards there. */
  private addPlace(lists: State, place: NonNullable<DescribedPosition['bases']>[number]): void {
    const base = this.add(place.base, -1, place.as);
    const here: Card[] = [];
    lists.bases.push(base);
    lists.cardsAt.push(here);
    this.placings.push((s) => {
      s.zone[base] = Zone.Table;
      s.holder[base] = -1;
      s.known[base] = EVERYONE;
      s.arrival[base] = 1;
      s.counters[base] = place.counters ?? 0;
    });
    for (const x of [...(place.minions ?? []), ...(place.actions ?? [])]) this.lay(x, base, base, here);
  }

  private lay(x: PlacedInPlay, base: Card, host: Card, here: Card[]): void {
    const controller = this.seatOf(x.controller);
    const c = this.add(x.card, this.ownerOf(x, controller), x.as);
    here.push(c);
    this.placings.push((s) => {
      s.zone[c] = Zone.Play;
      s.holder[c] = -1;
      s.known[c] = EVERYONE;
      s.controller[c] = controller;
      s.base[c] = base;
      s.host[c] = host;
      s.counters[c] = x.counters ?? 0;
      s.arrival[c] = 1;
      // The card has been there since before this turn, whose start ended the ongoing abilities of the active player's cards.
      if (this.cards.defs[s.def[c]].untilYourTurn && controller !== s.active) s.effects.push(ongoing(c));
    });
    for (const a of x.actions ?? []) this.lay(a, base, c, here);
  }

  private addBases(given: DescribedPosition['baseDeck'] | null, zone: number): Card[] {
    const list = (given ?? []).map((x) => (typeof x === 'string' ? this.add(x, -1) : this.add(x.base, -1, x.as)));
    this.placings.push((s) => {
      for (const b of list) {
        s.zone[b] = zone;
        s.holder[b] = -1;
        s.known[b] = zone === Zone.BaseDiscard ? EVERYONE : 0;
      }
    });
    return list;
  }

  /** The factions named for the player, or else those of the player's cards. */
  private factionsOf(named: string[] | null | undefined, seat: Seat): number[] {
    const own = this.rows.filter((r) => r.owner === seat).map((r) => this.cards.defs[r.def].faction);
    return (named ?? [...new Set(own)]).map((id) => {
      const f = this.cards.faction(id);
      if (!f) throw bad(`there is no faction called ${id}`);
      return f.n;
    });
  }
}
