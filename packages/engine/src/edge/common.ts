import { ranksOf, vpFor } from '../reading/places.js';
import { breakpointOf, changesOfPower, onlyMinionsHavePower, powerBesideMinionsAt, powerOf } from '../reading/powers.js';
import type { Board } from '../state/board.js';
import { isUsed, ONCE_A_TURN } from '../state/limits.js';
import { AbilityNumber } from '../words/definitions.js';
import { type Card, STEP_NAMES, Step } from '../words/vocabulary.js';
import { type CardView, cardView, SPECTATOR, sees } from './seeing.js';
import type { BaseView, CommonView, InPlayView, PlayerView } from './view.js';

// The part of a view that is the same for everybody. It is made from the previous one of the same game: a part that has not changed is
// the same object as before, so that a host that sends only differences finds them without comparing everything. A card keeps its
// number during a game, so cards are compared by their numbers.

export function commonView(board: Board, last?: CommonView): CommonView {
  const s = board.state;
  const now: CommonView = {
    turn: s.turn,
    active: s.active,
    first: s.first,
    goal: s.goal,
    handLimit: s.handLimit,
    step: STEP_NAMES[s.step],
    winner: s.winner,
    players: players(board, last?.players),
    bases: bases(board, last?.bases),
    baseDeck: last?.baseDeck.size === s.baseDeck.length ? last.baseDeck : { size: s.baseDeck.length },
    faceUp: faceUp(board, last?.faceUp),
    baseDiscard: listed(board, s.baseDiscard, last?.baseDiscard),
    scoring: scoringView(board, last?.scoring),
  };
  if (s.step === Step.Draft) now.pool = factionIds(board, s.pool, last?.pool);
  return last !== undefined && isSameCommon(last, now) ? last : now;
}
const isSameCommon = (a: CommonView, b: CommonView): boolean =>
  a.turn === b.turn &&
  a.active === b.active &&
  a.first === b.first &&
  a.step === b.step &&
  a.winner === b.winner &&
  a.players === b.players &&
  a.bases === b.bases &&
  a.baseDeck === b.baseDeck &&
  a.faceUp === b.faceUp &&
  a.baseDiscard === b.baseDiscard &&
  a.scoring === b.scoring &&
  a.pool === b.pool;

function scoringView({ state: { scoring } }: Board, last: CommonView['scoring'] | undefined): CommonView['scoring'] {
  if (!scoring) return null;
  const { base, window } = scoring;
  const ranks = sameList(last?.ranks, scoring.ranks.slice());
  return last && last.base === base && last.window === window && last.ranks === ranks ? last : { base, window, ranks };
}

/** The old list if it has the same items. */
function sameList<T>(last: T[] | undefined, now: T[]): T[] {
  if (last === undefined || last.length !== now.length) return now;
  for (let i = 0; i < now.length; i++) if (last[i] !== now[i]) return now;
  return last;
}
function itemOf<T extends CardView>(list: readonly T[] | undefined, card: Card): T | undefined {
  if (list !== undefined) for (const item of list) if (item.n === card) return item;
  return undefined;
}

function faceUp(board: Board, last: CardView | null | undefined): CardView | null {
  const { baseDeck } = board.state;
  return board.turnsUpBase && baseDeck.length > 0 ? seen(board, baseDeck[baseDeck.length - 1], last) : null;
}

/** The view of a card: the old one, if it shows the same. */
const seen = (board: Board, card: Card, last: CardView | null | undefined): CardView =>
  last && last.n === card ? last : cardView(board, card);

/** The views of these cards, which are all known; cards that lie where they lay before have the same views as before. */
export function listed(board: Board, cards: readonly Card[], last: CardView[] | undefined): CardView[] {
  let same = last !== undefined && last.length === cards.length;
  for (let i = 0; same && i < cards.length; i++) same = last![i].n === cards[i];
  return same ? last! : cards.map((card, i) => seen(board, card, last?.[i]));
}

type CommonPlayer = CommonView['players'][number];

function players(board: Board, last: CommonPlayer[] | undefined): CommonPlayer[] {
  const views: CommonPlayer[] = [];
  for (let seat = 0; seat < board.state.seats; seat++) views.push(playerView(board, seat, last?.[seat]));
  return sameList(last, views);
}
function playerView(board: Board, seat: PlayerView['seat'], last: CommonPlayer | undefined): CommonPlayer {
  const s = board.state;
  const vp = s.vp[seat];
  const inHand = s.hands[seat].length;
  const inDeck = s.decks[seat].length;
  const discard = listed(board, s.discards[seat], last?.discard);
  const factions = factionIds(board, s.factions[seat], last?.factions);
  if (
    last !== undefined &&
    last.vp === vp &&
    last.hand.size === inHand &&
    last.deck.size === inDeck &&
    last.discard === discard &&
    last.factions === factions
  )
    return last;
  return { seat, vp, factions, hand: { size: inHand }, deck: { size: inDeck }, discard };
}

function factionIds({ cards }: Board, factions: readonly number[], last: string[] | undefined): string[] {
  let same = last !== undefined && last.length === factions.length;
  for (let i = 0; same && i < factions.length; i++) same = last![i] === cards.factions[factions[i]].id;
  return same ? last! : factions.map((f) => cards.factions[f].id);
}

/** Most bases and minions have no actions on them. */
const NO_ACTIONS: InPlayView[] = [];

