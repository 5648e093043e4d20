import { Game } from '../flow/game.js';
import { copyState } from '../state/copies.js';
import { below, type Chance, nextWord } from '../state/rng.js';
import type { Allowance, State } from '../state/state.js';
import { GameError } from '../words/errors.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';
import { type DecisionView, decisionView } from './decisionview.js';
import { checkPlayer } from './seeing.js';
import { type View, viewOf } from './view.js';

/**
 * Everything a bot gets: the knowledge of its seat, and worlds that look the same to it. A sampled world has other hidden cards
 * and its own chance, so the bot can learn nothing from it that its seat does not know.
 */
export interface Knowledge {
  readonly seat: Seat;
  readonly view: View;
  readonly decision: DecisionView;
  sample(chance: Chance): Game;
}

export function knowledgeOf(real: Game, seat: Seat): Knowledge {
  const d = real.decision;
  if (d === null || d.seat !== seat) throw new GameError('seat', 'a bot is asked only for its own decisions');
  let view: View | undefined;
  let worlds: ReturnType<typeof worldsOf> | undefined;
  return {
    seat,
    get view() {
      view ??= viewOf(real, seat);
      return view;
    },
    get decision() {
      return view?.decision ?? decisionView(real, d, seat);
    },
    sample(chance) {
      worlds ??= worldsOf(real, seat);
      return worlds(chance);
    },
  };
}

const TRIES = 20;

/** A world that fits everything the seat has seen: the identities of unseen cards are exchanged, and chance is reseeded. */
export const sampleWorld = (real: Game, seat: Seat, chance: Chance): Game => worldsOf(real, seat)(chance);

/** Makes worlds for the current decision. What they have in common is worked out once: a search takes a new world for each iteration. */
function worldsOf(real: Game, seat: Seat): (chance: Chance) => Game {
  checkPlayer(real.board, seat);
  const options = { duplicates: real.duplicates, events: false };
  const hidden = unseenBy(real.state, seat);
  const unseen = byOwner(real.state, hidden);
  const { state, since } = real.checkpoint();
  // A real position that is quiet goes on changing, and worlds may outlive the decision.
  const from = since.length === 0 ? copyState(state) : state;
  // Cards that were also hidden at the last quiet position may have been anything all along, unless the seat saw them being played.
  const played = new Set(real.state.plays.map((play) => play.card));
  const unseenThen =
    since.length === 0
      ? unseen
      : byOwner(
          state,
          hidden.filter((c) => isHidden(state, c, seat) && !played.has(c)),
        );
  const attempt = (chance: Chance): Game => {
    if (since.length === 0) return Game.disguise(real.cards, from, (s) => exchange(s, unseen, chance), options);
    const world = copyState(from);
    exchange(world, unseenThen, chance);
    return Game.resume(real.cards, world, since, options);
  };
  return (chance) => {
    for (let i = 0; i < TRIES; i++) {
      try {
        const game = attempt(chance);
        // A waiting trigger may be about a card that is hidden by now, and another card in its place leads elsewhere.
        if (!looksSame(real, game, seat)) continue;
        if (since.length > 0) exchange(game.state, unseen, chance);
        game.changeHidden(game.state.def, anotherChance(chance));
        return game;
      } catch {
        // The world does not fit the answers since: try another.
      }
    }
    const game = real.fork({ events: false });
    exchange(game.state, unseen, chance);
    game.changeHidden(game.state.def, anotherChance(chance));
    return game;
  };
}

const anotherChance = (chance: Chance): Chance => ({
  key: [nextWord(chance), nextWord(chance), nextWord(chance), nextWord(chance)],
  used: 0,
});

