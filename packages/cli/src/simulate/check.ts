import { randomPicks } from '@breakpoint/bots';
import {
  answerWith,
  type Card,
  type CardSet,
  type Chance,
  Game,
  type GameEvent,
  type Log,
  logOf,
  replayLog,
  type Setup,
  seedFromText,
} from '@breakpoint/engine';
import { below, hashOf, keyOf, nextWord } from '@breakpoint/engine/tools';
import { checkViews } from './hidden.js';
import { answersToTry } from './options.js';
import { DECISION_LIMIT } from './play.js';
import { checkPlaces, checkPosition } from './position.js';
import { SaveChecker } from './saved.js';

interface CheckedGame {
  decisions: number;
  turns: number;
  winner: number;
  /** How often each card was played or used, and each base scored or came into play, by definition number. */
  used: Map<number, number>;
}

/** A check that failed, with the log up to that point. */
export class CheckFailure extends Error {
  constructor(
    cause: Error,
    readonly log: Log,
  ) {
    super(cause.message);
    this.stack = cause.stack;
  }
}

/** Plays one random game and runs all checks after every decision. */
export function playChecked(cards: CardSet, setup: Setup): CheckedGame {
  return new Checker(Game.create(cards, setup), setup).play();
}

/** How many random moments of a game are compared with the replay of its log. */
const MOMENTS = 10;
/** One save in this many is checked without shortcuts. */
const THOROUGH_EVERY = 32;

export class Checker {
  private readonly chance: Chance;
  /** The chance of the checks themselves, so that the game is the same without them. */
  private readonly extra: Chance;
  private readonly saved = new SaveChecker();
  private readonly used = new Map<number, number>();
  private decisions = 0;
  private moments: { answers: number; hash: string }[] = [];
  /** The last quiet position and the answers since: the shortest way to a copy in the middle of an ability. */
  private quiet: Game | null = null;
  private since: number[][] = [];
  /** The answer that is being tried on a copy. */
  private tried: number[] | null = null;

  constructor(
    private readonly game: Game,
    setup: Setup,
  ) {
    this.chance = { key: seedFromText(`play ${setup.seed}`), used: 0 };
    this.extra = { key: seedFromText(`check ${setup.seed}`), used: 0 };
  }

  play(): CheckedGame {
    const { game } = this;
    try {
      checkPosition(game);
      while (game.decision !== null) this.step();
      checkViews(game, this.extra);
      this.checkLog();
    } catch (error) {
      const log = logOf(game);
      if (this.tried !== null) log.answers.push(this.tried.map((o) => keyOf(game, o)));
      throw new CheckFailure(error as Error, log);
    }
    return { decisions: this.decisions, turns: game.state.turn, winner: game.state.winner, used: this.used };
  }

  /** Checks the current decision, answers it and checks the position that follows. */
  private step(): void {
    const { game } = this;
    if (++this.decisions > DECISION_LIMIT) throw new Error(`the game did not end within ${DECISION_LIMIT} decisions`);
    const answer = randomPicks(game.decision!, this.chance);
    if (game.quiet) {
      this.quiet = game.fork();
      this.since = [];
    }
    for (const other of answersToTry(game.decision!, answer, this.extra)) this.tryOut(other);
    checkViews(game, this.extra);
    this.remember();
    this.saved.check(game, nextWord(this.extra) % THOROUGH_EVERY === 0);
    game.answer(answer);
    this.since.push(answer);
    checkPosition(game);
    this.saved.checkOn(game, answer);
    this.count();
  }

  /** Gives the answer in a copy of the game, which must accept it. */
  private tryOut(answer: number[]): void {
    this.tried = answer;
    const copy = (this.quiet ?? this.game).fork();
    for (const earlier of this.since) copy.apply(earlier);
    copy.answer(answer);
    checkPlaces(copy);
    this.tried = null;
  }

  /** Reservoir sampling: in the end, all moments are equally likely to be kept. */
  private remember(): void {
    const at = this.moments.length < MOMENTS ? this.moments.length : below(this.extra, this.decisions);
    if (at < MOMENTS) this.moments[at] = { answers: this.game.answers.length, hash: hashOf(this.game.state) };
  }

  /** The log, converted to text and back, must lead through the same positions to the same end. */
  private checkLog(): void {
    const { game } = this;
    const log: Log = JSON.parse(JSON.stringify(logOf(game)));
    const expected = new Map(this.moments.map((m) => [m.answers, m.hash]));
    expected.set(game.answers.length, hashOf(game.state));
    const again = replayLog(game.cards, log, 0, { events: false });
    for (let n = 0; n <= log.answers.length; n++) {
      if (n > 0) answerWith(again, again.decision?.seat ?? -1, log.answers[n - 1]);
      const hash = expected.get(n);
      if (hash !== undefined && hashOf(again.state) !== hash) throw new Error(`the log replays to another position after ${n} answers`);
    }
  }

  private count(): void {
    const { game, used } = this;
    for (const e of game.takeEvents()) {
      const def = game.state.def[counted(e)];
      if (def !== 0) used.set(def, (used.get(def) ?? 0) + 1);
    }
  }
}

/** The card or base that this event counts as used; 0 if it counts none. */
function counted(e: GameEvent): Card {
  if (e.kind === 'played' || e.kind === 'used' || e.kind === 'triggered') return e.card;
  if (e.kind === 'scoring') return e.base;
  return e.kind === 'replaced' ? e.next : 0;
}
