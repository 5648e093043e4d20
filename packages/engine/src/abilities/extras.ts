import { discardCard } from '../changing/drawing.js';
import { layOnDeck, putAside, refill, shuffleDeck } from '../changing/zones.js';
import { grant, hostsFor, inOwnPhase, isCalled, isPlayable, needsHost, playableFromHand, useDiscardPermission } from '../reading/plays.js';
import { hasMinion } from '../reading/questions.js';
import { Allowance } from '../state/state.js';
import { following, mapped, NONE, NOTHING, Settled } from '../words/asking.js';
import type { Choice } from '../words/decision.js';
import type { Ask, Definition, PlayLimits } from '../words/definitions.js';
import { EVERYONE } from '../words/events.js';
import type { PlayableCards } from '../words/position.js';
import type { PlayPrompt, Slots } from '../words/prompts.js';
import type { PlayOptions } from '../words/resolution.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';
import { askOneOf, oneOf } from './choosing.js';
import { tellRevealed } from './handling.js';
import { chooseHost, play } from './playing.js';
import type { Resolving } from './resolving.js';
import { runTalent, talentOf } from './talents.js';

export function extraMinion(it: Resolving, limits?: Partial<PlayLimits>, seat: Seat = it.you): Ask<unknown> {
  return extra(it, new Allowance('minion', it.self, limits, it.board.state.plays.length), seat);
}

export function extraAction(it: Resolving, limits?: Partial<PlayLimits>, seat: Seat = it.you): Ask<unknown> {
  return extra(it, new Allowance('action', it.self, limits, it.board.state.plays.length), seat);
}

/**
 * In the player's own play-cards phase an extra play is kept for later. From a Special, or outside that phase, it is used at once
 * or lost.
 */
function extra(it: Resolving, a: Allowance, seat: Seat): Ask<unknown> {
  const board = it.board;
  if (it.cause.kind !== 'special' && inOwnPhase(board, seat)) {
    grant(board, a, seat);
    return NOTHING;
  }
  const at = board.state.bases.filter((b) => (a.base === 0 || a.base === b) && !(a.whereAlone && hasMinion(board, seat, b)));
  const { onBase, name, kind, host } = a;
  return it.playFromHand(a.type, { seat, at, onBase, name, kind, host, ...(a.atMost >= 0 && { atMost: a.atMost }) });
}

export function playFromHand(it: Resolving, type: 'minion' | 'action', options: PlayOptions = {}): Ask<Card> {
  const seat = options.seat ?? it.you;
  const fits = (d: Definition): boolean => d.type === type && isAllowed(d, options) && (!options.onBase || d.goes === 'base');
  const { hand: all, pile, open } = it.playable(fits, options.at, seat);
  const { host } = options;
  const hand = host === undefined ? all : all.filter((c) => hostsFor(it.board, c, seat).includes(host));
  return following(askOneOf(it, whatToPlay(it, 'play-extra', { type }, hand.concat(pile), options)), (c) =>
    pile.includes(c) ? playFromPile(it, c, open, seat, options) : playChosen(it, c, options),
  );
}

const isAllowed = (d: Definition, options: PlayOptions): boolean =>
  (options.atMost === undefined || d.power <= options.atMost) && isCalled(d, options);

function whatToPlay(it: Resolving, prompt: PlayPrompt, slots: Partial<Slots>, able: Card[], options: PlayOptions): Choice {
  const { about, type } = slots;
  const { seat: who, at, atMost } = options;
  const d = oneOf(it, prompt, { about, type, who }, able, !options.must);
  if (at?.length === 1 || atMost !== undefined) d.among = { at: at?.length === 1 ? at[0] : 0, atMost };
  return d;
}

function* playFromPile(it: Resolving, card: Card, open: readonly Card[], seat: Seat, options: PlayOptions): Ask<Card> {
  const hosts = hostsFor(it.board, card, seat).filter((h) => open.includes(h));
  const host = yield* chooseHost(it.board, card, seat, hosts);
  useDiscardPermission(it.board, host, seat);
  yield* playOn(it, host, card, seat, options);
  return card;
}

