import type { Card, Seat, Verb } from './vocabulary.js';

/**
 * An event, reported as it happens. The log in words, the animations, the statistics and the replays are made of events. The kind
 * of an event decides which fields it has, and a field of one name means the same in every kind:
 * - `card`, `base`, `from`, `to`, `next`, `action`, `protector` are cards or bases; so are `host` (the base or minion that a card
 *   is on), `at` (the base where it is or may be played) and `source`, which are 0 where there is none;
 * - `seat` is the player who did it or whom it concerns; `hand`, `deck` and `discard` are the players whose hand, deck or discard
 *   pile it is;
 * - `source` is the card that caused the event, 0 if the rules did;
 * - `cards` are the cards or bases that a player looked at;
 * - `fromZone` is the zone that the card left; `seen` says as bits which seats may know the card: events without `seen` name
 *   cards that everybody sees.
 */
export type GameEvent =
  // ---- the course of the game
  | { kind: 'took-faction'; seat: Seat; faction: number }
  | { kind: 'redrew'; seat: Seat }
  | { kind: 'turn-began'; seat: Seat; turn: number }
  /** The player whose turn it is plays no more cards this turn. */
  | { kind: 'done-playing'; seat: Seat }
  /** A player passed where players act in turn: before and after a scoring, and after an event that can be reacted to. */
  | { kind: 'passed'; seat: Seat }
  | { kind: 'turn-ended'; seat: Seat }
  | { kind: 'game-over'; seat: Seat }
  /** The game has gone on for too long and ends here. */
  | { kind: 'cut-short' }
  // ---- playing and using
  | { kind: 'played'; seat: Seat; card: Card; host: Card; at: Card; fromZone: number }
  | { kind: 'used'; seat: Seat; card: Card; ability: 'talent' | 'special' | 'on-your-turn' }
  | { kind: 'triggered'; seat: Seat; card: Card }
  /** Chose an effect by its number on the card. */
  | { kind: 'chose'; seat: Seat; card: Card; choice: number }
  | { kind: 'extra'; seat: Seat; type: 'minion' | 'action'; at: Card; atMost: number; whereAlone: boolean; onBase: boolean; source: Card }
  /** A played standard action is resolved and goes to the discard pile. */
  | { kind: 'spent'; seat: Seat; card: Card }
  // ---- cards in play
  | { kind: 'destroyed'; card: Card; source: Card }
  | { kind: 'moved'; card: Card; from: Card; to: Card; source: Card }
  | { kind: 'returned'; card: Card; hand: Seat; source: Card }
  | { kind: 'counters'; card: Card; amount: number; source: Card }
  | { kind: 'counters-transferred'; from: Card; to: Card; amount: number; source: Card }
  | { kind: 'power'; card: Card; amount: number; until: number; untilSeat: Seat; source: Card }
  /** The abilities of a minion are cancelled. */
  | { kind: 'abilities-cancelled'; card: Card; until: number; untilSeat: Seat; source: Card }
  /** The player who controls the card from now on. */
  | { kind: 'control'; card: Card; seat: Seat; source: Card }
  /** An action goes from where it was to another base or minion. */
  | { kind: 'transferred'; card: Card; to: Card; source: Card }
  /** An action goes to the discard pile because its minion left play or may not carry it any longer. */
  | { kind: 'shed'; card: Card; host: Card }
  | { kind: 'swept'; card: Card; base: Card }
  /** For the rest of the turn the card would return to its owner's hand instead of going to the discard pile. */
  | { kind: 'protected'; card: Card; source: Card }
  /** For some time the card can't be destroyed, moved or affected. */
  | { kind: 'sheltered'; card: Card; until: number; untilSeat: Seat; source: Card }
  /** Something else happens to the card in place of what the verb says. */
  | { kind: 'saved'; card: Card; verb: Verb; source: Card }
  /** The effect of `source` does not affect the card, because of `protector`. */
  | { kind: 'unaffected'; card: Card; protector: Card; source: Card }
  /** `action` affects the card too, because of a copier, which is the `source`. */
  | { kind: 'copied'; card: Card; action: Card; source: Card }
  // ---- hands, decks and discard piles
  | { kind: 'drew'; seat: Seat; card: Card; source: Card; seen: number }
  | { kind: 'discarded'; seat: Seat; card: Card; fromZone: number; source: Card }
  | { kind: 'revealed'; seat: Seat; card: Card; fromZone: number; source: Card }
  | { kind: 'placed-in-hand'; seat: Seat; card: Card; hand: Seat; fromZone: number; source: Card; seen: number }
  /** The card went to its owner's discard pile, but was not discarded (RULES 6.7). */
  | { kind: 'placed-in-discard'; seat: Seat; card: Card; discard: Seat; fromZone: number; source: Card }
  | { kind: 'placed-on-top'; card: Card; deck: Seat; source: Card; seen: number }
  | { kind: 'placed-on-bottom'; card: Card; deck: Seat; source: Card; seen: number }
  | { kind: 'shuffled-in'; card: Card; deck: Seat; source: Card; seen: number }
  | { kind: 'looked-at-hand'; seat: Seat; hand: Seat; cards: readonly Card[]; source: Card; seen: number }
  | { kind: 'looked-at-deck'; seat: Seat; deck: Seat; amount: number; cards: readonly Card[]; source: Card; seen: number }
  | { kind: 'searched-deck'; seat: Seat; deck: Seat; source: Card }
  /** A player put the top cards of a deck back in an order that nobody else knows. */
  | { kind: 'put-back'; seat: Seat; deck: Seat; amount: number; source: Card }
  | { kind: 'shuffled'; deck: Seat }
  /** A discard pile became the deck. */
  | { kind: 'refilled'; deck: Seat }
  // ---- bases and scoring
  | { kind: 'scoring'; base: Card }
  | { kind: 'ranked'; seat: Seat; base: Card; place: number; power: number; vp: number }
  | { kind: 'vp'; seat: Seat; amount: number; source: Card }
  | { kind: 'replaced'; base: Card; next: Card }
  | { kind: 'base-added'; base: Card; source: Card }
  | { kind: 'base-destroyed'; base: Card; source: Card }
  | { kind: 'base-swapped'; base: Card; next: Card; source: Card }
  /** The top card of the base deck lies face up. */
  | { kind: 'base-revealed'; base: Card; source: Card }
  | { kind: 'base-on-bottom'; base: Card; source: Card; seen: number }
  /** The top card of the base deck lies face down until the end of the turn. */
  | { kind: 'base-turned-down'; source: Card }
  | { kind: 'looked-at-bases'; seat: Seat; amount: number; cards: readonly Card[]; source: Card; seen: number }
  | { kind: 'searched-bases'; seat: Seat; source: Card }
  | { kind: 'bases-put-back'; seat: Seat; amount: number; source: Card }
  | { kind: 'bases-shuffled' }
  /** The base discard pile became the base deck. */
  | { kind: 'bases-refilled' }
  | { kind: 'breakpoint'; base: Card; amount: number; source: Card }
  | { kind: 'player-power'; seat: Seat; base: Card; amount: number; source: Card }
  | { kind: 'cancelled'; base: Card; until: number; untilSeat: Seat; source: Card }
  | { kind: 'ignored'; seat: Seat; base: Card }
  // ---- what a player named or may not do
  | { kind: 'named'; seat: Seat; faction: number; source: Card }
  /** A card was named: the number of its definition. */
  | { kind: 'card-named'; seat: Seat; name: number; source: Card }
  | { kind: 'actions-forbidden'; seat: Seat; source: Card }
  | { kind: 'name-forbidden'; seat: Seat; card: Card; source: Card };

/** All seats, as bits. */
export const EVERYONE = 0xf;
