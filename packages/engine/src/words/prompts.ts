import type { Seat } from './vocabulary.js';

/**
 * The things that a question is about, besides the card that asks it. The asking code must fill the slots that the question has.
 */
export interface Slots {
  /** The card, player or faction that the question is about: the one that goes there, or gets it. */
  about: number;
  /** A second card. */
  other: number;
  /** A quantity. */
  amount: number;
  /**
   * The type of card that is chosen from a hand, deck or discard pile, as the text of the asking card says, whatever is there.
   */
  type: 'minion' | 'action' | 'card';
}

/** What being chosen means for the chosen card: that is all that bots and screens know about a question. */
export type Meaning = 'harm' | 'help' | 'cost';

/** How a question is asked. */
export interface Shape {
  /** The kind of thing chosen. `whether`: to do it or not. `effect`: one of the effects printed on the card. */
  chooses: 'card' | 'player' | 'faction' | 'number' | 'effect' | 'place' | 'whether' | 'move';
  about?: 'card' | 'player' | 'faction';
  other?: 'card';
  amount?: true;
  type?: true;
  /** The rules ask it, and not an ability. */
  rules?: true;
  /** The options are on the table and do not depend on anybody's hand, so everyone may see them. */
  open?: true;
  /** `harm` and `help`: the chosen card in play is worse or better off. `cost`: the player gives up the chosen card. */
  means?: Meaning;
  /** The number of the rule that explains it. */
  rule?: string;
}

/**
 * The questions of the rules, and those that cards of several factions ask, named by a verb and its object. Each language has a
 * sentence for each, with the same slots, and the words of both buttons for each `whether`. A question of one faction's cards is
 * declared beside them (`question`).
 */
const TABLE = {
  // ---- the rules ----
  'take-faction': { chooses: 'faction', rules: true, open: true, rule: '1.3' },
  redraw: { chooses: 'whether', rules: true, rule: '1.5' },
  'play-phase': { chooses: 'move', rules: true, rule: '2.2' },
  'before-scoring': { chooses: 'move', rules: true, rule: '3.3' },
  'after-scoring': { chooses: 'move', rules: true, rule: '3.3' },
  react: { chooses: 'move', rules: true, rule: '6.17' },
  'order-triggers': { chooses: 'card', rules: true, open: true, rule: '5.3' },
  'order-insteads': { chooses: 'card', about: 'card', rules: true, open: true, rule: '5.2' },
  'order-copiers': { chooses: 'card', rules: true, open: true },
  'copy-part': { chooses: 'number', about: 'card', rules: true, open: true },
  'copy-onto': { chooses: 'card', about: 'card', rules: true, open: true, means: 'help' },
  /** `about` is the only minion that could be affected too; `other` is the action. */
  'copy-onto-it': { chooses: 'whether', about: 'card', other: 'card', rules: true, open: true },
  'pick-base-to-score': { chooses: 'card', rules: true, open: true, rule: '3.2' },
  /** The amount is how many cards the player may keep. */
  'discard-down': { chooses: 'card', amount: true, rules: true, rule: '2.4', means: 'cost' },
  /**
   * The card being played asks this. Other players may not know yet which card it is, nor whether it goes on a base or on a
   * minion.
   */
  'play-at': { chooses: 'card', rules: true, open: true, rule: '2.2.1', means: 'help' },
  'ignore-base': { chooses: 'whether', rules: true, open: true },

  // ---- minions in play ----
  'destroy-minion': { chooses: 'card', open: true, means: 'harm' },
  'return-minion': { chooses: 'card', open: true, rule: '6.16', means: 'harm' },
  'place-minion-on-bottom': { chooses: 'card', open: true, means: 'harm' },
  'shuffle-minion-into-deck': { chooses: 'card', open: true, means: 'harm' },
  'move-minion': { chooses: 'card', open: true, rule: '6.8' },
  /** To this base. */
  'move-minion-to': { chooses: 'card', about: 'card', open: true, rule: '6.8' },
  'give-power': { chooses: 'card', amount: true, open: true, means: 'help' },
  'lower-power': { chooses: 'card', amount: true, open: true, means: 'harm' },
  /** Power, and its owner's hand instead of the discard pile. */
  protect: { chooses: 'card', amount: true, open: true, means: 'help' },
  'place-counters': { chooses: 'card', amount: true, open: true, rule: '6.22', means: 'help' },
  /** The counters are placed one by one; the amount is how many are left. */
  'share-counters': { chooses: 'card', amount: true, open: true, rule: '6.22', means: 'help' },
  'place-counters-for-cards': { chooses: 'card', open: true, means: 'help' },
  'remove-counters': { chooses: 'card', open: true, rule: '6.22', means: 'harm' },
  'transfer-counter-to': { chooses: 'card', about: 'card', open: true, rule: '6.21', means: 'help' },
  'transfer-counters-from': { chooses: 'card', open: true, rule: '6.21', means: 'harm' },
  'transfer-counters-to': { chooses: 'card', about: 'card', open: true, rule: '6.21', means: 'help' },
  'transfer-how-many': { chooses: 'number', about: 'card', other: 'card', open: true },
  'destroy-weaker-than': { chooses: 'card', open: true },
  'destroy-total-up-to': { chooses: 'card', open: true },

  // ---- actions in play ----
  'destroy-action': { chooses: 'card', open: true, means: 'harm' },

  // ---- bases ----
  'move-to': { chooses: 'card', about: 'card', open: true, rule: '6.8' },
  'move-them-to': { chooses: 'card', open: true },
  'transfer-to': { chooses: 'card', about: 'card', open: true, rule: '6.21' },

  // ---- players and factions ----
  'look-at-hand': { chooses: 'player', open: true },
  'give-to': { chooses: 'player', about: 'card', open: true },

  // ---- hands, decks and discard piles ----
  discard: { chooses: 'card', type: true, rule: '6.7', means: 'cost' },
  'discard-from-hand-of': { chooses: 'card', about: 'player', type: true, means: 'harm' },
  'top-or-bottom': { chooses: 'place', about: 'card', rule: '6.13' },
  'order-cards': { chooses: 'card' },
  'take-from-discard': { chooses: 'card', type: true },
  'shuffle-from-discard': { chooses: 'card', type: true },
  'place-on-top': { chooses: 'card', type: true },
  'take-revealed': { chooses: 'card', type: true },
  'search-for-hand': { chooses: 'card', type: true, rule: '6.23' },
  'search-for-top': { chooses: 'card', type: true, rule: '6.23' },
  find: { chooses: 'card' },
  'find-or-search': { chooses: 'card', rule: '6.23' },

  // ---- extra plays ----
  'play-extra': { chooses: 'card', type: true, rule: '6.19' },
  'play-from-discard': { chooses: 'card', type: true, rule: '6.19' },
  'play-from-deck': { chooses: 'card', type: true, rule: '6.19' },
  'play-revealed': { chooses: 'card', type: true, rule: '6.19' },

  // ---- effects, and whether ----
  'choose-one': { chooses: 'effect' },
  'choose-for': { chooses: 'effect', about: 'card' },
  'choose-parts': { chooses: 'effect', about: 'card' },
  draw: { chooses: 'whether', amount: true, open: true },
} as const satisfies Record<string, Shape>;

