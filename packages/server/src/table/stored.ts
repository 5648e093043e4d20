import { type CardSet, type Dealt, dealtIn, GameError, isAsNow, RULES_VERSION, restore, type Setup } from '@breakpoint/engine';
import { hashOf } from '@breakpoint/engine/tools';
import { type Input, type Kept, Match, type MatchOptions, type Player, recordOf, type Windows } from '@breakpoint/match';
import type { Recording, WindowsConfig } from '@breakpoint/protocol';
import { brief, log } from '../base/log.js';
import { unguessable } from '../base/secrets.js';
import { slices } from '../base/time.js';
import { unpacked } from '../store/compression.js';
import type { CommandRow, GameRow, JournalRow, SnapshotRow } from '../store/schema.js';
import type { WholeGame } from '../store/whole-table.js';
import type { Done } from './house.js';

/** `last`: the match before this one at the same table. */
export function gameRow(cards: CardSet, tableId: string, setup: Setup, players: Player[], last: Match | null, now: number): GameRow {
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
    first_number: last === null ? 0 : last.number + 1,
    dealt: null,
  };
}

/** The number of commands whose replies are remembered for clients that send them again. */
export const REMEMBERED = 20;
/** Questions get numbers this much higher if a game is restored with fewer answers than were given, so that no number comes again. */
const FAR_AHEAD = 1_000_000;

const HOUR = 3_600_000;
export function windowsOf(config: WindowsConfig | undefined, maskedTime: number | undefined): Windows {
  if (config === undefined || config.kind === 'open') return { kind: 'open' };
  if (config.kind === 'hours') return { kind: 'masked', ms: config.hours * HOUR };
  return { kind: 'masked', ms: maskedTime ?? config.seconds * 1000 };
}

/** An input as a row of the journal, and back. */
export function journalRow(gameId: string, seq: number, input: Input, by: JournalRow['by'], at: number, done?: Done): JournalRow {
  const seat = 'seat' in input ? input.seat : -1;
  const row: JournalRow = { game_id: gameId, seq, kind: input.kind, seat, by, keys: null, upto: null, at, command: null };
  if (input.kind === 'answer') {
    row.keys = JSON.stringify(input.keys);
    row.command = done?.id ?? null;
  } else if (input.kind === 'undo') row.upto = input.to;
  else if (input.kind === 'passing') row.upto = input.on ? 1 : 0;
  return row;
}
export function inputOf({ kind, seat, by, keys, upto }: JournalRow): Input {
  switch (kind) {
    case 'answer':
      return { kind, seat, keys: JSON.parse(keys!) as string[], auto: by === 'bot' || by === 'clock' };
    case 'undo':
      return { kind, seat, to: upto!, agreed: by === 'vote' };
    case 'passing':
      return { kind, seat, on: upto === 1 };
    case 'close':
      return { kind };
    default:
      return { kind, seat };
  }
}

/** Reads the whole journal of a game. */
type WholeJournal = (gameId: string) => Promise<JournalRow[]>;

/** A match of this server, and how far its journal goes. */
export class StoredMatch {
  /**
   * True if today's rules and cards do not lead to where the game was. It is then kept as it is, and nothing about it is stored until its
   * players agree to go back to the last position that fits.
   */
  isHeld = false;

  private constructor(
    readonly row: GameRow,
    readonly match: Match,
    /** The number of the next journal row. */
    public seq: number,
    /** The number of journal rows since the last snapshot. */
    public unsaved: number,
    /** The seats and commands of the answers that were stored before this match was loaded. */
    readonly commands: readonly Pick<CommandRow, 'seat' | 'id'>[] = [],
  ) {}

  static create(cards: CardSet, row: GameRow, windows: Windows): StoredMatch {
    const match = Match.create(cards, optionsOf(row, windows), row.created);
    return new StoredMatch({ ...row, dealt: JSON.stringify(match.game.dealt) }, match, 0, 0);
  }

  /**
   * Restores a match from its last snapshot and the journal after it, as it was; if this build's rules or cards are others, from its whole
   * journal. If that does not lead to the snapshot, it is restored from the snapshot, without the history before it. Nothing is stored.
   * Throws a GameError if the game has cards that are unknown here.
   */
  static async load(cards: CardSet, found: WholeGame, windows: Windows, now: number, journal: WholeJournal): Promise<StoredMatch> {
    const { row, snapshot } = found;
    const options = { ...optionsOf(row, windows), dealt: dealtIn(cards, gameOf(row)) };
    const going = snapshot && goingOn(cards, options, snapshot);
    if (going !== null) {
      const rows = found.journal.filter((r) => r.seq >= snapshot!.seq);
      const { fits } = await redo(going, rows);
      if (fits) return new StoredMatch(row, going, snapshot!.seq + rows.length, rows.length, lastCommands(found.journal));
    }
    // The journal of a finished game is kept with its last position, so that its table still shows its history.
    const whole = snapshot ? await journal(row.id) : found.journal;
    const rows = whole.length > 0 || !snapshot ? whole : journalIn(snapshot);
    const before = snapshot ? rows.filter((r) => r.seq < snapshot.seq) : [];
    let match = Match.create(cards, options, row.created);
    let done = await redo(match, before);
    let isWhole = true;
    if (snapshot && !(done.fits && leadsTo(cards, match, snapshot))) {
      const saved = fromSnapshot(cards, options, snapshot, now);
      if (saved) {
        match = saved;
        done = { fits: saved.lost === 0, skipped: 0 };
        isWhole = false;
      }
    }
    done = await redo(match, rows.slice(before.length), done);
    const next = rows.length === 0 ? 0 : rows[rows.length - 1].seq + 1;
    const stored = new StoredMatch(row, match, next, rows.length - before.length, lastCommands(rows));
    if (!isAsNow(cards, row, options.dealt)) match.lost += done.skipped;
    if (!isWhole || !done.fits) match.asking += FAR_AHEAD;
    if (!done.fits && match.result === null) stored.hold(now);
    return stored;
  }
  private hold(now: number): void {
    const { match, row } = this;
    this.isHeld = true;
    log.warn(
      { game: brief(row.id), rules: row.rules, cards: row.cards, answers: match.game.answers.length },
      'a game does not fit the rules and cards of this build; it is kept as it is until its players agree to go back to where it still fits',
    );
    match.breakDown(new Error('the answers of this game do not fit the present rules and cards'), now);
  }

