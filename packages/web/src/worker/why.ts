import type { CardSet, CardView, DecisionView, EventView, ReasonCode, ReasonView, Seat, View } from '@breakpoint/engine';
import type { Definition } from '@breakpoint/engine/cards';
import type { Happened } from './judge.js';

/** Nothing happened where something might have been expected. */
export const SILENCES = [
  'no-effect',
  'not-done',
  'declined',
  'only-special',
  'no-trigger',
  'no-use',
  'not-ready',
  'no-place',
  'no-replacement',
  'too-few-cards',
  'extra-lost',
  'tied-lead',
] as const;
export type Silence = (typeof SILENCES)[number];

/** Why something happened, or did not: the rules that decided, by their numbers, and the cards whose words did. */
export interface Why {
  rules: readonly string[];
  cards: readonly CardView[];
  event?: EventView;
  silence?: Silence;
  seat?: Seat;
}

type Kind = EventView['kind'];
type Told<K extends Kind> = Extract<EventView, { kind: K }>;

/** Where an event stands. */
interface Around {
  /** The events since the turn began, and those of the same answer, before this one. */
  turn: readonly EventView[];
  answer: readonly EventView[];
  happened: Happened;
  about(card: CardView): Pick<Definition, 'type' | 'goes' | 'onPlay' | 'specials'>;
}
type Rule<K extends Kind> = readonly string[] | ((event: Told<K>, around: Around) => readonly string[]);

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
const has = (events: readonly EventView[], ...kinds: Kind[]): boolean => events.some((e) => kinds.includes(e.kind));
/** After these events, is it not this player's play-cards phase? */
function isOutside(earlier: readonly EventView[], { playing, before }: Happened, seat: Seat): boolean {
  const last = earlier.findLast((e) => e.kind === 'turn-began' || e.kind === 'done-playing');
  return last ? last.kind !== 'turn-began' || last.seat !== seat : !playing || before.active !== seat;
}

/** The rule by which an ability is set off: at the start of a turn, in a scoring, by a play or by something else. */
function setOff(e: Told<'triggered'>, { turn, answer, about }: Around): readonly string[] {
  const isBase = about(e.card).type === 'base';
  const kind = isBase ? '6.24' : '6.12';
  const again = turn.filter((o) => o.kind === 'played' && o.card.n === e.card.n).length > 1 ? ['6.25'] : [];
  const last = turn.findLast((o) => ['turn-began', 'scoring', 'ranked', 'swept', 'replaced', 'done-playing'].includes(o.kind));
  if (last?.kind === 'scoring' || last?.kind === 'ranked') {
    const ranks = turn.flatMap((o) => (o.kind === 'ranked' && o.base.n === e.card.n ? [o.place] : []));
    return [...(isBase && new Set(ranks).size < ranks.length ? ['3.5'] : []), '3.3', ...again, kind];
  }
  const since = last ? turn.slice(turn.indexOf(last) + 1) : turn;
  if (last?.kind === 'turn-began' && !has(since, 'played', 'used')) return ['2.1', kind];
  if (last?.kind === 'done-playing') return ['2.5', kind];
  return [has(answer, 'destroyed', 'moved', 'returned', 'discarded', 'swept', 'control', 'saved') ? '5.5' : '5.1', ...again, kind];
}

/** An award for a place, or one that a base or card gives besides. */
function awarded(e: Told<'vp'>, { answer, turn, about }: Around): readonly string[] {
  const last = answer[answer.length - 1];
  if (last?.kind === 'ranked' && last.seat === e.seat && last.base.n === e.source?.n) return ['3.4'];
  if (e.source && about(e.source).type === 'base') return has(turn, 'scoring') ? ['3.2', '6.24'] : ['6.24'];
  return ['8.4'];
}

