import type { Seat } from './rules.js';

/**
 * A reason to prefer a play to another one, "the other play". What the reason claims is true in at least two thirds of the sampled worlds,
 * and what it denies in at most a third. Bases and minions are keys of cards.
 */
export type Reason =
  /** The seat that decides wins the game, this turn or before its next one. */
  | { kind: 'wins'; now: boolean }
  /** After the other play, this seat wins the game. */
  | { kind: 'loses'; seat: Seat }
  /**
   * The deciding seat gains `n` VP at a base, and `instead` after the other play; `others` and `lost` are what the others gain there in the
   * two cases. `late`: the base scores only after the turn. `after`: these cards are played later in the turn so that it scores (an empty
   * list: not always the same ones). `unsure`: after the other play, the gain comes much more rarely.
   */
  | {
      kind: 'gains';
      base: string;
      n: number;
      instead: number;
      others?: Gain[];
      lost?: Gain[];
      late?: boolean;
      after?: string[];
      unsure?: true;
    }
  /** Another seat gains nothing at a base; after the other play, it gains something much more often. */
  | { kind: 'bars'; seat: Seat; base: string }
  /** At a base, another seat does not gain `n` VP but only `instead`; and the deciding seat gains `own` there. */
  | { kind: 'denies'; seat: Seat; base: string; n: number; instead: number; own?: number }
  /** A base does not score this turn; after the other play it does, and pays this. */
  | { kind: 'spares'; base: string; gains: Gain[] }
  /**
   * The deciding seat gains `n` VP by a card, or at a base that comes into play; both are given by their ids. `others`: what others gain
   * elsewhere than at the bases that are in play before. `next`: only on the seat's next turn.
   */
  | { kind: 'earns'; source: string; n: number; others?: Gain[]; next?: true }
  /**
   * All in all, the deciding seat gains at least `n` VP more than the best other seat, compared with the other play; all of them at this
   * base, if it is given.
   */
  | { kind: 'ahead'; n: number; base?: string }
  /** The deciding seat leads at a base at the beginning of its next turn (`still`: as it does now); another seat does not. */
  | { kind: 'leads'; base: string; still: boolean }
  | { kind: 'stops'; seat: Seat; base: string }
  /**
   * Right after the play the deciding seat has `n` power at a base, the strongest other `seat` there (null: none) has `m`, and `missing`
   * power is missing to the breakpoint. If the base then scored, it would pay the deciding seat `pays` VP and that other seat `theirs`.
   */
  | ({ kind: 'stands' } & Stand)
  /**
   * After the other play, only `n` power is missing to the breakpoint of a base at which this seat leads. `m`: that is as much as now, and
   * after this play `m` is missing.
   */
  | { kind: 'feeds'; seat: Seat; base: string; n: number; m?: number }
  /**
   * The deciding seat has at least `n` more power at a base, or another seat `n` less: at the beginning of the deciding seat's next turn,
   * or already (`now`) at the end of the turn of the play.
   */
  | { kind: 'holds'; base: string; n: number; now?: true }
  | { kind: 'lowers'; seat: Seat; base: string; n: number; now?: true }
  /** The play takes `n` of a seat's power off a base. Then `left` is left, and the deciding seat has `own`. */
  | { kind: 'weakens'; seat: Seat; base: string; n: number; left?: number; own?: number }
  /** A seat no longer has a minion in play; the deciding seat still has one that it would not have. */
  | { kind: 'removes'; seat: Seat; minion: string }
  | { kind: 'keeps'; minion: string }
  /** The play brings `n` cards into the hand of the deciding seat, or the card with this id. */
  | { kind: 'brings'; n: number; card?: string }
  /** The deciding seat usually plays or uses this card, by its id, later in the turn, and where; after the other play it does not. */
  | { kind: 'enables'; card: string; base?: string }
  /** The other seats lose `n` cards from their hands. */
  | { kind: 'takes'; n: number }
  /**
   * Counters or actions go on this minion of the deciding seat. After the other play they go on another one (`than`), which leaves play
   * with its base in this turn.
   */
  | { kind: 'lasts'; minion: string; than: string; base: string }
  /** The deciding seat has at least `n` more cards at the beginning of its next turn. */
  | { kind: 'cards'; n: number }
  /** The deciding seat still has this card in hand then. `vain`: the other play spends the card without changing anything. */
  | { kind: 'saves'; card: string; vain?: true }
  /** How the deciding seat merely stands at a base after the other play: as `stands`, but of that play. */
  | ({ kind: 'merely' } & Stand)
  /** A base at which the turn ends like this (`here`), and after the other play like that (`there`). */
  | { kind: 'lies'; base: string; here: Duel; there: Duel }
  /**
   * The play goes to a base where the turn then ends like this (`here`, with `left` missing to the breakpoint), the other play to another
   * base (`there`, with `right` missing). `n` and `m`: what the two bases would pay the deciding seat, if that is not the same.
   */
  | { kind: 'places'; base: string; than: string; here: Duel; there: Duel; left: number; right: number; n?: number; m?: number }
  /** A base scores this turn: what each seat gains there, the deciding one first. `either`: after both plays. */
  | { kind: 'scores'; base: string; gains: Gain[]; either?: true }
  /** Cards come into the hand before other plays of the turn are chosen. */
  | { kind: 'draws' }
  /** When its next turn begins, the deciding seat has at least `n` power at a base, unless the base has scored. */
  | { kind: 'grows'; base: string; n: number }
  /** Right after the play the deciding seat has at least `n` power at a base, and the strongest other seat has `m`. */
  | { kind: 'reaches'; base: string; n: number; m: number }
  /** A base that may soon score, whatever is played: it lacks `n` power. `gains`: what it would pay each seat. */
  | { kind: 'looms'; base: string; n: number; gains: Gain[] }
  /** The play gives the deciding seat `n` VP at once. */
  | { kind: 'pockets'; n: number }
  /** On its next turn, the deciding seat gains `n` VP at a base; `others` gain this much there then. */
  | { kind: 'ripens'; base: string; n: number; others?: Gain[] }
  /** The other play gains `n` VP at a base this turn; after this play, as many are gained there by the end of the seat's next turn. */
  | { kind: 'waits'; base: string; n: number }
  /** After the other play, this seat gets a card of the deciding seat, and plays it. */
  | { kind: 'lends'; seat: Seat; card: string }
  /** Ending the turn instead gives up a card of this type that could still be played. */
  | { kind: 'forgoes'; type: 'minion' | 'action' }
  /** The deciding seat usually plays this card, by its id, on its next turn, and where. */
  | { kind: 'plans'; card: string; base?: string }
  /** An action of the deciding seat, by its key, is still in play when its next turn begins. */
  | { kind: 'stays'; card: string }
  /** When its next turn begins, the deciding seat holds this card, by its id. */
  | { kind: 'gets'; card: string }
  /** On its next turn, this minion, by its id, can break a base at which the deciding seat then gains VP, or give it the lead there. */
  | { kind: 'could'; card: string; base: string; breaks: boolean };

/** What a seat gains. */
export interface Gain {
  seat: Seat;
  n: number;
}

/** How the deciding seat stands at a base. `prize`: the text says what the base pays, even if it is far from its breakpoint. */
export interface Stand {
  base: string;
  n: number;
  seat: Seat | null;
  m: number;
  missing: number;
  pays: number;
  theirs?: number;
  prize?: true;
}

/** The power of the deciding seat at a base, and of the strongest other one. */
export interface Duel {
  own: number;
  rival: number;
}