  snapshot(): SnapshotRow {
    return { game_id: this.row.id, seq: this.seq, save: this.match.kept() };
  }
  recording(now: number): Recording {
    const record = recordOf(this.match);
    return { id: this.row.id, ...record, log: { ...record.log, rules: this.row.rules, cards: this.row.cards }, saved: now };
  }
}

const gameOf = (row: GameRow): { setup: Setup; dealt?: Dealt } => ({
  setup: JSON.parse(row.setup) as Setup,
  ...(row.dealt !== null && { dealt: JSON.parse(row.dealt) as Dealt }),
});
const optionsOf = (row: GameRow, windows: Windows): MatchOptions => ({
  setup: gameOf(row).setup,
  players: JSON.parse(row.players) as Player[],
  windows,
  first: row.first_number,
});

interface Redone {
  fits: boolean;
  /** The number of answers that were left out. */
  skipped: number;
}

/** Performs the journal's inputs. After a row that no longer fits, rows are skipped until the undo that takes it back. */
async function redo(match: Match, rows: readonly JournalRow[], before: Redone = { fits: true, skipped: 0 }): Promise<Redone> {
  let { fits, skipped } = before;
  // A long game takes long to load, and meanwhile the other tables must not wait.
  const pause = slices();
  for (const row of rows) {
    const paused = pause();
    if (paused !== null) await paused;
    if ((!fits || match.problem !== null) && row.kind !== 'undo' && row.kind !== 'concede') {
      if (row.kind === 'answer') skipped++;
      continue;
    }
    try {
      match.perform(inputOf(row), row.at);
      if (row.kind === 'undo') fits = true;
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      fits = false;
      if (row.kind === 'answer') skipped++;
    }
  }
  return { fits, skipped };
}

/** The inputs of a finished game, as short as possible: their times and commands are no longer needed. */
type ShortRow = Pick<JournalRow, 'kind' | 'seat' | 'by' | 'keys' | 'upto'>;
type WithJournal = Kept & { journal?: [ShortRow['kind'], ShortRow['seat'], ShortRow['by'], ShortRow['keys'], ShortRow['upto']][] };

/** A snapshot with the journal that leads to it. */
export function withJournal(snapshot: SnapshotRow, rows: readonly JournalRow[]): SnapshotRow {
  const whole: WithJournal = JSON.parse(snapshot.save);
  whole.journal = rows.map(({ kind, seat, by, keys, upto }) => [kind, seat, by, keys, upto]);
  return { ...snapshot, save: JSON.stringify(whole) };
}
function journalIn({ game_id, save }: SnapshotRow): JournalRow[] {
  const { journal = [] } = JSON.parse(unpacked(save)) as WithJournal;
  return journal.map(([kind, seat, by, keys, upto], seq) => ({ game_id, seq, kind, seat, by, keys, upto, at: 0, command: null }));
}

const lastCommands = (rows: readonly JournalRow[]): Pick<CommandRow, 'seat' | 'id'>[] =>
  rows.flatMap(({ seat, command }) => (command === null ? [] : [{ seat, id: command }])).slice(-REMEMBERED);

/** The match of a snapshot as it was, with its history; null if the snapshot lacks that, or is not of this build's rules and cards. */
function goingOn(cards: CardSet, options: MatchOptions, snapshot: SnapshotRow): Match | null {
  return Match.goOn(cards, options, JSON.parse(unpacked(snapshot.save)) as Kept);
}
/** Is the match at the position of this snapshot? */
function leadsTo(cards: CardSet, match: Match, snapshot: SnapshotRow): boolean {
  try {
    const { save, conceded } = JSON.parse(unpacked(snapshot.save)) as Kept;
    const { game } = restore(cards, save);
    if (game.answers.length !== match.game.answers.length || conceded.some((gone, seat) => gone !== match.conceded[seat])) return false;
    return hashOf(game.state) === hashOf(match.game.state);
  } catch {
    return false;
  }
}

/** The match of a snapshot; null if it can no longer be read. */
function fromSnapshot(cards: CardSet, options: MatchOptions, snapshot: SnapshotRow, now: number): Match | null {
  try {
    return Match.resume(cards, options, JSON.parse(unpacked(snapshot.save)) as Kept, now);
  } catch {
    return null;
  }
}
