/** The rules of the game, knowing no card by name. See docs/architecture.md. */
export { CardSet, type Faction } from './catalogue/cardset.js';
export { copyState, type StateData, stateFromData, stateToData } from './state/copies.js';
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
} from './words/decision.js';
export * from './edge/decisionview.js';
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
export { EVENTS, EVERYONE, type EventKind, type GameEvent } from './words/events.js';
export * from './edge/eventview.js';
export { Game, type GameOptions, type Outcome } from './flow/game.js';
export { hashOf } from './state/hash.js';
export { It } from './abilities/it.js';
export { cardKey, keyOf, optionOf } from './edge/keys.js';
export { answerWith, FORMAT, type Log, logOf, RULES_VERSION, replayLog, restore, type Save, save, whyNot } from './edge/log.js';
export { isPlayable, playableFromHand } from './reading/plays.js';
export { gameAt, type PlacedCard, type PlacedInPlay, type Position } from './edge/position.js';
export { PROFILE_IDS, PROFILES, type Profile, type ProfileId } from './words/profiles.js';
export type { Query } from './reading/questions.js';
export { bearersLike } from './flow/queue.js';
export { type Affected, type Cause, Hit, Part, type PlayRecord } from './words/record.js';
export { below, type Chance, nextWord, seedFromText, seedToText, shuffle } from './state/rng.js';
export { disguised, type Knowledge, knowledgeOf, sampleWorld } from './edge/sample.js';
export { type CardView, OPEN, SPECTATOR } from './edge/seeing.js';
export type { Setup, SetupPlayer } from './flow/setup.js';
export type { State } from './state/state.js';
export * from './edge/view.js';
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
