import { copyState } from '../state/copies.js';
import { type DecisionView, decisionView } from './decisionview.js';
import type { Game as GameType } from '../flow/game.js';
import { Game } from '../flow/game.js';
import { below, type Chance, nextWord } from '../state/rng.js';
import type { State } from '../state/state.js';
import { type View, viewOf } from './view.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';

/**
 * All that a bot gets: what its seat may know, and worlds that look the same to it. A sampled world has other hidden cards
 * in hidden places and its own chance, so nothing can be learnt from it that the seat does not know.
 */
export interface Knowledge {
  readonly seat: Seat;
  readonly view: View;
  readonly decision: DecisionView;
  sample(chance: Chance): GameType;
}

export function knowledgeOf(g: GameType, seat: Seat): Knowledge {
  const d = g.decision;
  if (d === null || d.seat !== seat) throw new Error('a bot is asked only for its own decisions');
  let view: View | undefined;
  return {
    seat,
    get view() {
      view ??= viewOf(g, seat);
      return view;
    },
    get decision() {
      return view?.decision ?? decisionView(g, d, seat);
    },
    sample: (chance) => sampleWorld(g, seat, chance),
  };
}

const TRIES = 20;

/** A world that fits all that the seat has seen: the identities of unseen cards are exchanged, then chance is reseeded. */
export function sampleWorld(g: GameType, seat: Seat, chance: Chance): GameType {
  const unseen = unseenBy(g.s, seat);
  const { state, since } = g.checkpoint();
  for (let i = 0; i < TRIES; i++) {
    const world = copyState(state);
    // Cards that were hidden at the last quiet position too may have been anything all along.
    exchange(
      world,
      unseen.filter((c) => isHidden(state, c, seat)),
      chance,
    );
    try {
      const game = Game.resume(g.cards, world, since, { duplicates: g.duplicates, events: false });
      // What waits in the queue may be about a card that is hidden by now: another card there leads elsewhere.
      if (!looksSame(g, game, seat)) continue;
      if (since.length > 0) exchange(game.s, unseen, chance);
      game.turn(game.s.def, anotherChance(chance));
      return game;
    } catch {
      // It does not fit the answers since: draw again.
    }
  }
  const game = g.fork({ events: false });
  exchange(game.s, unseen, chance);
  game.turn(game.s.def, anotherChance(chance));
  return game;
}

const anotherChance = (chance: Chance): Chance => ({
  key: [nextWord(chance), nextWord(chance), nextWord(chance), nextWord(chance)],
  used: 0,
});

/** Did the answers since lead to the same position, as far as this seat sees? (A card may have been seen in between.) */
function looksSame(g: GameType, world: GameType, seat: Seat): boolean {
  const [a, b] = [g.s, world.s];
  if (a.step !== b.step || a.active !== b.active || a.turn !== b.turn || a.chance.used !== b.chance.used) return false;
  if (
    world.decision?.seat !== g.decision?.seat ||
    world.decision?.prompt !== g.decision?.prompt ||
    world.decision?.source !== g.decision?.source
  )
    return false;
  if (g.decision?.seat === seat && !sameList(g.decision.options, world.decision!.options)) return false;
  // Cards may lie in the same piles in another order: by chance another one was discarded first.
  if (!sameLists(a.discards, b.discards) || !sameLists(a.here, b.here) || !sameList(a.aside, b.aside)) return false;
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

/** The position as it stands with what this seat has not seen exchanged: its view must be the same. */
export function disguised(g: GameType, seat: Seat, chance: Chance): GameType {
  const copy = new Game(g.cards, copyState(g.s), { duplicates: g.duplicates, events: false });
  exchange(copy.s, unseenBy(g.s, seat), chance);
  copy.decision = g.decision;
  return copy;
}

function isHidden(s: State, c: Card, seat: Seat): boolean {
  const zone = s.zone[c];
  return (zone === Zone.Deck || zone === Zone.Hand || zone === Zone.BaseDeck) && (s.known[c] & (1 << seat)) === 0;
}

function unseenBy(s: State, seat: Seat): Card[] {
  const list: Card[] = [];
  for (let c = 1; c < s.cards; c++) if (isHidden(s, c, seat)) list.push(c);
  return list;
}

/**
 * Shuffles what the cards are among the places, each owner's among their own. From sorted order, so that the world that comes
 * out depends on the chance alone, and not on where things really lie.
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
