import type { CardSet } from '../catalogue/cardset.js';
import { DEALT, type Dealt } from '../flow/dealing.js';
import { Game } from '../flow/game.js';
import { dealFor, SETUP, type Setup } from '../flow/setup.js';
import type { BoardOptions } from '../state/board.js';
import { StateData, stateToData } from '../state/copies.js';
import type { State } from '../state/state.js';
import { type Check, either, fields, flag, list, oneOf, optional, orNull, problemOf, text, whole, wholes } from '../words/checks.js';
import { GameError } from '../words/errors.js';
import { answerWith } from './answers.js';
import { keyOf } from './keys.js';
import {
  answersIn,
  DEALT_NUMBERS,
  type DealtNumbers,
  NAMES,
  type Names,
  Naming,
  namesIn,
  Reading,
  renumber,
  type SavedAnswer,
  savedAnswers,
} from './names.js';
import { endTimesByTurns, modernised } from './older.js';
import { soundState } from './sound.js';

/** Logs of format 1 can be read too: they do not say what was dealt. */
const FORMAT = 2;
/**
 * Older saves can be read too (older.ts): those of formats 1 and 2 have the numbers of the card set of their time, those of format 3 have
 * ids for what was dealt and an entry for each card in every column.
 */
const SAVE_FORMAT = 4;
/** Must change whenever the same answers could lead to another position. */
export const RULES_VERSION = '3';

/** A game is its log: versions, set-up, seed, what was dealt, answers (docs/formats.md). */
export interface Log {
  format: number;
  rules: string;
  cards: string;
  setup: Setup;
  /** Absent in format 1. */
  dealt?: Dealt;
  answers: string[][];
}

export function logOf(game: Game): Log {
  if (!game.setup || !game.dealt) throw new GameError('log', 'a game from a described position has no log');
  return {
    format: FORMAT,
    rules: RULES_VERSION,
    cards: game.cards.version,
    setup: game.setup,
    dealt: game.dealt,
    answers: game.answers.map((picks) => picks.map((o) => keyOf(game, o))),
  };
}

/**
 * Plays a log again, entirely or up to this many answers. A log of older rules or cards is played as far as its answers are still
 * legal: `game.answers` says how far that was.
 */
