import { Asking, allOf, firstOf, isAnswered, resume, Settled } from '../words/asking.js';
import type { CardSet } from '../catalogue/cardset.js';
import { copyState, overwriteState } from '../state/copies.js';
import { Choice, checkAnswer, type Decision, forced, Word } from '../words/decision.js';
import { type Ask, HookBit } from '../words/definitions.js';
import { Doing } from '../changing/doing.js';
import { GameError } from '../words/errors.js';
import { EVERYONE } from '../words/events.js';
import { discardDown, playPhaseAnswered, stepFlow } from './flow.js';
import { dropOrphans } from '../changing/leaving.js';
import { pushBatch, reactionChosen, stepQueue, triggerChosen } from './queue.js';
import type { Cause } from '../words/record.js';
import type { Chance } from '../state/rng.js';
import { beginScoring, holdForReplacement, windowAnswered } from './scoring.js';
import { factionTaken, redrawAnswered, type Setup, startingState } from './setup.js';
import type { State } from '../state/state.js';
import { type Card, type Seat, Step } from '../words/vocabulary.js';
import { learn, refillBases } from '../changing/zones.js';

/** After so many answers the next quiet position is copied, so that going back into an ability replays few of them. */
const SNAPSHOT_AFTER = 5;

export interface GameOptions {
  duplicates?: boolean;
  /** Collect events; off for search. */
  events?: boolean;
}

interface Turned {
  after: number;
  def: Int16Array;
  chance: Chance;
}

/** What an answer led to. */
export interface Outcome {
  /** Nothing hidden was shown, no chance used, nobody else decided: it may be taken back. */
  reversible: boolean;
}

/**
 * A game in progress: a position, perhaps an ability half done, and exactly one decision on the table (or it is over).
 * The rules live in the other files; this one holds them together.
 */
export class Game extends Doing {
  /** What is asked now; null when the game is over. */
  decision: Decision | null = null;
  /** All answers of this game, as option numbers. */
  readonly answers: number[][] = [];
  /** Cards that are about to leave play together, while their "instead"s are settled. */
  leaving: readonly Card[] = [];
  /** How it was set up; null for a game that began at a described position. */
  setup: Setup | null = null;
  readonly duplicates: boolean;
  private ability: Ask<unknown> | null = null;
  private input: number[] = [];
  /** The last copied quiet position and the answers since: an ability half done is rebuilt from these. */
  private snapshot: State | null = null;
  private snapshotShared = false;
  private since: number[][] = [];
  /** How many of these came before the last quiet decision. */
  private quietAt = 0;
  /** A sampled world took other hidden cards and another chance after so many of these answers. */
  private turned: Turned | null = null;

  constructor(cards: CardSet, s: State, options: GameOptions = {}) {
    super(cards, s, options.events ?? true);
    this.duplicates = options.duplicates ?? false;
  }

  /** A new game: set up and run to its first decision. */
  static create(cards: CardSet, setup: Setup, options: GameOptions = {}): Game {
    const game = new Game(cards, startingState(cards, setup), { ...options, duplicates: setup.duplicates ?? false });
    game.setup = setup;
    return game.begin();
  }

  /** Runs to the first decision. For a fresh position only. */
  begin(): this {
    this.snapshot = copyState(this.s);
    this.advance();
    return this;
  }

  get over(): boolean {
    return this.s.step === Step.Over;
  }
  /** No ability is half done: the position stands for itself. */
  get quiet(): boolean {
    return this.ability === null;
  }

  // ---- answering -------------------------------------------------------------------------------------------------

  /** Answers the decision on the table with option numbers. Throws a GameError, changing nothing, if they don't fit. */
  answer(picks: number[]): Outcome {
    const d = this.decision;
    if (d === null) throw new GameError('answer', 'the game is over', { code: 'game-over' });
    const reason = checkAnswer(d, picks);
    if (reason) throw new GameError('answer', `this answer does not fit: ${reason.code}`, reason);
    return this.apply(picks);
  }

