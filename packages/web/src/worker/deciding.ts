import { type CardView, type EventOf, type EventView, type InPlayView, type Seat, USUAL, type View } from '@breakpoint/engine';
import type { Definition } from '@breakpoint/engine/cards';
import type { Happened } from './judge.js';

// The rule that decided an event, where that depends on what else happened.

export type Kind = EventView['kind'];

/** Where an event stands. */
export interface AroundEvent {
  /** The events since the turn began, and those of the same answer, before this one. */
  turn: readonly EventView[];
  answer: readonly EventView[];
  /** The events since a player last had the free choice of a phase or window. */
  ability: readonly EventView[];
  happened: Happened;
  about(card: CardView): Definition;
}

const LEAVES: ReadonlySet<Kind> = new Set<Kind>([
  'destroyed',
  'returned',
  'swept',
  'placed-in-hand',
  'placed-on-bottom',
  'placed-on-top',
  'shuffled-in',
  'placed-in-discard',
]);
export const hasLeft = (events: readonly EventView[], card: CardView | null): boolean =>
  events.some((o) => LEAVES.has(o.kind) && 'card' in o && o.card?.n === card?.n);
export const has = (events: readonly EventView[], ...kinds: Kind[]): boolean => events.some((e) => kinds.includes(e.kind));

/** After these events of the same answer, is it not this player's play-cards phase? The phase begins with a question. */
export const isOutside = (answer: readonly EventView[], { playing, before }: Happened, seat: Seat): boolean =>
  has(answer, 'turn-began', 'done-playing') || !playing || before.active !== seat;

const inPlay = ({ bases }: View): InPlayView[] =>
  bases.flatMap((b) => [...b.actions, ...b.minions, ...b.minions.flatMap((m) => m.actions ?? [])]);

/** Does the card ask whether something was affected (rule 6.1)? */
const heeds = ({ triggers = [], instead = [] }: Definition): boolean =>
  triggers.some((t) => t.on === 'resolved' || t.triggered) || instead.some((i) => i.of === 'affect');
/** Does a card in play heed it, or leave cards unaffected? */
export function isGuarded({ happened: { before }, about }: AroundEvent): boolean {
  return [...before.bases, ...inPlay(before)].some((card) => heeds(about(card)) || about(card).unaffected);
}

/** The player who controls a card: who took control of it or played it last, or has it in play. */
function controllerOf(card: CardView | null, { turn, happened: { before } }: AroundEvent): Seat | undefined {
  if (!card) return undefined;
  const came = turn.findLast((o) => (o.kind === 'control' || o.kind === 'played') && o.card.n === card.n);
  if (came && 'seat' in came) return came.seat;
  return inPlay(before).find((c) => c.n === card.n)?.controller;
}
/** Does another player than its owner control the card? */
export function isLent(card: CardView | null, around: AroundEvent): boolean {
  const controller = controllerOf(card, around);
  return controller !== undefined && controller !== around.happened.ownerOf(card!.n);
}

/** The events that set off what waits for a moment. */
const SETS_OFF: Partial<Record<NonNullable<Definition['triggers']>[number]['on'], readonly Kind[]>> = {
  played: ['played'],
  resolved: ['played'],
  destroyed: ['destroyed'],
  batchDestroyed: ['destroyed'],
  toDiscard: ['destroyed', 'discarded', 'swept', 'shed'],
  moved: ['moved'],
  discarded: ['discarded'],
  placedInHand: ['placed-in-hand', 'returned'],
  talentUsed: ['used'],
  countersPlaced: ['counters'],
  revealed: ['revealed'],
  baseArrived: ['replaced', 'base-added', 'base-swapped'],
  drawn: ['drew'],
  vpGained: ['vp'],
  vpLost: ['vp'],
  returned: ['returned'],
  controlled: ['control'],
  left: ['destroyed', 'returned', 'swept', 'shed', 'placed-on-top', 'placed-on-bottom', 'shuffled-in'],
};

