import { type Decision, Kind, kindOf, numberIn, type Prompt, WORDS } from './decision.js';
import type { EventKind, GameEvent } from './events.js';
import type { Game } from './game.js';
import { keyOf } from './keys.js';
import { inOrder } from './lists.js';
import { bearer, waiting } from './queue.js';
import type { Part } from './record.js';
import { ranksOf } from './scoring.js';
import { type Card, type Reason, type Seat, STEP_NAMES, type Verb, Zone } from './vocabulary.js';

/**
 * What one seat may know of a game, as plain JSON: nothing else ever leaves a server. A hidden card has no number in a view:
 * the lists are public, and a number would name it.
 */
export interface View {
  /** Whose view; `SPECTATOR` sees no hands, `OPEN` sees everything (replays). */
  seat: Seat;
  turn: number;
  active: Seat;
  first: Seat;
  step: (typeof STEP_NAMES)[number];
  winner: Seat;
  players: PlayerView[];
  bases: BaseView[];
  baseDeck: PileView;
  /** The base card that lies face up on its deck, lending its abilities. */
  faceUp: CardView | null;
  baseDiscard: CardView[];
  /** Cards in no zone that this seat sees: being played or revealed. */
  aside: CardView[];
  /** The plays that the active player has left. */
  allowances: { type: 'minion' | 'action'; free: boolean; atMost: number | null; base: Card | null; source: CardView | null }[];
  scoring: { base: Card; window: 'before' | 'after' | ''; ranks: number[] } | null;
  decision: DecisionView | null;
}
export interface CardView {
  /** Its number; 0 if this seat knows what it is but not where. */
  n: Card;
  id: string;
}
export interface PlayerView {
  seat: Seat;
  vp: number;
  factions: string[];
  /** The cards of the hand that this seat knows, and how many there are in all. */
  hand: { size: number; cards: CardView[] };
  deck: PileView;
  discard: CardView[];
}
export interface PileView {
  size: number;
  /** Known cards with their place from the top, 0 = top. */
  known: (CardView & { at: number })[];
}
export interface InPlayView extends CardView {
  owner: Seat;
  controller: Seat;
  counters: number;
  /** Current and printed power; minions only. */
  power?: number;
  printed?: number;
  /** A faction named with this card. */
  faction?: string;
  actions?: InPlayView[];
  /** Its Talent was used this turn. */
  spent?: boolean;
}
export interface BaseView extends CardView {
  breakpoint: number;
  printed: number;
  vp: readonly number[];
  counters: number;
  /** False while its ability is cancelled. */
  works: boolean;
  /** Each seat's power there, and what each would get if it scored now. */
  power: number[];
  ranks: number[];
  award: number[];
  minions: InPlayView[];
  actions: InPlayView[];
}
export interface OptionView {
  key: string;
  kind: 'card' | 'seat' | 'number' | 'faction' | 'word' | 'play' | 'use';
  card?: CardView;
  seat?: Seat;
  number?: number;
  faction?: string;
  word?: string;
  /** The part of an action that it stands for, with the base it leads to. */
  part?: { verb: Verb; amount?: number; base?: CardView };
  /** Would change nothing. */
  idle?: boolean;
}
export interface DecisionView {
  /** How many answers came before: the number of this decision. */
  number: number;
  seat: Seat;
  prompt: Prompt;
  source: CardView | null;
  /** The card that goes somewhere, the player who gets something: what the question is about. */
  about: OptionView | null;
  /** Null for others, unless everything that can be chosen is public. */
  options: OptionView[] | null;
  least: number;
  most: number;
  optional: boolean;
  times?: number[];
  groups?: number[];
  groupMost?: Record<number, number>;
  weights?: number[];
  limit?: number;
  ordered?: boolean;
  /** One of the moments at which no ability is half done. */
  quiet: boolean;
}

export const SPECTATOR = -1;
export const OPEN = -2;

/** A spectator knows what everybody knows. */
function sees(g: Game, seat: Seat, c: Card): boolean {
  if (seat === OPEN) return true;
  const known = g.s.known[c];
  if (seat !== SPECTATOR) return (known & (1 << seat)) !== 0;
  const everyone = (1 << g.s.seats) - 1;
  return (known & everyone) === everyone;
}

const cardView = (g: Game, c: Card): CardView => ({ n: c, id: g.def(c).id });
const cardViews = (g: Game, list: readonly Card[]): CardView[] => list.map((c) => cardView(g, c));

/** The part of a view that is the same for every seat. */
interface Shared extends Pick<View, 'bases' | 'faceUp' | 'baseDiscard' | 'scoring'> {
  discards: CardView[][];
  factions: string[][];
}

function sharedPart(g: Game): Shared {
  const s = g.s;
  return {
    bases: s.row.map((b) => baseView(g, b)),
    faceUp: g.turnsUpBase && s.baseDeck.length > 0 ? cardView(g, s.baseDeck[s.baseDeck.length - 1]) : null,
    baseDiscard: cardViews(g, s.baseDiscard),
    scoring: s.scoring && { base: s.scoring.base, window: s.scoring.window, ranks: s.scoring.ranks },
    discards: s.discards.map((pile) => cardViews(g, pile)),
    factions: s.factions.map((list) => list.map((f) => g.cards.factions[f].id)),
  };
}

