import type { CardSet, Faction } from '../catalogue/cardset.js';
import { drawCards } from '../changing/drawing.js';
import { layOnDeck, putInDiscard, shuffleDeck } from '../changing/zones.js';
import type { Board } from '../state/board.js';
import { sorted } from '../state/lists.js';
import { below, type Chance, seedFromText, shuffle } from '../state/rng.js';
import { makeState, type State } from '../state/state.js';
import { either, fields, finite, flag, list, oneOf, optional, problemOf, text, whole } from '../words/checks.js';
import { Choice, Kind, Word } from '../words/decision.js';
import { GameError } from '../words/errors.js';
import { EVERYONE } from '../words/events.js';
import { PROFILES, type Profile, type ProfileId, profileOf } from '../words/profiles.js';
import { type Card, type Seat, Step, Zone } from '../words/vocabulary.js';
import { beginTurn, goTo, putDecision } from './steps.js';

export interface SetupPlayer {
  name?: string;
  /** Two different factions; absent if they are to be chosen, drafted or random. */
  factions?: string[];
}

export interface Setup {
  seed: string | number;
  players: SetupPlayer[];
  rules?: ProfileId;
  /** How players without factions get them. */
  factions?: 'chosen' | 'free' | 'draft' | 'random';
  /** The boxes in play; all boxes if absent. */
  boxes?: string[];
  /** Two players may take the same faction (RULES 1.2). */
  duplicates?: boolean;
  /** The first player; random if absent (RULES 1.6). */
  first?: Seat;
}

/** The position before the first decision. Throws a GameError if the set-up is not valid. */
export function startingState(cards: CardSet, setup: Setup): State {
  const profile = checkTable(cards, setup);
  const seats = setup.players.length;
  const taken = takenFactions(cards, setup);
  const pool = openFactions(cards, setup, taken);
  const chance: Chance = { key: seedFromText(setup.seed), used: 0 };
  const first = setup.first ?? below(chance, seats);
  const s = emptyState(seats, profile.n, chance, first, taken);
  if (pool !== null) fillUp(s, pool, setup, profile);
  if (setup.boxes !== undefined) s.boxes = setup.boxes.reduce((bits, box) => bits | (1 << cards.boxes.indexOf(box)), 0);
  s.step = Step.Draft;
  return s;
}

/** The shape of a set-up from outside, whether or not it fits the cards. */
export const SETUP = fields({
  seed: either(text, finite),
  players: list(fields({ name: optional(text), factions: optional(list(text)) })),
  rules: optional(text),
  factions: optional(oneOf('chosen', 'free', 'draft', 'random')),
  boxes: optional(list(text)),
  duplicates: optional(flag),
  first: optional(whole(0, 3)),
});

function checkTable(cards: CardSet, setup: Setup): Profile {
  const problem = problemOf(SETUP, setup);
  if (problem !== null) throw new GameError('setup', `this is not a valid set-up: ${problem}`);
  const seats = setup.players.length;
  if (seats < 2 || seats > 4) throw new GameError('setup', `a game is for two to four players, not ${seats}`);
  const profile = profileOf(setup.rules ?? 'culture-shock');
  if (!profile) throw new GameError('setup', `there is no rules profile called ${setup.rules}`);
  if (setup.first !== undefined && setup.first >= seats) throw new GameError('setup', `there is no seat ${setup.first}`);
  for (const box of setup.boxes ?? []) if (!cards.boxes.includes(box)) throw new GameError('setup', `there is no box called ${box}`);
  return profile;
}

/** The factions that the players already have, at most two different ones each. */
function takenFactions(cards: CardSet, setup: Setup): number[][] {
  const taken = setup.players.map((p) => (p.factions ?? []).map((id) => factionNumber(cards, id)));
  for (const own of taken) {
    if (own.length > 2) throw new GameError('setup', 'a player has two factions');
    if (own.length === 2 && own[0] === own[1]) throw new GameError('setup', 'a player takes two different factions (rule 1.1)');
  }
  return taken;
}

