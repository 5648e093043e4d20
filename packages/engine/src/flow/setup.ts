import { type CardSet, type Faction, isMade, type Listed } from '../catalogue/cardset.js';
import { drawCards } from '../changing/drawing.js';
import { layOnDeck, putInDiscard, shuffleDeck } from '../changing/zones.js';
import type { Board } from '../state/board.js';
import { type Chance, seedFromText, shuffle } from '../state/rng.js';
import { State } from '../state/state.js';
import { either, fields, finite, flag, list, numberChecks, oneOf, optional, problemOf, text, whole } from '../words/checks.js';
import { Choice, Kind, NO_SLOTS, Word } from '../words/decision.js';
import { GameError } from '../words/errors.js';
import { EVERYONE } from '../words/events.js';
import { type Numbers, numbersIn } from '../words/numbers.js';
import { type Profile, type ProfileId, profileOf } from '../words/profiles.js';
import { type Card, type Seat, Step, Zone } from '../words/vocabulary.js';
import { DEALT, type Dealt, dealFrom, filledUp, joined } from './dealing.js';
import { beginTurn, goTo, putDecision } from './steps.js';

interface SetupPlayer {
  name?: string;
  /** Two different factions; absent if they are to be chosen, drafted or random. */
  factions?: string[];
}

export interface Setup extends Partial<Numbers> {
  seed: string | number;
  players: SetupPlayer[];
  rules?: ProfileId;
  /** How players without factions get them. */
  factions?: 'chosen' | 'free' | 'draft' | 'random';
  /** The boxes in play; all boxes if absent. */
  boxes?: string[];
  /** The factions that players made and that are in play besides the boxes, by the ids of their documents (docs/formats.md). */
  documents?: string[];
  /** Two players may take the same faction (RULES 1.2). */
  duplicates?: boolean;
  /** The first player; random if absent (RULES 1.6). */
  first?: Seat;
}

/**
 * The position before the first decision, and what was dealt for it. `before`: what was dealt when this game first began; if absent, it
 * is dealt now, from all factions. Throws a GameError if the set-up is not valid.
 */
export function beginning(cards: CardSet, setup: Setup, before?: Dealt): { state: State; dealt: Dealt } {
  const profile = checkTable(setup);
  if (before !== undefined) checkDealt(setup, before);
  const chance = chanceOf(setup, before?.chance);
  const dealt = before ?? dealFrom(cards.listed, setup, profile, chance);
  const factions = dealt.factions.map((own) => own.map((id) => factionNumber(cards, id)));
  const s = emptyState({ seats: setup.players.length, profile: profile.n, ...numbersIn(setup), chance, first: dealt.first, factions });
  s.pool = dealt.pool.map((id) => factionNumber(cards, id));
  s.supply = dealt.bases.map((id) => baseNumber(cards, id));
  return { state: s, dealt };
}

/** Deals out of these factions for a game with this set-up. */
export const dealFor = (setup: Setup, factions: readonly Listed[]): Dealt => dealFrom(factions, setup, checkTable(setup), chanceOf(setup));

const chanceOf = ({ seed }: Setup, used = 0): Chance => ({ key: seedFromText(seed), used });

/** The shape of a set-up from outside, whether or not it fits the cards. */
export const SETUP = fields({
  seed: either(text, finite),
  players: list(fields({ name: optional(text), factions: optional(list(text)) })),
  rules: optional(text),
  ...numberChecks(optional),
  factions: optional(oneOf('chosen', 'free', 'draft', 'random')),
  boxes: optional(list(text)),
  documents: optional(list(text)),
  duplicates: optional(flag),
  first: optional(whole(0, 3)),
});

function checkTable(setup: Setup): Profile {
  const problem = problemOf(SETUP, setup);
  if (problem !== null) throw new GameError('setup', `this is not a valid set-up: ${problem}`);
  const seats = setup.players.length;
  if (seats < 2 || seats > 4) throw new GameError('setup', `a game is for two to four players, not ${seats}`);
  const profile = profileOf(setup.rules ?? 'culture-shock');
  if (!profile) throw new GameError('setup', `there is no rules profile called ${setup.rules}`);
  if (setup.first !== undefined && setup.first >= seats) throw new GameError('setup', `there is no seat ${setup.first}`);
  return profile;
}

