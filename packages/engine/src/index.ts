/** The rules of the game, knowing no card by name. See docs/architecture.md. */
export { CardSet, type Faction } from './catalogue/cardset.js';
export { ahead, answerWith, verify, whyNot } from './edge/answers.js';
export { type DecisionView, decisionView, type OptionView } from './edge/decisionview.js';
export { type DescribedPosition, gameAt, type PlacedCard, type PlacedInPlay } from './edge/described.js';
export * from './edge/eventview.js';
export { cardKey, keyOf, optionOf } from './edge/keys.js';
export { FORMAT, type Log, logOf, RULES_VERSION, replayLog, restore, type Save, save } from './edge/log.js';
export { disguised, type Knowledge, knowledgeOf, sampleWorld } from './edge/sample.js';
export { type CardView, OPEN, SPECTATOR } from './edge/seeing.js';
export { misplaced } from './edge/sound.js';
export * from './edge/view.js';
export { Game, type Outcome } from './flow/game.js';
export { bearersLike } from './flow/queue.js';
export type { Setup, SetupPlayer } from './flow/setup.js';
export type { Board, BoardOptions, OpenWindow } from './state/board.js';
export { copyState, type StateData, stateFromData, stateToData } from './state/copies.js';
export { hashOf } from './state/hash.js';
export { below, type Chance, nextWord, seedFromText, seedToText, shuffle } from './state/rng.js';
export type { State } from './state/state.js';
export {
  type Answerable,
  type AnswerLimits,
  canAdd,
  checkAnswer,
  type Decision,
  isComplete,
  Kind,
  kindOf,
  numberIn,
  PROMPTS,
  type Prompt,
  WORDS,
  Word,
} from './words/decision.js';
export {
  type Abilities,
  type Ability,
  type Ask,
  action,
  base,
  type CardSpec,
  type Definition,
  type FactionSpec,
  faction,
  type Happening,
  minion,
  type Special,
  type Trigger,
} from './words/definitions.js';
export { GameError } from './words/errors.js';
export { EVERYONE, type EventKind, type GameEvent } from './words/events.js';
export type { PlayableCards, Position } from './words/position.js';
export { PROFILE_IDS, PROFILES, type Profile, type ProfileId } from './words/profiles.js';
export type { Query } from './words/query.js';
export { type Affected, type Cause, Hit, Part, type PlayRecord } from './words/record.js';
export type { PlayOptions, Resolution, Which } from './words/resolution.js';
export {
  type Card,
  type CardType,
  REASONS,
  type Reason,
  type ReasonCode,
  type Seat,
  STEP_NAMES,
  Step,
  Until,
  type Verb,
  Zone,
} from './words/vocabulary.js';