type SharedPrompt = keyof typeof TABLE;
/** The name of a faction's own question: the faction, a slash, and a verb with its object. */
type OwnPrompt = `${string}/${string}`;
/** The name of a question. */
export type Prompt = SharedPrompt | OwnPrompt;

/** A question: its name and how it is asked. All questions have one shape, which makes reading them fast. */
export class Question implements Shape {
  readonly chooses: Shape['chooses'];
  readonly about: Shape['about'];
  readonly other: Shape['other'];
  readonly amount: Shape['amount'];
  readonly type: Shape['type'];
  readonly rules: Shape['rules'];
  readonly open: Shape['open'];
  readonly means: Shape['means'];
  readonly rule: Shape['rule'];

  constructor(
    readonly name: Prompt,
    shape: Shape,
  ) {
    this.chooses = shape.chooses;
    this.about = shape.about;
    this.other = shape.other;
    this.amount = shape.amount;
    this.type = shape.type;
    this.rules = shape.rules;
    this.open = shape.open;
    this.means = shape.means;
    this.rule = shape.rule;
  }
}

/** A question that a faction declares. Its shape is part of its type, so that the compiler knows its slots. */
export interface OwnQuestion<S extends Shape = Shape> extends Question {
  readonly shape?: S;
}

/**
 * A question of one faction's cards, named `<faction>/<question>`. The faction lists it, and its texts have the sentence in every
 * language.
 */
export const question = <const S extends Omit<Shape, 'rules'> & { rules?: never }>(name: OwnPrompt, shape: S): OwnQuestion<S> =>
  new Question(name, shape);

/** The shared questions by name. */
export const PROMPTS = Object.fromEntries(
  Object.entries(TABLE).map(([name, shape]) => [name, new Question(name as SharedPrompt, shape)]),
) as Readonly<Record<SharedPrompt, Question>>;

/** A question as code asks it: by name if it is shared, as an object if the faction declares it. */
export type Asks = SharedPrompt | OwnQuestion;
export type ShapeOf<P extends Asks> = P extends SharedPrompt ? (typeof TABLE)[P] : P extends OwnQuestion<infer S> ? S : never;

/** The slots of this question. */
export type SlotsOf<P extends Asks> = P extends Asks ? { [S in keyof Slots as S extends keyof ShapeOf<P> ? S : never]: Slots[S] } : never;

/** The questions that an ability may ask for this kind of choice. */
type Asking<Chosen extends Shape['chooses']> =
  | { [P in SharedPrompt]: ShapeOf<P> extends { rules: true } ? never : ShapeOf<P> extends { chooses: Chosen } ? P : never }[SharedPrompt]
  | OwnQuestion<Shape & { chooses: Chosen }>;
export type CardPrompt = Asking<'card'>;
export type PlayerPrompt = Asking<'player'>;
export type FactionPrompt = Asking<'faction'>;
export type NumberPrompt = Asking<'number'>;
export type WhetherPrompt = Asking<'whether'>;
export type PlayPrompt = Extract<CardPrompt, `play-${string}` | OwnQuestion>;
export type OrderPrompt = Extract<CardPrompt, 'order-cards' | OwnQuestion>;

/** The player who is asked, if not "you". */
export interface Asked {
  who?: Seat;
}
/** The last argument of a question: its slots and other options. It may be left out if there is nothing to fill in. */
export type How<P extends Asks, More = Asked> =
  Record<never, never> extends SlotsOf<P> ? [how?: SlotsOf<P> & More] : [how: SlotsOf<P> & More];