export function viewOf(g: Game, seat: Seat): View {
  return viewWith(g, seat, sharedPart(g));
}

/** The views of several seats at once: what is the same for all of them is made once and shared. */
export function viewsOf(g: Game, seats: readonly Seat[]): View[] {
  const shared = sharedPart(g);
  return seats.map((seat) => viewWith(g, seat, shared));
}

function viewWith(g: Game, seat: Seat, shared: Shared): View {
  const s = g.s;
  return {
    seat,
    turn: s.turn,
    active: s.active,
    first: s.first,
    step: STEP_NAMES[s.step],
    winner: s.winner,
    players: s.vp.map((vp, p) => ({
      seat: p,
      vp,
      factions: shared.factions[p],
      hand: {
        size: s.hands[p].length,
        cards: cardViews(g, inOrder(s.hands[p].filter((c) => sees(g, seat, c)))),
      },
      deck: pileView(g, s.decks[p], seat),
      discard: shared.discards[p],
    })),
    bases: shared.bases,
    baseDeck: pileView(g, s.baseDeck, seat),
    faceUp: shared.faceUp,
    baseDiscard: shared.baseDiscard,
    aside: cardViews(
      g,
      s.aside.filter((c) => sees(g, seat, c)),
    ),
    allowances: s.allowances.map((a) => ({
      type: a.type,
      free: a.source === 0,
      atMost: a.atMost < 0 ? null : a.atMost,
      base: a.base || null,
      // A card that has gone into hiding since has no number any more.
      source: a.source && sees(g, seat, a.source) ? cardView(g, a.source) : null,
    })),
    scoring: shared.scoring,
    decision: g.decision && decisionView(g, g.decision, seat),
  };
}

function pileView(g: Game, pile: readonly Card[], seat: Seat): PileView {
  const known: PileView['known'] = [];
  for (let i = pile.length - 1; i >= 0; i--) {
    const c = pile[i];
    if (sees(g, seat, c)) known.push({ n: c, id: g.def(c).id, at: pile.length - 1 - i });
  }
  return { size: pile.length, known };
}

function inPlayView(g: Game, c: Card): InPlayView {
  const s = g.s;
  const v: InPlayView = { n: c, id: g.def(c).id, owner: s.owner[c], controller: s.controller[c], counters: s.counters[c] };
  if (s.note[c] < 0) v.faction = g.cards.factions[g.namedFaction(c)].id;
  if (g.def(c).talent) v.spent = s.uses.some((u) => u === ((c << 8) | 12));
  if (g.isMinion(c)) {
    v.power = g.power(c);
    v.printed = g.printedPower(c);
    v.actions = g.attached(c).map((a) => inPlayView(g, a));
  }
  return v;
}

function baseView(g: Game, b: Card): BaseView {
  const d = g.def(b);
  const power = g.s.vp.map((_, seat) => g.playerPower(b, seat));
  const ranks = ranksOf(g, b, power);
  const abilities = g.baseDefs(b);
  const award = ranks.map(
    (rank, seat) =>
      (rank >= 1 && rank <= 3 ? d.vp[rank - 1] : 0) + abilities.reduce((sum, x) => sum + (x.award?.(g, b, seat, rank) ?? 0), 0),
  );
  const minions: InPlayView[] = [];
  const actions: InPlayView[] = [];
  for (const c of g.at(b)) {
    if (g.isMinion(c)) minions.push(inPlayView(g, c));
    else if (g.s.host[c] === b) actions.push(inPlayView(g, c));
  }
  return {
    n: b,
    id: d.id,
    breakpoint: g.breakpoint(b),
    printed: d.power,
    vp: d.vp,
    counters: g.allCounters(b),
    works: g.baseWorks(b),
    power,
    ranks,
    award,
    minions,
    actions,
  };
}

/** Questions whose options are always on the table, whatever anybody holds: everyone may see them. */
const OPEN_PROMPTS: ReadonlySet<Prompt> = new Set<Prompt>([
  'take-faction',
  'order-triggers',
  'order-insteads',
  'order-copiers',
  'pick-base-to-score',
  'where',
  'play-on',
  'destroy',
  'return',
  'move',
  'move-to',
  'give-power',
  'lower-power',
  'place-counters',
  'remove-counters',
  'transfer-from',
  'transfer-to',
  'choose-minion',
  'choose-action',
  'choose-base',
  'choose-base-from',
  'choose-player',
  'choose-faction',
  'save',
  'ignore-base',
  'copy-part',
  'copy-onto',
  'take-control',
  'destroy-base',
  'swap-out',
  'face-down',
  'use-ability',
]);

