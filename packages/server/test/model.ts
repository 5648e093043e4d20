import type { Seat } from '@breakpoint/engine';
import type { Match } from '@breakpoint/match';
import type { Command, ErrorCode } from '@breakpoint/protocol';
import { expect } from 'vitest';
import type { JournalRow } from '../src/store/schema.js';
import type { SimulatedTable } from './simulated.js';

// A model of what each player may do at a table. It knows the match and the commands of the players, but not how a table works.

export type Outcome = 'ok' | ErrorCode;
interface VoteModel {
  kind: 'undo' | 'stand-in' | 'rematch';
  by: Seat;
  seat?: Seat;
  agreed: Set<Seat>;
}

const NOT_NOW = ['not-now'] as const;

export class Model {
  conceded: boolean[];
  gone: boolean[];
  standIn: boolean[];
  /** The time since which each player has been absent; null if present. */
  away: (number | null)[];
  vote: VoteModel | null = null;
  /** The time that each seat has used in this turn. */
  private spent: number[];
  private turn = -1;
  private lastMove: number;
  private window = { key: '', since: 0 };
  private asking = -1;
  /** Set if writes have failed in this turn, because clocks may then be a little off. */
  clockIsVague = false;
  /** The command under way and its seat; null while only time passes. */
  doing: { seat: Seat; command: Command } | null = null;

  constructor(private readonly world: SimulatedTable) {
    const seats = world.table.seats.length;
    this.conceded = Array.from({ length: seats }, () => false);
    this.gone = this.conceded.slice();
    this.standIn = this.conceded.slice();
    this.away = this.conceded.map(() => null);
    this.spent = this.conceded.map(() => 0);
    this.lastMove = world.time.now();
  }

  private get match(): Match {
    return this.world.table.match!;
  }
  private get now(): number {
    return this.world.time.now();
  }
  private isPerson(seat: Seat): boolean {
    return this.world.table.seats[seat]?.kind === 'person';
  }
  private isHere(seat: Seat): boolean {
    return this.away[seat] === null;
  }
  private get budget(): number {
    const { clock } = this.world.table.config;
    if (clock.kind === 'none') return Number.POSITIVE_INFINITY;
    return clock.kind === 'turn' ? clock.seconds * 1000 : clock.days * 86_400_000;
  }
  /** The time at which the open window must end; Infinity if it ends only when all players have answered. */
  private get windowLasts(): number {
    const { windows, clock } = this.world.table.config;
    if (windows?.kind === 'masked') return windows.seconds * 1000;
    if (windows?.kind === 'hours') return windows.hours * 3_600_000;
    return clock.kind === 'turn' ? Math.min(this.budget, 30_000) : this.budget;
  }
  /** The one who answers for this seat: its player, a bot, or either if its time has just run out. */
  hands(seat: Seat): 'own' | 'bot' | 'either' {
    if (!this.isPerson(seat) || this.conceded[seat] || this.gone[seat] || this.standIn[seat]) return 'bot';
    // The server checks its clocks twice a second.
    if (this.spent[seat] >= this.budget + 1000 && this.clockRunsFor(seat) && !this.clockIsVague) return 'bot';
    return this.spent[seat] >= this.budget || (this.clockIsVague && this.budget < Number.POSITIVE_INFINITY) ? 'either' : 'own';
  }
  private clockRunsFor(seat: Seat): boolean {
    const { match } = this;
    return !match.windowOpen && match.asked.includes(seat);
  }
  /** All human players except this one. */
  private others(seat: Seat): Seat[] {
    return this.conceded.flatMap((gone, other) => (other !== seat && this.isPerson(other) && !gone ? [other] : []));
  }

  // ---- the expected results of commands ----------------------------------------------------------------------------