/** The factions that may still be taken; null if every player has two. */
function openFactions(cards: CardSet, setup: Setup, taken: number[][]): number[] | null {
  const all = taken.flat();
  if (!setup.duplicates && new Set(all).size < all.length)
    throw new GameError('setup', 'a faction is taken twice, and this table does not allow it (rule 1.2)');
  const open = taken.length * 2 - all.length;
  if (open === 0) return null;
  if (setup.factions === 'chosen') throw new GameError('setup', 'every player needs two factions');
  const available = cards.factions.filter((f) => setup.boxes === undefined || setup.boxes.includes(f.box));
  const pool = available.filter((f) => setup.duplicates || !all.includes(f.n)).map((f) => f.n);
  if (pool.length < (setup.duplicates ? 2 : open)) throw new GameError('setup', 'there are not enough factions in these boxes');
  return pool;
}

/** Gives factions to players who lack them, at random or by offering them for a choice. */
function fillUp(s: State, pool: number[], setup: Setup, profile: Profile): void {
  const duplicates = setup.duplicates ?? false;
  const mode = setup.factions ?? 'random';
  if (mode === 'random') takeAtRandom(s, pool, duplicates);
  else s.pool = mode === 'draft' ? draftPool(s, pool, profile.draft, duplicates) : pool;
}

function factionNumber(cards: CardSet, id: string): number {
  const faction = cards.faction(id);
  if (!faction) throw new GameError('setup', `there is no faction called ${id}`);
  return faction.n;
}

const ALL_BOXES = 0xffff;

export function emptyState(seats: number, profile: number, chance: Chance, first: Seat, factions: number[][]): State {
  const lists = (): number[][] => Array.from({ length: seats }, () => []);
  return makeState(1, {
    seats,
    profile,
    factions,
    pool: [],
    boxes: ALL_BOXES,
    chance,
    hands: lists(),
    decks: lists(),
    discards: lists(),
    baseDeck: [],
    baseDiscard: [],
    bases: [],
    cardsAt: [],
    aside: [],
    vp: Array.from({ length: seats }, () => 0),
    step: Step.Draft,
    turn: 0,
    active: first,
    first,
    substep: 0,
    allowances: [],
    uses: [],
    plays: [],
    effects: [],
    queue: [],
    arisen: [],
    reactions: [],
    limbo: [],
    scoring: null,
    winner: -1,
    secrets: 0,
  });
}

function takeAtRandom(s: State, pool: number[], duplicates: boolean): void {
  const left = pool.slice();
  s.factions = s.factions.map((own) => {
    const mine = own.slice();
    while (mine.length < 2) {
      const fitting = left.filter((f) => !mine.includes(f));
      const f = fitting[below(s.chance, fitting.length)];
      mine.push(f);
      if (!duplicates) left.splice(left.indexOf(f), 1);
    }
    return mine;
  });
}

/** The factions that are offered in a draft (RULES 1.3). */
function draftPool(s: State, pool: number[], rule: 'two-per-player' | 'eight' | 'all', duplicates: boolean): number[] {
  const size = rule === 'all' || duplicates ? pool.length : rule === 'eight' ? 8 : s.seats * 2 + 2;
  const shuffled = pool.slice();
  shuffle(s.chance, shuffled);
  return sorted(shuffled.slice(0, size));
}

/**
 * The set-up consists of decisions too (D19): factions first, then opening hands without a minion. Returns whether a decision is
 * on the table now.
 */
export function stepSetup(board: Board): boolean {
  const s = board.state;
  if (s.step === Step.Draft) {
    const seat = nextToTake(board);
    if (seat >= 0) {
      const options = s.pool.filter((f) => !s.factions[seat].includes(f)).map((f) => Kind.Faction | f);
      putDecision(board, new Choice(seat, 'take-faction', 0, {}, options, false, 'draft'));
      return true;
    }
    deal(board);
    goTo(board, Step.Redraw);
    return false;
  }
  while (s.substep < s.seats) {
    const seat = (s.first + s.substep) % s.seats;
    if (!s.hands[seat].some((c) => board.isMinion(c)) && !board.profile.redraw.must) {
      putDecision(board, new Choice(seat, 'redraw', 0, {}, [Word.Do], true, 'redraw'));
      return true;
    }
    redrawAnswered(board, seat, !s.hands[seat].some((c) => board.isMinion(c)));
  }
  beginTurn(board, s.first);
  return false;
}

/**
 * The order of a draft is a snake: clockwise for the first faction, back for the second (RULES 1.3). Free choice has the same
 * order.
 */
