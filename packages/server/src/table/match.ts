import {
  answerWith,
  type CardSet,
  checkAnswer,
  type Decision,
  FORMAT,
  Game,
  GameError,
  type GameEvent,
  type Log,
  optionOf,
  RULES_VERSION,
  restore,
  type Save,
  type Seat,
  type Setup,
  save,
  whyNot,
} from '@breakpoint/engine';
import type { Level, Recording } from '@breakpoint/protocol';
import { unguessable } from '../secrets.js';
import type { GameRow, JournalRow } from '../store/schema.js';
import type { Store } from '../store/store.js';

/** One answer and what it led to; the first of all is the beginning. */
export interface Past {
  by: Seat;
  keys: string[];
  events: GameEvent[];
  reversible: boolean;
  /** It answered a question that the others don't see being asked: a window, a reaction. */
  masked: boolean;
}
export type MatchPlayer = { name: string; kind: 'person' | 'bot'; level?: Level };
interface Kept {
  save: Save;
  past: Past[];
  conceded: boolean[];
  undos: Undo[];
}
type Undo = Recording['undos'][number];

/** Is it a question that nobody else may know to be asked? That it is asked says that somebody holds an answer to it. */
export const isMasked = (d: Decision | null): boolean => d?.quiet === 'window' || d?.quiet === 'react';

export function gameRow(cards: CardSet, tableId: string, setup: Setup, players: MatchPlayer[], now: number): GameRow {
  return {
    id: unguessable(),
    table_id: tableId,
    setup: JSON.stringify(setup),
    players: JSON.stringify(players),
    rules: RULES_VERSION,
    cards: cards.version,
    problem: null,
    result: null,
    recording: null,
    created: now,
    finished: null,
  };
}

/** A game on this server: the position, how it came about, and who gave up. Knows nothing of sockets. */
export class Match {
  past: Past[] = [];
  conceded: boolean[];
  /** What was taken back, and whether all had to agree. */
  undos: Undo[] = [];
  /** The number of the next row of the journal. */
  seq = 0;
  /** Journal rows since the last snapshot. */
  unsaved = 0;
  problem: string | null;
  readonly players: MatchPlayer[];
  readonly setup: Setup;

  private constructor(
    private readonly cards: CardSet,
    readonly row: GameRow,
    public game: Game,
  ) {
    this.setup = JSON.parse(row.setup);
    this.players = JSON.parse(row.players);
    this.conceded = this.players.map(() => false);
    this.problem = row.problem;
  }

  static create(cards: CardSet, row: GameRow): Match {
    const match = new Match(cards, row, Game.create(cards, JSON.parse(row.setup) as Setup));
    match.past = [{ by: -1, keys: [], events: match.game.takeEvents(), reversible: false, masked: false }];
    return match;
  }

  /** From the last snapshot and the journal since. */
  static async load(cards: CardSet, store: Store, row: GameRow): Promise<Match> {
    const match = (await Match.fromSnapshot(cards, store, row)) ?? Match.create(cards, row);
    const sameVersion = row.rules === RULES_VERSION && row.cards === cards.version;
    const rows = await store.journal(row.id, match.seq - 1);
    for (const entry of rows) {
      match.seq = entry.seq + 1;
      match.unsaved++;
      if (match.redo(entry)) continue;
      match.seq = rows[rows.length - 1].seq + 1;
      // Under other rules it goes on from where it still fits, and the journal says so. Otherwise it is broken: it stays
      // before the answer that broke it.
      if (sameVersion || match.problem !== null) match.problem ??= 'the journal of this game does not fit';
      else {
        const upto = match.past.length - 1;
        await store.append({ game_id: row.id, seq: match.seq++, kind: 'undo', seat: -1, by: 'server', keys: null, upto, at: Date.now() });
      }
      break;
    }
    return match;
  }
  /** Null if there is none, or it can't be read any more: the journal alone is enough. */
  private static async fromSnapshot(cards: CardSet, store: Store, row: GameRow): Promise<Match | null> {
    const snapshot = await store.snapshot(row.id);
    if (!snapshot) return null;
    try {
      const kept = JSON.parse(snapshot.save) as Kept;
      const { game, lost } = restore(cards, kept.save);
      game.takeEvents();
      const match = new Match(cards, row, game);
      match.past = kept.past.slice(0, kept.past.length - lost);
      match.conceded = kept.conceded;
      match.undos = kept.undos;
      match.seq = snapshot.seq;
      return match;
    } catch {
      return null;
    }
  }

