import { brief, log } from '../log.js';
import { packed } from '../store/packed.js';
import type { GameAtTable } from './game.js';

// What is stored of a game beside its journal: its end, that it broke or goes on again, and a snapshot now and then.

/** Brings it all up to date with the match. */
export async function keepUp(game: GameAtTable): Promise<void> {
  const { result, problem } = game.match;
  const { phase } = game.table.row;
  if (problem !== null && phase !== 'broken') await noteBreakdown(game, problem);
  else if (result && phase !== 'over') await finish(game);
  else if (problem === null && !result && phase === 'broken') await goOn(game);
  else game.later(saveSometimes(game));
}

/** This game stops, and no other. Its journal is kept, its players are told, and they can take it back. */
async function noteBreakdown({ stored, table }: GameAtTable, problem: string): Promise<void> {
  const { store, metrics } = table.house;
  log.error({ game: brief(stored.row.id), problem }, 'a game stopped because of a bug');
  metrics.count('games_broken_total', 'Games that stopped because of a bug.');
  await store.markGame(stored.row.id, table.row.id, 'broken', { problem });
  table.row.phase = 'broken';
  table.people.tellStates();
}
async function goOn(game: GameAtTable): Promise<void> {
  const { stored, table } = game;
  await table.house.store.markGame(stored.row.id, table.row.id, 'playing', { problem: null });
  table.row.phase = 'playing';
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
  game.clock = null;
  metrics.count('games_finished_total', 'Games that came to their end.');
  table.people.tellStates();
}

async function saveSometimes({ stored, table }: GameAtTable): Promise<void> {
  // Not while answers are given in a window: a snapshot does not hold them.
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
