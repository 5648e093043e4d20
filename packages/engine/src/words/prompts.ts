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
  /** The kind of minion that is chosen from there, by the word in its name: see `Definition.kinds`. */
  kind: string;
}

/** How a question is asked. */
interface Shape {
  /** The kind of thing chosen. `whether`: to do it or not. `effect`: one of the effects printed on the card. */
  chooses: 'card' | 'player' | 'faction' | 'number' | 'effect' | 'place' | 'whether' | 'move';
  about?: 'card' | 'player' | 'faction';
  other?: 'card';
  amount?: true;
  type?: true;
  kind?: true;
  /** The rules ask it, and not an ability. */
  rules?: true;
  /** The options are on the table and do not depend on anybody's hand, so everyone may see them. */
  open?: true;
}

/**
 * Every question of the game, named by a verb and its object. Each language has a sentence for each, with the same slots, and the
 * words of both buttons for each `whether`.
 */
const TABLE = {
  // ---- the rules ----
  'take-faction': { chooses: 'faction', rules: true, open: true },
  redraw: { chooses: 'whether', rules: true },
  'play-phase': { chooses: 'move', rules: true },
  'before-scoring': { chooses: 'move', rules: true },
  'after-scoring': { chooses: 'move', rules: true },
  react: { chooses: 'move', rules: true },
  'order-triggers': { chooses: 'card', rules: true, open: true },
  'order-insteads': { chooses: 'card', about: 'card', rules: true, open: true },
  'order-copiers': { chooses: 'card', rules: true, open: true },
  'copy-part': { chooses: 'number', about: 'card', rules: true, open: true },
  'copy-onto': { chooses: 'card', about: 'card', rules: true, open: true },
  /** `about` is the only minion that could be affected too; `other` is the action. */
  'copy-onto-it': { chooses: 'whether', about: 'card', other: 'card', rules: true, open: true },
  'pick-base-to-score': { chooses: 'card', rules: true, open: true },
  'discard-down': { chooses: 'card', amount: true, rules: true },
  /**
   * The card being played asks this. Other players may not know yet which card it is, nor whether it goes on a base or on a
   * minion.
   */
  'play-at': { chooses: 'card', rules: true, open: true },
  'ignore-base': { chooses: 'whether', rules: true, open: true },

  // ---- minions in play ----
  'destroy-minion': { chooses: 'card', open: true },
  'destroy-own-for-vp': { chooses: 'card', open: true },
  'return-minion': { chooses: 'card', open: true },
  'place-minion-on-bottom': { chooses: 'card', open: true },
  'shuffle-minion-into-deck': { chooses: 'card', open: true },
  'move-minion': { chooses: 'card', open: true },
  'move-from-one-base': { chooses: 'card', open: true },
  /** To this base. */
  'move-minion-to': { chooses: 'card', about: 'card', open: true },
  'move-minion-to-or-from': { chooses: 'card', about: 'card', open: true },
  /** To the base that replaces this one. */
  'move-minion-to-replacement': { chooses: 'card', about: 'card', open: true },
  /** From one of two bases to the other. */
  'move-minion-between': { chooses: 'card', about: 'card', other: 'card', open: true },
  'give-power': { chooses: 'card', amount: true, open: true },
  'give-power-to-fellows': { chooses: 'card', amount: true, open: true },
  'give-power-to-equals': { chooses: 'card', amount: true, open: true },
  'lower-power': { chooses: 'card', amount: true, open: true },
  /** Power, and its owner's hand instead of the discard pile. */
  protect: { chooses: 'card', amount: true, open: true },
  'place-counters': { chooses: 'card', amount: true, open: true },
  /** The counters are placed one by one; the amount is how many are left. */
  'share-counters': { chooses: 'card', amount: true, open: true },
  'place-counters-for-cards': { chooses: 'card', open: true },
  'remove-counters': { chooses: 'card', open: true },
  'transfer-counter-from': { chooses: 'card', open: true },
  'transfer-counter-to': { chooses: 'card', about: 'card', open: true },
  'transfer-counters-from': { chooses: 'card', open: true },
  'transfer-counters-to': { chooses: 'card', about: 'card', open: true },
  /** To a minion, an action or a base. */
  'transfer-counters-anywhere': { chooses: 'card', about: 'card', open: true },
  'transfer-how-many': { chooses: 'number', about: 'card', other: 'card', open: true },
  'save-for-counter': { chooses: 'card', open: true },
  'save-it-for-counter': { chooses: 'whether', about: 'card', open: true },
  'destroy-weaker-than': { chooses: 'card', open: true },
  'destroy-total-up-to': { chooses: 'card', open: true },
  'destroy-with-weaker': { chooses: 'card', open: true },
  'reduce-breakpoint-by': { chooses: 'card', about: 'card', open: true },
  'take-same-name': { chooses: 'card', open: true },
  'play-weaker-beside': { chooses: 'card', open: true },
  'find-named-by': { chooses: 'card', open: true },
  /** The cards that can replace them depend on the hand. */
  'return-for-others': { chooses: 'card' },

  // ---- actions in play ----
  'destroy-action': { chooses: 'card', open: true },
  'destroy-action-on': { chooses: 'card', about: 'card', open: true },
  'take-control': { chooses: 'card', about: 'card', open: true },
  'transfer-action': { chooses: 'card', open: true },
  'transfer-action-to': { chooses: 'card', about: 'card', open: true },
  'transfer-action-either-way': { chooses: 'card', about: 'card', open: true },
  'transfer-or-control': { chooses: 'card', open: true },
  'return-to-play-on': { chooses: 'card', about: 'card', open: true },
  'return-and-shuffle-others': { chooses: 'card', about: 'card', open: true },
  'return-to-play-again': { chooses: 'card', open: true },
  'transfer-onto': { chooses: 'card', about: 'card', open: true },
  'bring-along': { chooses: 'card', about: 'card', open: true },
  'use-counters-or-talent': { chooses: 'card', open: true },

  // ---- bases ----
  'move-to': { chooses: 'card', about: 'card', open: true },
  'move-them-from': { chooses: 'card', about: 'faction', open: true },
  'move-them-to': { chooses: 'card', open: true },
  'transfer-to': { chooses: 'card', about: 'card', open: true },
  'return-all-at': { chooses: 'card', open: true },
  'reduce-breakpoint': { chooses: 'card', open: true },
  'destroy-weak-at': { chooses: 'card', amount: true, open: true },
  'destroy-one-at': { chooses: 'card', amount: true, open: true },
  'fight-at': { chooses: 'card', open: true },
  'settle-at': { chooses: 'card', open: true },
  'have-power-at': { chooses: 'card', amount: true, open: true },
  'draw-for-minions-at': { chooses: 'card', open: true },
  'shuffle-random-at': { chooses: 'card', open: true },
  'destroy-base': { chooses: 'card', open: true },
  'swap-in': { chooses: 'card' },
  'swap-out': { chooses: 'card', about: 'card', open: true },
  'next-base': { chooses: 'card', about: 'card' },
  'order-bases': { chooses: 'card' },
  'new-bases': { chooses: 'number', open: true },

  // ---- players and factions ----
  'look-at-hand': { chooses: 'player', open: true },
  'destroy-weak-of': { chooses: 'player', about: 'card', amount: true, open: true },
  'forbid-actions': { chooses: 'player', open: true },
  'give-control': { chooses: 'player', about: 'card', open: true },
  'give-to': { chooses: 'player', about: 'card', open: true },
  'give-instead': { chooses: 'player', about: 'card', open: true },
  'name-to-move': { chooses: 'faction', open: true },
  'name-to-forbid': { chooses: 'faction', about: 'card', open: true },

  // ---- hands, decks and discard piles ----
  'give-card': { chooses: 'card' },
  'give-card-to': { chooses: 'card', about: 'player' },
  discard: { chooses: 'card', type: true },
  'discard-from-hand-of': { chooses: 'card', about: 'player', type: true },
  'place-from-hand': { chooses: 'card' },
  'place-from-hand-on-bottom': { chooses: 'card' },
  'top-or-bottom': { chooses: 'place', about: 'card' },
  'order-cards': { chooses: 'card' },
  'take-from-discard': { chooses: 'card', type: true },
  'take-of-one-name': { chooses: 'card', type: true },
  'shuffle-from-discard': { chooses: 'card', type: true },
  'shuffle-kind-from-discard': { chooses: 'card', kind: true },
  'place-on-top': { chooses: 'card', type: true },
  'place-on-their-top': { chooses: 'card', type: true },
  'take-revealed': { chooses: 'card', type: true },
  'place-in-discard-of-one-name': { chooses: 'card' },
  'search-for-hand': { chooses: 'card', type: true },
  'search-for-top': { chooses: 'card', type: true },
  find: { chooses: 'card' },
  'find-or-search': { chooses: 'card' },

  // ---- extra plays ----
  'play-extra': { chooses: 'card', type: true },
  'play-from-discard': { chooses: 'card', type: true },
  'play-from-deck': { chooses: 'card', type: true },
  'play-revealed': { chooses: 'card', type: true },
  'play-own-from-hand-of': { chooses: 'card', about: 'player' },
  'play-again': { chooses: 'card' },

  // ---- effects, and whether ----
  'choose-one': { chooses: 'effect' },
  'choose-for': { chooses: 'effect', about: 'card' },
  'choose-parts': { chooses: 'effect', about: 'card' },
  'turn-base-down': { chooses: 'whether', open: true },
  'destroy-this-to-find': { chooses: 'whether', open: true },
  'shuffle-this-to-play': { chooses: 'whether', open: true },
  'place-on-bottom-to-play': { chooses: 'whether', about: 'card', open: true },
  'search-deck': { chooses: 'whether', amount: true },
  'place-counter-on': { chooses: 'whether', about: 'card', open: true },
  'gain-power': { chooses: 'whether', about: 'card', amount: true, open: true },
  follow: { chooses: 'whether', about: 'card', amount: true, open: true },
  draw: { chooses: 'whether', amount: true, open: true },
} as const satisfies Record<string, Shape>;

