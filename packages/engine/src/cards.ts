/** For authors of cards: the things a card declares, and the things it is given. See docs/adding-a-faction.md. */
export { CardSet, type Listed } from './catalogue/cardset.js';
export type { Abilities, Ask, Definition, Happening, Trigger } from './words/definitions.js';
export { action, base, type FactionModule, type FactionSpec, faction, minion } from './words/faction.js';
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
export { Ban, type Card, type Deed, type Seat, Shelter, Until, Zone } from './words/vocabulary.js';
