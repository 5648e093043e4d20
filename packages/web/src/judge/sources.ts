import type { Puzzles } from '@breakpoint/bots';
import type { Log } from '@breakpoint/engine';
import { current } from '../companion/kept.js';
import { positionOf } from '../companion/toJudge.js';
import { WorkerLink } from '../session/link.js';
import { unpacked } from '../session/packing.js';
import { loadRecorded } from '../session/replays.js';
import { taken } from '../session/taken.js';
import type { ScenarioData } from '../worker/judge.js';

// Where positions come from: links, ready questions, recorded games, puzzles, games in progress.

/** A link with more letters than this holds no position. */
const MOST = 200_000;

/** Factions of players' own documents are not in the judge's boxes. */
const isOurs = (scenario: ScenarioData | null): boolean => !JSON.stringify(scenario).includes('"sha256-');

/**
 * The position at an address: `shared/<the position>`, `question/<id>`, `puzzle/<number>`, `taken` (from a game in progress),
 * `table` (from a game with real cards) or
 * `replay/<address of the replay>/<answers>`. Null if there is none.
 */
export async function found(address: readonly string[]): Promise<ScenarioData | null> {
  const scenario = await read(address);
  return isOurs(scenario) ? scenario : null;
}

async function read([way, ...rest]: readonly string[]): Promise<ScenarioData | null> {
  switch (way) {
    case 'shared':
      return JSON.parse((await unpacked(rest[0] ?? '', MOST)) ?? 'null') as ScenarioData | null;
    case 'question':
      return ((await import('./positions.json')).default as ScenarioData[]).find((scenario) => scenario.id === rest[0]) ?? null;
    case 'taken':
      return taken();
    case 'table': {
      const { evening: game } = current();
      return game && positionOf(game);
    }
    case 'puzzle': {
      const { puzzles } = (await import('../puzzles/puzzles.json')).default as unknown as Puzzles;
      const puzzle = puzzles.find((p) => p.id === rest.join('/'));
      return puzzle ? recorded(puzzle.log, puzzle.log.answers.length) : null;
    }
    case 'replay': {
      const game = await loadRecorded(rest.slice(0, -1));
      const names = game?.players.map((p) => p.name);
      return game ? recorded(game.log, rest.at(-1) === 'end' ? game.log.answers.length : Number(rest.at(-1)), names) : null;
    }
    default:
      return null;
  }
}

/** A moment of a recorded game. The worker knows the cards. */
async function recorded(log: Log, until: number, players?: readonly string[]): Promise<ScenarioData> {
  const names = log.setup.players.map((p, i) => players?.[i] ?? p.name ?? `${i + 1}`);
  const unique = names.map((name, i) => (names.indexOf(name) === i ? name : `${name} ${i + 1}`));
  const link = new WorkerLink();
  try {
    return await link.ask<ScenarioData>({ ask: 'judge-recorded', log, until, names: unique });
  } finally {
    link.close();
  }
}
