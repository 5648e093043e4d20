import { DOORS } from '../abilities/resolution.js';
import type { CardSet } from '../catalogue/cardset.js';
import { dropOrphans } from '../changing/leaving.js';
import { shedBarredActions } from '../changing/shedding.js';
import { learn, refillBases } from '../changing/zones.js';
import { type Beat, Board, type BoardOptions, type OpenWindow } from '../state/board.js';
import { copyState, overwriteState, recycleState } from '../state/copies.js';
import type { Chance } from '../state/rng.js';
import type { State } from '../state/state.js';
import { resume } from '../words/asking.js';
import { checkAnswer, type Decision, numberIn } from '../words/decision.js';
import { GameError } from '../words/errors.js';
import { EVERYONE, type GameEvent } from '../words/events.js';
import type { Position } from '../words/position.js';
import { Step } from '../words/vocabulary.js';
import { Count, cutShort, MOST_IN_GAME, MOST_STEPS, stopEndless } from './bounds.js';
import type { Dealt } from './dealing.js';
import { pushBatch, reactionChosen, stepQueue, triggerChosen } from './queue.js';
import { beginScoring, windowAnswered } from './scoring.js';
import { beginning, factionTaken, redrawAnswered, type Setup } from './setup.js';
import { discardDown, playPhaseAnswered, stepFlow } from './turn.js';

/**
 * After this many answers the next quiet position is copied, so that restoring a half-done ability replays only a few answers.
 */
const SNAPSHOT_AFTER = 8;

interface HiddenChange {
  after: number;
  def: Int16Array;
  chance: Chance;
}

/** The consequence of an answer for taking it back. */
export interface Outcome {
  /** The answer may be taken back: nothing hidden was shown, no chance was used, and the next decision is the same player's. */
  reversible: boolean;
}

/**
 * A game in progress: a position, perhaps a half-done ability, and exactly one decision on the table unless the game is over. The
 * rules are in other files; this class connects them with time.
 */
export class Game {
  readonly board: Board;
  /** All answers of this game, as option numbers. */
  readonly answers: number[][] = [];
  /** The set-up; null for a game that began at a described position. */
  setup: Setup | null = null;
  /** What was dealt for that set-up. */
  dealt: Dealt | null = null;
  /** The last copied quiet position and the answers since. A half-done ability is rebuilt from these. */
  private snapshot: State | null = null;
  private snapshotShared = false;
  private since: number[][] = [];
  /** The number of those answers that came before the last quiet decision. */
  private quietAt = 0;
  /** No more copies will be made, so no snapshots have to be taken. */
  private isLast = false;
  /** Set in a sampled world: after that many answers since the snapshot, it took other hidden cards and another chance. */
  private hiddenChange: HiddenChange | null = null;

  constructor(
    cards: CardSet,
    state: State,
    options: BoardOptions = {},
    private readonly count: Count = new Count(),
  ) {
    this.board = new Board(cards, state, DOORS, options);
  }

  /** A new game, run to its first decision. `before`: what was dealt when it was first created; if absent, it is dealt now. */
  static create(cards: CardSet, setup: Setup, options: BoardOptions = {}, before?: Dealt): Game {
    const { state, dealt } = beginning(cards, setup, before);
    const game = new Game(cards, state, { ...options, duplicates: setup.duplicates ?? false });
    game.setup = setup;
    game.dealt = dealt;
    return game.begin();
  }

  /** Runs a fresh position to its first decision. */
  begin(): this {
    this.snapshot = copyState(this.state);
    this.advance();
    return this;
  }

  /** The current decision; null when the game is over, and in a pause. */
  get decision(): Decision | null {
    return this.board.decision;
  }
  get cards(): CardSet {
    return this.board.cards;
  }
  get state(): State {
    return this.board.state;
  }
  /** The questions that can be asked about the current position. */
  get position(): Position {
    return this.board.position;
  }
  get duplicates(): boolean {
    return this.board.duplicates;
  }
  get over(): boolean {
    return this.state.step === Step.Over;
  }
  /** The open window and the seats that might act in it, as far as the public knows. Only for games that stop at windows. */
  get window(): OpenWindow | null {
    return this.board.window;
  }
  /** The game is paused in a window in which nobody can act, until `goOn` is called. */
  get paused(): boolean {
    return this.board.paused;
  }
  /** Ends the pause in a window in which nobody can act. */
  goOn(): void {
    if (!this.paused) return;
    this.board.paused = false;
    this.board.unpaused = true;
    this.advance();
  }
  /** Hands over the events since the last call. A host must take them after every answer, or they pile up. */
  takeEvents(): GameEvent[] {
    const taken = this.board.events;
    if (taken === null) return [];
    this.board.events = [];
    return taken;
  }
  /** Hands over the beats among the events that are taken next; called right before that. */
  takeBeats(): Beat[] {
    const taken = this.board.beats;
    if (taken === null) return [];
    this.board.beats = [];
    return taken;
  }
  /** No ability is half done, so the position is complete. */
  get quiet(): boolean {
    return this.board.ability === null;
  }