/** How a card came to be played: by its Special, from a deck or discard pile, or as one of the plays of the turn. */
function playing(e: Told<'played'>, around: Around): readonly string[] {
  const { answer, about } = around;
  const last = answer[answer.length - 1];
  const again = LEAVES.has(around.turn.findLast((o) => 'card' in o && o.card?.n === e.card.n)?.kind ?? 'played') ? ['6.25'] : [];
  if (last?.kind === 'used' && last.ability === 'special' && last.card.n === e.card.n) return ['6.17', ...again];
  if (e.fromZone === 'Aside' || (e.fromZone === 'Deck' && has(answer, 'revealed'))) return ['7.1'];
  const own = about(e.card).type === 'minion' ? '2.2.1' : '2.2.2';
  if (isOutside(around.turn, around.happened, e.seat)) return ['8.6', '6.19', own, ...again];
  if (e.fromZone !== 'Hand' || around.happened.question.rule === '6.19' || has(answer, 'played', 'used')) return ['6.19', own, ...again];
  return about(e.card).type === 'action' && e.host ? [own, '6.3', ...again] : [own, ...again];
}

function ranking(e: Told<'ranked'>, { answer, turn, happened }: Around): readonly string[] {
  const tied = happened.events.some((o) => o.kind === 'ranked' && o.base.n === e.base.n && o.place === e.place && o.seat !== e.seat);
  const base = happened.before.bases.find((b) => b.n === e.base.n);
  const came = [...turn, ...answer].some(
    (o) => (o.kind === 'played' && o.at?.n === e.base.n) || (o.kind === 'moved' && o.to.n === e.base.n),
  );
  const bare = base && !came && !base.minions.some((m) => m.controller === e.seat);
  return [...(tied ? ['3.4.2'] : []), ...(bare ? ['3.4.1'] : []), '3.4'];
}

/** The rule that decided each kind of event: the main one first. An empty list means that the words of the card did. */
const OF_EVENTS: { [K in Kind]: Rule<K> } = {
  'took-faction': ['1.3'],
  redrew: ['1.5'],
  'turn-began': ['2.1'],
  'done-playing': ['2.2'],
  passed: ['3.3'],
  'turn-ended': ['2.5'],
  'game-over': ['4.1'],
  'cut-short': ['4.1'],
  played: playing,
  used: (e) => [e.ability === 'talent' ? '6.20' : e.ability === 'special' ? '6.17' : '6.4'],
  triggered: setOff,
  chose: ['8.4'],
  extra: (e, { turn, happened }) => (isOutside(turn, happened, e.seat) ? ['8.6', '6.19'] : ['6.19']),
  spent: ['2.2.2', '5.1'],
  destroyed: ['6.7'],
  moved: ['6.8'],
  returned: ['6.16'],
  counters: (e) => (e.amount > 0 ? ['6.13', '6.22'] : ['6.22']),
  'counters-transferred': ['6.21'],
  power: ['8.11', '6.10'],
  control: ['6.5'],
  transferred: ['6.21'],
  shed: (e, { answer }) => (answer.some((o) => LEAVES.has(o.kind) && 'card' in o && o.card?.n === e.host?.n) ? ['8.10'] : ['8.2', '6.1']),
  swept: ['3.2', '6.7'],
  protected: ['5.2'],
  saved: ['5.2'],
  unaffected: ['8.2'],
  copied: ['6.1'],
  drew: (e) => (e.source ? ['8.4'] : ['2.4']),
  discarded: (e) => (!e.source ? ['2.4'] : e.fromZone === 'Aside' ? ['7.4', '6.7'] : ['6.7']),
  revealed: ['6.23'],
  'placed-in-hand': ['6.13', '8.9'],
  'placed-in-discard': ['6.13', '8.9'],
  'placed-on-top': ['6.13', '8.9'],
  'placed-on-bottom': ['6.13', '8.9'],
  'shuffled-in': ['6.13', '8.9'],
  'looked-at-hand': ['6.23'],
  'looked-at-deck': ['6.23'],
  'searched-deck': ['6.23'],
  'put-back': ['6.23'],
  shuffled: ['6.23'],
  refilled: ['2.6'],
  scoring: ['3.1', '3.2'],
  ranked: ranking,
  vp: awarded,
  replaced: ['3.2'],
  'base-added': [],
  'base-destroyed': ['6.7'],
  'base-swapped': [],
  'base-revealed': ['6.23'],
  'base-on-bottom': ['6.13'],
  'base-turned-down': ['6.24'],
  'looked-at-bases': ['6.23'],
  'searched-bases': ['6.23'],
  'bases-put-back': ['6.23'],
  'bases-shuffled': ['6.23'],
  'bases-refilled': ['3.2'],
  breakpoint: ['6.6', '8.1'],
  'player-power': ['3.1'],
  cancelled: ['6.2'],
  'abilities-cancelled': ['6.2'],
  ignored: ['8.1'],
  named: [],
  'actions-forbidden': ['8.2'],
  'name-forbidden': ['8.2'],
};

