/**
 * For hosts: games, views, answers, logs and saves. Authors of cards import from ./cards; bots and checkers also import from
 * ./tools.
 */
export type { CardSet } from './catalogue/cardset.js';
export { type Ahead, ahead } from './edge/ahead.js';
export { answerWith, verify, whyNot } from './edge/answers.js';
export type { AmongView, DecisionView, OptionView, SlotView } from './edge/decisionview.js';
export { type EventOf, type EventView, eventView, type ReasonView, reasonView } from './edge/eventview.js';
export { dealtIn, isAsNow, type Log, logOf, RULES_VERSION, replayLog, restore, type Save, save } from './edge/log.js';
export { type Knowledge, knowledgeOf } from './edge/sample.js';
export { type CardView, OPEN, SPECTATOR } from './edge/seeing.js';
export {
  type BaseView,
  beatPartsOf,
  type InPlayView,
  type LastParts,
  type OwnView,
  type PlayerView,
  type View,
  type ViewOptions,
  type ViewParts,
  viewOf,
  viewPartsOf,
  viewsOf,
  wholeView,
} from './edge/view.js';
export type { Dealt } from './flow/dealing.js';
export { Game } from './flow/game.js';
export type { Setup } from './flow/setup.js';
export type { Beat, OpenWindow } from './state/board.js';
export { type Chance, seedFromText } from './state/rng.js';
export { type Answerable, canAdd, isComplete, type WORDS } from './words/decision.js';
export { EndlessError, GameError } from './words/errors.js';
export type { GameEvent } from './words/events.js';
export { eachNumber, NUMBERS, type Numbers, numbersIn, USUAL } from './words/numbers.js';
export { PROFILE_IDS, type ProfileId } from './words/profiles.js';
export type { PROMPTS, Prompt, ShapeOf, Slots, SlotsOf } from './words/prompts.js';
export type { Card, Reason, ReasonCode, Seat, STEP_NAMES, Verb } from './words/vocabulary.js';