/** The rule by which an ability is set off: at the start or end of a turn, in a scoring, by a play or by something else. */
export function setOff(e: EventOf<'triggered'>, around: AroundEvent): readonly string[] {
  const { turn, answer, about, happened } = around;
  const def = about(e.card);
  const again = turn.filter((o) => o.kind === 'played' && o.card.n === e.card.n).length > 1 ? ['6.25'] : [];
  const ordered = happened.question.rule === '5.3' && !has(answer, 'triggered') ? ['5.3'] : [];
  const affected = heeds(def) ? ['6.1'] : [];
  return [...ordered, ...affected, ...usedAgain(e, around), ...momentOf(e, around), ...again, def.type === 'base' ? '6.24' : '6.12'];
}

/** Rule 6.25 lets a card that was played again use an ability that it has used before. */
function usedAgain(e: EventOf<'triggered' | 'used' | 'extra'>, { turn }: AroundEvent): readonly string[] {
  const card = e.kind === 'extra' ? e.source : e.card;
  const before = turn.findIndex((o) => o.kind === e.kind && (o.kind === 'extra' ? o.source : o.card)?.n === card?.n);
  return before >= 0 && turn.slice(before).some((o) => o.kind === 'played' && o.card.n === card?.n) ? ['6.25'] : [];
}

/** An extra play that is got outside the play-cards phase is used at once; one that a card grants for each turn is not such a one. */
export function granting(e: EventOf<'extra'>, around: AroundEvent): readonly string[] {
  const isNow = isOutside(around.answer, around.happened, e.seat) && !(e.source && around.about(e.source).grants);
  return isNow ? ['8.6', '6.19'] : [...usedAgain(e, around), '6.19'];
}

function momentOf(e: EventOf<'triggered'>, { turn, ability, about }: AroundEvent): readonly string[] {
  const { triggers = [] } = about(e.card);
  // A base that borrows an ability has none of its own that would tell.
  const waits = (...moments: string[]): boolean => triggers.length === 0 || triggers.some((t) => moments.includes(t.on));
  const last = turn.findLast((o) => ['turn-began', 'scoring', 'ranked', 'swept', 'replaced', 'done-playing'].includes(o.kind));
  const since = last ? turn.slice(turn.indexOf(last) + 1) : turn;
  const scoring = turn.slice(turn.findLastIndex((o) => o.kind === 'scoring'));
  const places = scoring.flatMap((o) => (o.kind === 'ranked' && o.base.n === e.card.n ? [o.place] : []));
  const isShared =
    triggers.some((t) => t.users) && (new Set(places).size < places.length || has(scoring.filter(isOf(e.card)), 'triggered'));
  const shared = isShared ? ['3.5'] : [];
  if ((last?.kind === 'scoring' || last?.kind === 'ranked') && waits('beforeScoring', 'afterScoring')) return [...shared, '3.3'];
  if (last?.kind === 'replaced' && triggers.some((t) => t.on === 'replaced')) return [...shared, '3.2'];
  if (last?.kind === 'swept' && waits('toDiscard', 'discarded')) return ['3.2'];
  if (last?.kind === 'turn-began' && waits('startOfTurn') && !has(since, 'played', 'used')) return ['2.1'];
  if (has(turn, 'done-playing') && waits('endOfTurn')) return ['2.5'];
  const causes = new Set(triggers.flatMap((t) => SETS_OFF[t.on] ?? []));
  const cause = ability.findLast((o) => causes.has(o.kind));
  // What a play sets off follows it; what arises inside an ability, or by a trigger, waits its turn.
  const isInside = has(ability, 'triggered') || ability.filter((o) => o.kind === 'played').length > 1;
  return cause?.kind !== 'played' ? ['5.5'] : isInside ? ['5.5', '5.1'] : ['5.1', '5.5'];
}
const isOf = (card: CardView) => (o: EventView) => 'card' in o && o.card?.n === card.n;

/** An award for a place, or one that a base or card gives besides. */
export function awarded(e: EventOf<'vp'>, around: AroundEvent): readonly string[] {
  const { answer, turn, about } = around;
  const last = answer[answer.length - 1];
  if (last?.kind === 'ranked' && last.seat === e.seat && last.base.n === e.source?.n) return ranking(last, around);
  if (e.source && about(e.source).type === 'base') return has(turn, 'scoring') ? ['3.2', '6.24'] : ['6.24'];
  return ['8.4'];
}

