export { fieldOf } from './alternatives.js';
export { isFound, ranker } from './finding.js';
export { fitted } from './fitting.js';
export { type Facet, facetsAt, groupOf, type Option, optionsAt, sentencesAt, stepsAt } from './options.js';
export { isWithin, lastOf, parentOf, spotAt, tagOf, valueAt, withValue } from './places.js';
export { phraseOf, type SaidAbility, sayAbilities, type Word } from './words.js';