/** The rule behind each refusal. An empty list means that the words of the card that asks say what can be chosen. */
const OF_REASONS: Record<ReasonCode, readonly string[]> = {
  'not-your-decision': ['8.12'],
  'not-your-turn': ['2.2'],
  'not-now': ['2.2', '6.17'],
  'not-an-option': [],
  'game-over': ['4.1'],
  'not-in-hand': ['8.8'],
  'not-in-play': ['6.9'],
  'not-yours': ['6.5'],
  'not-others': ['8.12'],
  'no-minion-play-left': ['2.2', '6.19'],
  'no-action-play-left': ['2.2', '6.19'],
  'extra-needs-power-at-most': ['6.19'],
  'extra-needs-base': ['6.19'],
  'extra-needs-empty-base': ['6.19'],
  'extra-needs-base-action': ['6.19'],
  'extra-needs-host': ['6.19'],
  'extra-needs-kind': ['6.19'],
  'extra-needs-name': ['6.19'],
  'play-forbidden-here': ['8.2'],
  'actions-forbidden': ['8.2'],
  'name-forbidden': ['8.2'],
  'no-place-to-play': ['6.3', '2.2.1'],
  'no-ability-now': ['6.4', '6.17'],
  'already-used': ['6.20', '6.4'],
  'condition-not-met': [],
  'power-too-high': ['6.10'],
  'power-too-low': ['6.10'],
  'wrong-base': [],
  'wrong-kind': [],
  'wrong-faction': ['6.15'],
  'wrong-name': [],
  'no-counters': ['6.22'],
  'has-counters': ['6.22'],
  'not-itself': [],
  'too-few': ['8.4'],
  'too-many': ['8.5'],
  'too-often': [],
  'different-groups': [],
  'too-heavy': [],
};

const OF_SILENCES: Record<Silence, readonly string[]> = {
  'no-effect': ['8.3'],
  'not-done': ['6.14'],
  declined: ['8.4'],
  'only-special': ['6.17', '8.3'],
  'no-trigger': [],
  'no-use': ['8.3'],
  'not-ready': ['3.1'],
  'no-place': ['3.4'],
  'no-replacement': ['3.2', '10.6'],
  'too-few-cards': ['2.6'],
  'extra-lost': ['8.6', '6.19'],
  'tied-lead': ['4.1'],
};

export const silenceWhy = (silence: Silence, rest: Partial<Why> = {}): Why => ({
  rules: OF_SILENCES[silence],
  cards: [],
  silence,
  ...rest,
});

/** Why the rules refuse something; `asks`: the card whose question it is. */
export function whyRefused(reason: ReasonView | null, asks: CardView | null = null): Why {
  const cards = [reason?.card, asks].filter((c) => c != null);
  return { rules: reason ? OF_REASONS[reason.code] : [], cards: cards.slice(0, 1) };
}

/** The rule that a question comes from, and the card that asks it. */
export function whyAsked({ rule, source, optional, least }: DecisionView): Why {
  const rules = rule ? [rule] : [];
  return { rules: source && !optional && least > 0 ? [...rules, '8.4'] : rules, cards: source ? [source] : [] };
}

