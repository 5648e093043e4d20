import type { Slots } from '@breakpoint/engine';
import { bare, type Piece, say, signed, who } from '../log/pieces.js';
import type { Grammar } from './own.js';
import type { PromptWords, Question } from './question.js';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const counters = (n: number): string => (n === 1 ? 'a +1 power counter' : `${number(n)} +1 power counters`);
const cards = (n: number): string => (n === 1 ? 'a card' : `${number(n)} cards`);
const a = (type: Slots['type']): string => (type === 'action' ? 'an action' : `a ${type}`);

/** "up to two", "one or more", "any number of": null for just one. */
function howMany({ least, most, all }: Question): string | null {
  if (most === 1) return null;
  if (least === most) return number(most);
  if (!all) return `up to ${number(most)}`;
  return least > 0 ? 'one or more' : 'any number of';
}

/** "a minion", "up to two minions", "any number of minions". */
function some(q: Question, type: Slots['type']): string {
  const many = howMany(q);
  return many === null ? a(type) : `${many} ${type}s`;
}

/** The minions that can be chosen: "one of your minions with power 2 or less on The Hill". */
function minion(q: Question): Piece {
  const { of, notOf, at, atMost, atLeast, another } = q.among;
  const many = howMany(q);
  if (q.total !== undefined && many !== null)
    return say`${many} minions${at ? say` on ${at}` : ''} with a total power of ${q.total} or less`;
  const limit = atMost !== undefined ? ` with power ${atMost} or less` : atLeast !== undefined ? ` with power ${atLeast} or more` : '';
  const place = at ? say` on ${at}` : '';
  if (of !== undefined) {
    const whose = of === q.you ? 'your' : say`${who(of)}’s`;
    return say`${many?.replace(/ of$/, '') ?? (another ? 'another' : 'one')} of ${whose} minions${limit}${place}`;
  }
  if (notOf === q.you && many === null) return say`another player’s minion${limit}${place}`;
  return say`${many === null ? (another ? 'another minion' : 'a minion') : `${many} minions`}${limit}${place}`;
}
const each = (q: Question): string => (q.most > 1 ? ' each' : '');

/** The limit of a card to be played: "with printed power 2 or less". */
const limited = (q: Question): string => (q.among.atMost === undefined ? '' : ` with printed power ${q.among.atMost} or less`);
const there = (q: Question): Piece => (q.among.at ? say` on ${q.among.at}` : '');
const extra = (type: Slots['type']): string => `as an extra ${type}`;

/** The slots of the questions that factions declare themselves. */
export const grammar: Grammar = { minion, some: (q, type, which) => `${some(q, type)}${which}`, base: bare, joins: {} };

