import { ranksOf, vpFor } from '../reading/places.js';
import { breakpointOf, onlyMinionsHavePower, playerPowerAt, powerOf } from '../reading/powers.js';
import type { Board } from '../state/board.js';
import { isUsed, ONCE_A_TURN } from '../state/limits.js';
import { AbilityNumber } from '../words/definitions.js';
import { type Card, STEP_NAMES, Step } from '../words/vocabulary.js';
import { type CardView, cardView } from './seeing.js';
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
    step: STEP_NAMES[s.step],
    winner: s.winner,
    players: sameList(
      last?.players,
      s.vp.map((_, seat) => playerView(board, seat, last?.players[seat])),
    ),
    bases: sameList(
      last?.bases,
      s.bases.map((base) => baseView(board, base, itemOf(last?.bases, base))),
    ),
    baseDeck: last?.baseDeck.size === s.baseDeck.length ? last.baseDeck : { size: s.baseDeck.length },
    faceUp: faceUp(board, last?.faceUp),
    baseDiscard: listed(board, s.baseDiscard, last?.baseDiscard),
    scoring: scoringView(board, last?.scoring),
  };
  if (s.step === Step.Draft)
    now.pool = sameList(
      last?.pool,
      s.pool.map((f) => board.cards.factions[f].id),
    );
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

function playerView(board: Board, seat: PlayerView['seat'], last: CommonPlayer | undefined): CommonPlayer {
  const s = board.state;
  const vp = s.vp[seat];
  const inHand = s.hands[seat].length;
  const inDeck = s.decks[seat].length;
  const discard = listed(board, s.discards[seat], last?.discard);
  const factions = sameList(
    last?.factions,
    s.factions[seat].map((f) => board.cards.factions[f].id),
  );
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

/** Most minions have no actions on them. */
const NO_ACTIONS: InPlayView[] = [];

function inPlayViews(board: Board, cards: readonly Card[], last: InPlayView[] | undefined): InPlayView[] {
  const views: InPlayView[] = [];
  for (let i = 0; i < cards.length; i++) {
    const before = last?.[i]?.n === cards[i] ? last[i] : itemOf(last, cards[i]);
    views.push(inPlayView(board, cards[i], before));
  }
  return sameList(last, views);
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
  if (
    last !== undefined &&
    last.owner === s.owner[card] &&
    last.controller === controller &&
    last.counters === s.counters[card] &&
    last.faction === faction &&
    last.spent === spent &&
    last.power === power &&
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
  }
  return now;
}
function actionsOn(board: Board, minion: Card, last: InPlayView[] | undefined): InPlayView[] {
  if (!board.hasAttachments || !board.hasAttached(minion)) return NO_ACTIONS;
  return inPlayViews(board, board.attached(minion), last);
}

const ZEROS = [[], [0], [0, 0], [0, 0, 0], [0, 0, 0, 0]];

/** Each seat's power at a base with these minions. */
function powersAt(board: Board, base: Card, minions: readonly InPlayView[]): number[] {
  if (!onlyMinionsHavePower(board)) return board.state.vp.map((_, seat) => playerPowerAt(board, base, seat));
  const powers = ZEROS[board.state.seats].slice();
  for (const { controller, power } of minions) powers[controller] += power!;
  return powers;
}

/** The VP that each seat would get for its rank. */
function awardsAt(board: Board, base: Card, ranks: readonly number[]): number[] {
  const awards: number[] = [];
  for (let seat = 0; seat < ranks.length; seat++) awards.push(vpFor(board, base, seat, ranks[seat]));
  return awards;
}

function baseView(board: Board, base: Card, last: BaseView | undefined): BaseView {
  const { id, power: printed, vp } = board.def(base);
  const minionsHere: Card[] = [];
  const actionsHere: Card[] = [];
  for (const c of board.at(base)) {
    if (board.isMinion(c)) minionsHere.push(c);
    else if (board.state.host[c] === base) actionsHere.push(c);
  }
  const minions = inPlayViews(board, minionsHere, last?.minions);
  const actions = inPlayViews(board, actionsHere, last?.actions);
  const power = sameList(last?.power, powersAt(board, base, minions));
  const ranks = sameList(last?.ranks, ranksOf(board, base, power));
  const now: BaseView = {
    n: base,
    id,
    breakpoint: breakpointOf(board, base),
    printed,
    vp,
    counters: board.allCounters(base),
    works: board.baseWorks(base),
    power,
    ranks,
    award: sameList(last?.award, awardsAt(board, base, ranks)),
    minions,
    actions,
  };
  return last !== undefined && isSameBase(last, now) ? last : now;
}
const isSameBase = (a: BaseView, b: BaseView): boolean =>
  a.breakpoint === b.breakpoint &&
  a.counters === b.counters &&
  a.works === b.works &&
  a.power === b.power &&
  a.ranks === b.ranks &&
  a.award === b.award &&
  a.minions === b.minions &&
  a.actions === b.actions;