/** How a card came to be played: by its Special, from a deck or discard pile, or as one of the plays of the turn. */
export function playing(e: EventOf<'played'>, around: AroundEvent): readonly string[] {
  const { answer, about, turn, ability, happened } = around;
  const last = ability.findLast((o) => o.kind === 'used' || o.kind === 'played');
  const came = turn.findLast((o) => 'card' in o && o.card?.n === e.card.n);
  const again = came && LEAVES.has(came.kind) ? ['6.25'] : [];
  if (last?.kind === 'used' && last.ability === 'special' && last.card.n === e.card.n) return ['6.17', ...again];
  if (e.fromZone === 'Aside' || (e.fromZone === 'Deck' && has(answer, 'revealed'))) return ['7.1', ...again];
  const own = about(e.card).type === 'minion' ? '2.2.1' : '2.2.2';
  // The question where a card goes follows the question which card it is. A play that may not be declined is no extra one.
  const asked = happened.questions.findLast((q) => q.rule !== '2.2.1');
  const isExtra = asked?.rule === '6.19' && (asked.optional || asked.least === 0);
  if (isOutside(answer, happened, e.seat)) return [...(isExtra ? ['8.6', '6.19'] : ['6.11']), own, ...again];
  if (isExtra) return ['6.19', own, ...again];
  if (e.fromZone !== 'Hand' || asked?.source || has(answer, 'played', 'used')) return ['6.11', own, ...again];
  return about(e.card).type === 'action' && e.host ? [own, '6.3', ...again] : [own, ...again];
}

export function ranking(e: EventOf<'ranked'>, { answer, turn, happened, about }: AroundEvent): readonly string[] {
  const tied = happened.events.some((o) => o.kind === 'ranked' && o.base.n === e.base.n && o.place === e.place && o.seat !== e.seat);
  const base = happened.before.bases.find((b) => b.n === e.base.n);
  const came = [...turn, ...answer].some(
    (o) => (o.kind === 'played' && o.at?.n === e.base.n && about(o.card).type === 'minion') || (o.kind === 'moved' && o.to.n === e.base.n),
  );
  const bare = e.power === 0 || (base && !came && !base.minions.some((m) => m.controller === e.seat));
  return [...(tied ? ['3.4.2'] : []), ...(bare ? ['3.4.1'] : []), '3.4'];
}

export function using(e: EventOf<'used'>, around: AroundEvent): readonly string[] {
  const { question } = around.happened;
  const again = usedAgain(e, around);
  if (e.ability !== 'special') return [...again, e.ability === 'talent' ? '6.20' : '6.4'];
  return [...again, '6.17', ...(question.rule === '3.3' ? ['3.3'] : question.prompt === 'react' ? ['5.1'] : [])];
}

/** More or less power lasts until a moment that the card names. */
export const lasting = ({ until }: EventOf<'power'>): readonly string[] =>
  until === 'StartOf' ? ['2.1', '6.10'] : until === 'EndOfTurn' || until === 'EndOfTurnOf' ? ['2.5', '6.10'] : ['6.10'];

/** A card of a deck is shown: by itself, or in a search for one that is then played (rule 7.1), as far as the deck goes (7.3). */
export function revealing(e: EventOf<'revealed'>, { answer, happened: { events, before } }: AroundEvent): readonly string[] {
  const after = events.slice(events.indexOf(e) + 1);
  const isAside = after.some((o) => (o.kind === 'played' || o.kind === 'discarded') && o.fromZone === 'Aside');
  const shown = events.filter((o) => o.kind === 'revealed' && o.fromZone === 'Deck' && o.seat === e.seat);
  const isBack = after.some((o) => o.kind === 'shuffled-in' && shown.some((s) => 'card' in s && s.card?.n === o.card?.n));
  const { deck, discard } = before.players[e.seat];
  const put = events.filter((o) => (o.kind === 'placed-on-bottom' || o.kind === 'placed-on-top') && o.deck === e.seat);
  const size = deck.size + put.length + (has(events, 'refilled') ? discard.length : 0);
  const isEmpty = shown.length >= size && (shown.length > 1 || isAside || isBack);
  if (e.fromZone !== 'Deck' || !(isAside || isBack || isEmpty)) return lieAside(answer) ? ['6.23', '7.2'] : ['6.23'];
  return [...(isEmpty && !isAside ? ['7.3'] : []), '7.1', ...(isEmpty ? ['7.3'] : []), '6.23'];
}

