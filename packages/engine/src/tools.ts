/** For bots, checkers and scenario runners: option numbers, described positions, imagined worlds. No host needs them. */
export { decisionView } from './edge/decisionview.js';
export { type DescribedPosition, gameAt } from './edge/described.js';
export { cardKey, keyOf, optionOf } from './edge/keys.js';
export { disguised, sampleWorld } from './edge/sample.js';
export { misplaced } from './edge/sound.js';
export { bearersLike } from './flow/queue.js';
export { playerPowersAt } from './reading/powers.js';
export type { Board } from './state/board.js';
export { copyState } from './state/copies.js';
export { hashOf } from './state/hash.js';
export { below, nextWord } from './state/rng.js';
export type { State } from './state/state.js';
export { checkAnswer, type Decision, definitionIn, Kind, kindOf, numberIn, WORDS, Word } from './words/decision.js';
export { PROMPTS } from './words/prompts.js';
export { Step, Zone } from './words/vocabulary.js';
