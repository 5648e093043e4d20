import { brief, log } from '../log.js';
import { packed } from '../store/packed.js';
import type { GameAtTable } from './game.js';

// What is stored about a game besides its journal: its end, a breakdown or its repair, and snapshots.

/** Brings everything stored about the game up to date. */
export async function keepUp(game: GameAtTable): Promise<void> {
  const { result, problem } = game.match;
  const { phase } = game.table.row;
  if (problem !== null && phase !== 'broken') await noteBreakdown(game, problem);
  else if (result && phase !== 'over') await finish(game);
  else if (problem === null && !result && phase === 'broken') await goOn(game);
  else game.later(saveSometimes(game));
}

/** Stores that this game is broken. Its journal is kept, and its players are told and can undo the answer that broke it. */
async function noteBreakdown({ stored, table }: GameAtTable, problem: string): Promise<void> {
  const { store, metrics } = table.house;
  log.error({ game: brief(stored.row.id), problem }, 'a game stopped because of a bug');
  metrics.count('games_broken_total', 'Games that stopped because of a bug.');
  await store.markGame(stored.row.id, table.row.id, 'broken', { problem });
  table.row.phase = 'broken';
  table.changed();
  table.people.tellStates();
}
async function goOn(game: GameAtTable): Promise<void> {
  const { stored, table } = game;
  await table.house.store.markGame(stored.row.id, table.row.id, 'playing', { problem: null });
  table.row.phase = 'playing';
  table.changed();
  await game.followClock();
}

async function finish(game: GameAtTable): Promise<void> {
  const { stored, table } = game;
  const { store, metrics, time } = table.house;
  const now = time.now();
  const last = stored.snapshot();
  await store.markGame(
    stored.row.id,
    table.row.id,
    'over',
    {
      result: JSON.stringify({ ...stored.match.result!, vp: stored.match.game.state.vp }),
      recording: packed(JSON.stringify(stored.recording(now))),
      finished: now,
    },
    { ...last, save: packed(last.save) },
  );
  table.row.phase = 'over';
  table.changed();
  game.clock = null;
  metrics.count('games_finished_total', 'Games that came to their end.');
  table.people.tellStates();
}

async function saveSometimes({ stored, table }: GameAtTable): Promise<void> {
  // No snapshot while a window is open, because a snapshot does not include the answers given in it.
  const { unsaved } = stored;
  if (unsaved < table.house.settings.snapshotEvery || stored.match.windowOpen || !stored.match.isRunning) return;
  stored.unsaved = 0;
  try {
    await table.house.store.saveSnapshot(stored.snapshot());
  } catch (error) {
    stored.unsaved += unsaved;
    throw error;
  }
}