/** The last view of a card in a list in which it is now at this index, and mostly was before. */
function lastOf(last: InPlayView[] | undefined, index: number, card: Card): InPlayView | undefined {
  if (last === undefined) return undefined;
  return index < last.length && last[index].n === card ? last[index] : itemOf(last, card);
}

function inPlayView(board: Board, card: Card, last: InPlayView | undefined): InPlayView {
  const s = board.state;
  const { id, talent, type } = board.def(card);
  const controller = s.controller[card];
  const faction = s.memory[card] < 0 ? board.cards.factions[board.namedFaction(card)].id : undefined;
  const spent = talent ? isUsed(board, ONCE_A_TURN, card, AbilityNumber.Talent, controller) : undefined;
  const minion = type === 'minion';
  const power = minion ? powerOf(board, card) : undefined;
  const actions = minion ? actionsOn(board, card, last?.actions) : undefined;
  const plain = !minion || power === board.printedPower(card) + s.counters[card];
  const changes = plain ? undefined : changesOf(board, card, last?.changes);
  if (
    last !== undefined &&
    last.owner === s.owner[card] &&
    last.controller === controller &&
    last.counters === s.counters[card] &&
    last.faction === faction &&
    last.spent === spent &&
    last.power === power &&
    last.changes === changes &&
    last.actions === actions
  )
    return last;
  const now: InPlayView = { n: card, id, owner: s.owner[card], controller, counters: s.counters[card] };
  if (faction !== undefined) now.faction = faction;
  if (spent !== undefined) now.spent = spent;
  if (minion) {
    now.power = power;
    now.printed = board.printedPower(card);
    now.actions = actions;
    if (changes !== undefined) now.changes = changes;
  }
  return now;
}
function changesOf(board: Board, card: Card, last: InPlayView['changes']): InPlayView['changes'] {
  const now: NonNullable<InPlayView['changes']> = [];
  // A card that gave power and then went into a deck or a hand is hidden again, so what such cards gave has no name.
  let unnamed = 0;
  for (const { source, amount } of changesOfPower(board, card)) {
    if (sees(board, SPECTATOR, source)) now.push({ id: board.def(source).id, amount });
    else unnamed += amount;
  }
  if (unnamed !== 0) now.push({ amount: unnamed });
  const same = last?.length === now.length && last.every((c, i) => c.id === now[i].id && c.amount === now[i].amount);
  return same ? last : now;
}
function actionsOn(board: Board, minion: Card, last: InPlayView[] | undefined): InPlayView[] {
  if (!board.hasAttachments || !board.hasAttached(minion)) return NO_ACTIONS;
  return sameList(
    last,
    board.attached(minion).map((card, i) => inPlayView(board, card, lastOf(last, i, card))),
  );
}

const ZEROS = [[], [0], [0, 0], [0, 0, 0], [0, 0, 0, 0]];

/** Each seat's power at a base with these minions. */
function powersAt(board: Board, base: Card, minions: readonly InPlayView[]): number[] {
  const powers = ZEROS[board.state.seats].slice();
  for (let i = 0; i < minions.length; i++) powers[minions[i].controller] += minions[i].power!;
  if (!onlyMinionsHavePower(board))
    for (let seat = 0; seat < powers.length; seat++) powers[seat] = Math.max(0, powers[seat] + powerBesideMinionsAt(board, base, seat));
  return powers;
}

/** The VP that each seat would get for its rank. */
function awardsAt(board: Board, base: Card, ranks: readonly number[]): number[] {
  const awards: number[] = [];
  for (let seat = 0; seat < ranks.length; seat++) awards.push(vpFor(board, base, seat, ranks[seat]));
  return awards;
}

function bases(board: Board, last: BaseView[] | undefined): BaseView[] {
  const views: BaseView[] = [];
  for (const base of board.bases) views.push(baseView(board, base, itemOf(last, base)));
  return sameList(last, views);
}
function baseView(board: Board, base: Card, last: BaseView | undefined): BaseView {
  const { id, power: printed, vp } = board.def(base);
  const minionsHere: InPlayView[] = [];
  let actionsHere = NO_ACTIONS;
  for (const c of board.at(base)) {
    if (board.isMinion(c)) minionsHere.push(inPlayView(board, c, lastOf(last?.minions, minionsHere.length, c)));
    else if (board.state.host[c] === base) {
      if (actionsHere === NO_ACTIONS) actionsHere = [];
      actionsHere.push(inPlayView(board, c, lastOf(last?.actions, actionsHere.length, c)));
    }
  }
  const minions = sameList(last?.minions, minionsHere);
  const actions = sameList(last?.actions, actionsHere);
  const power = sameList(last?.power, powersAt(board, base, minions));
  const ranks = sameList(last?.ranks, ranksOf(board, base, power));
  const award = sameList(last?.award, awardsAt(board, base, ranks));
  const breakpoint = breakpointOf(board, base);
  const counters = board.allCounters(base);
  const works = board.baseWorks(base);
  if (
    last !== undefined &&
    last.breakpoint === breakpoint &&
    last.counters === counters &&
    last.works === works &&
    last.power === power &&
    last.ranks === ranks &&
    last.award === award &&
    last.minions === minions &&
    last.actions === actions
  )
    return last;
  return { n: base, id, breakpoint, printed, vp, counters, works, power, ranks, award, minions, actions };
}
