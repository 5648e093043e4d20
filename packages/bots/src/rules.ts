/** Everything that the bots use from the engine, in one place. */
export {
  type Answerable,
  type CardSet,
  type Chance,
  canAdd,
  type DecisionView,
  Game,
  isComplete,
  type Knowledge,
  knowledgeOf,
  type Log,
  type Prompt,
  restore,
  type Save,
  type Seat,
  seedFromText,
} from '@breakpoint/engine';
export { type Definition, Until } from '@breakpoint/engine/cards';
export {
  below,
  copyState,
  type Decision,
  Kind,
  keyOf,
  kindOf,
  nextWord,
  numberIn,
  PROMPTS,
  type State,
  Step,
  Word,
  Zone,
} from '@breakpoint/engine/tools';
