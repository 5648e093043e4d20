/** For authors of cards: the things a card declares, and the things it is given. See docs/adding-a-faction.md. */
export { CardSet, type Listed } from './catalogue/cardset.js';
export {
  type Abilities,
  type Ask,
  action,
  base,
  type Definition,
  type FactionModule,
  type FactionSpec,
  faction,
  type Happening,
  minion,
  type Trigger,
} from './words/definitions.js';
export {
  afterFirstMinionIsPlayedHere,
  afterMinionIsDestroyedHere,
  afterMinionIsPlayedHere,
  afterOthersPlayMinionHere,
  afterThisIsDestroyed,
  afterThisIsDiscarded,
  afterThisScores,
  afterYouPlayMinionHere,
  atStartOfTurn,
  atStartOfYourTurn,
  beforeThisScores,
  isAction,
  isMinion,
  isPlayedOnBase,
  isStillInPlay,
  itsOwner,
  playersHere,
  winners,
} from './words/phrases.js';
export type { Position } from './words/position.js';
export { question } from './words/prompts.js';
export { Hit, Part } from './words/record.js';
export type { Resolution } from './words/resolution.js';
export { Ban, type Card, type Seat, Shelter, Until, Zone } from './words/vocabulary.js';
