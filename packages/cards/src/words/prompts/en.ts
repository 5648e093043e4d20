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

/** The minions that can be chosen: "one of your minions with power 2 or less on The Hill", or "from The Hill" if they leave it. */
function minion(q: Question, where = 'on'): Piece {
  const { of, notOf, at, atMost, atLeast, another } = q.among;
  const many = howMany(q);
  if (q.total !== undefined && many !== null)
    return say`${many} minions${at ? say` on ${at}` : ''} with a total power of ${q.total} or less`;
  const limit = atMost !== undefined ? ` with power ${atMost} or less` : atLeast !== undefined ? ` with power ${atLeast} or more` : '';
  const place = at ? say` ${where} ${at}` : '';
  if (of !== undefined) {
    const whose = of === q.you ? 'your' : say`${who(of)}’s`;
    return say`${many?.replace(/ of$/, '') ?? (another ? 'another' : 'one')} of ${whose} minions${limit}${place}`;
  }
  if (notOf === q.you) return say`${many === null ? 'another player’s minion' : `${many} minions of other players`}${limit}${place}`;
  return say`${many === null ? (another ? 'another minion' : 'a minion') : `${many} minions`}${limit}${place}`;
}
const each = (q: Question): string => (q.most > 1 ? ' each' : '');
const ownersHand = (q: Question): string => (q.most > 1 ? 'their owners’ hands' : 'its owner’s hand');
const ownersDeck = (q: Question): string => (q.most > 1 ? 'their owners’ decks' : 'its owner’s deck');

/** The limit of a card to be played: "with printed power 2 or less". */
const limited = ({ among: { atMost, atLeast } }: Question): string =>
  atMost !== undefined ? ` with printed power ${atMost} or less` : atLeast !== undefined ? ` with printed power ${atLeast} or more` : '';
const there = (q: Question): Piece => (q.among.at ? say` on ${q.among.at}` : '');
const extra = (type: Slots['type']): string => `as an extra ${type}`;

/** The slots of the questions that factions declare themselves. */
export const grammar: Grammar = { minion: (q) => minion(q), some: (q, type, which) => `${some(q, type)}${which}`, base: bare, joins: {} };

