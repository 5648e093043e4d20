import { brief, log } from '../base/log.js';
import { ownTurn } from '../base/time.js';
import { packed } from '../store/compression.js';
import type { GameAtTable } from './game.js';
import { withJournal } from './stored.js';

// What is stored about a game besides its journal: its end, a breakdown or its repair, and snapshots.

/** Brings everything stored about the game up to date. Null if there is nothing to wait for, as after most answers. */
export function keepUp(game: GameAtTable): Promise<void> | null {
  const { result, problem } = game.match;
  const { phase } = game.table.row;
  if (problem === null) game.stored.isHeld = false;
  if (problem !== null && phase !== 'broken' && !game.stored.isHeld) return noteBreakdown(game, problem);
  if (result && phase !== 'over') {
    // The reply to the answer that ended the game does not wait for this, but the next command at this table does.
    game.later(game.table.inTurn(() => finish(game)));
    return null;
  }
  if (problem === null && !result && phase === 'broken') return goOn(game);
  if (isDue(game)) game.later(saveSnapshot(game));
  return null;
}

/** Stores that this game is broken. Its journal is kept, and its players are told and can undo the answer that broke it. */
async function noteBreakdown({ stored, table }: GameAtTable, problem: string): Promise<void> {
  const { store, metrics } = table.house;
  log.error({ game: brief(stored.row.id), problem }, 'a game stopped because of a bug');
  metrics.count('games_broken_total');
  await store.markGame(stored.row.id, table.row.id, 'broken', problem);
  table.row.phase = 'broken';
  table.changed();
  table.people.tellStates();
}
async function goOn(game: GameAtTable): Promise<void> {
  const { stored, table } = game;
  await table.house.store.markGame(stored.row.id, table.row.id, 'playing', null);
  table.row.phase = 'playing';
  table.changed();
  await game.followClock();
}

/** The number of answers whose commands are kept by one write when a game is over. */
const COMMANDS_AT_ONCE = 100;

/** Stores the end of a game. Each part gets a turn of the event loop of its own, so that no other table waits for all of them. */
async function finish(game: GameAtTable): Promise<void> {
  const { stored, table } = game;
  if (table.row.phase === 'over') return;
  const { store, metrics, time } = table.house;
  const { id } = stored.row;
  const finished = time.now();
  await ownTurn();
  const last = withJournal(stored.snapshot(), await store.journal(id));
  await ownTurn();
  const whole = JSON.stringify(stored.recording(finished));
  const [recording, save] = await Promise.all([packed(whole), packed(last.save)]);
  for (let from = 0; from < stored.seq; from += COMMANDS_AT_ONCE) await store.keepCommands(table.row.id, id, from, from + COMMANDS_AT_ONCE);
  const result = JSON.stringify({ ...stored.match.result!, vp: stored.match.game.state.vp });
  await store.finishGame(table.row.id, { id, result, recording, finished }, { ...last, save });
  table.row.phase = 'over';
  table.changed();
  game.clock = null;
  metrics.count('games_finished_total');
  table.people.tellStates();
}

/** Is it time for a snapshot? Not while a window is open, because a snapshot does not include the answers given in it. */
function isDue({ stored, table }: GameAtTable): boolean {
  return stored.unsaved >= table.house.settings.snapshotEvery && !stored.match.windowOpen && stored.match.isRunning;
}
async function saveSnapshot({ stored, table }: GameAtTable): Promise<void> {
  const { unsaved } = stored;
  stored.unsaved = 0;
  try {
    await table.house.store.saveSnapshot(stored.snapshot());
  } catch (error) {
    stored.unsaved += unsaved;
    throw error;
  }
}
