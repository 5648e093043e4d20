import { answerWith, type CardSet, EndlessError, Game, GameError, type Reason, restore, type Seat, type Setup } from '@breakpoint/engine';
import { Copies, LISTENING, marksOf, nothingLearntSince } from './copies.js';
import { type Going, goingOf, keptText, MomentTexts, momentsOf } from './course.js';
import { Fitting } from './fitting.js';
import type { Answer, Input, News, Refusal, Windows } from './inputs.js';
import {
  forgetBeats,
  isByRule,
  isPlay,
  type Kept,
  LastActs,
  type MatchOptions,
  type Moment,
  momentWith,
  peopleBut,
  type Step,
  stepOf,
  type Undo,
  type WayBack,
  wayBackOf,
} from './moments.js';
import { Passing } from './passing.js';
import { refusalOf } from './refusals.js';
import { resultOf } from './result.js';
import { isWindow, Round } from './rounds.js';
import type { Player, Result } from './session.js';

/**
 * A game among people and bots: the position, its history, the seats that are asked, and the players who gave up. It has no
 * clock, sockets or storage: a host feeds it inputs with their times, and asks what to tell each viewer.
 */
export class Match {
  readonly setup: Setup;
  readonly players: readonly Player[];
  readonly windows: Windows;
  game: Game;
  readonly past: Moment[] = [];
  readonly conceded: boolean[];
  readonly undos: Undo[] = [];
  /** Seats of people for whom a bot plays at the moment. The host sets them; they are not part of the match's history. */
  readonly standIns = new Set<Seat>();
  /** The error in the rules that stopped the match; null if none did. Its players can go back to before the answer that caused it. */
  problem: string | null = null;
  /** The number of answers that were left out because today's rules no longer allow them. */
  lost = 0;
  /** Goes up whenever the questions change, so that a late answer to an older question can be recognised. */
  asking = 0;
  private round: Round | null = null;
  private readonly passing = new Passing();
  private hopeless = false;
  private readonly fitting = new Fitting();
  private readonly first: number;
  private readonly lastActs = new LastActs();
  private readonly copies: Copies;
  private readonly texts = new MomentTexts();

  private constructor(
    options: MatchOptions,
    /** The earliest game that this match can go back to. */
    begin: () => Game,
    now: number,
    /** Null for a match that begins. */
    going: Going | null = null,
  ) {
    this.setup = options.setup;
    this.players = options.players;
    this.windows = options.windows ?? { kind: 'open' };
    this.first = options.first ?? 0;
    this.conceded = this.players.map(() => false);
    this.copies = new Copies(begin);
    this.game = going?.game ?? begin();
    if (going === null) {
      const moment = this.startMoment(-1);
      moment.steps.push(stepOf(this.game));
      this.runOn(moment, now);
      this.keep(moment, false);
    } else {
      this.past.push(...momentsOf(going.course));
      this.lastActs.noteAll(this.past);
      this.passing.resume(going.course.passing);
      this.asking = going.course.asking;
    }
  }

  static create(cards: CardSet, options: MatchOptions, now = 0, going: Going | null = null): Match {
    return new Match(options, () => Game.create(cards, options.setup, LISTENING, options.dealt), now, going);
  }
  /** Begins at any position, such as a described one. The game must stop at windows, and `begin` makes it anew each time. */
  static from(options: MatchOptions, begin: () => Game, now = 0): Match {
    return new Match(options, begin, now);
  }
  /** Continues from a saved position, without the history before it. */
  static resume(cards: CardSet, options: MatchOptions, kept: Kept, now = 0): Match {
    const begin = (): Game => restore(cards, kept.save, LISTENING).game;
    const match = new Match(options, begin, now);
    match.lost = kept.save.answers.length - match.past[0].answers;
    return match.remember(kept);
  }
  /** Continues where it was, with its whole history; null if that was not kept, or with other rules or cards than these. */
  static goOn(cards: CardSet, options: MatchOptions, kept: Kept): Match | null {
    const going = goingOf(cards, kept);
    return going && Match.create(cards, options, 0, going).remember(kept);
  }
  private remember({ conceded, undos }: Kept): this {
    this.conceded.splice(0, conceded.length, ...conceded);
    this.undos.push(...undos);
    return this;
  }