  // ---- answering -------------------------------------------------------------------------------------------------

  /** Answers the decision on the table with option numbers. Throws a GameError, changing nothing, if they don't fit. */
  answer(picks: number[]): Outcome {
    const d = this.decision;
    if (d === null) throw new GameError('answer', 'nothing is asked', { code: this.over ? 'game-over' : 'not-now' });
    if (!Array.isArray(picks)) throw new GameError('answer', 'an answer is a list of options');
    const reason = checkAnswer(d, picks);
    if (reason) throw new GameError('answer', `this answer does not fit: ${reason.code}`, reason);
    return this.apply(picks);
  }

  /** As `answer`, without the check: for callers that took the picks from the options. */
  apply(picks: number[]): Outcome {
    const d = this.decision!;
    const s = this.state;
    const chance = s.chance.used;
    const secrets = s.secrets;
    if (!this.isLast) {
      if (d.quiet !== undefined) {
        if (this.snapshot === null || this.since.length >= SNAPSHOT_AFTER) this.takeSnapshot();
        this.quietAt = this.since.length;
      }
      this.since.push(picks);
    }
    this.answers.push(picks);
    this.count.answers++;
    this.board.lastTurn = this.count.lastTurn;
    this.board.decision = null;
    this.board.playsOnEnd = 0;
    this.board.decider = d.seat;
    // The ability gets a copy, so that it can't change the log.
    if (d.quiet === undefined) this.board.input = picks.slice();
    else this.answerQuietly(d, picks);
    this.advance();
    if (this.count.answers >= MOST_IN_GAME && !this.over) cutShort(this.board);
    const next = this.decision as Decision | null;
    return { reversible: this.state.chance.used === chance && this.state.secrets === secrets && next !== null && next.seat === d.seat };
  }

  private takeSnapshot(): void {
    const old = this.snapshot;
    // During a draft there are no cards yet.
    if (old === null || this.snapshotShared || old.cards !== this.state.cards) this.snapshot = copyState(this.state);
    else overwriteState(old, this.state);
    this.snapshotShared = false;
    this.since = [];
    this.hiddenChange = null;
  }

  private answerQuietly(d: Decision, picks: number[]): void {
    switch (d.quiet) {
      case 'play':
        playPhaseAnswered(this.board, picks[0]);
        break;
      case 'trigger':
        triggerChosen(this.board, numberIn(picks[0]));
        break;
      case 'window':
        windowAnswered(this.board, d.seat, picks[0]);
        break;
      case 'react':
        reactionChosen(this.board, d.seat, picks.length === 0 ? undefined : numberIn(picks[0]));
        break;
      case 'base':
        beginScoring(this.board, picks[0]);
        break;
      case 'limit':
        discardDown(this.board, picks);
        break;
      case 'draft':
        factionTaken(this.board, d.seat, numberIn(picks[0]));
        break;
      default:
        redrawAnswered(this.board, d.seat, picks.length > 0);
    }
  }

  /** Runs on to the next decision, through everything that nobody needs to decide (D9). */
  private advance(): void {
    this.runOn();
    this.showTopBase();
    this.count.noteTurn(this.state.turn);
  }

  private runOn(): void {
    for (let steps = 0; ; steps++) {
      if (steps === MOST_STEPS) stopEndless(this.board);
      if (this.board.ability !== null) {
        const step = resume(this.board.ability, this.board.input);
        if (!step.done) {
          this.board.decision = step.value;
          return;
        }
        this.board.ability = null;
        this.board.trigger = null;
        this.finishAbility();
      } else {
        this.showTopBase();
        if (this.state.queue.length > 0 ? stepQueue(this.board) : stepFlow(this.board)) return;
      }
    }
  }

  /**
   * Everyone sees the top card of the base deck if it lies face up; an empty base deck is rebuilt for this (RULES 3.2 step 8).
   * Between abilities too, because the base that borrows the card's abilities has them at once.
   */
  private showTopBase(): void {
    const source = this.board.turnsUpBase;
    if (source === 0 || !refillBases(this.board)) return;
    const top = this.state.baseDeck[this.state.baseDeck.length - 1];
    if (this.state.known[top] !== EVERYONE) {
      learn(this.board, top, EVERYONE);
      this.board.events?.push({ kind: 'base-revealed', base: top, source });
    }
    shedBarredActions(this.board);
  }

  private finishAbility(): void {
    dropOrphans(this.board);
    const arisen = this.state.arisen;
    this.state.arisen = [];
    pushBatch(this.board, arisen);
  }

  // ---- copies ------------------------------------------------------------------------------------------------------

  /** Promises that this game will not be copied any more: what it would need for that is no longer kept. */
  endCopies(): void {
    this.isLast = true;
  }

