import type { CardSet } from '../catalogue/cardset.js';
import { limitsOn } from '../reading/plays.js';
import { type StateData, stateFromData } from '../state/copies.js';
import { type Column, EFFECT_KINDS, type Pending, type State } from '../state/state.js';
import {
  type Check,
  fields,
  flag,
  list,
  named,
  numberChecks,
  oneOf,
  optional,
  orNull,
  problemOf,
  runs,
  type Schema,
  text,
  whole,
  wholes,
} from '../words/checks.js';
import { MOST_TRIGGERS } from '../words/definitions.js';
import { EVERYONE } from '../words/events.js';
import { PROFILES } from '../words/profiles.js';
import { MOMENTS, Step, Until, Zone } from '../words/vocabulary.js';

// Checks whether the rules can continue from a position that comes from outside, by testing everything that they take for
// granted.

const BIG = 2 ** 31 - 1;
const MOST_CARDS = 0xfff;
const MOST_SEATS = 4;
const MOST_CHECKS = 64;

const number = whole(-BIG, BIG);
const count = whole(0, BIG);
const zone = whole(0, Zone.Table);
const playType = oneOf('minion', 'action');
const anyType = oneOf('minion', 'action', 'base');

/** The position, or the problem with it. */
export function soundState(cards: CardSet, data: StateData): State | string {
  const problem = problemOf(sizes, data) ?? problemOf(checkFor(cards, data), data);
  if (problem !== null) return problem;
  const s = stateFromData(data);
  return misplaced(cards, s) ?? contradiction(cards, s) ?? s;
}

const sizes = fields({ seats: whole(2, MOST_SEATS), cards: whole(1, MOST_CARDS) });

/** The checks made so far, by the size of the position: making a check takes longer than using it. */
const checks = new WeakMap<CardSet, Map<number, Check>>();

function checkFor(cards: CardSet, { seats, cards: room }: StateData): Check {
  let made = checks.get(cards);
  if (made === undefined) {
    made = new Map();
    checks.set(cards, made);
  }
  const size = room * (MOST_SEATS + 1) + seats;
  let check = made.get(size);
  if (check === undefined) {
    if (made.size >= MOST_CHECKS) made.clear();
    check = stateCheck({ defs: cards.defs.length, factions: cards.factions.length, seats, leastSeats: seats, room });
    made.set(size, check);
  }
  return check;
}

/** The size of a position. */
interface Size {
  /** The numbers of definitions (counting number 0) and factions that there are. */
  defs: number;
  factions: number;
  seats: number;
  leastSeats: number;
  /** The number of cards, counting number 0. */
  room: number;
}

/** The schema of positions of any size, with numbers of any card set. */
export function positionSchema(): Schema {
  const any = Number.POSITIVE_INFINITY;
  const size = sizes.schema as Record<string, object>;
  const anySize: Size = { defs: any, factions: any, seats: MOST_SEATS, leastSeats: 2, room: any };
  const rest = stateCheck(anySize).schema as Record<string, object>;
  const properties = { ...size.properties, ...rest.properties };
  return { type: 'object', properties, required: [size.required, rest.required].flat(), $defs: waitingChecks(anySize).schemas };
}

/** The numbers that a position of this size may hold. */
const numbersOf = ({ defs, seats, room }: Size) => ({
  card: whole(0, room - 1),
  aCard: whole(1, room - 1),
  seat: whole(0, seats - 1),
  nobody: whole(-1, seats - 1),
  def: whole(0, defs - 1),
});

