import { Game } from '../flow/game.js';
import { copyState } from '../state/copies.js';
import { below, type Chance, nextWord } from '../state/rng.js';
import type { State } from '../state/state.js';
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
  return {
    seat,
    get view() {
      view ??= viewOf(real, seat);
      return view;
    },
    get decision() {
      return view?.decision ?? decisionView(real, d, seat);
    },
    sample: (chance) => sampleWorld(real, seat, chance),
  };
}

const TRIES = 20;

/** A world that fits everything the seat has seen: the identities of unseen cards are exchanged, and chance is reseeded. */
export function sampleWorld(real: Game, seat: Seat, chance: Chance): Game {
  checkPlayer(real.board, seat);
  const unseen = unseenBy(real.state, seat);
  const { state, since } = real.checkpoint();
  for (let i = 0; i < TRIES; i++) {
    const world = copyState(state);
    // Cards that were also hidden at the last quiet position may have been anything all along.
    exchange(
      world,
      unseen.filter((c) => isHidden(state, c, seat)),
      chance,
    );
    try {
      const game = Game.resume(real.cards, world, since, { duplicates: real.duplicates, events: false });
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

const sameList = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((x, i) => x === b[i]);
const sameLists = (a: readonly number[][], b: readonly number[][]): boolean =>
  a.length === b.length && a.every((x, i) => sameList(x, b[i]));

/** The current position with the cards that this seat has not seen exchanged: the seat's view must stay the same. */
export function disguised(real: Game, seat: Seat, chance: Chance): Game {
  checkPlayer(real.board, seat);
  const copy = new Game(real.cards, copyState(real.state), { duplicates: real.duplicates, events: false });
  exchange(copy.state, unseenBy(real.state, seat), chance);
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

/**
 * Shuffles the identities of these cards, separately for each owner. It starts from sorted order, so that the result depends on
 * chance alone and not on where the cards really are.
 */
function exchange(s: State, cards: readonly Card[], chance: Chance): void {
  for (let owner = -1; owner < s.seats; owner++) {
    let n = 0;
    for (const c of cards) if (s.owner[c] === owner) shuffled[n++] = s.def[c];
    const own = shuffled.subarray(0, n).sort();
    for (let i = n - 1; i > 0; i--) {
      const j = below(chance, i + 1);
      const held = own[i];
      own[i] = own[j];
      own[j] = held;
    }
    n = 0;
    for (const c of cards) if (s.owner[c] === owner) s.def[c] = own[n++];
  }
}

const shuffled = new Int16Array(512);
