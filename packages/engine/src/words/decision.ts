import type { Prompt, Slots, SlotsOf } from './prompts.js';
import type { Query } from './query.js';
import type { Part } from './record.js';
import type { Card, Reason, Seat } from './vocabulary.js';

/**
 * A decision is all that ever stands between the game and its next position. Inside, an option is one number: a kind in
 * the high bits, a value (card number, seat, plain number...) in the low ones. Names and keys are made at the edge.
 */
export const Kind = {
  Card: 0,
  Seat: 1 << 12,
  Number: 2 << 12,
  Faction: 3 << 12,
  Word: 4 << 12,
  /** Play this card. */
  Play: 5 << 12,
  /** Use an ability of this card: a Talent, a Special, an "on your turn" ability. */
  Use: 6 << 12,
  /** A trigger that waits, by its place in the queue (its card may be anywhere by now), with its definition above the kind. */
  Trigger: 7 << 12,
} as const;
const VALUE = 0xfff;

const KIND = 0xf000;

export const kindOf = (option: number): number => option & KIND;
export const triggerOption = (at: number, def: number): number => (def << 16) | Kind.Trigger | at;
export const definitionIn = (option: number): number => option >>> 16;
export const numberIn = (option: number): number => option & VALUE;

export const WORDS = ['do', 'end', 'top', 'bottom', 'deck'] as const;
export const Word = { Do: Kind.Word, End: Kind.Word | 1, Top: Kind.Word | 2, Bottom: Kind.Word | 3, Deck: Kind.Word | 4 } as const;

/** The kinds of decision at which no ability is half done: the position is whole and can be copied as it stands. */
export type Quiet = 'draft' | 'redraw' | 'play' | 'window' | 'react' | 'trigger' | 'base' | 'limit';

export interface Decision {
  seat: Seat;
  prompt: Prompt;
  /** The card or base because of which this is asked; 0: the rules. */
  source: Card;
  /** What that card is: it may have gone into hiding since. */
  sourceDef?: number;
  /** What it is about beside that card. */
  slots: Partial<Slots>;
  /** Which minions can be chosen, or where what is chosen is played: as the card that asks says it. */
  among?: Query;
  options: number[];
  /** How many options an answer takes. */
  least: number;
  most: number;
  /** May be answered with nothing, even if `least` is more. */
  optional: boolean;
  /** How often each option may be named; once if absent. */
  times?: number[];
  /** All that is chosen must be of one group. */
  groups?: number[];
  /** The most that may be chosen of each group, if it differs from `most`. */
  groupMost?: Record<number, number>;
  /** The weights of what is chosen may not exceed `limit` together. */
  weights?: number[];
  limit?: number;
  /** The order of the answer matters (first = top, or first = first). */
  ordered?: boolean;
  /** Options that would change nothing, so that a screen may pass them over. */
  idle?: number[];
  quiet?: Quiet;
  /** What each option stands for, where they are the parts of an action. */
  parts?: Part[];
  /** Why a card that is not among the options can't be chosen; in the play phase, why it can't be played or used. */
  whyNot?: (option: number) => Reason | null;
}

/**
 * Chooses one of these: a question with all its slots filled. Whatever else a decision needs is set on it: all have one shape,
 * which makes reading them fast.
 */
export class Choice<P extends Prompt = Prompt> implements Decision {
  readonly prompt: Prompt;
  readonly slots: Partial<Slots>;
  sourceDef: Decision['sourceDef'] = undefined;
  among: Decision['among'] = undefined;
  least = 1;
  most = 1;
  times: Decision['times'] = undefined;
  groups: Decision['groups'] = undefined;
  groupMost: Decision['groupMost'] = undefined;
  weights: Decision['weights'] = undefined;
  limit: Decision['limit'] = undefined;
  ordered: Decision['ordered'] = undefined;
  idle: Decision['idle'] = undefined;
  parts: Decision['parts'] = undefined;

  constructor(
    readonly seat: Seat,
    prompt: P,
    readonly source: Card,
    slots: SlotsOf<P>,
    public options: number[],
    public optional: boolean,
    readonly quiet: Quiet | undefined = undefined,
    public whyNot: Decision['whyNot'] = undefined,
  ) {
    this.prompt = prompt;
    this.slots = slots;
  }
}

/** Can `option` be added to what was chosen so far? A client or a bot fills a list with this, step by step. */
export function canAdd<T>(d: Answerable<T>, chosen: readonly T[], option: T): Reason | null {
  const at = d.options.indexOf(option);
  if (at < 0) return { code: 'not-an-option' };
  if (chosen.length >= d.most) return { code: 'too-many', number: d.most };
  let named = 0;
  for (const c of chosen) if (c === option) named++;
  if (named >= (d.times ? d.times[at] : 1)) return { code: 'too-often', number: d.times ? d.times[at] : 1 };
  if (d.groups && chosen.length > 0 && d.groups[at] !== d.groups[d.options.indexOf(chosen[0])]) return { code: 'different-groups' };
  const groupMost = d.groups && d.groupMost?.[d.groups[at]];
  if (groupMost !== undefined && chosen.length >= groupMost) return { code: 'too-many', number: groupMost };
  if (d.weights && d.limit !== undefined) {
    let weight = d.weights[at];
    for (const c of chosen) weight += d.weights[d.options.indexOf(c)];
    if (weight > d.limit) return { code: 'too-heavy', number: d.limit };
  }
  return null;
}

/** How an answer is to be filled. */
export type AnswerLimits = Pick<
  Decision,
  'least' | 'most' | 'optional' | 'times' | 'groups' | 'groupMost' | 'weights' | 'limit' | 'ordered'
>;

/** The part of a decision that says which answers fit; with keys instead of numbers it serves clients and bots. */
export interface Answerable<T = number> extends AnswerLimits {
  options: readonly T[];
}

/** May the answer stop here? */
export function isComplete<T>(d: Answerable<T>, chosen: readonly T[]): boolean {
  return chosen.length >= d.least || (chosen.length === 0 && d.optional);
}

export function checkAnswer<T>(d: Answerable<T>, answer: readonly T[]): Reason | null {
  for (let i = 0; i < answer.length; i++) {
    const reason = canAdd(d, i === 0 ? [] : answer.slice(0, i), answer[i]);
    if (reason) return reason;
  }
  return isComplete(d, answer) ? null : { code: 'too-few', number: d.least };
}

/** The one answer there is, if the decision is none (D1, D2); null if there is a choice. Where nothing fits, nothing is chosen. */
export function forced(d: Decision): number[] | null {
  if (d.options.length === 0) return [];
  const mayBeEmpty = d.optional || d.least === 0;
  if (d.times || d.groups || d.weights || d.ordered) {
    const answers = answersTo(d, mayBeEmpty ? 1 : 2);
    if (answers.length === 0) return [];
    return answers.length === 1 && !mayBeEmpty ? answers[0] : null;
  }
  if (d.options.length < d.least || d.most === 0) return [];
  return mayBeEmpty || d.options.length > d.least ? null : d.options.slice();
}

/** The first answers that choose something, at most so many; of those that differ in their order alone one, unless it matters. */
function answersTo(d: Decision, most: number): number[][] {
  const found: number[][] = [];
  const fill = (chosen: number[], from: number): void => {
    if (chosen.length > 0 && chosen.length >= d.least) found.push(chosen);
    for (let i = d.ordered ? 0 : from; i < d.options.length && found.length < most; i++)
      if (canAdd(d, chosen, d.options[i]) === null) fill([...chosen, d.options[i]], i);
  };
  fill([], 0);
  return found;
}