  // ---- who is asked ------------------------------------------------------------------------------------------------

  /** The number of the present moment. */
  get n(): number {
    return this.past.length - 1;
  }
  /**
   * The number of the present question; answers refer to it. It never comes again, not even after an undo, so an answer that arrives
   * again fits no question.
   */
  get number(): number {
    return this.first + this.asking - 1;
  }
  get windowOpen(): boolean {
    return this.round !== null;
  }
  /** The time at which the open window began, or null if none is open. */
  get windowSince(): number | null {
    return this.round !== null && this.isRunning ? this.round.opened : null;
  }
  /** The time at which the open window ends, if windows are masked. */
  get due(): number | null {
    const { windowSince, windows } = this;
    return windowSince !== null && windows.kind === 'masked' ? windowSince + windows.ms : null;
  }
  get isRunning(): boolean {
    return this.problem === null && this.result === null;
  }
  /** The seats whose answers the match waits for, in turn order. */
  get asked(): Seat[] {
    if (!this.isRunning) return [];
    if (this.round !== null) return this.round.open;
    return this.game.decision === null ? [] : [this.game.decision.seat];
  }
  /**
   * The position in which this seat is asked: in a window, the one in which all seats before it have passed. Null if it is not
   * asked.
   */
  positionOf(seat: Seat): Game | null {
    if (this.round !== null) return this.round.position(seat);
    return this.game.decision?.seat === seat ? this.game : null;
  }
  /** This seat's answer in the open window. */
  givenBy(seat: Seat): string[] | null {
    return this.round?.given.get(seat)?.keys ?? null;
  }
  isPassing(seat: Seat): boolean {
    return this.passing.isPassing(seat, this.game.board.lastTurnOf(seat));
  }
  /** Does a bot answer for this seat? */
  isPlayedByBot(seat: Seat): boolean {
    return this.players[seat].kind === 'bot' || this.conceded[seat] || this.standIns.has(seat);
  }

  // ---- what may be done --------------------------------------------------------------------------------------------

  /** The reason why this input is refused; null if it is not. Changes nothing. */
  refusal(input: Input): Refusal | null {
    return refusalOf(this, input);
  }
  /** The reason why this seat can't give this answer; null if it can. Reveals nothing about a card that the seat does not see. */
  verify(seat: Seat, keys: readonly string[]): Reason | null {
    const game = this.positionOf(seat);
    if (game === null || !this.isRunning) return { code: this.game.over ? 'game-over' : 'not-your-decision' };
    return this.fitting.reasonAgainst(game, this.asking, seat, keys);
  }

  // ---- what is done ------------------------------------------------------------------------------------------------

  /**
   * Performs an input that `refusal` accepts. An error in the rules stops the match where it was before; any other input throws a
   * GameError and changes nothing.
   */
  perform(input: Input, now = 0): News {
    const { asking } = this;
    const wasBroken = this.problem !== null;
    this.carryOut(input, now);
    if (input.kind === 'undo') return 'back';
    if (input.kind === 'concede') return 'gone';
    if (!wasBroken && this.problem !== null) return 'state';
    return this.asking === asking ? 'own' : 'moment';
  }
  private carryOut(input: Input, now: number): void {
    switch (input.kind) {
      case 'answer':
        this.answer(input, now);
        return;
      case 'withdraw':
        this.round?.given.delete(input.seat);
        return;
      case 'close':
        if (this.round !== null) this.safely(now, () => this.closeRound(now));
        return;
      case 'undo':
        this.undo(input.to, input.seat, input.agreed, now);
        return;
      case 'passing':
        if (input.on) this.beginPassing(input.seat, now);
        else this.passing.end(input.seat);
        return;
      default:
        this.conceded[input.seat] = true;
    }
  }