export function playable(it: Resolving, fits: (d: Definition) => boolean, at?: readonly Card[], seat: Seat = it.you): PlayableCards {
  return playableFromHand(it.board, seat, fits, at);
}

export function playNow(it: Resolving, prompt: PlayPrompt, cards: readonly Card[], how: Partial<Slots> & PlayOptions = {}): Ask<Card> {
  const { board } = it;
  const able = cards.filter((c) => isAllowed(board.def(c), how) && isPlayable(board, c, how.seat ?? it.you, how.at));
  return following(askOneOf(it, whatToPlay(it, prompt, how, able, how)), (c) => playChosen(it, c, how));
}

function playChosen(it: Resolving, card: Card, options: PlayOptions): Ask<Card> {
  return card === 0 ? NONE : mapped(it.playCard(card, options), () => card);
}

export function playCard(it: Resolving, card: Card, options: PlayOptions = {}): Ask<boolean> {
  const { board } = it;
  const { seat = it.you, at } = options;
  if (!isPlayable(board, card, seat, at)) return new Settled(false);
  if (!needsHost(board, card)) return playOn(it, 0, card, seat, options);
  const isOpen = (h: Card): boolean =>
    (at === undefined || at.includes(board.baseOf(h))) && (options.host === undefined || options.host === h);
  const hosts = hostsFor(board, card, seat, options.special).filter(isOpen);
  return following(chooseHost(board, card, seat, hosts), (host) => playOn(it, host, card, seat, options));
}

function playOn(it: Resolving, host: Card, card: Card, seat: Seat, options: PlayOptions): Ask<boolean> {
  return mapped(play(it.board, card, seat, host, options.special, options.afterwards, options.redirected), () => true);
}

export function canPlay(it: Resolving, card: Card, at?: readonly Card[], seat: Seat = it.you): boolean {
  return isPlayable(it.board, card, seat, at);
}

export function* playOffTop(it: Resolving, seat: Seat, fits: (d: Definition) => boolean, options: PlayOptions = {}): Ask<Card> {
  const revealed = it.revealUntil(seat, 1, fits);
  const found = revealed.find((c) => fits(it.board.def(c))) ?? 0;
  if (found && !(yield* it.playCard(found, { ...options, seat }))) discardCard(it.board, found, seat, it.self);
  it.shuffleBack(revealed);
  return found && it.board.inPlay(found) ? found : 0;
}

export function revealUntil(it: Resolving, seat: Seat, n: number, fits: (d: Definition) => boolean): Card[] {
  const s = it.board.state;
  refill(it.board, seat);
  const list: Card[] = [];
  for (let found = 0; found < n && s.decks[seat].length > 0; ) {
    const c = s.decks[seat][s.decks[seat].length - 1];
    putAside(it.board, c, EVERYONE);
    tellRevealed(it, c, seat, Zone.Deck);
    list.push(c);
    if (fits(it.board.def(c))) found++;
  }
  return list;
}

export function shuffleBack(it: Resolving, revealed: readonly Card[]): void {
  const rest = revealed.filter((c) => it.board.state.zone[c] === Zone.Aside && !it.board.state.limbo.some((p) => p.card === c));
  const owners = new Set(rest.map((c) => it.board.state.owner[c]));
  for (const c of rest) {
    const deck = it.board.state.owner[c];
    it.board.events?.push({ kind: 'shuffled-in', card: c, deck, source: it.self, seen: EVERYONE });
    layOnDeck(it.board, c, deck, false);
  }
  for (const owner of owners) shuffleDeck(it.board, owner);
}

export function useTalent(it: Resolving, card: Card): Ask<unknown> {
  return it.canUseTalent(card) ? runTalent(it.board, card, it.you) : NOTHING;
}

export function canUseTalent(it: Resolving, card: Card): boolean {
  const talent = talentOf(it.board, card);
  return talent !== undefined && (talent.when === undefined || talent.when(it.board.position, card, it.you));
}

export function giveThisCardAway(it: Resolving): Ask<unknown> {
  if (it.play.redirected) return NOTHING;
  return following(it.choosePlayer('give-to', it.board.others(it.you), { about: it.self }), (player) => it.give(it.self, player));
}
