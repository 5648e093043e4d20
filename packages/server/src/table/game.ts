import { eachNumber, GameError, reasonView, type Seat, type Setup } from '@breakpoint/engine';
import type { Input, Match, News, Player } from '@breakpoint/match';
import { windowsAt } from '@breakpoint/protocol';
import { brief, log } from '../base/log.js';
import { Problem } from '../base/problems.js';
import { ownTurn, type Timer } from '../base/time.js';
import type { GameRow, JournalRow, SeatRow, TableRow } from '../store/schema.js';
import type { WholeGame } from '../store/whole-table.js';
import { BotsAtTable } from './bots.js';
import { TurnClock } from './clock.js';
import type { Done } from './house.js';
import { keepUp } from './keeping.js';
import { gameRow, journalRow, StoredMatch, windowsOf } from './stored.js';
import { type Stream, tellAnew, tellMoment } from './stream.js';
import type { Table } from './table.js';
import { StoredTurn } from './turns.js';
import type { Vote } from './votes.js';
import { WindowTimer } from './windows.js';

/** Milliseconds after which the consequences of a change are tried again after a failed write. */
const SETTLE_AGAIN = 1000;

/** One game of a table: stores its match and sends it to the clients; runs its clock, windows, bots and votes. */
export class GameAtTable {
  vote: Vote | null = null;
  /** The time of the last change that everybody could see. */
  lastMove: number;
  private readonly bots = new BotsAtTable(this);
  private readonly window = new WindowTimer(this);
  private readonly turn = new StoredTurn(this);
  private settling: Timer | null = null;
  stopped = false;

  private constructor(
    readonly table: Table,
    readonly stored: StoredMatch,
    public clock: TurnClock | null,
  ) {
    this.lastMove = table.house.time.now();
  }

  get match(): Match {
    return this.stored.match;
  }
  /** The time at which the open window ends, if it is timed. */
  get windowEnds(): number | null {
    return this.clock?.windowEnds(this.match) ?? null;
  }

  /** The table's latest game, from what is stored. */
  static async load(table: Table, found: WholeGame): Promise<GameAtTable> {
    const { house, config, row } = table;
    const windows = windowsOf(windowsAt(config), house.settings.maskedTime);
    const stored = await mustHaveCards(found.row, () =>
      StoredMatch.load(table.cards, found, windows, house.time.now(), (id) => house.store.journal(id)),
    );
    const clock = row.phase === 'over' ? null : TurnClock.for(config.clock, windows, house.store, row.id, found.timer);
    const game = new GameAtTable(table, stored, clock);
    game.turn.remember(found.turn);
    return game;
  }
  /** Starts a new game with these seats. */
  static async start(table: Table, seats: SeatRow[], done: Done): Promise<GameAtTable> {
    const { house, config } = table;
    const players = seats.map(playerOf);
    const { boxes, documents, factions, rules, duplicates } = config;
    const setup: Setup = {
      seed: house.settings.newSeed(),
      players: players.map((p) => ({ name: p.name })),
      rules,
      ...eachNumber((name) => config[name]),
      factions,
      boxes,
      ...(documents?.length && { documents }),
      duplicates,
    };
    const now = house.time.now();
    const game = gameRow(table.cards, table.row.id, setup, players, table.match, now);
    const windows = windowsOf(windowsAt(config), house.settings.maskedTime);
    const stored = mustBePossible(() => StoredMatch.create(table.cards, game, windows));
    const row: TableRow = { ...table.row, phase: 'playing', game: game.id, touched: now };
    await house.store.createGame(stored.row, row, seats, done);
    table.row = row;
    table.seats = seats;
    house.metrics.count('games_total');
    const clock = TurnClock.for(config.clock, windows, house.store, row.id);
    return new GameAtTable(table, stored, clock);
  }

  // ---- inputs ------------------------------------------------------------------------------------------------------