  /** Passes for this seat in this window and in all until its next turn. */
  private beginPassing(seat: Seat, now: number): void {
    this.passing.begin(seat, this.game.state.turn);
    if (this.round?.open.includes(seat)) this.give({ kind: 'answer', seat, keys: [] }, now);
  }
  private answer(input: Answer, now: number): void {
    const { seat, keys } = input;
    if (this.problem !== null) throw new GameError('answer', 'this game is broken');
    const reason = this.verify(seat, keys);
    if (reason) throw new GameError('answer', `seat ${seat} can't answer [${keys.join(', ')}]: ${reason.code}`, reason);
    if (this.round !== null) this.give(input, now);
    else this.safely(now, () => this.answerNow(input, now));
  }
  private answerNow({ seat, keys, auto = false }: Answer, now: number): void {
    const moment = this.startMoment(seat);
    const before = marksOf(this.game);
    this.take(moment, seat, keys, !auto);
    const others = this.runOn(moment, now);
    this.keep(moment, !auto && !others && nothingLearntSince(before, this.game));
  }
  private give(input: Answer, now: number): void {
    const round = this.round!;
    round.given.set(input.seat, input);
    if (this.windows.kind === 'open' && round.settled) this.safely(now, () => this.closeRound(now));
  }

  /** The window ends: all seats pass except the first in turn order that acted. */
  private closeRound(now: number): void {
    const round = this.round!;
    const moment = this.startMoment(-1);
    const before = marksOf(this.game);
    this.round = null;
    if (this.game.paused) this.letGoBy(moment);
    while (moment.by < 0 && round.isIn(this.game)) {
      const { seat } = this.game.decision!;
      const given = round.given.get(seat);
      const keys = given?.keys ?? [];
      this.take(moment, seat, keys, this.passing.isOwn(seat, given), keys.length === 0);
      if (keys.length > 0) moment.by = seat;
    }
    const byOneSeat = !round.mightInvolveOthersThan(moment.by) && !round.given.get(moment.by)?.auto;
    const others = this.runOn(moment, now);
    this.keep(moment, byOneSeat && !others && nothingLearntSince(before, this.game));
  }