export function decisionView(g: Game, d: Decision, seat: Seat): DecisionView {
  const sourceSeen = d.source === 0 || sees(g, seat, d.source);
  const open = seat === d.seat || seat === OPEN || (sourceSeen && OPEN_PROMPTS.has(d.prompt) && d.options.every((o) => isPublic(g, o)));
  return {
    number: g.answers.length,
    seat: d.seat,
    prompt: d.prompt,
    source: sourceView(g, d, seat),
    about: d.about !== undefined && (seat === d.seat || seat === OPEN || isPublic(g, d.about)) ? optionView(g, d, d.about, seat) : null,
    options: open ? d.options.map((o) => optionView(g, d, o, seat)) : null,
    least: open ? d.least : 0,
    most: open ? d.most : 0,
    optional: open ? d.optional : false,
    ...(open && {
      ...(d.times && { times: d.times }),
      ...(d.groups && { groups: d.groups }),
      ...(d.groupMost && { groupMost: d.groupMost }),
      ...(d.weights && { weights: d.weights }),
      ...(d.limit !== undefined && { limit: d.limit }),
      ...(d.ordered && { ordered: true }),
    }),
    quiet: d.quiet !== undefined,
  };
}

/** An ability goes on though its card went into hiding: its name is known, its place is not, so it has no number. */
function sourceView(g: Game, d: Decision, seat: Seat): CardView | null {
  if (d.source === 0) return null;
  if (sees(g, seat, d.source)) return cardView(g, d.source);
  const beingPlayed = d.prompt === 'where' || d.prompt === 'play-on';
  return beingPlayed && seat !== d.seat ? null : { n: 0, id: g.defs[d.sourceDef ?? g.s.def[d.source]].id };
}

function isPublic(g: Game, option: number): boolean {
  if (kindOf(option) !== Kind.Card) return kindOf(option) !== Kind.Play && kindOf(option) !== Kind.Use;
  const zone = g.s.zone[numberIn(option)];
  return zone === Zone.Play || zone === Zone.Row;
}

const OPTION_KINDS = ['card', 'seat', 'number', 'faction', 'word', 'play', 'use', 'card'] as const;

function optionView(g: Game, d: Decision, option: number, seat: Seat): OptionView {
  const value = numberIn(option);
  const kind = OPTION_KINDS[kindOf(option) >> 12];
  const v: OptionView = { key: keyOf(g, option), kind };
  if (kindOf(option) === Kind.Trigger) v.card = triggerView(g, value, seat);
  else if (kind === 'card' || kind === 'play' || kind === 'use') v.card = cardView(g, value);
  else if (kind === 'seat') v.seat = value;
  else if (kind === 'number') {
    v.number = value;
    if (d.parts) v.part = partView(g, d.parts[d.options.indexOf(option)]);
  } else if (kind === 'faction') v.faction = g.cards.factions[value].id;
  else v.word = WORDS[value];
  if (d.idle?.includes(option)) v.idle = true;
  return v;
}

function partView(g: Game, { verb, amount, to }: Part): OptionView['part'] {
  return { verb, ...(amount !== undefined && { amount }), ...(verb === 'move' && to && { base: cardView(g, to) }) };
}

/** The card whose trigger waits: by name only, if it has gone into hiding. */
function triggerView(g: Game, at: number, seat: Seat): CardView {
  const p = waiting(g, at);
  const card = bearer(g, p);
  return { n: sees(g, seat, card) ? card : 0, id: g.defs[p.def].id };
}

/** An event as a seat may see it: a hidden card has neither number nor id. */
export interface EventView {
  kind: EventKind;
  seat: Seat;
  card: CardView | null;
  /** There is a card, but this seat may not know which. */
  hidden: boolean;
  base: CardView | null;
  to: number;
  toCard: CardView | null;
  amount: number;
  source: CardView | null;
}

const TO_CARD: ReadonlySet<EventKind> = new Set<EventKind>([
  'played',
  'moved',
  'attached',
  'transferred',
  'replaced',
  'base-swapped',
  'counters',
]);

export function eventView(g: Game, e: GameEvent, seat: Seat): EventView {
  const everyone = (1 << g.s.seats) - 1;
  const seen = seat === OPEN || (seat === SPECTATOR ? (e.seen & everyone) === everyone : (e.seen & (1 << seat)) !== 0);
  const toCard = TO_CARD.has(e.kind) && e.to > 0 ? cardView(g, e.to) : null;
  return {
    kind: e.kind,
    seat: e.seat,
    card: e.card && seen ? cardView(g, e.card) : null,
    hidden: e.card !== 0 && !seen,
    base: e.base ? cardView(g, e.base) : null,
    to: toCard ? 0 : e.to,
    toCard,
    amount: e.amount,
    source: e.source ? cardView(g, e.source) : null,
  };
}

/** Reasons for the edge, with cards as views. */
export interface ReasonView {
  code: Reason['code'];
  card: CardView | null;
  base: CardView | null;
  number: number | null;
  seat: Seat | null;
}
export function reasonView(g: Game, r: Reason): ReasonView {
  return {
    code: r.code,
    card: r.card ? cardView(g, r.card) : null,
    base: r.base ? cardView(g, r.base) : null,
    number: r.number ?? null,
    seat: r.seat ?? null,
  };
}