  /** Checks, stores, performs and publishes an input: nothing is sent before it is stored. */
  async perform(input: Input, by: JournalRow['by'], done?: Done): Promise<void> {
    const { match, table } = this;
    this.noteHands();
    this.mustFit(input);
    if (this.stored.seq >= table.house.settings.journalRows && this.couldBeRepeated(input))
      throw new Problem('not-now', 'this was done too often in this game');
    const now = table.house.time.now();
    await this.append(input, by, now, done);
    // The metric is public, so answers in secret are not counted.
    if (input.kind === 'answer' && !match.windowOpen) table.house.metrics.count('answers_total');
    const { asking } = match;
    const news = match.perform(input, now);
    if (match.asking !== asking && this.vote?.kind === 'undo') this.vote = null;
    if (input.kind === 'concede' || match.result !== null) this.vote = null;
    // A change that only one seat sees does not count as a move.
    if (news !== 'own') this.lastMove = now;
    this.endUnfoundedVote();
    if (this.clock) await this.tryToFollowClock();
    this.publish(news, 'seat' in input ? input.seat : -1);
    await this.settle();
  }
  /** Could this be done again and again without the game getting on? */
  private couldBeRepeated(input: Input): boolean {
    if (input.kind === 'answer') return this.match.givenBy(input.seat) !== null;
    return input.kind === 'undo' || input.kind === 'withdraw' || input.kind === 'passing';
  }
  private mustFit(input: Input): void {
    const { match } = this;
    const refusal = match.refusal(input);
    if (!refusal) return;
    const position = match.positionOf('seat' in input ? input.seat : -1) ?? match.game;
    throw new Problem(refusal.error, 'refused', refusal.reason && reasonView(position, refusal.reason));
  }
  private async append(input: Input, by: JournalRow['by'], at: number, done?: Done): Promise<void> {
    const { stored } = this;
    await this.table.house.store.append(journalRow(stored.row.id, stored.seq, input, by, at, done), done);
    stored.seq++;
    stored.unsaved++;
  }
  private publish(news: News, seat: Seat): void {
    try {
      this.tell(news, seat);
    } catch (error) {
      this.breakDown(error);
    }
  }
  private tell(news: News, seat: Seat): void {
    const { people } = this.table;
    const streams = [...people.everyStream()];
    if (news === 'moment') tellMoment(this.table, streams, this.match);
    else if (news === 'back') tellAnew(this.table, streams, this.match, 'undo');
    else if (news === 'own') people.streamOf(seat)?.tellState();
    else {
      if (news === 'gone') tellAnew(this.table, [people.streamOf(seat)].filter(isThere), this.match, 'arrival');
      people.tellStates();
    }
  }
  /** Called if a bug prevents the current moment from being shown: stops this game before that moment, and no other game. */
  breakDown(error: unknown): void {
    const { match, table } = this;
    match.breakDown(error, table.house.time.now(), Math.max(1, match.past.length - 1));
    table.people.tellStates();
  }

  // ---- consequences ------------------------------------------------------------------------------------------------

  /** Starts the game's clock, windows and bots. A new game is sent to everybody who is connected. */
  async begin(isNew: boolean): Promise<void> {
    if (this.table.row.phase === 'over' || this.stored.isHeld) return;
    await this.tryToFollowClock();
    if (isNew) {
      // The beginning of a game takes long to tell, so it is told in a turn of its own.
      await ownTurn();
      tellAnew(this.table, [...this.table.people.everyStream()], this.match, 'arrival');
    }
    await this.settle();
  }
  /** Updates whose clock runs. */
  async followClock(): Promise<void> {
    await this.clock?.follow(this.stored.row.id, this.match, this.table.house.time.now());
  }
  private async followUp(): Promise<void> {
    const left = this.leftUnconceded;
    if (left >= 0) await this.perform({ kind: 'concede', seat: left }, 'server');
    const keeping = keepUp(this);
    if (keeping !== null) await keeping;
    if (this.turn.hasChanged) this.later(this.turn.store());
    this.window.wait();
    this.letBotsPlay();
  }
  /** The seat of a player who left for good and has yet to concede, because the leaving is stored first; -1 if there is none. */
  private get leftUnconceded(): Seat {
    return this.table.seats.findIndex((s, seat) => s.gone === 1 && this.match.refusal({ kind: 'concede', seat }) === null);
  }
  /** Handles the consequences of a change that was stored and sent. If they cannot be stored, they are tried again later. */
  async settle(): Promise<void> {
    try {
      await this.followUp();
    } catch (error) {
      this.tryAgain(error);
    }
  }
  /** Runs work that nobody at the table waits for. */
  later(work: Promise<void>): void {
    work.catch((error: unknown) => this.tryAgain(error));
  }
  private async tryToFollowClock(): Promise<void> {
    try {
      await this.followClock();
    } catch (error) {
      this.tryAgain(error);
    }
  }
  private tryAgain(error: unknown): void {
    const { table } = this;
    table.note(error);
    this.settling?.cancel();
    if (this.stopped) return;
    const again = async (): Promise<void> => {
      if (this.stopped) return;
      await this.tryToFollowClock();
      await this.settle();
    };
    this.settling = table.house.time.after(SETTLE_AGAIN, () => void table.inTurn(again).catch((e: unknown) => this.tryAgain(e)));
  }

