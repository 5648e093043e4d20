import { type Bot, type Hint, hintFor, levels, random, timeLimitOf } from '@breakpoint/bots';
import {
  type Ahead,
  type CardSet,
  type Chance,
  knowledgeOf,
  logOf,
  type ReasonView,
  reasonView,
  type Seat,
  SPECTATOR,
  seedFromText,
  whyNot,
} from '@breakpoint/engine';
import { aheadFor, historyFor, type Input, Match, matchFrom, playedFor, stateFor, updateFor } from '@breakpoint/match';
import type { FiledLog } from '@breakpoint/workshop';
import type { SavedGame } from '../session/saves.js';
import { type LocalTable, Refused, type SessionMessage, type SessionState } from '../session/types.js';

/** A table in this browser: a match, its bots, and the view of the player who has the device. It does not depend on workers. */
export class Host {
  private viewer: Seat;
  private readonly chance: Chance;
  /** Each seat has a bot of its own, because a bot remembers the world it sampled. */
  private readonly bots = new Map<Seat, Bot>();

  constructor(
    cards: CardSet,
    /** Empty for a game that is not stored. */
    readonly id: string,
    readonly table: LocalTable,
    private readonly tell: (message: SessionMessage) => void,
    saved?: Pick<SavedGame, 'log'> & Partial<SavedGame>,
    private readonly match: Match = saved ? matchFrom(cards, { ...table }, saved.log) : Match.create(cards, { ...table }),
  ) {
    this.chance = { key: seedFromText(`${table.setup.seed} bots ${saved?.log.answers.length ?? 0}`), used: 0 };
    saved?.conceded?.forEach((gone, seat) => {
      this.match.conceded[seat] = gone;
    });
    this.match.undos.push(...(saved?.undos ?? []));
    this.viewer = saved?.viewer ?? this.firstViewer();
  }

  private get persons(): Seat[] {
    return this.table.players.flatMap((p, seat) => (p.kind === 'person' && !this.match.conceded[seat] ? [seat] : []));
  }
  private firstViewer(): Seat {
    return this.persons.length === 1 ? this.persons[0] : SPECTATOR;
  }
  /** The seat that must take the device before the game continues; null if there is none. */
  private get curtain(): Seat | null {
    const { asked } = this.match;
    if (this.persons.length < 2 || asked.includes(this.viewer)) return null;
    return asked.find((seat) => this.persons.includes(seat)) ?? null;
  }
  /** While the device is being passed, no hand is visible. */
  private get shownTo(): Seat {
    return this.curtain === null ? this.viewer : SPECTATOR;
  }

  state(): SessionState {
    const state = stateFor(this.match, this.shownTo);
    return {
      ...state,
      // Players at one device need no vote to undo the answer that broke a game.
      canUndo: state.canUndo || (state.canAskUndo && state.status === 'broken'),
      canAskUndo: false,
      players: this.table.players.map((p, seat) => ({ ...p, connected: true, conceded: this.match.conceded[seat] })),
      curtain: this.curtain,
      ...(state.status === 'over' && this.id && { replay: `local/${this.id}` }),
      vote: null,
      clock: null,
      watchers: 0,
    };
  }

  snapshot(why: 'arrival' | 'undo' | 'hands'): void {
    const { match, shownTo } = this;
    this.tell({ type: 'snapshot', state: this.state(), update: updateFor(match, shownTo), events: historyFor(match, shownTo), why });
  }

  /** Applies the input and sends the result. Throws a `Refused` if the rules do not allow it. */
  private perform(input: Input): void {
    const { match, shownTo } = this;
    const refusal = match.refusal(input);
    if (refusal?.reason) throw new Refused(reasonView(match.game, refusal.reason));
    if (refusal) return;
    const news = match.perform(input);
    if (news === 'state' || news === 'own') this.tell({ type: 'state', state: this.state() });
    else if (news === 'back') this.snapshot('undo');
    else if (this.shownTo !== shownTo) this.snapshot('hands');
    else this.tell({ type: 'update', state: this.state(), update: playedFor(match, this.shownTo) });
  }

  answer(decision: number, keys: string[]): void {
    if (decision !== this.match.number || this.viewer < 0) return;
    this.perform({ kind: 'answer', seat: this.viewer, keys });
  }

  whyNot(key: string): ReasonView | null {
    const game = this.match.positionOf(this.viewer) ?? this.match.game;
    const reason = whyNot(game, this.viewer, key);
    return reason && reasonView(game, reason);
  }

  ahead(key: string): Ahead | null {
    return aheadFor(this.match, this.viewer, key);
  }

  private get botAsked(): Seat | undefined {
    return this.match.asked.find((seat) => this.match.isPlayedByBot(seat));
  }
  /** Does a bot have to answer next? */
  get waitsForBot(): boolean {
    return this.botAsked !== undefined;
  }
  botAnswers(): void {
    const seat = this.botAsked;
    if (seat !== undefined) this.perform({ kind: 'answer', seat, keys: this.botKeys(seat), auto: true });
  }
  private botKeys(seat: Seat): string[] {
    const knowledge = knowledgeOf(this.match.positionOf(seat)!, seat);
    const level = this.table.players[seat].level ?? 'normal';
    const bot = this.bots.get(seat) ?? levels[level]();
    this.bots.set(seat, bot);
    try {
      return bot.decide(knowledge, this.chance);
    } catch (error) {
      console.error('a bot failed', error);
      return random.decide(knowledge, this.chance);
    }
  }

  /** Does a bot of this table think by the clock? Then practice makes it stronger. */
  get isTimed(): boolean {
    return this.table.players.some((p) => p.kind === 'bot' && timeLimitOf(p.level ?? 'normal') !== null);
  }

  undo(): void {
    const way = this.viewer < 0 ? null : this.match.wayBack(this.viewer);
    if (!way || (way.consent.length > 0 && this.match.problem === null)) return;
    for (const input of this.match.inputsFor({ ...way.input, agreed: way.consent.length > 0 } as Input)) this.perform(input);
  }
  passing(on: boolean): void {
    if (this.viewer >= 0) this.perform({ kind: 'passing', seat: this.viewer, on });
  }
  concede(): void {
    const input: Input = { kind: 'concede', seat: this.viewer };
    if (this.viewer < 0 || this.match.refusal(input)) return;
    this.match.perform(input);
    if (this.persons.length > 0) this.viewer = this.firstViewer();
    this.snapshot('hands');
  }
  lift(seat: Seat): void {
    if (this.curtain !== seat) return;
    this.viewer = seat;
    this.snapshot('hands');
  }
  hint(): Hint | null {
    const game = this.match.asked.includes(this.viewer) ? this.match.positionOf(this.viewer) : null;
    return game && hintFor(knowledgeOf(game, this.viewer), this.chance);
  }

  /** The log, as it can be opened anywhere. */
  filedLog(): FiledLog {
    const { documents } = this.table;
    return { ...logOf(this.match.game), ...(documents && { documents }) };
  }

  saved(): SavedGame {
    const { match } = this;
    return {
      id: this.id,
      table: this.table,
      log: logOf(match.game),
      conceded: [...match.conceded],
      undos: [...match.undos],
      viewer: this.viewer,
      saved: Date.now(),
      ...(match.result && { result: { ...match.result, vp: match.game.state.vp.slice() } }),
    };
  }
}
