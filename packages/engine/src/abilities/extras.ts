import { discardCard } from '../changing/drawing.js';
import { layOnDeck, putAside, refill, shuffleDeck } from '../changing/zones.js';
import {
  basesFor,
  extraHostsFromDiscard,
  grant,
  hostsFor,
  inOwnPhase,
  isAmong,
  isCalled,
  isPlayable,
  needsHost,
  playableFromHand,
  useDiscardPermission,
} from '../reading/plays.js';
import { Allowance } from '../state/state.js';
import { following, mapped, NONE, NOTHING, Settled } from '../words/asking.js';
import type { Choice } from '../words/decision.js';
import type { Ask, Definition } from '../words/definitions.js';
import { EVERYONE } from '../words/events.js';
import type { PlayPrompt, Slots } from '../words/prompts.js';
import { Cause, newRecord } from '../words/record.js';
import type { PlayOptions } from '../words/resolution.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';
import { askOneOf, oneOf } from './choosing.js';
import { tellRevealed } from './handling.js';
import { chooseHost, howToPlay, play } from './playing.js';
import type { Resolving, Verbs } from './resolving.js';
import { runTalent, talentOf } from './talents.js';

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
  const at = basesFor(board, a, seat);
  const { onBase, onMinion, name, kind, host, atLeast } = a;
  return it.playFromHand(a.type, { seat, at, onBase, onMinion, name, kind, host, atLeast, ...(a.atMost >= 0 && { atMost: a.atMost }) });
}

const isAllowed = (d: Definition, options: PlayOptions): boolean =>
  (options.atMost === undefined || d.power <= options.atMost) &&
  (options.atLeast === undefined || d.power >= options.atLeast) &&
  isCalled(d, options) &&
  (options.fits === undefined || options.fits(d));

/** The minions that a play is limited to, if it is. */
function hostTest({ board }: Resolving, { host, onMinion }: PlayOptions, seat: Seat): ((h: Card) => boolean) | undefined {
  if (host !== undefined) return (h) => h === host;
  return onMinion === 'yours' ? (h) => board.state.controller[h] === seat : undefined;
}

function whatToPlay(it: Resolving, prompt: PlayPrompt, slots: Partial<Slots>, able: Card[], options: PlayOptions): Choice {
  const { about, type } = slots;
  const { seat: who, at, atMost, atLeast } = options;
  const d = oneOf(it, prompt, { about, type, who }, able, !options.must);
  const base = at?.length === 1 && it.board.isBase(at[0]) ? at[0] : 0;
  if (base > 0 || atMost !== undefined || atLeast !== undefined) d.among = { at: base, atMost, atLeast };
  return d;
}

function* playFromPile(it: Resolving, card: Card, seat: Seat, options: PlayOptions): Ask<Card> {
  const hosts = extraHostsFromDiscard(it.board, card, seat, options.at).filter(hostTest(it, options, seat) ?? (() => true));
  const host = needsHost(it.board, card) ? yield* chooseHost(it.board, card, seat, hosts) : 0;
  const goesTo = useDiscardPermission(it.board, card, host, seat);
  yield* playOn(it, host, card, seat, { ...options, goesTo });
  return card;
}

function playChosen(it: Resolving, card: Card, options: PlayOptions): Ask<Card> {
  return card === 0 ? NONE : mapped(playOne(it, card, options.seat ?? it.you, options, true), () => card);
}

/** Plays a card if it can be played, wherever its player chooses. */
function playOne(it: Resolving, card: Card, seat: Seat, options: PlayOptions, isExtra: boolean): Ask<boolean> {
  const { board } = it;
  const { at } = options;
  if (!isPlayable(board, card, seat, at, isExtra)) return new Settled(false);
  if (!needsHost(board, card)) return playOn(it, 0, card, seat, options);
  const isAllowedOn = hostTest(it, options, seat);
  const isOpen = (h: Card): boolean => isAmong(board, h, at) && (isAllowedOn === undefined || isAllowedOn(h));
  const hosts = hostsFor(board, card, seat, options.special, isExtra).filter(isOpen);
  return following(chooseHost(board, card, seat, hosts), (host) => playOn(it, host, card, seat, options));
}

function playOn(it: Resolving, host: Card, card: Card, seat: Seat, options: PlayOptions): Ask<boolean> {
  return mapped(play(it.board, card, seat, host, howToPlay(options)), () => true);
}

