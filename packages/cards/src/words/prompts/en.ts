import type { Slots } from '@breakpoint/engine';
import { type Piece, say, signed, who } from '../log/pieces.js';
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
const sameName = (q: Question): string => (q.most > 1 ? ' with the same name' : '');
const each = (q: Question): string => (q.most > 1 ? ' each' : '');

/** The limit of a card to be played: "with printed power 2 or less". */
const limited = (q: Question): string => (q.among.atMost === undefined ? '' : ` with printed power ${q.among.atMost} or less`);
const there = (q: Question): Piece => (q.among.at ? say` on ${q.among.at}` : '');
const extra = (type: Slots['type']): string => `as an extra ${type}`;

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
  'discard-down': (q) => say`choose ${cards(q.amount)} to discard (you can keep ten)`,
  'play-at': (q) => say`choose where to play ${q.card}`,
  'ignore-base': { ask: (q) => say`ignore the ability of ${q.card} this time?`, yes: 'Ignore it', no: 'Don’t ignore it' },

  // ---- minions in play ----
  'destroy-minion': (q) => say`choose ${minion(q)} to destroy`,
  'destroy-own-for-vp': (q) => say`choose ${minion(q)} to destroy, to gain 1 VP`,
  'return-minion': (q) => say`choose ${minion(q)} to return to its owner’s hand`,
  'place-minion-on-bottom': (q) => say`choose ${minion(q)} to place on the bottom of its owner’s deck`,
  'shuffle-minion-into-deck': (q) => say`choose ${minion(q)} to shuffle into its owner’s deck`,
  'move-minion': (q) => say`choose ${minion(q)} to move`,
  'move-from-one-base': (q) => say`choose ${minion(q)}${q.most > 1 ? ' on one base' : ''} to move`,
  'move-minion-to': (q) => say`choose ${minion(q)} to move to ${q.it}`,
  'move-minion-to-or-from': (q) => say`choose ${minion(q)} to move to ${q.it}, or from there to another base`,
  'move-minion-to-replacement': (q) => say`choose ${minion(q)} to move to the base that replaces ${q.it}`,
  'move-minion-between': (q) => say`choose one of your minions to move between ${q.it} and ${q.other}`,
  'give-power-to-fellows': (q) =>
    say`choose ${minion(q)}${q.most > 1 ? ' of the same faction on one base' : ''} to get ${signed(q.amount)} power${each(q)} until the end of the turn`,
  'give-power-to-equals': (q) => say`choose ${minion(q)} with equal power to get ${signed(q.amount)} power each until the end of the turn`,
  'give-power': (q) => say`choose ${minion(q)} to get ${signed(q.amount)} power${each(q)} until the end of the turn`,
  'lower-power': (q) => say`choose ${minion(q)} to get ${signed(q.amount)} power until the end of the turn`,
  protect: (q) =>
    say`choose ${minion(q)} to get ${signed(q.amount)} power and to return to its owner’s hand if it would go to a discard pile this turn`,
  'place-counters': (q) => say`choose ${minion(q)} to get ${counters(q.amount)}${each(q)}`,
  'share-counters': (q) => say`choose ${minion(q)} to get a +1 power counter${q.amount > 1 ? ` (${q.amount} to place)` : ''}`,
  'place-counters-for-cards': (q) => say`choose ${minion(q)} to get a +1 power counter for each card you choose next`,
  'remove-counters': () => 'choose one of your minions for each +1 power counter to remove',
  'transfer-counter-from': (q) => say`choose ${minion(q)} to transfer a +1 power counter from`,
  'transfer-counter-to': (q) => say`choose ${minion(q)} to get a +1 power counter from ${q.it}`,
  'transfer-counters-from': (q) => say`choose ${minion(q)} to transfer +1 power counters from`,
  'transfer-counters-to': (q) => say`choose ${minion(q)} to get +1 power counters from ${q.it}`,
  'transfer-counters-anywhere': (q) => say`choose a card or base to get +1 power counters from ${q.it}`,
  'transfer-how-many': (q) => say`how many +1 power counters will you transfer from ${q.it} to ${q.other}?`,
  'save-for-counter': (q) => say`choose a minion to save from being destroyed, by removing a +1 power counter from ${q.card}`,
  'save-it-for-counter': {
    ask: (q) => say`remove a +1 power counter from ${q.card} to save ${q.it} from being destroyed?`,
    yes: 'Save it',
    no: 'Let it be destroyed',
  },
  'destroy-weaker-than': (q) => say`choose ${minion(q)}, then destroy a minion on its base with less power`,
  'destroy-total-up-to': (q) => say`choose ${minion(q)}, then destroy minions on its base whose total power is no higher than its own`,
  'destroy-with-weaker': (q) => say`choose ${minion(q)} to destroy, along with every minion on its base whose power is no higher`,
  'reduce-breakpoint-by': (q) => say`choose one of your minions on ${q.it} and reduce that base’s breakpoint by its power`,
  'take-same-name': (q) => say`choose ${minion(q)}, then place a card with its name from your discard pile in your hand`,
  'play-weaker-beside': (q) => say`choose ${minion(q)}; you may then play an extra minion with less power on its base`,
  'find-named-by': (q) => say`choose ${minion(q)}, then search for a minion named in its text`,
  'return-for-others': () => 'choose one or two of your minions on one base to replace with minions from your hand',

  // ---- actions in play ----
  'destroy-action': () => 'choose an action to destroy',
  'destroy-action-on': (q) => say`choose ${some(q, 'action')} on ${q.it} to destroy`,
  'take-control': (q) => say`choose an action on ${q.it} to take control of`,
  'transfer-action': () => 'choose an action to transfer to another base',
  'transfer-action-to': (q) => say`choose an action to transfer to ${q.it}`,
  'transfer-action-either-way': (q) => say`choose an action to transfer to ${q.it}, or from there to another base`,
  'transfer-or-control': () => 'choose an action on a base to transfer, to take control of, or both',
  'return-to-play-on': (q) => say`choose one of your actions on another base to return to its owner’s hand and play on ${q.it}`,
  'return-and-shuffle-others': (q) =>
    say`choose one of your actions on ${q.it} to return to its owner’s hand; the others are shuffled into decks`,
  'return-to-play-again': () => 'choose any number of your actions on bases to return to their owners’ hands and play again',
  'transfer-onto': (q) => say`choose a minion to transfer ${q.it} to`,
  'bring-along': (q) => say`choose one of your cards on the old base to move or transfer to ${q.it}`,
  'use-counters-or-talent': () => 'choose one of your cards in play to transfer its +1 power counters, use its Talent, or both',

  // ---- bases ----
  'move-to': (q) => say`choose a base to move ${q.it} to`,
  'move-them-from': (q) => say`choose the base to move minions from (faction: ${q.it})`,
  'move-them-to': () => 'choose the base to move them to',
  'transfer-to': (q) => say`choose a base to transfer ${q.it} to`,
  'return-all-at': () => 'choose a base and return all minions there to their owners’ hands',
  'reduce-breakpoint': () => 'choose a base where one of your minions will reduce the breakpoint',
  'destroy-weak-at': (q) => say`choose a base where a player’s minions with power ${q.amount} or less will be destroyed`,
  'destroy-one-at': (q) => say`choose a base where you will destroy a minion with power ${q.amount} or less`,
  'fight-at': () => 'choose a base where each player with a minion will destroy another player’s minion',
  'settle-at': () => 'choose a base where you have no minion, then play or move a minion there',
  'have-power-at': (q) => say`choose the base where you will have ${signed(q.amount)} power until the end of the turn`,
  'draw-for-minions-at': () => 'choose a base and draw a card for each of your minions there',
  'shuffle-random-at': () => 'choose a base and shuffle a random minion of each other player there into its owner’s deck',
  'destroy-base': () => 'choose a base without minions to destroy',
  'swap-in': () => 'choose a base from the base deck to put into play',
  'swap-out': (q) => say`choose the base in play to swap with ${q.it}`,
  'next-base': (q) => say`choose the base that replaces ${q.it}`,
  'order-bases': () => 'place the bases back on top of the base deck, the topmost first',
  'new-bases': () => 'how many new bases will you put into play?',

  // ---- players and factions ----
  'look-at-hand': () => 'choose a player and look at their hand',
  'destroy-weak-of': (q) => say`choose a player whose minions with power ${q.amount} or less on ${q.it} are destroyed`,
  'forbid-actions': () => 'choose the player who cannot play actions on their next turn',
  'give-control': (q) => say`choose the player who takes control of ${q.it}`,
  'give-to': (q) => say`choose a player and place ${q.it} in their hand`,
  'give-instead': (q) => say`choose a player and place ${q.it} in their hand instead of discarding it`,
  'name-to-move': () => 'name a faction whose minions you will move',
  'name-to-forbid': (q) => say`name a faction whose minions cannot be played on ${q.it}`,

  // ---- hands, decks and discard piles ----
  'give-card': (q) =>
    say`choose ${some(q, 'card')} from your hand to place in ${q.most > 1 ? 'other players’ hands' : 'another player’s hand'}`,
  'give-card-to': (q) => say`choose a card from your hand to place in ${q.it}’s hand`,
  discard: (q) => say`choose ${some(q, q.type)} from your hand to discard`,
  'discard-from-hand-of': (q) => say`choose ${a(q.type)} in ${q.it}’s hand to discard`,
  'place-from-hand': () => 'choose a card from your hand to place on the top or bottom of your deck',
  'place-from-hand-on-bottom': (q) =>
    say`choose ${some(q, 'card')} from your hand to place on the bottom of your deck${q.most > 1 ? ', the lowest last' : ''}`,
  'top-or-bottom': (q) => say`place ${q.it} on the top or the bottom of your deck?`,
  'order-cards': () => 'place the cards back on top of your deck, the topmost first',
  'take-from-discard': (q) => say`choose ${some(q, q.type)} from your discard pile to place in your hand`,
  'take-of-one-name': (q) => say`choose ${some(q, q.type)}${sameName(q)} from your discard pile to place in your hand`,
  'shuffle-from-discard': (q) => say`choose ${some(q, q.type)} from your discard pile to shuffle into your deck`,
  'shuffle-kind-from-discard': (q) =>
    say`choose ${howMany(q) === null ? `a ${q.kind}` : `${howMany(q)} ${q.kind}s`} from your discard pile to shuffle into your deck`,
  'place-on-top': (q) =>
    say`choose ${some(q, q.type)} from your discard pile to place on top of your deck${q.most > 1 ? ', the topmost first' : ''}`,
  'place-on-their-top': (q) => say`choose ${a(q.type)} from another player’s discard pile to place on top of its owner’s deck`,
  'take-revealed': (q) => say`choose ${howMany(q)?.replace(/ of$/, '') ?? 'one'} of the revealed ${q.type}s to place in your hand`,
  'place-in-discard-of-one-name': (q) => say`choose ${some(q, 'card')}${sameName(q)} from your deck to place in your discard pile`,
  'search-for-hand': (q) => say`choose ${a(q.type)} from your deck to place in your hand`,
  'search-for-top': (q) => say`choose ${a(q.type)} from your deck to place on top of it`,
  find: () => 'choose which of the cards found you want',
  'find-or-search': () => 'choose the card you want, or search your deck for one',

  // ---- extra plays ----
  'play-extra': (q) => say`choose an extra ${q.type}${limited(q)} to play${there(q)}`,
  'play-from-discard': (q) => say`choose ${a(q.type)}${limited(q)} from your discard pile to play${there(q)} ${extra(q.type)}`,
  'play-from-deck': (q) => say`choose ${a(q.type)} from your deck to play${there(q)} ${extra(q.type)}`,
  'play-revealed': (q) => say`choose a revealed ${q.type} to play ${extra(q.type)}`,
  'play-own-from-hand-of': (q) => say`choose a card you own in ${q.it}’s hand to play ${extra('card')}`,
  'play-again': () => 'choose the returned action to play next',

  // ---- effects, and whether ----
  'choose-one': () => 'choose one',
  'choose-for': (q) => say`choose what happens to ${q.it}`,
  'choose-parts': (q) => say`choose one or both for ${q.it}`,
  'turn-base-down': {
    ask: () => 'turn the top card of the base deck face down until the end of the turn?',
    yes: 'Turn it face down',
    no: 'Leave it face up',
  },
  'destroy-this-to-find': {
    ask: (q) => say`destroy ${q.card} to search for the minion named in its text?`,
    yes: 'Destroy it',
    no: 'Keep it in play',
  },
  'shuffle-this-to-play': {
    ask: (q) => say`shuffle ${q.card} into its owner’s deck to play a minion from your discard pile?`,
    yes: 'Shuffle it in',
    no: 'Keep it in play',
  },
  'place-on-bottom-to-play': {
    ask: (q) => say`place ${q.it} on the bottom of its owner’s deck to play a minion off the top of your deck?`,
    yes: 'Place it on the bottom',
    no: 'Keep it in play',
  },
  'search-deck': {
    ask: (q) => say`search your deck for a minion with printed power ${q.amount} or less to place in your hand?`,
    yes: 'Search your deck',
    no: 'Don’t search',
  },
  'place-counter-on': { ask: (q) => say`place a +1 power counter on ${q.it}?`, yes: 'Place it', no: 'Don’t place it' },
  'gain-power': {
    ask: (q) => say`have ${q.it} get ${signed(q.amount)} power until the end of the turn?`,
    yes: 'Increase its power',
    no: 'Not now',
  },
  follow: {
    ask: (q) => say`move ${q.card} to ${q.it} and have it get ${signed(q.amount)} power until the end of the turn?`,
    yes: 'Move it',
    no: 'Leave it where it is',
  },
  draw: { ask: (q) => say`draw ${cards(q.amount)}?`, yes: 'Draw', no: 'Don’t draw' },
};
