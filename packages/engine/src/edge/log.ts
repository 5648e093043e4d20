import type { CardSet } from '../catalogue/cardset.js';
import { Game } from '../flow/game.js';
import { SETUP, type Setup } from '../flow/setup.js';
import type { BoardOptions } from '../state/board.js';
import { type StateData, stateFromData, stateToData } from '../state/copies.js';
import { fields, flag, list, optional, orNull, problemOf, text, whole, wholes } from '../words/checks.js';
import { GameError } from '../words/errors.js';
import { answerWith } from './answers.js';
import { keyOf } from './keys.js';
import { endTimesByTurns, renamedFields } from './older.js';
import { unsound } from './sound.js';

const FORMAT = 1;
/** Saves of format 1 can be read too: since then only the names of some fields have changed. */
const SAVE_FORMAT = 2;
/** Must change whenever the same answers could lead to another position. */
export const RULES_VERSION = '3';

/** A game is its log: versions, set-up, seed, answers. */
export interface Log {
  format: number;
  rules: string;
  cards: string;
  setup: Setup;
  answers: string[][];
}

export function logOf(game: Game): Log {
  if (!game.setup) throw new GameError('log', 'a game from a described position has no log');
  return {
    format: FORMAT,
    rules: RULES_VERSION,
    cards: game.cards.version,
    setup: game.setup,
    answers: game.answers.map((picks) => picks.map((o) => keyOf(game, o))),
  };
}

/**
 * Plays a log again, entirely or up to this many answers. A log of older rules or cards is played as far as its answers are still
 * legal: `game.answers` says how far that was.
 */
export function replayLog(cards: CardSet, log: Log, upTo?: number, options: BoardOptions = {}): Game {
  checkLog(cards, log);
  const older = log.rules !== RULES_VERSION || log.cards !== cards.version;
  const game = Game.create(cards, log.setup, options);
  for (let i = 0; i < (upTo ?? log.answers.length); i++) {
    const d = game.decision;
    if (d === null && older) break;
    if (d === null) throw new GameError('log', `the log goes on after the end of the game (answer ${i + 1})`);
    try {
      answerWith(game, d.seat, log.answers[i]);
    } catch (error) {
      if (error instanceof GameError && older) break;
      if (error instanceof GameError) throw new GameError('log', `answer ${i + 1} does not fit: ${error.message}`, error.reason);
      throw error;
    }
  }
  return game;
}

const LOG = fields({ rules: text, cards: text, setup: SETUP, answers: list(list(text)) });

function checkLog(cards: CardSet, log: Log): void {
  if (log?.format !== FORMAT) throw new GameError('log', `this log has format ${String(log?.format)}; this program reads ${FORMAT}`);
  const problem = problemOf(LOG, log);
  if (problem !== null) throw new GameError('log', `this log is damaged: ${problem}`);
  if (isNewer(log.rules, RULES_VERSION) || isNewer(log.cards, cards.version))
    throw new GameError(
      'log',
      `this log was written with rules ${log.rules} and cards ${log.cards}; these are ${RULES_VERSION} and ${cards.version}`,
    );
}

/** Versions are whole numbers that count up; any other version must match exactly. */
const isNewer = (version: string, than: string): boolean =>
  version !== than && !(/^\d+$/.test(version) && /^\d+$/.test(than) && Number(version) < Number(than));

/** A game saved at any moment: the last quiet position, the answers since, and the log. */
export interface Save {
  format: number;
  rules: string;
  cards: string;
  setup: Setup | null;
  answers: number[][];
  state: StateData;
  since: number[][];
  duplicates: boolean;
  /** The number of answers when the turn began; missing in older saves. */
  turnBegan?: number;
}

export function save(game: Game): Save {
  const { state, since } = game.checkpoint();
  return {
    format: SAVE_FORMAT,
    rules: RULES_VERSION,
    cards: game.cards.version,
    setup: game.setup,
    // An answer never changes once given; only the list grows.
    answers: game.answers.slice(),
    state: stateToData(state),
    since: since.slice(),
    duplicates: game.duplicates,
    turnBegan: game.countAtCheckpoint.turnBegan,
  };
}

const ANSWERS = list(wholes(0, 2 ** 31 - 1));
const SAVE = fields({
  rules: text,
  cards: text,
  setup: orNull(SETUP),
  answers: ANSWERS,
  since: ANSWERS,
  duplicates: flag,
  turnBegan: optional(whole(0, 2 ** 31 - 1)),
});

/**
 * Continues a saved game. If it was saved with another version of the rules or cards, it continues from its last quiet position:
 * answers since then that are no longer legal are left out, and `lost` is their number.
 */
export function restore(cards: CardSet, data: Save, options: BoardOptions = {}): { game: Game; lost: number } {
  if (data?.format !== SAVE_FORMAT && data?.format !== 1)
    throw new GameError('save', `this save has format ${String(data?.format)}; this program reads ${SAVE_FORMAT}`);
  const saved = data.format === 1 ? (renamedFields(data.state) as StateData) : data.state;
  const problem = problemOf(SAVE, data) ?? unsound(cards, saved);
  if (problem !== null) throw new GameError('save', `this save is damaged: ${problem}`);
  const settings = { ...options, duplicates: data.duplicates };
  const state = stateFromData(saved);
  if (isNewer('3', data.rules)) endTimesByTurns(cards, state);
  const sameVersion = data.rules === RULES_VERSION && data.cards === cards.version;
  let kept = data.since.length;
  for (;;) {
    try {
      // A game that began at a described position may have more answers since than it knows of.
      const answers = Math.max(0, data.answers.length - data.since.length);
      const count = { answers, turnBegan: data.turnBegan ?? answers };
      const game = Game.resume(cards, state, data.since.slice(0, kept), settings, null, count);
      const lost = data.since.length - kept;
      game.adopt(data.setup, data.answers.slice(0, data.answers.length - lost));
      return { game, lost };
    } catch (error) {
      // A position that looks sound may still be one that no game leads to, on which the rules fail.
      if (sameVersion || kept === 0)
        throw error instanceof GameError ? error : new GameError('save', `this save is damaged: ${(error as Error).message}`);
      kept--;
    }
  }
}
