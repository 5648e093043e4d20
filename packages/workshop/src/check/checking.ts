import type { Frame, Step, What } from '../tree.js';
import { isDescription, stays } from '../tree.js';
import type { Known } from './descriptions.js';
import type { Place } from './place.js';
import { under } from './problems.js';

/** What the check of a verb needs: where the step stands, what was spoken of before it, and ways to say what is wrong. */
export interface Checking {
  path: string;
  place: Place;
  known: Known;
  depth: number;
  /** The path of a field of the step. */
  at: (key: string) => string;
  wrong: (key: string, problem: string, advice: string) => void;
  /** This card must be at a base. */
  here: (key: string) => void;
  /** A base must have been spoken of. */
  there: (key: string) => void;
  /** Something that lasts as long as this card is in play needs a card that stays. */
  staysFor: (key: string, until: string | undefined) => void;
}
/** The steps with this verb. */
type StepOf<Verb, S = Step> = S extends { do: infer Verbs } ? (Verb extends Verbs ? S : never) : never;
export type Check<Verb extends Step['do']> = (step: StepOf<Verb>, checking: Checking) => void;
export type Checks<Verb extends Step['do']> = { readonly [V in Verb]: Check<V> };

export function checkingOf(path: string, place: Place, known: Known, depth: number): Checking {
  const { card, report } = place;
  const at = (key: string): string => under(path, key);
  const wrong = (key: string, problem: string, advice: string): void => report.say(at(key), problem, advice);
  return {
    path,
    place,
    known,
    depth,
    at,
    wrong,
    here: (key) => {
      if (!stays(card) || known.nowhere) wrong(key, 'a standard action is nowhere', 'choose a base, and say “there”');
    },
    there: (key) => {
      if (!known.there) wrong(key, 'no base was spoken of', 'choose a base or a card first');
    },
    staysFor: (key, until) => {
      if (until === 'while this is in play' && (!stays(card) || card.kind === 'base' || known.gone || known.away))
        wrong(key, 'this card does not stay in play', 'choose another time');
    },
  };
}

/** Are several things meant? */
export const many = (what: What): boolean => isDescription(what) && what.pick !== 'one' && what.pick !== undefined;

/** Is this card in a hand or discard pile at that time? */
export const isOutside = (frame: Frame): boolean =>
  typeof frame === 'object' &&
  (('special' in frame && frame.from !== 'play') ||
    'reaction' in frame ||
    ('afterThis' in frame && frame.afterThis === 'discarded from hand'));