export const VERBS = {
  extraMinion(this: Resolving, limits, seat = this.you) {
    return extra(this, new Allowance('minion', this.self, limits, this.board.state.plays.length), seat);
  },

  extraAction(this: Resolving, limits, seat = this.you) {
    return extra(this, new Allowance('action', this.self, limits, this.board.state.plays.length), seat);
  },

  playFromHand(type, options = {}) {
    const seat = options.seat ?? this.you;
    const goes = options.onBase ? 'base' : options.onMinion ? 'minion' : undefined;
    const fits = (d: Definition): boolean => d.type === type && isAllowed(d, options) && (goes === undefined || d.goes === goes);
    const { hand: all, pile } = this.playable(fits, options.at, seat);
    const isOpen = hostTest(this, options, seat);
    const hand = isOpen === undefined ? all : all.filter((c) => hostsFor(this.board, c, seat, undefined, true).some(isOpen));
    const below = isOpen === undefined ? pile : pile.filter((c) => extraHostsFromDiscard(this.board, c, seat, options.at).some(isOpen));
    return following(askOneOf(this, whatToPlay(this, 'play-extra', { type }, hand.concat(below), options)), (c) =>
      pile.includes(c) ? playFromPile(this, c, seat, options) : playChosen(this, c, options),
    );
  },

  playable(this: Resolving, fits, at, seat = this.you) {
    return playableFromHand(this.board, seat, fits, at);
  },

  playNow(prompt, cards, options?) {
    const { board } = this;
    const how: Partial<Slots> & PlayOptions = options ?? {};
    const able = cards.filter((c) => isAllowed(board.def(c), how) && isPlayable(board, c, how.seat ?? this.you, how.at, true));
    return following(askOneOf(this, whatToPlay(this, prompt, how, able, how)), (c) => playChosen(this, c, how));
  },

  playCard(card, options = {}) {
    return playOne(this, card, options.seat ?? this.you, options, options.isExtra === true);
  },

  canPlay(this: Resolving, card, at, seat = this.you) {
    return isPlayable(this.board, card, seat, at);
  },

  *playOffTop(seat, fits, options = {}) {
    const revealed = this.revealUntil(seat, 1, fits);
    const found = revealed.find((c) => fits(this.board.def(c))) ?? 0;
    if (found && !(yield* playOne(this, found, seat, options, options.isExtra === true))) discardCard(this.board, found, seat, this.self);
    this.shuffleBack(revealed);
    return found && this.board.inPlay(found) ? found : 0;
  },

  revealUntil(seat, n, fits) {
    const s = this.board.state;
    refill(this.board, seat);
    const list: Card[] = [];
    for (let found = 0; found < n && s.decks[seat].length > 0; ) {
      const c = s.decks[seat][s.decks[seat].length - 1];
      putAside(this.board, c, EVERYONE);
      tellRevealed(this, c, seat, Zone.Deck);
      list.push(c);
      if (fits(this.board.def(c))) found++;
    }
    return list;
  },

  shuffleBack(revealed) {
    const rest = revealed.filter((c) => this.board.state.zone[c] === Zone.Aside && !this.board.state.limbo.some((p) => p.card === c));
    const owners = new Set(rest.map((c) => this.board.state.owner[c]));
    for (const c of rest) {
      const deck = this.board.state.owner[c];
      this.board.events?.push({ kind: 'shuffled-in', card: c, deck, source: this.self, seen: EVERYONE });
      layOnDeck(this.board, c, deck, false);
    }
    for (const owner of owners) shuffleDeck(this.board, owner);
  },

  useTalent(card) {
    return this.canUseTalent(card) ? runTalent(this.board, card, this.you) : NOTHING;
  },

  canUseTalent(card) {
    const talent = talentOf(this.board, card);
    return talent !== undefined && (talent.when === undefined || talent.when(this.board.position, card, this.you));
  },

  doAs(card, ability) {
    const { onPlay, talent } = this.board.def(card);
    if (ability === 'onPlay') return onPlay === undefined ? NOTHING : onPlay(this);
    const mayUse = talent !== undefined && (talent.when === undefined || talent.when(this.board.position, this.self, this.you));
    return mayUse ? talent.run(this) : NOTHING;
  },

  doAgain(card) {
    const { board, you } = this;
    const { onPlay } = board.def(card);
    if (onPlay === undefined || board.isCancelled(card)) return NOTHING;
    const record = newRecord(card, you, 'talent', Zone.Play, you);
    return onPlay(board.resolution(card, you, new Cause(card, you, 'talent', record)));
  },

  giveThisCardAway() {
    if (this.play.redirected) return NOTHING;
    return following(this.choosePlayer('give-to', this.board.others(this.you), { about: this.self }), (player) =>
      this.give(this.self, player),
    );
  },
} satisfies Verbs;