export const prompts: PromptWords = {
  // ---- the rules ----
  'take-faction': () => 'choose a faction to play',
  redraw: {
    ask: () => 'your opening hand has no minion: reveal it and draw five new cards?',
    yes: 'Draw a new hand',
    no: 'Keep this hand',
  },
  'play-phase': () => 'play cards, use abilities, or end your turn',
  'before-scoring': (q) => say`before ${q.card} scores, use a Special or pass`,
  'after-scoring': (q) => say`after ${q.card} scores, use a Special or pass`,
  react: (q) => say`respond to ${q.card} with a card from your hand, or pass`,
  'order-triggers': () => 'which ability comes first?',
  'order-insteads': (q) => say`choose the ability that applies to ${q.it} first`,
  'order-copiers': (q) => say`several cards can copy ${q.card}: choose the one that goes first`,
  'copy-part': (q) => say`choose which effect of ${q.it} to copy`,
  'copy-onto': (q) => say`choose a minion for ${q.it} to affect too`,
  'copy-onto-it': { ask: (q) => say`have ${q.other} affect ${q.it} too?`, yes: 'Affect it too', no: 'Leave it alone' },
  'pick-base-to-score': () => 'choose the base that scores next',
  'discard-down': (q) => say`choose ${cards(q.most)} to discard (you can keep ${number(q.amount)})`,
  'play-at': (q) => say`choose where to play ${q.card}`,
  'ignore-base': { ask: (q) => say`ignore the ability of ${q.card} this time?`, yes: 'Ignore it', no: 'Don’t ignore it' },

  // ---- minions in play ----
  'destroy-minion': (q) => say`choose ${minion(q)} to destroy`,
  'return-minion': (q) => say`choose ${minion(q)} to return to its owner’s hand`,
  'place-minion-on-bottom': (q) => say`choose ${minion(q)} to place on the bottom of its owner’s deck`,
  'shuffle-minion-into-deck': (q) => say`choose ${minion(q)} to shuffle into its owner’s deck`,
  'move-minion': (q) => say`choose ${minion(q)} to move`,
  'move-minion-to': (q) => say`choose ${minion(q)} to move to ${q.it}`,
  'give-power': (q) => say`choose ${minion(q)} to get ${signed(q.amount)} power${each(q)} until the end of the turn`,
  'lower-power': (q) => say`choose ${minion(q)} to get ${signed(q.amount)} power until the end of the turn`,
  protect: (q) =>
    say`choose ${minion(q)} to get ${signed(q.amount)} power and to return to its owner’s hand if it would go to a discard pile this turn`,
  'place-counters': (q) => say`choose ${minion(q)} to get ${counters(q.amount)}${each(q)}`,
  'share-counters': (q) => say`choose ${minion(q)} to get a +1 power counter${q.amount > 1 ? ` (${q.amount} to place)` : ''}`,
  'place-counters-for-cards': (q) => say`choose ${minion(q)} to get a +1 power counter for each card you choose next`,
  'remove-counters': () => 'choose one of your minions for each +1 power counter to remove',
  'transfer-counter-to': (q) => say`choose ${minion(q)} to get a +1 power counter from ${q.it}`,
  'transfer-counters-from': (q) => say`choose ${minion(q)} to transfer +1 power counters from`,
  'transfer-counters-to': (q) => say`choose ${minion(q)} to get +1 power counters from ${q.it}`,
  'transfer-how-many': (q) => say`how many +1 power counters will you transfer from ${q.it} to ${q.other}?`,
  'destroy-weaker-than': (q) => say`choose ${minion(q)}, then destroy a minion on its base with less power`,
  'destroy-total-up-to': (q) => say`choose ${minion(q)}, then destroy minions on its base whose total power is no higher than its own`,

  // ---- actions in play ----
  'destroy-action': () => 'choose an action to destroy',

  // ---- bases ----
  'move-to': (q) => say`choose a base to move ${q.it} to`,
  'move-them-to': () => 'choose the base to move them to',
  'transfer-to': (q) => say`choose a base to transfer ${q.it} to`,

  // ---- players and factions ----
  'look-at-hand': () => 'choose a player and look at their hand',
  'give-to': (q) => say`choose a player and place ${q.it} in their hand`,

  // ---- hands, decks and discard piles ----
  discard: (q) => say`choose ${some(q, q.type)} from your hand to discard`,
  'discard-from-hand-of': (q) => say`choose ${a(q.type)} in ${q.it}’s hand to discard`,
  'top-or-bottom': (q) => say`place ${q.it} on the top or the bottom of your deck?`,
  'order-cards': () => 'place the cards back on top of your deck, the topmost first',
  'take-from-discard': (q) => say`choose ${some(q, q.type)} from your discard pile to place in your hand`,
  'shuffle-from-discard': (q) => say`choose ${some(q, q.type)} from your discard pile to shuffle into your deck`,
  'place-on-top': (q) =>
    say`choose ${some(q, q.type)} from your discard pile to place on top of your deck${q.most > 1 ? ', the topmost first' : ''}`,
  'take-revealed': (q) => say`choose ${howMany(q)?.replace(/ of$/, '') ?? 'one'} of the revealed ${q.type}s to place in your hand`,
  'search-for-hand': (q) => say`choose ${a(q.type)} from your deck to place in your hand`,
  'search-for-top': (q) => say`choose ${a(q.type)} from your deck to place on top of it`,
  find: () => 'choose which of the cards found you want',
  'find-or-search': () => 'choose the card you want, or search your deck for one',

  // ---- extra plays ----
  'play-extra': (q) => say`choose an extra ${q.type}${limited(q)} to play${there(q)}`,
  'play-from-discard': (q) => say`choose ${a(q.type)}${limited(q)} from your discard pile to play${there(q)} ${extra(q.type)}`,
  'play-from-deck': (q) => say`choose ${a(q.type)} from your deck to play${there(q)} ${extra(q.type)}`,
  'play-revealed': (q) => say`choose a revealed ${q.type} to play ${extra(q.type)}`,

  // ---- effects, and whether ----
  'choose-one': () => 'choose one',
  'choose-for': (q) => say`choose what happens to ${q.it}`,
  'choose-parts': (q) => say`choose one or both for ${q.it}`,
  draw: { ask: (q) => say`draw ${cards(q.amount)}?`, yes: 'Draw', no: 'Don’t draw' },
};