/** What a file says was dealt must be enough for the game to begin. */
function checkDealt(setup: Setup, dealt: Dealt): void {
  const seats = setup.players.length;
  const problem = problemOf(DEALT, dealt);
  if (problem !== null) throw new GameError('setup', `this can not have been dealt: ${problem}`);
  if (dealt.factions.length !== seats || dealt.first >= seats) throw new GameError('setup', 'this was dealt to another number of players');
  const open = seats * 2 - dealt.factions.flat().length;
  const pool = new Set(dealt.pool);
  const isEnough = setup.duplicates ? pool.size >= 2 : pool.size >= open && dealt.factions.flat().every((id) => !pool.has(id));
  if (open > 0 && !isEnough) throw new GameError('setup', 'too few factions were dealt');
}

function factionNumber(cards: CardSet, id: string): number {
  const faction = cards.faction(id);
  if (!faction) throw new GameError('setup', `there is no faction called ${id}`);
  return faction.n;
}
function baseNumber(cards: CardSet, id: string): number {
  const n = cards.number(id);
  if (cards.defs[n].type !== 'base') throw new GameError('setup', `there is no base called ${id}`);
  return n;
}

/** What a position has before anything has happened in its game. */
type Beginning = Pick<State, 'seats' | 'profile' | keyof Numbers | 'chance' | 'first' | 'factions'>;

// Each of these two has a function of its own, because V8 remembers for each place in the code what its lists hold, and lists of numbers
// are faster. `Array.from` takes several times as long, and a list made by `map` stays slower to read.

function emptyLists(seats: number): number[][] {
  const lists: number[][] = [];
  for (let i = 0; i < seats; i++) lists.push([]);
  return lists;
}
function zeros(seats: number): number[] {
  const all: number[] = [];
  for (let i = 0; i < seats; i++) all.push(0);
  return all;
}

export function emptyState({ seats, profile, goal, handLimit, chance, first, factions }: Beginning): State {
  return new State(1, {
    seats,
    profile,
    goal,
    handLimit,
    factions,
    pool: [],
    supply: [],
    chance,
    hands: emptyLists(seats),
    decks: emptyLists(seats),
    discards: emptyLists(seats),
    baseDeck: [],
    baseDiscard: [],
    bases: [],
    cardsAt: [],
    aside: [],
    vp: zeros(seats),
    step: Step.Draft,
    turn: 0,
    active: first,
    first,
    substep: 0,
    allowances: [],
    uses: [],
    plays: [],
    deeds: [],
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
      putDecision(board, new Choice(seat, 'take-faction', 0, NO_SLOTS, options, false, 'draft'));
      return true;
    }
    deal(board);
    goTo(board, Step.Redraw);
    return false;
  }
  while (s.substep < s.seats) {
    const seat = (s.first + s.substep) % s.seats;
    if (!s.hands[seat].some((c) => board.isMinion(c)) && !board.profile.redraw.must) {
      putDecision(board, new Choice(seat, 'redraw', 0, NO_SLOTS, [Word.Do], true, 'redraw'));
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
  const all = joined(taken);
  const bases = basesInPlay(board, all);
  let cards = 1 + bases.length;
  for (const f of all) cards += f.deck.length;
  const s = new State(cards, board.state);
  s.supply = [];
  board.state = s;
  let c = 1;
  for (let seat = 0; seat < s.seats; seat++) for (const f of taken[seat]) c = addToDeck(s, seat, f.deck, c);
  addBases(s, bases, c);
  for (let seat = 0; seat < s.seats; seat++) shuffle(s.chance, s.decks[seat]);
  shuffle(s.chance, s.baseDeck);
  for (let i = 0; i <= s.seats; i++) turnUpBase(s);
  board.version++;
  for (let seat = 0; seat < s.seats; seat++) drawCards(board, seat, 5);
}

/**
 * The bases of the boxes in play; under the older booklets, of all boxes at the table (RULES 1.4, 10). If a faction that players made was
 * taken, those of the base game fill up.
 */
function basesInPlay({ cards, state, profile }: Board, taken: readonly Faction[]): number[] {
  if (profile.bases === 'all') return state.supply;
  const boxes = new Set(taken.map((f) => f.box));
  const boxOf = (base: number): string => cards.factions[cards.defs[base].factionNumber].box;
  const bases = state.supply.filter((base) => boxes.has(boxOf(base)));
  if (!taken.some(isMade)) return bases;
  const ofBaseGame = state.supply.filter((base) => !boxes.has(boxOf(base)) && boxOf(base) === cards.factions[0].box);
  return filledUp(bases, ofBaseGame, state.seats, state.chance);
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

function addBases(s: State, bases: readonly number[], from: Card): void {
  let c = from;
  for (const def of bases) {
    s.def[c] = def;
    s.owner[c] = -1;
    s.controller[c] = -1;
    s.zone[c] = Zone.BaseDeck;
    s.baseDeck.push(c++);
  }
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