function stateCheck(size: Size): Check {
  const { seats, leastSeats, room } = size;
  const { card, seat, nobody, def } = numbersOf(size);
  const { record, happening, pending, batch, scoring } = waitingChecks(size);
  const factions = wholes(0, size.factions - 1);
  const pile = wholes(1, room - 1);
  const ofEach = (check: Check): Check => list(check, leastSeats, seats);
  const calls = { name: optional(def), kind: optional(text), onMinion: optional(oneOf(true, false, 'yours')), host: optional(card) };
  const more = { atLeast: optional(whole(0, BIG)), notAt: optional(card), whereYou: optional(flag) };
  const limits = { atMost: whole(-1, BIG), base: card, whereAlone: flag, onBase: flag, ...calls, ...more };
  const played = { card, arrival: count, seat, type: playType, on: card, base: card, standard: flag, inPlayPhase: flag };
  const deed = {
    what: oneOf('destroyed', 'moved', 'discarded', 'drawn', 'talent', 'scored'),
    type: anyType,
    seat: nobody,
    by: nobody,
    base: card,
    card: optional(card),
    arrival: optional(count),
  };
  const later = optional(
    fields({ ability: whole(0, MOST_TRIGGERS - 1), card, arrival: count, from: optional(whole(0, Zone.Table)), base: card }),
  );
  const lasting = { until: whole(0, Until.AfterScoring), untilSeat: nobody, begun: flag, source: card, by: nobody };
  return fields({
    ...columnChecks(size),
    profile: whole(0, PROFILES.length - 1),
    ...numberChecks(),
    factions: ofEach(factions),
    pool: factions,
    supply: wholes(1, size.defs - 1),
    chance: fields({ key: list(whole(0, 2 ** 32 - 1), 4, 4), used: count }),
    hands: ofEach(pile),
    decks: ofEach(pile),
    discards: ofEach(pile),
    baseDeck: pile,
    baseDiscard: pile,
    bases: pile,
    cardsAt: list(pile),
    aside: pile,
    vp: wholes(0, BIG, leastSeats, seats),
    step: whole(0, Step.Over),
    turn: count,
    active: seat,
    first: seat,
    substep: whole(0, seats),
    allowances: list(fields({ type: playType, source: card, since: count, ...limits })),
    uses: wholes(0, BIG),
    plays: list(fields(played)),
    deeds: list(fields(deed)),
    effects: list(fields({ kind: oneOf(...EFFECT_KINDS), card, seat: nobody, amount: number, ...lasting, later })),
    queue: list(batch),
    arisen: list(pending),
    reactions: list(happening),
    limbo: list(record),
    scoring: orNull(scoring),
    winner: nobody,
    secrets: count,
  });
}

function columnChecks({ defs, factions, seats, room }: Size): Record<Column, Check> {
  const column = (least: number, most: number): Check => runs(least, most, Number.isFinite(room) ? room : undefined);
  return {
    def: column(0, defs - 1),
    owner: column(-1, seats - 1),
    zone: column(0, Zone.Table),
    holder: column(-1, seats - 1),
    controller: column(-1, seats - 1),
    base: column(0, room - 1),
    host: column(0, room - 1),
    counters: column(0, 0x7fff),
    known: column(0, EVERYONE),
    memory: column(-factions, 0x7fff),
    arrival: column(0, 0x7fff),
  };
}

interface WaitingChecks extends Record<'record' | 'happening' | 'pending' | 'batch' | 'scoring', Check> {
  /** Their schemas, by name. */
  schemas: Record<string, Schema>;
}

/** Checks for the things that wait to be resolved. */
function waitingChecks(size: Size): WaitingChecks {
  const { seats, room } = size;
  const { card, aCard, seat, nobody, def } = numbersOf(size);
  const schemas: Record<string, Schema> = {};
  const part = (name: string, check: Check): Check => {
    schemas[name] = check.schema;
    return named(name, () => check);
  };
  const record = part(
    'play',
    fields({
      card,
      seat,
      kind: oneOf('minion', 'action', 'talent'),
      standard: flag,
      on: card,
      index: whole(-1, BIG),
      from: zone,
      fromSeat: nobody,
      affected: list(fields({ card, arrival: count, base: card, seat: nobody, counters: count, direct: flag, type: anyType })),
      copied: list(card),
      shielded: list(card),
      redirected: flag,
      goesTo: optional(oneOf('hand', 'top', 'bottom', 'shuffle')),
    }),
  );
  const whose = { seat: nobody, owner: nobody, by: nobody };
  const what = {
    card,
    def,
    base: card,
    power: number,
    counters: optional(count),
    type: anyType,
    from: number,
    arrival: count,
    cards: list(card),
  };
  const happening = part('event', fields({ moment: oneOf(...MOMENTS), play: orNull(record), ...whose, ...what }));
  const ability = { def, ability: whole(0, MOST_TRIGGERS - 1), users: optional(orNull(list(seat))) };
  const pending = part('trigger', fields({ card: aCard, arrival: count, seat: nobody, event: happening, ...ability }));
  const turns = { passes: whole(0, seats), toAct: seat };
  const batch = fields({ pending: list(pending), reactions: list(happening), limbo: list(record), ...turns });
  const scoring = fields({
    base: aCard,
    ranks: list(whole(0, seats), 0, seats),
    window: oneOf('before', 'after', ''),
    open: flag,
    count: whole(0, room),
    next: list(aCard),
    later: list(pending),
    ...turns,
  });
  return { record, happening, pending, batch, scoring, schemas };
}

// ---- every card in one place --------------------------------------------------------------------------------------------

/** The cards found so far. One list serves all positions, because checked play looks at so many of them. */
const seen = new Uint8Array(MOST_CARDS + 1);