  // ---- time and bots -----------------------------------------------------------------------------------------------

  /** Called when a timer of this game is due: a player's time or a window is over. */
  async clockDue(): Promise<void> {
    if (!this.clock) return;
    await this.clock.expire(this.table.house.time.now());
    await this.window.close();
    this.letBotsPlay();
    this.table.people.tellStates();
  }
  /** Tells the match for which seats bots play now. */
  noteHands(): void {
    const { standIns } = this.match;
    const { seats } = this.table;
    for (let seat = 0; seat < seats.length; seat++) {
      const { gone, stand_in } = seats[seat];
      if (gone === 1 || stand_in === 1 || this.clock?.hasRunOut(seat)) standIns.add(seat);
      else if (standIns.size > 0) standIns.delete(seat);
    }
  }
  letBotsPlay(): void {
    if (this.stopped) return;
    this.noteHands();
    this.bots.look();
  }
  get botsAreBusy(): boolean {
    return this.bots.busy;
  }

  /** The time from which the others may let a bot play for this seat, because its player is absent or silent; undefined: never. */
  standInFrom(seat: Seat): number | undefined {
    const { match, table } = this;
    const { settings } = table.house;
    const s = table.seats[seat];
    if (!match.isRunning || s?.kind !== 'person' || s.gone || s.stand_in || match.conceded[seat]) return undefined;
    // In a game by days everybody is away most of the time, and the clock keeps the game going.
    if (table.config.clock.kind === 'days') return undefined;
    const left = table.people.away.get(seat);
    if (left !== undefined) return left + settings.standInAfter;
    // With a clock, nobody waits for ever. In a window, any player may have the decision, and nobody may know who.
    const waited = table.config.clock.kind === 'none' && (match.windowOpen || match.asked.includes(seat));
    return waited ? this.lastMove + settings.silentAfter : undefined;
  }

  /** Ends a vote for a stand-in if its player is no longer absent or silent. */
  endUnfoundedVote(): void {
    if (this.vote?.kind !== 'stand-in') return;
    const from = this.standInFrom(this.vote.seat!);
    if (from === undefined || from > this.table.house.time.now()) this.vote = null;
  }

  /** Replaces the name of a player who is to be forgotten. */
  forgetName(seat: Seat, name: string): void {
    const { players, setup } = this.match;
    for (const player of [players[seat], setup.players[seat]]) if (player) player.name = name;
  }

  stop(): void {
    this.stopped = true;
    this.bots.stop();
    this.window.stop();
    this.settling?.cancel();
  }
}

const isThere = (stream: Stream | undefined): stream is Stream => stream !== undefined;
const playerOf = (s: SeatRow): Player => ({
  name: s.name,
  kind: s.kind === 'person' ? 'person' : 'bot',
  ...(s.level && { level: s.level as Player['level'] }),
});

/** Loads a match, if this build has its cards. Otherwise nothing about it is changed. */
async function mustHaveCards(row: GameRow, load: () => Promise<StoredMatch>): Promise<StoredMatch> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    log.warn({ game: brief(row.id), problem: error.message }, 'this build does not have the cards of a game; the game is kept as it is');
    throw new Problem('other-cards', error.message);
  }
}

/** Starts a match, if its setup allows that. */
function mustBePossible(create: () => StoredMatch): StoredMatch {
  try {
    return create();
  } catch (error) {
    throw error instanceof GameError ? new Problem('too-few-factions', error.message) : error;
  }
}