/** What the older booklets say about some kinds of events (RULES 10). */
const OLDER: Partial<Record<Kind, readonly string[]>> = {
  ranked: ['10.5', '10.8'],
  passed: ['10.7'],
  replaced: ['10.6'],
  unaffected: ['10.10'],
  saved: ['10.10'],
  triggered: ['10.10'],
};

function whyHappened(event: EventView, around: Around): Why {
  const rule = OF_EVENTS[event.kind] as Rule<Kind>;
  const rules = typeof rule === 'function' ? (rule as (...args: unknown[]) => readonly string[])(event, around) : rule;
  const cards = [
    'source' in event ? event.source : null,
    event.kind === 'unaffected' ? event.protector : null,
    event.kind === 'triggered' || event.kind === 'used' || event.kind === 'played' || event.kind === 'chose' ? event.card : null,
  ].filter((c) => c !== null);
  const concerned = 'card' in event && event.card ? [...cards, event.card] : cards;
  const { before, older } = around.happened;
  return {
    rules: [...new Set([...rules, ...(isForeign(before, concerned) ? ['6.5'] : []), ...((older && OLDER[event.kind]) || [])])],
    cards,
    event,
  };
}

/** Does another player than its owner control one of these cards? */
const isForeign = (view: View, cards: readonly CardView[]): boolean =>
  view.bases.some((b) =>
    [...b.minions, ...b.minions.flatMap((m) => m.actions ?? []), ...b.actions].some(
      (c) => c.owner !== c.controller && cards.some(({ n }) => n === c.n),
    ),
  );

/** Everything that followed an answer, each with its reason, and what did not happen although one might have expected it. */
export function whysOf(cards: CardSet, happened: Happened): Why[] {
  const { events } = happened;
  const about: Around['about'] = ({ id }) => cards.defs[cards.number(id)];
  const whys = events.map((event, i) => {
    const answer = events.slice(0, i);
    const all = [...happened.turn, ...answer];
    const began = all.findLastIndex((e) => e.kind === 'turn-began');
    return whyHappened(event, { turn: all.slice(Math.max(0, began)), answer, happened, about });
  });
  return [...whys, ...idleCards(happened, about), ...lostExtras(happened), ...scoringSilences(happened), ...turnSilences(happened)];
}

// ---- what did not happen -------------------------------------------------------------------------------------------------------------

/** Events that say only that a card is played, used or put away, or whose turn it is. */
const COURSE: ReadonlySet<Kind> = new Set<Kind>([
  'played',
  'used',
  'triggered',
  'spent',
  'turn-began',
  'turn-ended',
  'done-playing',
  'passed',
  'chose',
]);

/** Does the card do something, or ask something, after this? */
function acts(card: CardView, after: readonly EventView[], next: DecisionView | null): boolean {
  if (next?.source?.n === card.n) return true;
  const isItsDeed = (e: EventView): boolean =>
    ('source' in e && e.source?.n === card.n) || ('card' in e && e.card?.n === card.n) || (e.kind === 'ranked' && e.base.n === card.n);
  return after.some((e) => !COURSE.has(e.kind) && e.kind !== 'unaffected' && isItsDeed(e));
}

/** Questions that the rules ask and no card: windows, orders, ready bases. */
const RULES_ASK: ReadonlySet<string | undefined> = new Set(['2.2', '2.2.1', '3.2', '3.3', '5.2', '5.3']);

