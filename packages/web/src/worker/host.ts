import { allCards } from '@breakpoint/cards';
import {
  type Ahead,
  ahead,
  answerWith,
  type Chance,
  type EventView,
  eventView,
  Game,
  GameError,
  type GameEvent,
  knowledgeOf,
  logOf,
  type ReasonView,
  reasonView,
  replayLog,
  type Seat,
  SPECTATOR,
  seedFromText,
  viewOf,
  whyNot,
} from '@breakpoint/engine';
import type { SavedGame } from '../session/saves.js';
import { type LocalTable, Refused, type SessionMessage, type TableState, type Update } from '../session/types.js';
import { adviser, botFor } from './levels.js';

interface Past {
  by: Seat;
  events: GameEvent[];
  reversible: boolean;
}

/** A table in this browser: the game, its bots, and what the device's holder may see. Knows nothing of workers. */
export class Host {
  private game: Game;
  /** What happened at the beginning and with each answer. */
  private past: Past[] = [];
  private conceded: boolean[];
  private viewer: Seat;
  private readonly chance: Chance;
  private problem: string | undefined;

  constructor(
    readonly id: string,
    readonly table: LocalTable,
    private readonly tell: (message: SessionMessage) => void,
    saved?: Pick<SavedGame, 'log'> & Partial<SavedGame>,
  ) {
    this.chance = { key: seedFromText(`${table.setup.seed} bots ${saved?.log.answers.length ?? 0}`), used: 0 };
    this.conceded = saved?.conceded ?? table.players.map(() => false);
    this.game = Game.create(allCards, table.setup);
    this.past = [{ by: -1, events: this.game.takeEvents(), reversible: false }];
    if (saved) for (const keys of saved.log.answers) this.apply(this.game.decision!.seat, keys);
    this.viewer = saved?.viewer ?? this.firstViewer();
  }

  private get persons(): Seat[] {
    return this.table.players.flatMap((p, seat) => (p.kind === 'person' && !this.conceded[seat] ? [seat] : []));
  }
  private firstViewer(): Seat {
    if (this.persons.length === 1) return this.persons[0];
    return SPECTATOR;
  }
  /** The seat that has to take the device before going on; null if nobody. */
  private get curtain(): Seat | null {
    const seat = this.game.decision?.seat;
    if (seat === undefined || this.result || this.persons.length < 2 || !this.persons.includes(seat) || seat === this.viewer) return null;
    return seat;
  }

  get result(): TableState['result'] {
    if (this.game.over) return { winner: this.game.state.winner, by: 'points' };
    const left = this.conceded.flatMap((gone, seat) => (gone ? [] : [seat]));
    const anyPerson = this.table.players.some((p, seat) => p.kind === 'person' && !this.conceded[seat]);
    if (left.length > 1 && (anyPerson || !this.conceded.includes(true))) return null;
    const best = left.reduce((a, b) => (this.game.state.vp[b] > this.game.state.vp[a] ? b : a), left[0]);
    return { winner: best, by: 'concession' };
  }

  state(): TableState {
    const result = this.result;
    return {
      status: this.problem ? 'broken' : result ? 'over' : 'playing',
      me: this.eyes,
      players: this.table.players.map((p, seat) => ({ ...p, connected: true, conceded: this.conceded[seat] })),
      canUndo: this.canUndo,
      canHint: adviser() !== null && this.game.decision?.seat === this.viewer && !result,
      curtain: this.curtain,
      result,
      replay: result ? `local/${this.id}` : undefined,
      problem: this.problem,
    };
  }

  /** While the device is being passed, nobody's hand is to be seen. */
  private get eyes(): Seat {
    return this.curtain === null ? this.viewer : SPECTATOR;
  }
  private update(n = this.past.length - 1): Update {
    return { n, by: this.past[n].by, view: viewOf(this.game, this.eyes), events: this.eventsOf(n) };
  }
  private eventsOf(n: number): EventView[] {
    return this.past[n].events.map((e) => eventView(this.game, e, this.eyes));
  }

  snapshot(why: 'arrival' | 'undo' | 'hands'): void {
    this.tell({ type: 'snapshot', state: this.state(), update: this.update(), events: this.past.map((_, n) => this.eventsOf(n)), why });
  }

  private apply(seat: Seat, keys: readonly string[]): void {
    const { reversible } = answerWith(this.game, seat, keys);
    this.past.push({ by: seat, events: this.game.takeEvents(), reversible });
  }
  private answerAndTell(seat: Seat, keys: readonly string[]): void {
    const before = this.eyes;
    this.apply(seat, keys);
    if (this.eyes !== before) this.snapshot('hands');
    else this.tell({ type: 'update', state: this.state(), update: this.update() });
  }

  answer(decision: number, keys: string[]): void {
    if (decision !== this.game.answers.length) return;
    if (this.result) throw new Refused({ code: 'game-over', card: null, base: null, number: null, seat: null });
    try {
      this.answerAndTell(this.viewer, keys);
    } catch (error) {
      if (error instanceof GameError && error.reason) throw new Refused(reasonView(this.game, error.reason));
      this.breakDown(error);
    }
  }

  whyNot(key: string): ReasonView | null {
    const reason = whyNot(this.game, this.viewer, key);
    return reason && reasonView(this.game, reason);
  }

  ahead(key: string): Ahead | null {
    return ahead(this.game, this.viewer, key);
  }

  /** Is it a bot's turn to answer? */
  get waitsForBot(): boolean {
    const seat = this.game.decision?.seat;
    if (seat === undefined || this.result || this.problem) return false;
    return this.table.players[seat].kind === 'bot' || this.conceded[seat];
  }
  botAnswers(): void {
    try {
      const seat = this.game.decision!.seat;
      const bot = botFor(this.table.players[seat].level ?? 'normal');
      this.answerAndTell(seat, bot.decide(knowledgeOf(this.game, seat), this.chance));
    } catch (error) {
      this.breakDown(error);
    }
  }

  private breakDown(error: unknown): void {
    this.problem = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
    this.tell({ type: 'state', state: this.state() });
  }

  private get canUndo(): boolean {
    const last = this.past[this.past.length - 1];
    return !this.result && this.past.length > 1 && last.reversible && last.by === this.viewer;
  }
  undo(): void {
    if (!this.canUndo) return;
    this.past.pop();
    this.game = replayLog(allCards, logOf(this.game), this.past.length - 1);
    this.game.takeEvents();
    this.snapshot('undo');
  }

  concede(): void {
    const seat = this.viewer;
    if (seat < 0 || this.result) return;
    this.conceded[seat] = true;
    if (this.persons.length === 1) this.viewer = this.persons[0];
    else if (this.persons.length > 1) this.viewer = SPECTATOR;
    this.snapshot('hands');
  }
  lift(seat: Seat): void {
    if (this.curtain !== seat) return;
    this.viewer = seat;
    this.snapshot('hands');
  }
  hint(): string[] | null {
    const bot = adviser();
    if (!bot || this.game.decision?.seat !== this.viewer) return null;
    return bot.decide(knowledgeOf(this.game, this.viewer), this.chance);
  }

  saved(): SavedGame {
    const result = this.result;
    return {
      id: this.id,
      table: this.table,
      log: logOf(this.game),
      conceded: this.conceded,
      viewer: this.viewer,
      saved: Date.now(),
      ...(result && { result: { ...result, vp: this.game.state.vp.slice() } }),
    };
  }
}