export function replayLog(cards: CardSet, log: Log, upTo?: number, options: BoardOptions = {}): Game {
  checkLog(cards, log);
  const dealt = dealtIn(cards, log);
  const older = !isAsNow(cards, log, dealt);
  const game = Game.create(cards, log.setup, options, dealt);
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

/** What was dealt in the game of this log. A log of format 1 does not say so, and its factions are those of its time. */
export const dealtIn = (cards: CardSet, { setup, dealt }: { setup: Setup; dealt?: Dealt | null }): Dealt =>
  dealt ?? dealFor(setup, cards.numbered);

/** Do the rules, and the cards of this game, behave as in the versions that a file names? */
export function isAsNow(cards: CardSet, file: Pick<Log, 'rules' | 'cards'>, dealt: Dealt | null): boolean {
  if (file.rules !== RULES_VERSION) return false;
  if (file.cards === cards.version) return true;
  if (dealt === null) return false;
  const ofBases = dealt.bases.map((id) => cards.defs[cards.number(id)].faction);
  return cards.isUnchangedSince(file.cards, new Set([...dealt.factions.flat(), ...dealt.pool, ...ofBases]));
}

const PLAYED = { rules: text, cards: text, setup: SETUP, answers: list(list(text)) };
export const LOG = fields({ format: oneOf(FORMAT), ...PLAYED, dealt: DEALT });
/** By format. */
const LOGS: Readonly<Record<number, Check>> = { 1: fields(PLAYED), [FORMAT]: LOG };

function checkLog(cards: CardSet, log: Log): void {
  const check = LOGS[log?.format];
  if (!check) throw new GameError('log', `this log has format ${String(log?.format)}; this program reads ${FORMAT}`);
  const problem = problemOf(check, log);
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

/** A game saved at any moment: the last quiet position, the answers since, and the log (docs/formats.md). */
export interface Save {
  format: number;
  rules: string;
  cards: string;
  /** The ids that the numbers in this save mean; absent before format 3. */
  names?: Names;
  setup: Setup | null;
  /** Absent before format 3. */
  dealt?: DealtNumbers | Dealt | null;
  answers: SavedAnswer[];
  state: StateData;
  since: SavedAnswer[];
  duplicates: boolean;
  /** The number of answers when the turn began; missing in older saves. */
  turnBegan?: number;
}

export function save(game: Game): Save {
  const { state, since } = game.checkpoint();
  const naming = new Naming(game.cards, game.dealt);
  const data = stateToData(state);
  renumber(data, naming);
  return {
    format: SAVE_FORMAT,
    rules: RULES_VERSION,
    cards: game.cards.version,
    names: naming.names,
    setup: game.setup,
    dealt: game.dealt && naming.dealt(game.dealt),
    state: data,
    answers: savedAnswers(game.answers, naming),
    since: savedAnswers(since, naming),
    duplicates: game.duplicates,
    turnBegan: game.countAtCheckpoint.turnBegan,
  };
}

const MOST = 2 ** 31 - 1;
/** Before format 4, every answer was a list. */
const ANSWERS = list(either(whole(0, MOST), wholes(0, MOST)));
const SAVED = {
  rules: text,
  cards: text,
  setup: orNull(SETUP),
  answers: ANSWERS,
  since: ANSWERS,
  state: fields({}),
  duplicates: flag,
  turnBegan: optional(whole(0, MOST)),
};
export const SAVE = fields({ format: oneOf(SAVE_FORMAT), ...SAVED, names: NAMES, dealt: orNull(DEALT_NUMBERS) });
/** By format. */
const SAVES: Readonly<Record<number, Check>> = {
  1: fields(SAVED),
  2: fields(SAVED),
  3: fields({ ...SAVED, names: NAMES, dealt: orNull(DEALT) }),
  [SAVE_FORMAT]: SAVE,
};

const damaged = (problem: string): GameError => new GameError('save', `this save is damaged: ${problem}`);

interface Read {
  state: State;
  answers: number[][];
  since: number[][];
  dealt: Dealt | null;
}

/** The position and the answers of a save, with the numbers of this card set. Throws a GameError if the save is damaged. */
function readSave(cards: CardSet, data: Save): Read {
  const check = SAVES[data?.format];
  if (!check) throw new GameError('save', `this save has format ${String(data?.format)}; this program reads ${SAVE_FORMAT}`);
  const problem = problemOf(check, data);
  if (problem !== null) throw damaged(problem);
  const reading = new Reading(cards, data.format < 3 ? namesIn(cards.numbered) : data.names!);
  const dealt = data.format < 4 ? dealtBefore(cards, data) : data.dealt ? reading.dealt(data.dealt as DealtNumbers) : null;
  const saved = data.format < SAVE_FORMAT ? modernised(data.format, data.state, cards.numbered) : data.state;
  const state = new StateData(saved, saved);
  renumber(state, reading);
  const answers = answersIn(data.answers, reading);
  const since = answersIn(data.since, reading);
  reading.mustKnowAll();
  const sound = soundState(cards, state);
  if (typeof sound === 'string') throw damaged(sound);
  return { state: sound, answers, since, dealt };
}

/** What was dealt in the game of an older save. */
function dealtBefore(cards: CardSet, { setup, dealt }: Save): Dealt | null {
  if (setup === null) return null;
  try {
    return dealtIn(cards, { setup, dealt: dealt as Dealt });
  } catch (error) {
    throw error instanceof GameError ? damaged(error.message) : error;
  }
}

/**
 * Continues a saved game. If it was saved with another version of the rules or of its own cards, it continues from its last quiet
 * position: answers since then that are no longer legal are left out, and `lost` is their number.
 */
export function restore(cards: CardSet, data: Save, options: BoardOptions = {}): { game: Game; lost: number } {
  const { state, answers, since, dealt } = readSave(cards, data);
  const settings = { ...options, duplicates: data.duplicates };
  if (isNewer('3', data.rules)) endTimesByTurns(cards, state);
  const sameVersion = isAsNow(cards, data, dealt);
  let kept = since.length;
  for (;;) {
    try {
      // A game that began at a described position may have more answers since than it knows of.
      const before = Math.max(0, answers.length - since.length);
      const count = { answers: before, turnBegan: data.turnBegan ?? before };
      const game = Game.resume(cards, state, since.slice(0, kept), settings, null, count);
      const lost = since.length - kept;
      game.adopt({ setup: data.setup, dealt }, answers.slice(0, answers.length - lost));
      return { game, lost };
    } catch (error) {
      // A position that looks sound may still be one that no game leads to, on which the rules fail.
      if (sameVersion || kept === 0) throw error instanceof GameError ? error : damaged((error as Error).message);
      kept--;
    }
  }
}