/** Cards that were played, used or set off, or whose question was answered, and that did nothing. */
function idleCards({ events, turn, question, chosen, next }: Happened, about: Around['about']): Why[] {
  const prevented = has(events, 'saved', 'unaffected');
  const idle = (silence: Silence, card: CardView): Why => silenceWhy(prevented ? 'not-done' : silence, { cards: [card] });
  const { source: asks, rule, prompt } = question;
  // While something else is asked, as of the cards that copy an action, it may still happen.
  const over = next === null || (next.quiet && next.source === null) || prevented;
  const answered: Why[] = [];
  if (asks && !RULES_ASK.has(rule) && prompt !== 'react') {
    if (chosen.length === 0) answered.push(silenceWhy('declined', { cards: [asks], rules: question.most > 1 ? ['8.5'] : ['8.4'] }));
    else if (over && !acts(asks, [...turn, ...events], next)) answered.push(idle('no-effect', asks));
  }
  const played = events.flatMap((e, i): Why[] => {
    if (e.kind !== 'played' && e.kind !== 'used' && e.kind !== 'triggered') return [];
    const { card } = e;
    if (!over || asks?.n === card.n || acts(card, events.slice(i + 1), next)) return [];
    if (e.kind === 'used') return events[i + 1]?.kind === 'played' ? [] : [idle('no-use', card)];
    if (e.kind === 'triggered') return [idle('no-trigger', card)];
    const before = events[i - 1];
    const { type, goes, onPlay, specials } = about(card);
    if ((before?.kind === 'used' && before.card.n === card.n) || goes !== 'standard' || type === 'base') return [];
    if (type === 'action') return [idle(!onPlay && specials?.length ? 'only-special' : 'no-effect', card)];
    return onPlay ? [idle('no-effect', card)] : [];
  });
  return [...answered, ...played];
}

/** Extra plays outside the play-cards phase that were not used at once. */
function lostExtras(happened: Happened): Why[] {
  const { events, next } = happened;
  return events.flatMap((e, i): Why[] => {
    if (e.kind !== 'extra' || !isOutside(events.slice(0, i), happened, e.seat)) return [];
    const used = next?.seat === e.seat && next.rule === '6.19';
    return used || has(events.slice(i), 'played') ? [] : [silenceWhy('extra-lost', { seat: e.seat, cards: e.source ? [e.source] : [] })];
  });
}

/** Players who have something on a base that is awarded, and take no place. */
function placeless(events: readonly EventView[], before: View): Why[] {
  const ranked = events.filter((e) => e.kind === 'ranked');
  const bases = before.bases.filter((b) => ranked.some((e) => e.base.n === b.n));
  return bases.flatMap((base) =>
    before.players
      .filter(({ seat }) => [...base.minions, ...base.actions].some((c) => c.controller === seat))
      .filter(({ seat }) => !ranked.some((e) => e.base.n === base.n && e.seat === seat))
      .map(({ seat }) => silenceWhy('no-place', { rules: ['3.4.1', '10.8'], seat, cards: [{ n: base.n, id: base.id }] })),
  );
}

function scoringSilences({ events, before }: Happened): Why[] {
  const whys = placeless(events, before);
  for (const e of events) {
    if (e.kind !== 'ranked' || e.vp > 0) continue;
    whys.push(silenceWhy('no-place', { seat: e.seat, cards: [e.base] }));
  }
  const scored = events.findLast((e) => e.kind === 'scoring');
  const over = events.some((e) => e.kind === 'turn-ended' || (e.kind === 'drew' && !e.source));
  if (scored && over && has(events, 'ranked') && !has(events, 'replaced', 'base-added', 'base-swapped'))
    whys.push(silenceWhy('no-replacement', { cards: [scored.base] }));
  return whys;
}

function turnSilences({ events, vp, goal }: Happened): Why[] {
  const whys: Why[] = [];
  const done = events.findIndex((e) => e.kind === 'done-playing');
  if (done >= 0 && !has(events.slice(done), 'scoring') && has(events.slice(done), 'turn-ended')) whys.push(silenceWhy('not-ready'));
  const ended = events.find((e) => e.kind === 'turn-ended');
  if (!ended) return whys;
  const drawn = events.filter((e) => e.kind === 'drew' && !e.source && e.seat === ended.seat).length;
  if (drawn < 2 && done >= 0) whys.push(silenceWhy('too-few-cards', { seat: ended.seat }));
  if (Math.max(...vp) >= goal && !has(events, 'game-over')) whys.push(silenceWhy('tied-lead'));
  return whys;
}