  private redo(entry: JournalRow): boolean {
    try {
      if (entry.kind === 'answer') this.apply(entry.seat, JSON.parse(entry.keys!) as string[]);
      else if (entry.kind === 'undo') this.undoTo(entry.upto!, entry.seat, entry.by === 'vote');
      else this.conceded[entry.seat] = true;
      return true;
    } catch {
      return false;
    }
  }

  /** Throws a GameError, changing nothing, unless these keys are an answer of this seat to the decision on the table. */
  check(seat: Seat, keys: readonly string[]): void {
    const d = this.game.decision;
    if (d === null || this.result) throw new GameError('answer', 'the game is over', { code: 'game-over' });
    if (d.seat !== seat) throw new GameError('answer', 'this decision is another player’s', { code: 'not-your-decision' });
    const picks = keys.map((key) => optionOf(this.game, key));
    const unknown = picks.findIndex((o) => !d.options.includes(o));
    if (unknown >= 0) throw new GameError('answer', 'not an option', whyNot(this.game, seat, keys[unknown]) ?? { code: 'not-an-option' });
    const reason = checkAnswer(d, picks);
    if (reason) throw new GameError('answer', reason.code, reason);
  }

  apply(seat: Seat, keys: string[]): void {
    const masked = isMasked(this.game.decision);
    const outcome = answerWith(this.game, seat, keys);
    // Where others might have acted it would tell that they could not.
    const reversible = outcome.reversible && !this.game.windows.flat().some((other) => other !== seat);
    this.past.push({ by: seat, keys, events: this.game.takeEvents(), reversible, masked });
  }

  /** The position after so many answers, on its own. */
  at(answers: number): Game {
    const game = Game.create(this.cards, this.setup, { events: false });
    for (let i = 0; i < answers; i++) game.answer(this.game.answers[i]);
    return game;
  }

  /** Takes answers back until so many are left. */
  undoTo(answers: number, seat: Seat, agreed: boolean): void {
    const game = Game.create(this.cards, this.setup);
    for (let i = 0; i < answers; i++) game.answer(this.game.answers[i]);
    game.takeEvents();
    this.game = game;
    this.undos.push({ from: this.past.length - 1, to: answers, by: seat, agreed });
    this.past.length = answers + 1;
  }

  get result(): Recording['result'] | null {
    const { state: s } = this.game;
    const vp = s.vp.slice();
    if (this.game.over) return { winner: s.winner, by: 'points', vp };
    if (!this.conceded.includes(true)) return null;
    const left = this.conceded.flatMap((gone, seat) => (gone ? [] : [seat]));
    const anyPerson = left.some((seat) => this.players[seat].kind === 'person');
    if (left.length > 1 && anyPerson) return null;
    const winner = left.reduce((a, b) => (s.vp[b] > s.vp[a] ? b : a), left[0]);
    return { winner, by: 'concession', vp };
  }

  /** May this seat take its last answer back without asking? */
  canUndo(seat: Seat): boolean {
    const last = this.past[this.past.length - 1];
    return this.past.length > 1 && last.reversible && last.by === seat && !this.result && !this.problem;
  }
  /** How many answers would be left if this seat's last were taken back; -1 if it has none. */
  beforeLastOf(seat: Seat): number {
    return this.past.findLastIndex((p, i) => i > 0 && p.by === seat) - 1;
  }

  save(): Save {
    return save(this.game);
  }
  snapshot(): string {
    const kept: Kept = { save: this.save(), past: this.past, conceded: this.conceded, undos: this.undos };
    return JSON.stringify(kept);
  }
  log(): Log {
    return {
      format: FORMAT,
      rules: this.row.rules,
      cards: this.row.cards,
      setup: this.setup,
      answers: this.past.slice(1).map((p) => p.keys),
    };
  }
  recording(now: number): Recording {
    return {
      id: this.row.id,
      table: { setup: this.setup, players: this.players },
      log: this.log(),
      conceded: this.conceded,
      result: this.result!,
      events: this.past.map((p) => p.events),
      by: this.past.map((p) => p.by),
      undos: this.undos,
      saved: now,
    };
  }
}