  /** An error in the rules stops this match, and nothing else. */
  private safely(now: number, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.breakDown(error, now);
    }
  }
  /** Stops the match and keeps this many of its moments. */
  breakDown(error: unknown, now = 0, kept = this.past.length): void {
    this.problem = error instanceof EndlessError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
    try {
      this.backTo(kept - 1, now);
    } catch {
      this.hopeless = true;
    }
  }

  // ---- taking back -------------------------------------------------------------------------------------------------

  /** The people whose consent this seat needs to go beyond the undo rule. */
  others(seat: Seat): Seat[] {
    return peopleBut(seat, this.players, this.conceded);
  }

  /** How this seat can take back its last gesture; null if there is nothing to take back. If all have `agreed`, more is taken back. */
  wayBack(seat: Seat, agreed = false): WayBack | null {
    return this.hopeless ? null : wayBackOf(this, this.lastActs.of(seat), seat, agreed);
  }
  /**
   * The inputs that carry out this way back, in order. A seat that passes in all windows until its next turn stops doing so, because it
   * would pass at once in the window that it goes back to.
   */
  inputsFor(way: Input): Input[] {
    return way.kind === 'undo' && this.passing.has(way.seat) ? [{ kind: 'passing', seat: way.seat, on: false }, way] : [way];
  }

  private undo(to: number, seat: Seat, agreed: boolean, now: number): void {
    const moment = momentWith(this.past, to);
    if (moment < 0) throw new GameError('answer', 'there is no way back to this answer');
    const byRule = this.problem !== null || isByRule(this.past, moment, seat);
    const from = this.game.answers.length;
    // If this leads into the middle of a moment, the answers before it still count: in a window, or of another player.
    const steps = this.past[moment + 1]?.steps.filter((step) => step.keys !== null) ?? [];
    const answered = steps.slice(0, to - this.past[moment].answers);
    this.backTo(moment, now, answered);
    this.problem = null;
    for (let i = this.game.answers.length; i < to && this.round === null; i = this.game.answers.length) {
      const { by, keys, own } = steps[i - to + answered.length];
      this.answerNow({ kind: 'answer', seat: by, keys: keys!, auto: !own }, now);
    }
    // An undo that changed nothing marks nothing.
    const free = !agreed && !byRule && seat >= 0 && this.game.answers.length < from;
    this.undos.push({ from, to, by: seat, agreed, ...(free && { free }) });
  }

  /** An independent copy of the game at this moment. */
  at(moment: number): Game {
    return this.copies.at(moment, this.past, this.game.answers);
  }
  private backTo(moment: number, now: number, answered: readonly Step[] = []): void {
    this.game = this.at(moment);
    this.copies.forgetAfter(moment);
    this.past.length = moment + 1;
    this.lastActs.noteAll(this.past);
    this.round = this.inWindow ? new Round(this.game, now, (seat) => this.isPassing(seat)) : null;
    for (const { by, keys } of answered) this.round?.given.set(by, { kind: 'answer', seat: by, keys: keys! });
    this.asking++;
    if (this.windows.kind === 'open' && this.round?.settled) this.closeRound(now);
  }

  private startMoment(by: Seat): Moment {
    return { by, steps: [], answers: 0, pauses: this.past[this.n]?.pauses ?? 0, reversible: false, begins: false };
  }
  private take(moment: Moment, seat: Seat, keys: string[], own: boolean, silent = false): void {
    answerWith(this.game, seat, keys);
    moment.steps.push(stepOf(this.game, seat, keys, silent, own));
    moment.begins = isPlay(keys);
    moment.pauses = 0;
  }
  private pass(moment: Moment, seat: Seat): void {
    this.take(moment, seat, [], this.passing.isOwn(seat, undefined), true);
  }
  private letGoBy(moment: Moment): void {
    this.game.goOn();
    moment.steps.push(stepOf(this.game));
    moment.pauses++;
  }
  private get inWindow(): boolean {
    return this.game.paused || isWindow(this.game.decision);
  }

  /**
   * Runs on to the next decision, or to a window that everybody waits for. Returns whether another seat might have acted in a
   * window.
   */
  private runOn(moment: Moment, now: number): boolean {
    let others = false;
    while (this.inWindow) {
      const round = new Round(this.game, now, (seat) => this.isPassing(seat));
      others ||= round.mightInvolveOthersThan(moment.by);
      if (this.windows.kind === 'masked' || round.seats.length > 0) {
        this.round = round;
        break;
      }
      if (this.game.paused) this.letGoBy(moment);
      else while (round.isIn(this.game)) this.pass(moment, this.game.decision!.seat);
    }
    return others;
  }
  private keep(moment: Moment, nothingLearnt: boolean): void {
    const next = this.game.decision;
    moment.answers = this.game.answers.length;
    moment.reversible = nothingLearnt && moment.by >= 0 && next?.seat === moment.by;
    moment.begins &&= next !== null && next.quiet === undefined;
    if (this.n >= 0) forgetBeats(this.past[this.n]);
    this.past.push(moment);
    this.lastActs.note(moment, this.n);
    this.asking++;
    if (!moment.reversible && next !== null) this.copies.offer(this.n, this.game);
  }

  // ---- the end -----------------------------------------------------------------------------------------------------

  get result(): Result | null {
    return resultOf(this.game, this.players, this.conceded);
  }

  /** The match as a `Kept`, as JSON. */
  kept(): string {
    return keptText(this, this.passing.kept, this.texts);
  }
}