  expected(seat: Seat, command: Command): readonly Outcome[] {
    if (seat < 0) return command.what === 'hint' ? NOT_NOW : ['not-seated'];
    const { match } = this;
    const over = match.result !== null;
    // A player is back with any command.
    const hands = this.standIn[seat] && command.what !== 'hint' ? 'own' : this.hands(seat);
    const ifOwn = (outcome: readonly Outcome[]): readonly Outcome[] =>
      hands === 'own' ? outcome : hands === 'bot' ? NOT_NOW : [...outcome, 'not-now'];
    switch (command.what) {
      case 'answer':
        if (over) return NOT_NOW;
        if (command.decision !== match.number) return ['old-decision'];
        return ifOwn([match.verify(seat, command.keys) === null ? 'ok' : 'refused']);
      case 'passing':
        return over ? ['not-now', 'too-fast'] : [...ifOwn(['ok']), 'too-fast'];
      case 'hint':
        return match.asked.includes(seat) ? ifOwn(['ok']) : NOT_NOW;
      case 'why-not':
        return over ? NOT_NOW : ['ok'];
      case 'ahead':
        return over ? ['not-now', 'too-fast'] : ['ok', 'too-fast'];
      case 'concede':
        return over || this.conceded[seat] ? NOT_NOW : ['ok'];
      case 'leave':
        return ['ok'];
      case 'undo':
        return over ? ['not-now', 'too-fast'] : [...ifOwn([this.undoIs(seat)]), 'too-fast'];
      case 'vote':
        return [this.mayVote(seat) ? 'ok' : 'no-vote', 'too-fast'];
      case 'stand-in':
        return [this.standInIs(seat, command.seat), 'too-fast'];
      case 'rematch':
        return [...(this.world.table.row.phase === 'over' ? (['ok', 'too-few-factions'] as const) : NOT_NOW), 'too-fast'];
      default:
        return NOT_NOW;
    }
  }
  private undoIs(seat: Seat): Outcome {
    const { match } = this;
    if (match.givenBy(seat) !== null) return 'ok';
    if (!match.past.some((moment, i) => i > 0 && moment.steps.some((step) => step.by === seat && step.own))) return 'not-now';
    if (this.mayUndoAlone(seat)) return 'ok';
    return this.vote === null || this.vote.by === seat ? 'ok' : 'not-now';
  }
  private mayUndoAlone(seat: Seat): boolean {
    const { match } = this;
    const last = match.past[match.n];
    return this.others(seat).length === 0 || (match.n > 0 && last.reversible && last.by === seat);
  }
  private mayVote(seat: Seat): boolean {
    return this.vote !== null && this.voters(this.vote).includes(seat);
  }
  private voters({ kind, by, seat }: VoteModel): Seat[] {
    if (kind === 'undo') return [by, ...this.others(by)];
    const players = this.conceded.flatMap((_, p) => (this.isPerson(p) && !this.gone[p] && this.isHere(p) ? [p] : []));
    return kind === 'rematch' ? players : players.filter((p) => p !== seat && !this.conceded[p]);
  }
  /** The time from which a bot may play for this player; null if they are here and nobody waits for them. */
  private standInFrom(seat: Seat): number | null {
    const { match } = this;
    const { standInAfter, silentAfter } = this.world.house.settings;
    const { clock } = this.world.table.config;
    // In a game by days, everybody is away most of the time.
    if (clock.kind === 'days') return null;
    const left = this.away[seat];
    if (left !== null) return left + standInAfter;
    const waited = clock.kind === 'none' && (match.windowOpen || match.asked.includes(seat));
    return waited ? this.lastMove + silentAfter : null;
  }
  private standInIs(by: Seat, seat: Seat): Outcome {
    const { match } = this;
    const { row } = this.world.table;
    if (
      row.phase !== 'playing' ||
      match.result !== null ||
      !this.isPerson(seat) ||
      this.gone[seat] ||
      this.standIn[seat] ||
      this.conceded[seat]
    )
      return 'not-now';
    if (by === seat || this.conceded[by] || !this.isHere(by)) return 'not-now';
    const from = this.standInFrom(seat);
    if (from === null) return 'not-now';
    if (this.now < from) return 'too-soon';
    return this.vote === null || this.vote.by === by || (this.vote.kind === 'stand-in' && this.vote.seat === seat) ? 'ok' : 'not-now';
  }

  // ---- changes -----------------------------------------------------------------------------------------------------

  /** Called before a command: its player is back, whatever its result. */
  beforeCommand(seat: Seat, command: Command): void {
    this.doing = { seat, command };
    if (seat < 0 || command.what === 'hint' || !this.standIn[seat]) return;
    this.back(seat);
  }
  /** Called when a player's first socket connects, or when a player replaced by a bot sends a command. */
  back(seat: Seat): void {
    this.standIn[seat] = false;
    if (this.vote?.kind === 'stand-in' && this.vote.seat === seat) this.vote = null;
  }
  /** Called after a successful command, to follow votes. */
  afterCommand(seat: Seat, command: Command, journal: readonly JournalRow[]): void {
    this.doing = null;
    const done = (kind: JournalRow['kind']): boolean => journal.some((row) => row.kind === kind);
    switch (command.what) {
      case 'undo':
        if (!done('undo') && !done('withdraw')) this.vote = { kind: 'undo', by: seat, agreed: new Set([seat]) };
        break;
      case 'vote':
        if (command.yes) this.agree(seat);
        else this.vote = null;
        break;
      case 'stand-in':
        if (this.vote?.kind !== 'stand-in' || this.vote.seat !== command.seat)
          this.vote = { kind: 'stand-in', by: seat, seat: command.seat, agreed: new Set() };
        this.agree(seat);
        break;
      case 'rematch':
        if (this.vote?.kind !== 'rematch') this.vote = { kind: 'rematch', by: seat, agreed: new Set() };
        this.agree(seat);
        break;
      case 'leave':
        this.gone[seat] = true;
        if (this.vote?.by === seat) this.vote = null;
        break;
      default:
    }
  }
  private agree(seat: Seat): void {
    const { vote } = this;
    if (vote === null) return;
    vote.agreed.add(seat);
    if (this.voters(vote).some((s) => !vote.agreed.has(s))) return;
    this.vote = null;
    if (vote.kind === 'stand-in') this.standIn[vote.seat!] = true;
    if (vote.kind === 'rematch') this.newGame();
  }
  private newGame(): void {
    const { seats } = this.world.table;
    this.conceded = seats.map(() => false);
    this.gone = seats.map(() => false);
    this.standIn = seats.map(() => false);
    this.asking = -1;
    this.turn = -1;
  }