  /** As `answer`, for those who took the picks from the options. */
  apply(picks: number[]): Outcome {
    const d = this.decision!;
    const s = this.s;
    const chance = s.chance.used;
    const secrets = s.secrets;
    if (d.quiet !== undefined) {
      if (this.snapshot === null || this.since.length >= SNAPSHOT_AFTER) this.takeSnapshot();
      this.quietAt = this.since.length;
    }
    this.since.push(picks);
    this.answers.push(picks);
    if (this.windows.length > 0) this.windows = [];
    this.decision = null;
    // A copy: what an ability does with its answer must not change the log.
    if (d.quiet === undefined) this.input = picks.slice();
    else this.answerQuietly(d, picks);
    this.advance();
    const next = this.decision as Decision | null;
    return { reversible: this.s.chance.used === chance && this.s.secrets === secrets && next !== null && next.seat === d.seat };
  }

  private takeSnapshot(): void {
    const old = this.snapshot;
    // During a draft the cards are not there yet.
    if (old === null || this.snapshotShared || old.cards !== this.s.cards) this.snapshot = copyState(this.s);
    else overwriteState(old, this.s);
    this.snapshotShared = false;
    this.since = [];
    this.turned = null;
  }

  private answerQuietly(d: Decision, picks: number[]): void {
    switch (d.quiet) {
      case 'play':
        playPhaseAnswered(this, picks[0]);
        break;
      case 'trigger':
        triggerChosen(this, picks[0] & 0xfff);
        break;
      case 'window':
        windowAnswered(this, d.seat, picks[0]);
        break;
      case 'react':
        reactionChosen(this, d.seat, picks.length === 0 ? undefined : picks[0] & 0xfff);
        break;
      case 'base':
        beginScoring(this, picks[0]);
        break;
      case 'limit':
        discardDown(this, picks);
        break;
      case 'draft':
        factionTaken(this, d.seat, picks[0] & 0xfff);
        break;
      default:
        redrawAnswered(this, d.seat, picks.length > 0);
    }
  }

  /** Runs on through whatever nobody needs to decide (D9). */
  private advance(): void {
    this.runOn();
    this.showTopBase();
  }

  private runOn(): void {
    for (;;) {
      if (this.ability !== null) {
        const step = resume(this.ability, this.input);
        if (!step.done) {
          this.decision = step.value;
          return;
        }
        this.ability = null;
        this.finishAbility();
      } else if (this.s.queue.length > 0) {
        if (stepQueue(this)) return;
      } else if (stepFlow(this)) return;
    }
  }

  /** Everyone sees a base card that lies face up on its deck; a deck that is used up is made anew for it (RULES 3.2 step 8). */
  private showTopBase(): void {
    const source = this.turnsUpBase;
    if (source === 0 || !refillBases(this)) return;
    const top = this.s.baseDeck[this.s.baseDeck.length - 1];
    if (this.s.known[top] !== EVERYONE) {
      learn(this, top, EVERYONE);
      this.tell('revealed', -1, top, { source });
    }
    this.settle();
  }

  /** Starts an ability: from now on the position is not quiet. */
  run(ability: Ask<unknown>): void {
    this.ability = ability;
    this.input = [];
  }

  private finishAbility(): void {
    dropOrphans(this);
    if (this.s.step === Step.Sweep) {
      holdForReplacement(this);
      return;
    }
    const arisen = this.s.arisen;
    this.s.arisen = [];
    pushBatch(this, arisen);
  }

  /** Puts a decision of the flow on the table. */
  put(d: Choice, sourceDef: number = this.s.def[d.source]): void {
    d.sourceDef = sourceDef;
    this.decision = d;
  }

  /** Asks in the middle of an ability; what has only one answer is not asked (D1). */
  askFor<T>(d: Choice, read: (picked: number[]) => T): Ask<T> {
    const answer = forced(d);
    if (answer !== null) return new Settled(read(answer));
    d.sourceDef = this.s.def[d.source];
    return new Asking(d, read);
  }
  ask(d: Choice): Ask<number[]> {
    return this.askFor(d, allOf);
  }
  /** As `ask`, for one card: 0 if there is none. */
  askOne(d: Choice): Ask<Card> {
    return this.askFor(d, firstOf);
  }