function nextToTake(board: Board): Seat {
  const s = board.state;
  const order = board.turnOrder(s.first);
  const inNeed = (n: number, seats: Seat[]): Seat | undefined => seats.find((seat) => s.factions[seat].length < n);
  return inNeed(1, order) ?? inNeed(2, order.slice().reverse()) ?? -1;
}

export function factionTaken(board: Board, seat: Seat, faction: number): void {
  const s = board.state;
  s.factions = s.factions.map((own, i) => (i === seat ? [...own, faction] : own));
  if (!board.duplicates) s.pool = s.pool.filter((f) => f !== faction);
  board.events?.push({ kind: 'took-faction', seat, faction });
}

/** Builds the decks and the base deck, turns up bases and draws opening hands (RULES 1.1, 1.4, 1.5). */
function deal(board: Board): void {
  const { factions } = board.cards;
  const taken = board.state.factions.map((own) => own.map((f) => factions[f]));
  const boxes = factionsWithBases(board);
  let cards = 1;
  for (const f of taken.flat()) cards += f.deck.length;
  for (const f of boxes) cards += f.bases.length;
  const s = makeState(cards, board.state);
  board.state = s;
  let c = 1;
  for (let seat = 0; seat < s.seats; seat++) for (const f of taken[seat]) c = addToDeck(s, seat, f.deck, c);
  for (const f of boxes) c = addBases(s, f.bases, c);
  for (let seat = 0; seat < s.seats; seat++) shuffle(s.chance, s.decks[seat]);
  shuffle(s.chance, s.baseDeck);
  for (let i = 0; i <= s.seats; i++) turnUpBase(s);
  board.version++;
  for (let seat = 0; seat < s.seats; seat++) drawCards(board, seat, 5);
}

/**
 * The factions whose bases are used: those of the boxes in play. Under the older booklets, those of all boxes at the table (RULES
 * 1.4, 10).
 */
function factionsWithBases(board: Board): Faction[] {
  const { boxes, factions } = board.cards;
  const s = board.state;
  const table = PROFILES[s.profile].bases === 'all' ? s.boxes : 0;
  const taken = new Set(s.factions.flat().map((f) => factions[f].box));
  return factions.filter((f) => taken.has(f.box) || (table & (1 << boxes.indexOf(f.box))) !== 0);
}

function addToDeck(s: State, seat: Seat, deck: readonly number[], from: Card): Card {
  let c = from;
  for (const def of deck) {
    s.def[c] = def;
    s.owner[c] = seat;
    s.controller[c] = seat;
    s.holder[c] = seat;
    s.zone[c] = Zone.Deck;
    s.decks[seat].push(c++);
  }
  return c;
}

function addBases(s: State, bases: readonly number[], from: Card): Card {
  let c = from;
  for (const def of bases) {
    s.def[c] = def;
    s.owner[c] = -1;
    s.controller[c] = -1;
    s.zone[c] = Zone.BaseDeck;
    s.baseDeck.push(c++);
  }
  return c;
}

function turnUpBase(s: State): void {
  const b = s.baseDeck.pop();
  if (b === undefined) return;
  s.zone[b] = Zone.Table;
  s.known[b] = EVERYONE;
  s.bases.push(b);
  s.cardsAt.push([]);
}

/** The second hand is kept whatever it holds, so the next player follows. */
export function redrawAnswered(board: Board, seat: Seat, again: boolean): void {
  board.state.substep++;
  if (again) redraw(board, seat);
}

/** Shows the hand and draws five new cards, as the booklet in use says (RULES 1.5, 10). */
function redraw(board: Board, seat: Seat): void {
  const s = board.state;
  const old: Card[] = s.hands[seat].slice();
  for (const c of old) board.events?.push({ kind: 'revealed', seat, card: c, fromZone: Zone.Hand, source: 0 });
  board.events?.push({ kind: 'redrew', seat });
  s.secrets++;
  if (board.profile.redraw.oldHand === 'discarded') {
    for (const c of old) putInDiscard(board, c);
    drawCards(board, seat, 5);
  } else {
    drawCards(board, seat, 5);
    for (const c of old) layOnDeck(board, c, seat, false);
    shuffleDeck(board, seat);
  }
}
