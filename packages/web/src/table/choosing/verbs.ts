import type { DecisionView } from '@breakpoint/engine';
import type { Speaker } from '../../i18n/sentences.js';

/** What happens to a card that is chosen, by the beginning of the question's name without its faction, or card; the first that fits counts. */
const VERBS = [
  ['play-at', 'playHere'],
  ['move-to', 'moveHere'],
  ['move-them-to', 'moveHere'],
  ['transfer-to', 'moveHere'],
  // Questions in which the chosen base or minion only says to which other cards something happens.
  ['destroy-weak-at', 'chooseIt'],
  ['destroy-one-at', 'chooseIt'],
  ['move-them', 'chooseIt'],
  ['take-same', 'chooseIt'],
  ['return-all', 'chooseIt'],
  ['shuffle-random', 'chooseIt'],
  ['transfer-counter', 'chooseIt'],
  ['destroy', 'destroyIt'],
  ['discard', 'discardIt'],
  ['return', 'returnIt'],
  ['place-minion-on-bottom', 'placeOnBottom'],
  ['shuffle', 'shuffleIt'],
  ['move', 'moveIt'],
  ['play', 'play'],
  ['place-on-top', 'placeOnTop'],
  ['place-counter', 'placeCounters'],
  ['share-counter', 'placeCounters'],
  ['give-power', 'givePower'],
  ['lower-power', 'lowerPower'],
  ['pick-base-to-score', 'scoreIt'],
  ['take', 'takeIt'],
  ['search-for-top', 'placeOnTop'],
  ['search-for', 'takeIt'],
] as const satisfies readonly (readonly [string, keyof Speaker['words']])[];

/** The word of the button that chooses a card: what happens to the card, if the question tells, or "give up" if the player gives it up. */
export const verbOf = (words: Speaker['words'], asked: Pick<DecisionView, 'prompt' | 'means'> | undefined): string => {
  const name = asked?.prompt.replace(/^.*[/.]/, '');
  const verb = VERBS.find(([beginning]) => name?.startsWith(beginning))?.[1];
  return words[verb ?? (asked?.means === 'cost' ? 'giveUp' : 'chooseIt')];
};