/** Cards that were shown lie aside for a while; then one draws past them, and they go back. */
const lieAside = (answer: readonly EventView[]): boolean =>
  answer.some((o) => o.kind === 'revealed' && o.fromZone === 'Deck' && !answer.some((p) => p !== o && isOf(o.card)(p)));
export const drawing = (e: EventOf<'drew'>, { answer }: AroundEvent): readonly string[] =>
  !e.source ? ['2.4'] : lieAside(answer) ? ['8.4', '7.2'] : ['8.4'];

/** The cards that were shown on the way to the one that is played go back into the deck. */
export function shufflingIn(e: EventOf<'shuffled-in'>, around: AroundEvent): readonly string[] {
  const { ability } = around;
  const isFound = ability.some((o) => (o.kind === 'played' || o.kind === 'discarded') && o.fromZone === 'Aside');
  const isShown = ability.some((o) => o.kind === 'revealed' && o.card.n === e.card?.n);
  return isFound && isShown ? ['7.1', '8.9'] : placing(e, around);
}
/** A deck is shuffled because cards went into it, because it was searched, or because a card was played off its top. */
export function shuffling(_: EventOf<'shuffled'>, { answer, ability }: AroundEvent): readonly string[] {
  if (answer.at(-1)?.kind === 'shuffled-in') return ['6.13'];
  const last = ability.findLast((o) => o.kind === 'searched-deck' || (o.kind === 'revealed' && o.fromZone === 'Deck'));
  return last?.kind === 'revealed' ? ['7.1'] : ['6.23'];
}
/** A card goes to the deck of its owner, even if it was lent; a foreign card goes unseen from a hand to the deck of the player who had it. */
export function placing(
  { card, deck }: EventOf<'shuffled-in' | 'placed-on-top' | 'placed-on-bottom'>,
  around: AroundEvent,
): readonly string[] {
  const foreign = card !== null && around.happened.ownerOf(card.n) !== deck;
  return foreign || isLent(card, around) ? ['8.9', '6.13'] : ['6.13', '8.9'];
}

/** A card goes to its owner's discard pile, whoever had it. */
export function discarding(e: EventOf<'discarded'>, { happened: { before, ownerOf } }: AroundEvent): readonly string[] {
  if (!e.source) return before.handLimit === USUAL.handLimit ? ['2.4'] : ['2.4', '11.2'];
  if (e.fromZone === 'Aside') return ['7.4', '6.7'];
  return ownerOf(e.card.n) === e.seat ? ['6.7'] : ['8.9', '6.7'];
}

/** Rule 8.4 makes a player destroy a card of their own, unless something else could have been chosen. */
export function destroying(e: EventOf<'destroyed'>, around: AroundEvent): readonly string[] {
  const { optional, least } = around.happened.question;
  const seat = controllerOf(e.card, around);
  const hurts = e.card.n !== e.source?.n && seat !== undefined && seat === controllerOf(e.source, around) && !optional && least > 0;
  return hurts ? ['6.7', '8.4'] : ['6.7'];
}

export const replacing = (e: EventOf<'saved'>, { about }: AroundEvent): readonly string[] =>
  e.source && about(e.source).instead?.some((i) => i.of === 'affect') ? ['5.2', '6.1'] : ['5.2'];

/** Rule 8.10 says what becomes of the counters and actions on a card that leaves play. */
export function lostWith(e: EventView, { happened: { before } }: AroundEvent): readonly string[] {
  const card = 'card' in e && LEAVES.has(e.kind) ? inPlay(before).find((c) => c.n === e.card?.n) : null;
  return card && (card.counters > 0 || card.actions?.length) ? ['8.10'] : [];
}
