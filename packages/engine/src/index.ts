/** The rules of the game, knowing no card by name. See docs/architecture.md. */
export { CardSet, type Faction } from './cardset.js';
export { canAdd, checkAnswer, type Decision, isComplete, Kind, type Limits, type Prompt, PROMPTS, Word, WORDS } from './decision.js';
export {
  type Abilities,
  type Ability,
  action,
  type Ask,
  base,
  type CardSpec,
  type Definition,
  faction,
  type FactionSpec,
  type Happening,
  minion,
  type Special,
  type Trigger,
} from './definitions.js';
export { GameError } from './errors.js';
export { type EventKind, EVENTS, EVERYONE, type GameEvent } from './events.js';
export { Game, type GameOptions, type Outcome } from './game.js';
export { It } from './it.js';
export { PROFILE_IDS, PROFILES, type Profile, type ProfileId } from './profiles.js';
export type { Query } from './questions.js';
export type { Affected, Cause, Hit, Part, PlayRecord } from './record.js';
export { below, type Chance, nextWord, seedFromText, seedToText, shuffle } from './rng.js';
export type { Setup, SetupPlayer } from './setup.js';
export { canArrive } from './talents.js';
export { type Card, type CardType, type Reason, type ReasonCode, REASONS, type Seat, Step, STEP_NAMES, Until, Zone } from './vocabulary.js';
export { kindOf, numberIn } from './decision.js';
export { cardKey, keyOf, optionOf } from './keys.js';
export { bearer, waiting } from './queue.js';
export { gameAt, type PlacedCard, type PlacedInPlay, type Position } from './position.js';
export { answerWith, FORMAT, type Log, logOf, replayLog, restore, RULES_VERSION, type Save, save, whyNot } from './log.js';
export { disguised, type Knowledge, knowledgeOf, sampleWorld } from './sample.js';
export { copyState, type State, type StateData, stateFromData, stateToData } from './state.js';
export * from './view.js';
export { hashOf } from './hash.js';
