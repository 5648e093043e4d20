import { type Asks, PROMPTS, type Prompt, type Question, type Slots, type SlotsOf } from './prompts.js';
import type { Query } from './query.js';
import type { Part } from './record.js';
import type { Card, Reason, Seat } from './vocabulary.js';

/**
 * The kinds of option. Inside the engine an option is one number: the kind in the high bits, a value (card number, seat, plain
 * number...) in the low ones. Names and keys are made at the edge.
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
  /**
   * A waiting trigger, given by its place in the queue because its card may be anywhere by now. Its definition is in the bits
   * above the kind.
   */
  Trigger: 7 << 12,
} as const;
const VALUE = 0xfff;

const KIND = 0xf000;

export const kindOf = (option: number): number => option & KIND;
export const triggerOption = (at: number, def: number): number => (def << 16) | Kind.Trigger | at;
/** An effect that outlasts its card, given by the card: the option says what the card is, because it may be hidden by now. */
export const effectOption = (card: Card, def: number): number => (def << 16) | Kind.Card | card;
/** A name, of no card in particular. */
export const nameOption = (def: number): number => (def << 16) | Kind.Card;
/** The definition that an option names; 0 if it names none. */
export const definitionIn = (option: number): number => option >>> 16;
export const numberIn = (option: number): number => option & VALUE;

/** Does an option name a definition or a faction? */
export const isNaming = (option: number): boolean => option > 0xffff || (option & KIND) === Kind.Faction;

/** The same option under another numbering of definitions and factions. */
export function renumberedOption(option: number, def: (n: number) => number, faction: (n: number) => number): number {
  if (kindOf(option) === Kind.Faction) return Kind.Faction | faction(numberIn(option));
  return definitionIn(option) === 0 ? option : (def(definitionIn(option)) << 16) | (option & 0xffff);
}

export const WORDS = ['do', 'end', 'top', 'bottom', 'deck'] as const;
export const Word = { Do: Kind.Word, End: Kind.Word | 1, Top: Kind.Word | 2, Bottom: Kind.Word | 3, Deck: Kind.Word | 4 } as const;

/** The kinds of decision at which no ability is half done: the position is complete and can be copied as it stands. */
type Quiet = 'draft' | 'redraw' | 'play' | 'window' | 'react' | 'trigger' | 'base' | 'limit';

export interface Decision {
  seat: Seat;
  question: Question;
  /** The name of the question. */
  prompt: Prompt;
  /** The card or base that asks; 0 if the rules ask. */
  source: Card;
  /** The definition of that card, which may have gone into hiding since. */
  sourceDef?: number;
  /** The other things the question is about. */
  slots: Partial<Slots>;
  /** The query that says which minions can be chosen, or where the chosen card is played. */
  among?: Query;
  options: number[];
  /** The number of options in an answer. */
  least: number;
  most: number;
  /** The answer may be empty even if `least` is more than 0. */
  optional: boolean;
  /** How often each option may be named; once if absent. */
  times?: number[];
  /** All chosen options must belong to the same group, or all of them to different groups if they are `apart`. */
  groups?: number[];
  apart?: boolean;
  /** The most that may be chosen of each group, if it differs from `most`. */
  groupMost?: Record<number, number>;
  /** The weights of the chosen options may not add up to more than `limit`. */
  weights?: number[];
  limit?: number;
  /** The order of the answer matters: first is topmost, or happens first. */
  ordered?: boolean;
  /** Options that would change nothing, so that a screen may skip them. */
  idle?: number[];
  quiet?: Quiet;
  /** The part that each option stands for, where the options are the parts of an action. */
  parts?: Part[];
  /** Why a card that is not among the options can't be chosen; in the play phase, why it can't be played or used. */
  whyNot?: (option: number) => Reason | null;
}

/** For questions that are about nothing else. */
export const NO_SLOTS = {};

/**
 * A question with all its slots filled, by default for exactly one of the options. Callers set whatever else a decision needs.
 * All choices have one shape, which makes reading them fast.
 */
export class Choice<P extends Asks = Asks> implements Decision {
  private readonly asks: Asks | Question;
  readonly slots: Partial<Slots>;
  sourceDef: Decision['sourceDef'] = undefined;
  among: Decision['among'] = undefined;
  least = 1;
  most = 1;
  times: Decision['times'] = undefined;
  groups: Decision['groups'] = undefined;
  apart: Decision['apart'] = undefined;
  groupMost: Decision['groupMost'] = undefined;
  weights: Decision['weights'] = undefined;
  limit: Decision['limit'] = undefined;
  ordered: Decision['ordered'] = undefined;
  idle: Decision['idle'] = undefined;
  parts: Decision['parts'] = undefined;

  constructor(
    readonly seat: Seat,
    asks: P,
    readonly source: Card,
    slots: SlotsOf<P>,
    public options: number[],
    public optional: boolean,
    readonly quiet: Quiet | undefined = undefined,
    public whyNot: Decision['whyNot'] = undefined,
  ) {
    this.asks = asks;
    this.slots = slots;
  }

  /** Looked up when somebody asks for it: most decisions of a simulated game are answered without it. */
  get question(): Question {
    return typeof this.asks === 'string' ? PROMPTS[this.asks] : this.asks;
  }
  get prompt(): Prompt {
    return this.question.name;
  }
}

/**
 * The reason why `option` can't be added to the options chosen so far; null if it can. Clients and bots build an answer with
 * this, step by step.
 */
export function canAdd<T>(d: Answerable<T>, chosen: readonly T[], option: T): Reason | null {
  const at = d.options.indexOf(option);
  if (at < 0) return { code: 'not-an-option' };
  if (chosen.length >= d.most) return { code: 'too-many', number: d.most };
  let named = 0;
  for (const c of chosen) if (c === option) named++;
  if (named >= (d.times ? d.times[at] : 1)) return { code: 'too-often', number: d.times ? d.times[at] : 1 };
  if (d.groups && d.apart && chosen.some((c) => d.groups![d.options.indexOf(c)] === d.groups![at])) return { code: 'same-group' };
  if (d.groups && !d.apart && chosen.length > 0 && d.groups[at] !== d.groups[d.options.indexOf(chosen[0])])
    return { code: 'different-groups' };
  const groupMost = d.groups && d.groupMost?.[d.groups[at]];
  if (groupMost !== undefined && chosen.length >= groupMost) return { code: 'too-many', number: groupMost };
  if (d.weights && d.limit !== undefined) {
    let weight = d.weights[at];
    for (const c of chosen) weight += d.weights[d.options.indexOf(c)];
    if (weight > d.limit) return { code: 'too-heavy', number: d.limit };
  }
  return null;
}

/** The fields of a decision that limit its answers. */
export type AnswerLimits = Pick<
  Decision,
  'least' | 'most' | 'optional' | 'times' | 'groups' | 'apart' | 'groupMost' | 'weights' | 'limit' | 'ordered'
>;

/** The part of a decision that says which answers are legal. Clients and bots use it with keys in place of numbers. */
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

/**
 * The only legal answer, if the decision leaves no choice (D1, D2); null if it does. With no option to choose, the answer is
 * empty.
 */
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

/**
 * The first answers that choose something, at most `most` of them. Answers that differ only in their order count once, unless the
 * order matters.
 */
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