/** Did the same answers lead to the same position, as far as this seat sees? (A card may have been seen in between.) */
function looksSame(real: Game, world: Game, seat: Seat): boolean {
  const [a, b] = [real.state, world.state];
  if (a.step !== b.step || a.active !== b.active || a.turn !== b.turn || a.chance.used !== b.chance.used) return false;
  if (
    world.decision?.seat !== real.decision?.seat ||
    world.decision?.prompt !== real.decision?.prompt ||
    world.decision?.source !== real.decision?.source
  )
    return false;
  if (real.decision?.seat === seat && !sameList(real.decision.options, world.decision!.options)) return false;
  // The same cards may lie in piles in another order, if chance discarded another one first.
  if (!sameLists(a.discards, b.discards) || !sameLists(a.cardsAt, b.cardsAt) || !sameList(a.aside, b.aside)) return false;
  if (!sameAllowances(a.allowances, b.allowances)) return false;
  for (let p = 0; p < a.seats; p++) if (a.vp[p] !== b.vp[p]) return false;
  for (let c = 1; c < a.cards; c++) {
    if (a.zone[c] !== b.zone[c] || a.holder[c] !== b.holder[c] || a.known[c] !== b.known[c]) return false;
    if (isHidden(a, c, seat)) continue;
    if (
      a.def[c] !== b.def[c] ||
      a.base[c] !== b.base[c] ||
      a.host[c] !== b.host[c] ||
      a.controller[c] !== b.controller[c] ||
      a.counters[c] !== b.counters[c]
    )
      return false;
  }
  return true;
}

function sameList(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
function sameLists(a: readonly number[][], b: readonly number[][]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameList(a[i], b[i])) return false;
  return true;
}

/** Extra plays are public, even if the card that granted them is hidden by now. */
function sameAllowances(a: readonly Allowance[], b: readonly Allowance[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ type, source, atMost, base }, i) => {
      const other = b[i];
      return type === other.type && source === other.source && atMost === other.atMost && base === other.base;
    })
  );
}

/** The current position with the cards that this seat has not seen exchanged: the seat's view must stay the same. */
export function disguised(real: Game, seat: Seat, chance: Chance): Game {
  checkPlayer(real.board, seat);
  const copy = new Game(real.cards, copyState(real.state), { duplicates: real.duplicates, events: false });
  exchange(copy.state, byOwner(real.state, unseenBy(real.state, seat)), chance);
  copy.board.decision = real.decision;
  return copy;
}

function isHidden(s: State, card: Card, seat: Seat): boolean {
  const zone = s.zone[card];
  return (zone === Zone.Deck || zone === Zone.Hand || zone === Zone.BaseDeck) && (s.known[card] & (1 << seat)) === 0;
}

function unseenBy(s: State, seat: Seat): Card[] {
  const list: Card[] = [];
  for (let c = 1; c < s.cards; c++) if (isHidden(s, c, seat)) list.push(c);
  return list;
}

/** Hidden cards of one owner, and what they are: the definitions in sorted order, so that nothing tells where each card really is. */
interface Unseen {
  cards: Card[];
  defs: number[];
}

function byOwner(s: State, cards: readonly Card[]): Unseen[] {
  const groups: Unseen[] = [];
  for (let owner = -1; owner < s.seats; owner++) {
    const own = cards.filter((c) => s.owner[c] === owner);
    if (own.length > 0) groups.push({ cards: own, defs: own.map((c) => s.def[c]).sort((a, b) => a - b) });
  }
  return groups;
}

/** Shuffles the identities of these cards, separately for each owner. The result depends on chance alone. */
function exchange(s: State, unseen: readonly Unseen[], chance: Chance): void {
  for (const { cards, defs } of unseen) {
    const n = cards.length;
    for (let i = 0; i < n; i++) shuffled[i] = defs[i];
    for (let i = n - 1; i > 0; i--) {
      const j = below(chance, i + 1);
      const held = shuffled[i];
      shuffled[i] = shuffled[j];
      shuffled[j] = held;
    }
    for (let i = 0; i < n; i++) s.def[cards[i]] = shuffled[i];
  }
}

const shuffled = new Int16Array(512);
