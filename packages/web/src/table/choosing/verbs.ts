import type { DecisionView } from '@breakpoint/engine';
import type { Speaker } from '../../i18n/sentences.js';

/** What happens to a card that is chosen, by the beginning of the question's name; the first that fits counts. */
const VERBS = [
  ['play-at', 'playHere'],
  ['move-to', 'moveHere'],
  ['move-them-to', 'moveHere'],
  ['transfer-to', 'moveHere'],
  ['destroy', 'destroyIt'],
  ['discard', 'discardIt'],
  ['return', 'returnIt'],
  ['place-minion-on-bottom', 'placeOnBottom'],
  ['shuffle', 'shuffleIt'],
  ['move', 'moveIt'],
  ['take', 'takeIt'],
  ['search-for', 'takeIt'],
] as const satisfies readonly (readonly [string, keyof Speaker['words']])[];

/** The word of the button that chooses a card: what happens to it, if the question tells, or that the player gives it up. */
export const verbOf = (words: Speaker['words'], asked: Pick<DecisionView, 'prompt' | 'means'> | undefined): string => {
  const verb = VERBS.find(([beginning]) => asked?.prompt.startsWith(beginning))?.[1];
  return words[verb ?? (asked?.means === 'cost' ? 'giveUp' : 'chooseIt')];
};
