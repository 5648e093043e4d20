import { positionOf } from '../reading/position.js';
import { powerOf } from '../reading/powers.js';
import { minionsWhere } from '../reading/questions.js';
import type { Board, Doors } from '../state/board.js';
import type { Position } from '../words/position.js';
import type { Query } from '../words/query.js';
import type { Cause, Part, PlayRecord } from '../words/record.js';
import type { Resolution } from '../words/resolution.js';
import type { Card, Seat } from '../words/vocabulary.js';
import { VERBS as acting, HOME_INSTEAD } from './acting.js';
import { VERBS as bases } from './bases.js';
import { VERBS as choosing } from './choosing.js';
import { VERBS as extras } from './extras.js';
import { VERBS as handling } from './handling.js';
import { VERBS as lasting } from './lasting.js';
import type { Resolving } from './resolving.js';

const VERBS = { ...choosing, ...acting, ...handling, ...extras, ...lasting, ...bases };

/** The door for abilities: the verbs, and what is not a verb. A word of `Resolution` that is neither does not compile. */
class BoardResolution implements Omit<Resolving, keyof typeof VERBS> {
  constructor(
    readonly board: Board,
    readonly self: Card,
    readonly you: Seat,
    readonly cause: Cause,
  ) {}

  get position(): Position {
    return this.board.position;
  }
  get base(): Card {
    return this.board.baseOf(this.self);
  }
  get host(): Card {
    return this.board.hostOf(this.self);
  }
  get play(): PlayRecord {
    return this.cause.play!;
  }
  minions(query?: Query): Card[] {
    return minionsWhere(this.board, query);
  }
  power(card: Card): number {
    return powerOf(this.board, card);
  }
  get homeInstead(): Part {
    return HOME_INSTEAD;
  }
  as(seat: Seat): Resolution {
    const ofBase = this.cause.kind === 'base';
    const cause = this.cause.chosenBy(seat, ofBase ? seat : this.cause.seat);
    // Each player who may use a base uses it separately (RULES 3.5), so a shield holds only for the use in which it arose.
    if (ofBase) cause.shielded = undefined;
    return resolutionOf(this.board, this.self, seat, cause);
  }
}

Object.assign(BoardResolution.prototype, VERBS);

const resolutionOf = (board: Board, self: Card, you: Seat, cause: Cause): Resolving =>
  new BoardResolution(board, self, you, cause) as object as Resolving;

/** The two doors that every board is given: the questions that cards may ask, and the verbs that their abilities may use. */
export const DOORS: Doors = {
  position: positionOf,
  resolution: resolutionOf,
};