  /** Could anybody ignore this, being a base's ability (D18)? */
  couldBeIgnored(cause: Cause): boolean {
    return cause.kind === 'base' && (cause.ignoredBy !== 0 || this.present(HookBit.mayIgnoreBase));
  }

  /** D18: a player who may ignore this base's ability is asked first, once per ability. */
  *asksToIgnore(cause: Cause, seat: Seat): Ask<boolean> {
    const bit = 1 << seat;
    if ((cause.asked & bit) !== 0) return (cause.ignoredBy & bit) !== 0;
    if (!this.ignoresBase(cause.source, seat)) return false;
    cause.asked |= bit;
    if (!(yield* this.askFor(new Choice(seat, 'ignore-base', cause.source, [Word.Do], true), isAnswered))) return false;
    cause.ignoredBy |= bit;
    this.tell('ignored', seat, cause.source, { base: cause.source });
    return true;
  }

  // ---- copies ------------------------------------------------------------------------------------------------------

  /** An independent copy to try things on. In the middle of an ability it is rebuilt from the last quiet position. */
  fork(options: GameOptions = {}): Game {
    const settings = { duplicates: this.duplicates, events: options.events ?? false };
    if (this.quiet) {
      const copy = new Game(this.cards, copyState(this.s), settings);
      copy.decision = this.decision;
      copy.snapshot = this.snapshot;
      copy.snapshotShared = true;
      this.snapshotShared = true;
      copy.since = this.since.slice();
      copy.turned = this.turned;
      return copy;
    }
    this.catchUp();
    this.snapshotShared = true;
    return Game.resume(this.cards, this.snapshot!, this.since, settings, this.turned);
  }

  /** From here on what is hidden is this, and chance goes on so; copies in the middle of an ability remember it. */
  turn(def: Int16Array, chance: Chance): void {
    this.s.def.set(def);
    this.forgetIdentities();
    this.s.chance = { ...chance };
    this.turned = { after: this.since.length, def: def.slice(), chance: { ...chance } };
  }

  /** The last quiet position and the answers since: what a saved game is made of. */
  checkpoint(): { state: State; since: number[][] } {
    if (this.quiet) return { state: this.s, since: [] };
    this.catchUp();
    this.snapshotShared = true;
    return { state: this.snapshot!, since: this.since };
  }

  /** Brings the copied position up to the last quiet one: what came before is replayed once, and not for every copy. */
  private catchUp(): void {
    const n = this.quietAt;
    if (n === 0) return;
    const turnedBefore = this.turned !== null && this.turned.after <= n;
    const settings = { duplicates: this.duplicates, events: false };
    this.snapshot = Game.resume(this.cards, this.snapshot!, this.since.slice(0, n), settings, turnedBefore ? this.turned : null).s;
    this.snapshotShared = false;
    this.since = this.since.slice(n);
    this.quietAt = 0;
    if (turnedBefore) this.turned = null;
    else if (this.turned !== null) this.turned = { ...this.turned, after: this.turned.after - n };
  }

  /** Takes over the history of a restored game. */
  adopt(setup: Setup | null, answers: readonly number[][]): void {
    this.setup = setup;
    this.answers.length = 0;
    this.answers.push(...answers);
  }

  /** Goes on from a quiet position through these answers. */
  static resume(cards: CardSet, state: State, since: readonly number[][], options: GameOptions = {}, turned: Turned | null = null): Game {
    const game = new Game(cards, copyState(state), options);
    game.snapshot = state;
    game.snapshotShared = true;
    game.advance();
    for (let i = 0; i <= since.length; i++) {
      if (turned?.after === i) game.turn(turned.def, turned.chance);
      if (i === since.length) break;
      const picks = since[i];
      const d = game.decision as Decision | null;
      if (d === null || checkAnswer(d, picks)) throw new GameError('save', 'the saved answers do not fit the saved position');
      game.apply(picks);
    }
    return game;
  }
}