/**
 * Finds a card that is in two places or in none, not where its own data says, or on a card that is not there; null if all is
 * well.
 */
export function misplaced(cards: CardSet, s: State): string | null {
  if (s.bases.length !== s.cardsAt.length) return 'there are not as many places as bases on the table';
  seen.fill(0, 0, s.cards);
  let problem: string | null = null;
  for (let seat = 0; seat < s.seats && problem === null; seat++)
    problem =
      misplacedIn(cards, s, s.hands[seat], Zone.Hand, seat) ??
      misplacedIn(cards, s, s.decks[seat], Zone.Deck, seat) ??
      misplacedIn(cards, s, s.discards[seat], Zone.Discard, seat);
  problem ??=
    misplacedIn(cards, s, s.aside, Zone.Aside) ??
    misplacedIn(cards, s, s.baseDeck, Zone.BaseDeck) ??
    misplacedIn(cards, s, s.baseDiscard, Zone.BaseDiscard) ??
    misplacedIn(cards, s, s.bases, Zone.Table);
  for (let i = 0; i < s.cardsAt.length; i++)
    problem ??= misplacedIn(cards, s, s.cardsAt[i], Zone.Play) ?? misplacedAt(cards, s, s.bases[i], s.cardsAt[i]);
  for (let c = 1; c < s.cards && problem === null; c++) if (seen[c] === 0) problem = `${name(cards, s, c)} is nowhere`;
  return problem;
}

const name = (cards: CardSet, s: State, c: number): string => `card ${c} (${cards.defs[s.def[c]].id})`;

function misplacedIn(cards: CardSet, s: State, pile: readonly number[], where: number, holder = -1): string | null {
  const forBases = where === Zone.BaseDeck || where === Zone.BaseDiscard || where === Zone.Table;
  for (let i = 0; i < pile.length; i++) {
    const c = pile[i];
    if (seen[c]++ > 0) return `${name(cards, s, c)} is in two places`;
    if (s.zone[c] !== where) return `${name(cards, s, c)} is in zone ${where}, but its own data says ${s.zone[c]}`;
    if (holder >= 0 && s.holder[c] !== holder) return `${name(cards, s, c)} has the wrong holder`;
    if (where === Zone.Discard && s.owner[c] !== holder) return `${name(cards, s, c)} is in a discard pile that is not its owner's`;
    if (s.def[c] === 0 || (cards.defs[s.def[c]].type === 'base') !== forBases || s.owner[c] < 0 !== forBases)
      return `${name(cards, s, c)} does not belong in zone ${where}`;
  }
  return null;
}

function misplacedAt(cards: CardSet, s: State, base: number, here: readonly number[]): string | null {
  for (const c of here) {
    const host = s.host[c];
    if (s.base[c] !== base) return `${name(cards, s, c)} is not at the base that its own data says`;
    if (s.controller[c] < 0) return `${name(cards, s, c)} is controlled by nobody`;
    if (host !== base && !(s.zone[host] === Zone.Play && s.base[host] === base && cards.defs[s.def[host]].type === 'minion'))
      return `${name(cards, s, c)} is on a card that is not there`;
  }
  return null;
}

// ---- what belongs together ----------------------------------------------------------------------------------------------

function contradiction(cards: CardSet, s: State): string | null {
  const waiting: Pending[] = [...s.queue.flatMap((b) => b.pending), ...s.arisen, ...(s.scoring?.later ?? [])];
  for (const { def, ability } of waiting)
    if (cards.defs[def].triggers?.[ability] === undefined) return `${cards.defs[def].id} has no trigger ${ability}`;
  for (const { kind, amount, later } of s.effects)
    if ((kind === 'delayed' || kind === 'watching') && cards.defs[amount]?.triggers?.[later?.ability ?? -1] === undefined)
      return 'an effect is put off that no card has';
  if (s.effects.some(({ kind, seat, amount }) => kind === 'control' && (seat < 0 || amount < 0 || amount >= s.seats)))
    return 'a card is held for a time by nobody';
  if (s.allowances.some((a) => a.source === 0 && limitsOn(a) > 0)) return 'the free play of a turn has limits';
  const isScoring = s.step >= Step.BeforeScoring && s.step <= Step.Replace;
  if (isScoring !== (s.scoring !== null)) return 'a base is scored in the steps of a scoring, and only then';
  if (s.scoring !== null && cards.defs[s.def[s.scoring.base]].type !== 'base') return 'the scored card is not a base';
  if ((s.step === Step.Over) !== s.winner >= 0) return 'a game that is over has a winner, and only then';
  return null;
}