export type Prompt = keyof typeof TABLE;
export type ShapeOf<P extends Prompt> = (typeof TABLE)[P];

/** The same table, typed for code that handles any question. */
export const PROMPTS: Readonly<Record<Prompt, Shape>> = TABLE;

/** The slots of this question. */
export type SlotsOf<P extends Prompt> = P extends Prompt
  ? { [S in keyof Slots as S extends keyof ShapeOf<P> ? S : never]: Slots[S] }
  : never;

/** The prompts that an ability may use for this kind of choice. */
type Asking<Chosen> = {
  [P in Prompt]: ShapeOf<P> extends { rules: true } ? never : ShapeOf<P> extends { chooses: Chosen } ? P : never;
}[Prompt];
export type CardPrompt = Asking<'card'>;
export type PlayerPrompt = Asking<'player'>;
export type FactionPrompt = Asking<'faction'>;
export type NumberPrompt = Asking<'number'>;
export type WhetherPrompt = Asking<'whether'>;
export type PlayPrompt = Extract<Prompt, `play-${'extra' | 'from-discard' | 'from-deck' | 'revealed' | 'own-from-hand-of' | 'again'}`>;
export type OrderPrompt = 'order-cards' | 'order-bases';

/** The player who is asked, if not "you". */
export interface Asked {
  who?: Seat;
}
/** The last argument of a question: its slots and other options. It may be left out if there is nothing to fill in. */
export type How<P extends Prompt, More = Asked> =
  Record<never, never> extends SlotsOf<P> ? [how?: SlotsOf<P> & More] : [how: SlotsOf<P> & More];