  /** Called before a row is stored: checks that nobody acts for another player. */
  storing(row: JournalRow): void {
    const { doing, match } = this;
    const text = JSON.stringify({ row, doing });
    const mine = (...whats: Command['what'][]): boolean => doing !== null && doing.seat === row.seat && whats.includes(doing.command.what);
    switch (row.kind) {
      case 'answer':
        if (row.by === 'person') {
          expect(mine('answer') && this.hands(row.seat) !== 'bot', text).toBe(true);
          expect(row.keys).toBe(JSON.stringify((doing!.command as Extract<Command, { what: 'answer' }>).keys));
        } else expect(doing === null && this.hands(row.seat) !== 'own', text).toBe(true);
        break;
      case 'concede':
        if (row.by === 'person') expect(mine('concede'), text).toBe(true);
        else expect(this.gone[row.seat] || mine('leave'), text).toBe(true);
        this.conceded[row.seat] = true;
        this.vote = null;
        this.lastMove = this.now;
        break;
      case 'undo':
        if (row.by === 'person') expect(mine('undo') && this.mayUndoAlone(row.seat), text).toBe(true);
        else {
          const agreed = new Set([...(this.vote?.agreed ?? []), ...(doing?.command.what === 'vote' ? [doing.seat] : [])]);
          expect(row.by === 'vote' && this.vote?.kind === 'undo' && this.vote.by === row.seat, text).toBe(true);
          expect(
            [row.seat, ...this.others(row.seat)].every((s) => agreed.has(s)),
            text,
          ).toBe(true);
        }
        break;
      case 'close':
        expect(doing === null && match.windowOpen, text).toBe(true);
        expect(this.now - this.window.since, text).toBeGreaterThanOrEqual(this.windowLasts);
        break;
      case 'passing':
        // A player who takes something back passes no longer.
        if (mine('undo') || (this.vote?.kind === 'undo' && this.vote.by === row.seat && doing?.command.what === 'vote')) break;
        expect(mine('passing') && this.hands(row.seat) !== 'bot', text).toBe(true);
        break;
      default:
        expect(mine('undo'), text).toBe(true);
    }
  }

  // ---- time --------------------------------------------------------------------------------------------------------

  /** Lets time pass in which nothing happens. */
  timePasses(ms: number): void {
    const { match } = this;
    if (!match.isRunning || match.windowOpen) return;
    const [seat] = match.asked;
    if (seat !== undefined) this.spent[seat] += ms;
  }
  /** Called after everything: a new turn resets the clocks, and a new decision ends a vote on undoing. */
  look(): void {
    const { match } = this;
    if (match.game.state.turn !== this.turn) {
      this.turn = match.game.state.turn;
      this.spent = this.spent.map(() => 0);
      this.clockIsVague = false;
    }
    if (match.asking !== this.asking) {
      this.asking = match.asking;
      this.lastMove = this.now;
      if (this.vote?.kind === 'undo') this.vote = null;
    }
    if (match.result !== null && this.vote?.kind !== 'rematch') this.vote = null;
    // A vote for a stand-in ends if its player acts, or has just left.
    const from = this.vote?.kind === 'stand-in' ? this.standInFrom(this.vote.seat!) : 0;
    if (from === null || this.now < from) this.vote = null;
    const key = `${match.n} ${match.undos.length} ${match.windowOpen}`;
    if (key !== this.window.key) this.window = { key, since: this.now };
  }
  /** Called after a restart: nobody is connected, and there is no vote. */
  restarted(): void {
    this.vote = null;
    this.asking = this.match.asking;
    this.lastMove = this.now;
    this.away = this.away.map((_, seat) => (this.isPerson(seat) && !this.gone[seat] ? this.now : null));
  }

  /** Expects that the table agrees with the model. */
  compare(): void {
    const { seats, game } = this.world.table;
    expect(seats.map((s) => s.stand_in === 1)).toEqual(this.standIn);
    expect(seats.map((s) => s.gone === 1)).toEqual(this.gone);
    expect(this.match.conceded).toEqual(this.conceded);
    const view = game!.vote?.view ?? null;
    expect(view && [view.kind, view.by, view.seat, view.agreed.slice().sort()]).toEqual(
      this.vote && [this.vote.kind, this.vote.by, this.vote.seat, [...this.vote.agreed].sort()],
    );
  }
}
