/** The rules of the game, knowing no card by name. See docs/architecture.md. */
export { CardSet, type Faction } from './cardset.js';
export { copyState, type StateData, stateFromData, stateToData } from './copies.js';
export {
  canAdd,
  checkAnswer,
  type Decision,
  isComplete,
  Kind,
  kindOf,
  type Limits,
  numberIn,
  PROMPTS,
  type Prompt,
  WORDS,
  Word,
} from './decision.js';
export * from './decisionview.js';
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
} from './definitions.js';
export { GameError } from './errors.js';
export { EVENTS, EVERYONE, type EventKind, type GameEvent } from './events.js';
export * from './eventview.js';
export { Game, type GameOptions, type Outcome } from './game.js';
export { hashOf } from './hash.js';
export { It } from './it.js';
export { cardKey, keyOf, optionOf } from './keys.js';
export { answerWith, FORMAT, type Log, logOf, RULES_VERSION, replayLog, restore, type Save, save, whyNot } from './log.js';
export { isPlayable, playableFromHand } from './plays.js';
export { gameAt, type PlacedCard, type PlacedInPlay, type Position } from './position.js';
export { PROFILE_IDS, PROFILES, type Profile, type ProfileId } from './profiles.js';
export type { Query } from './questions.js';
export { bearersLike } from './queue.js';
export { type Affected, type Cause, Hit, Part, type PlayRecord } from './record.js';
export { below, type Chance, nextWord, seedFromText, seedToText, shuffle } from './rng.js';
export { disguised, type Knowledge, knowledgeOf, sampleWorld } from './sample.js';
export { type CardView, OPEN, SPECTATOR } from './seeing.js';
export type { Setup, SetupPlayer } from './setup.js';
export type { State } from './state.js';
export * from './view.js';
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
} from './vocabulary.js';