  /** Gives the position back for use by a later copy. The game must not be touched after this. */
  recycle(): void {
    recycleState(this.state);
  }

  /** An independent copy for trying things out. In the middle of an ability it is rebuilt from the last quiet position. */
  fork(options: BoardOptions = {}): Game {
    if (this.isLast) throw new Error('a game without snapshots can not be copied');
    const { events = false, beats = false, windows = false } = options;
    const settings = { duplicates: this.duplicates, events, beats, windows };
    if (this.quiet) {
      const copy = new Game(this.cards, copyState(this.state), settings, this.count.copy());
      copy.board.knowCardsOf(this.board);
      copy.board.decision = this.decision;
      copy.board.lastTurn = this.board.lastTurn;
      copy.board.window = settings.windows ? this.window : null;
      copy.snapshot = this.snapshot;
      copy.snapshotShared = true;
      this.snapshotShared = true;
      copy.since = this.since.slice();
      copy.hiddenChange = this.hiddenChange;
      return copy;
    }
    this.catchUp();
    this.snapshotShared = true;
    return Game.resume(this.cards, this.snapshot!, this.since, settings, this.hiddenChange, this.countAtCheckpoint);
  }
  /**
   * The number of answers before the last quiet position, and how many there were when its turn began; later turns are noted again on the
   * way from there.
   */
  get countAtCheckpoint(): { answers: number; turnBegan: number } {
    return { answers: Math.max(0, this.count.answers - (this.quiet ? 0 : this.since.length)), turnBegan: this.count.turnBegan };
  }

  /**
   * Replaces the identities of hidden cards and the source of chance from here on. Copies made in the middle of an ability do the
   * same.
   */
  changeHidden(def: Int16Array, chance: Chance): void {
    if (def !== this.state.def) this.state.def.set(def);
    this.board.forgetIdentities();
    this.state.chance = { ...chance };
    // From here on this game's cards stay what they are, so the column itself is kept and not a copy.
    this.hiddenChange = { after: this.since.length, def: this.state.def, chance: { ...chance } };
  }

  /** The last quiet position and the answers since, which make up a saved game. */
  checkpoint(): { state: State; since: number[][] } {
    if (this.quiet) return { state: this.state, since: [] };
    this.catchUp();
    this.snapshotShared = true;
    return { state: this.snapshot!, since: this.since };
  }

  /**
   * Brings the snapshot up to the last quiet position, so that the answers before it are replayed once and not for every copy.
   */
  private catchUp(): void {
    const n = this.quietAt;
    if (n === 0) return;
    const changedBefore = this.hiddenChange !== null && this.hiddenChange.after <= n;
    const settings = { duplicates: this.duplicates, events: false };
    this.snapshot = Game.resume(
      this.cards,
      this.snapshot!,
      this.since.slice(0, n),
      settings,
      changedBefore ? this.hiddenChange : null,
    ).state;
    this.snapshotShared = false;
    this.since = this.since.slice(n);
    this.quietAt = 0;
    if (changedBefore) this.hiddenChange = null;
    else if (this.hiddenChange !== null) this.hiddenChange = { ...this.hiddenChange, after: this.hiddenChange.after - n };
  }

  /** Takes over the beginning of a game and its answers. */
  adopt({ setup, dealt }: Pick<Game, 'setup' | 'dealt'>, answers: readonly number[][]): void {
    this.setup = setup;
    this.dealt = dealt;
    this.answers.length = 0;
    for (const picks of answers) this.answers.push(picks);
  }

  /** A game at a quiet position whose hidden cards `exchange` replaces. The position must not change later. */
  static disguise(cards: CardSet, state: State, exchange: (s: State) => void, options: BoardOptions): Game {
    const game = new Game(cards, copyState(state), options);
    game.snapshot = state;
    game.snapshotShared = true;
    exchange(game.state);
    game.advance();
    return game;
  }

  /** A game continued from a quiet position with these answers. */
  static resume(
    cards: CardSet,
    state: State,
    since: readonly number[][],
    options: BoardOptions = {},
    hidden: HiddenChange | null = null,
    { answers, turnBegan } = { answers: 0, turnBegan: 0 },
  ): Game {
    const game = new Game(cards, copyState(state), options, Count.at(answers, turnBegan, state.turn));
    game.board.lastTurn = game.count.lastTurn;
    game.snapshot = state;
    game.snapshotShared = true;
    game.advance();
    for (let i = 0; i <= since.length; i++) {
      if (hidden?.after === i) game.changeHidden(hidden.def, hidden.chance);
      if (i === since.length) break;
      while (game.paused) game.goOn();
      const picks = since[i];
      const d = game.decision as Decision | null;
      if (d === null || checkAnswer(d, picks)) throw new GameError('save', 'the saved answers do not fit the saved position');
      game.apply(picks);
    }
    return game;
  }
}
