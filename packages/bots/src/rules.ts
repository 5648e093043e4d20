/** Everything that the bots use from the engine, in one place. */
export {
  type Answerable,
  type Chance,
  canAdd,
  type DecisionView,
  Game,
  isComplete,
  type Knowledge,
  type Log,
  type Prompt,
  type Seat,
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