export const prompts: PromptWords = {
  // ---- the rules ----
  'take-faction': () => 'choose a faction to play',
  redraw: {
    ask: () => 'your opening hand has no minion: reveal it and draw five new cards?',
    yes: 'Draw a new hand',
    no: 'Keep this hand',
  },
  'play-phase': () => 'play cards, use abilities, or end your turn',
  'before-scoring': (q) => say`use a Special before ${q.card} scores, or pass`,
  'after-scoring': (q) => say`use a Special after ${q.card} scores, or pass`,
  react: (q) => say`respond to ${q.card} with a card from your hand, or pass`,
  'order-triggers': () => 'which ability comes first?',
  'order-insteads': (q) => say`choose the ability that applies to ${q.it} first`,
  'order-copiers': (q) => say`choose the card that copies ${q.card} first`,
  'copy-part': (q) => say`choose which effect of ${q.it} to copy`,
  'copy-onto': (q) => say`have ${q.it} affect another minion too`,
  'copy-onto-it': { ask: (q) => say`have ${q.other} affect ${q.it} too?`, yes: 'Affect it too', no: 'Leave it alone' },
  'pick-base-to-score': () => 'choose the base that scores next',
  'discard-down': (q) => say`discard ${cards(q.most)} (you can keep ${number(q.amount)})`,
  'play-at': (q) => say`choose where to play ${q.card}`,
  'ignore-base': { ask: (q) => say`ignore the ability of ${q.card} this time?`, yes: 'Ignore it', no: 'Don’t ignore it' },

  // ---- minions in play ----
  'destroy-minion': (q) => say`destroy ${minion(q)}`,
  'return-minion': (q) => say`return ${minion(q, 'from')} to ${ownersHand(q)}`,
  'place-minion-on-bottom': (q) => say`place ${minion(q, 'from')} on the bottom of ${ownersDeck(q)}`,
  'shuffle-minion-into-deck': (q) => say`shuffle ${minion(q, 'from')} into ${ownersDeck(q)}`,
  'move-minion': (q) => say`move ${minion(q, 'from')}`,
  'move-minion-to': (q) => say`move ${minion(q, 'from')} to ${q.it}`,
  'give-power': (q) => say`give ${minion(q)} ${signed(q.amount)} power${each(q)} until the end of the turn`,
  'lower-power': (q) => say`give ${minion(q)} ${signed(q.amount)} power until the end of the turn`,
  protect: (q) =>
    say`give ${minion(q)} ${signed(q.amount)} power, and return it to its owner’s hand if it would go to a discard pile this turn`,
  'place-counters': (q) => say`place ${counters(q.amount)} on ${minion(q)}${q.most > 1 ? ` (${number(q.amount)} each)` : ''}`,
  'share-counters': (q) => say`place a +1 power counter on ${minion(q)}${q.amount > 1 ? ` (${q.amount} to place)` : ''}`,
  'place-counters-for-cards': (q) => say`place +1 power counters on ${minion(q)} (one for each card you choose next)`,
  'remove-counters': () => 'remove any number of +1 power counters (choose one of your minions for each)',
  'transfer-counter-to': (q) => say`transfer a +1 power counter from ${q.it} to ${minion(q)}`,
  'transfer-counters-from': (q) => say`transfer +1 power counters from ${minion(q)}`,
  'transfer-counters-to': (q) => say`transfer +1 power counters from ${q.it} to ${minion(q)}`,
  'transfer-how-many': (q) => say`how many +1 power counters will you transfer from ${q.it} to ${q.other}?`,
  'destroy-weaker-than': (q) => say`choose ${minion(q)}, then destroy a minion on its base with less power`,
  'destroy-total-up-to': (q) => say`choose ${minion(q)}, then destroy minions on its base whose total power is no higher than its own`,

  // ---- actions in play ----
  'destroy-action': () => 'destroy an action',

  // ---- bases ----
  'move-to': (q) => say`move ${q.it} to another base`,
  'move-them-to': () => 'move them to another base',
  'transfer-to': (q) => say`transfer ${q.it} to another base`,

  // ---- players and factions ----
  'look-at-hand': () => 'look at a player’s hand',
  'give-to': (q) => say`place ${q.it} in a player’s hand`,

  // ---- hands, decks and discard piles ----
  discard: (q) => say`discard ${some(q, q.type)} from your hand`,
  'discard-from-hand-of': (q) => say`discard ${a(q.type)} from ${q.it}’s hand`,
  'top-or-bottom': (q) => say`place ${q.it} on the top or the bottom of your deck?`,
  'order-cards': () => 'place the cards back on top of your deck, the topmost first',
  'take-from-discard': (q) => say`place ${some(q, q.type)} from your discard pile in your hand`,
  'shuffle-from-discard': (q) => say`shuffle ${some(q, q.type)} from your discard pile into your deck`,
  'place-on-top': (q) => say`place ${some(q, q.type)} from your discard pile on top of your deck${q.most > 1 ? ', the topmost first' : ''}`,
  'take-revealed': (q) => say`place ${howMany(q)?.replace(/ of$/, '') ?? 'one'} of the revealed ${q.type}s in your hand`,
  'search-for-hand': (q) => say`place ${a(q.type)} from your deck in your hand`,
  'search-for-top': (q) => say`place ${a(q.type)} from your deck on top of it`,
  find: () => 'choose which of the cards found you want',
  'find-or-search': () => 'choose the card you want, or search your deck for one',

  // ---- extra plays ----
  'play-extra': (q) => say`play an extra ${q.type}${limited(q)}${there(q)}`,
  'play-from-discard': (q) => say`play ${a(q.type)}${limited(q)} from your discard pile${there(q)} ${extra(q.type)}`,
  'play-from-deck': (q) => say`play ${a(q.type)} from your deck${there(q)} ${extra(q.type)}`,
  'play-revealed': (q) => say`play a revealed ${q.type} ${extra(q.type)}`,

  // ---- effects, and whether ----
  'choose-one': () => 'choose one',
  'choose-for': (q) => say`choose what happens to ${q.it}`,
  'choose-parts': (q) => say`choose one or both for ${q.it}`,
  draw: { ask: (q) => say`draw ${cards(q.amount)}?`, yes: 'Draw', no: 'Don’t draw' },
};
