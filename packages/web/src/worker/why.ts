import {
  type CardSet,
  type CardView,
  type DecisionView,
  type EventOf,
  type EventView,
  type Game,
  type ReasonCode,
  type ReasonView,
  type Seat,
  USUAL,
} from '@breakpoint/engine';
import type { Definition } from '@breakpoint/engine/cards';
import {
  type AroundEvent,
  awarded,
  destroying,
  discarding,
  drawing,
  granting,
  hasLeft,
  isGuarded,
  isLent,
  type Kind,
  lasting,
  lostWith,
  placing,
  playing,
  ranking,
  replacing,
  revealing,
  setOff,
  shuffling,
  shufflingIn,
  using,
} from './deciding.js';
import type { Happened } from './judge.js';
import { type Silence, silencesOf } from './silences.js';

/** Why something happened, or did not: the rules that decided, by their numbers, and the cards whose words did. */
export interface Why {
  rules: readonly string[];
  cards: readonly CardView[];
  event?: EventView;
  silence?: Silence;
  seat?: Seat;
}

type Rule<K extends Kind> = readonly string[] | ((event: EventOf<K>, around: AroundEvent) => readonly string[]);

/** The rule that decided each kind of event: the main one first. An empty list means that the words of the card did. */
const OF_EVENTS: { [K in Kind]: Rule<K> } = {
  'took-faction': ['1.3'],
  redrew: ['1.5'],
  'turn-began': ['2.1'],
  'done-playing': ['2.2'],
  passed: (_, { happened: { question } }) => [question.rule === '3.3' ? '3.3' : '5.1'],
  'turn-ended': ['2.5'],
  'game-over': (_, { happened: { goal } }) => (goal === USUAL.goal ? ['4.1'] : ['4.1', '11.1']),
  'cut-short': ['4.2'],
  played: playing,
  used: using,
  triggered: setOff,
  chose: ['8.4'],
  extra: granting,
  spent: ['2.2.2', '5.1'],
  destroyed: destroying,
  moved: ['6.8'],
  returned: ['6.16'],
  counters: (e) => (e.amount > 0 ? ['6.13', '6.22'] : ['6.22']),
  'counters-transferred': ['6.21'],
  power: lasting,
  control: ['6.5'],
  transferred: ['6.21'],
  shed: (e, { answer }) => (hasLeft(answer, e.host) ? ['8.10'] : ['8.2', '6.1']),
  swept: ['3.2', '6.7'],
  protected: ['5.2'],
  sheltered: ['8.2'],
  saved: replacing,
  unaffected: ['8.2', '6.1'],
  copied: ['6.1'],
  drew: drawing,
  discarded: discarding,
  revealed: revealing,
  'placed-in-hand': ['6.13', '8.9'],
  'placed-in-discard': ['6.13', '8.9'],
  'placed-on-top': placing,
  'placed-on-bottom': placing,
  'shuffled-in': shufflingIn,
  'looked-at-hand': ['6.23'],
  'looked-at-deck': ['6.23'],
  'searched-deck': ['6.23'],
  'put-back': ['6.23'],
  shuffled: shuffling,
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
  'base-turned-down': [],
  'looked-at-bases': ['6.23'],
  'searched-bases': ['6.23'],
  'bases-put-back': ['6.23'],
  'bases-shuffled': ['6.23'],
  'bases-refilled': ['3.2'],
  breakpoint: ['6.6', '8.1'],
  'player-power': (_, { happened: { older } }) => (older ? ['10.5', '8.1', '3.1'] : ['3.1']),
  cancelled: ['6.2'],
  'abilities-cancelled': ['6.2'],
  ignored: ['8.1'],
  named: [],
  'card-named': [],
  'actions-forbidden': ['8.2'],
  'name-forbidden': ['8.2'],
};

/** The rule behind each refusal. An empty list means that the words of the card that asks say what can be chosen. */
const OF_REASONS: Record<ReasonCode, readonly string[]> = {
  'not-your-decision': ['5.1', '3.3'],
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
  'extra-needs-power-at-least': ['6.19'],
  'extra-needs-base': ['6.19'],
  'extra-needs-another-base': ['6.19'],
  'extra-needs-your-base': ['6.19'],
  'extra-needs-empty-base': ['6.19'],
  'extra-needs-base-action': ['6.19'],
  'extra-needs-minion-action': ['6.19'],
  'extra-needs-host': ['6.19'],
  'extra-needs-kind': ['6.19'],
  'extra-needs-name': ['6.19'],
  'play-forbidden-here': ['8.2'],
  'actions-forbidden': ['8.2'],
  'minions-forbidden': ['8.2'],
  'name-forbidden': ['8.2'],
  'no-place-to-play': ['6.3'],
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
  'too-many': [],
  'too-often': [],
  'different-groups': [],
  'same-group': [],
  'too-heavy': [],
};

/** Something that was tried: to use a card, or to play or choose it. */
interface Tried {
  uses: boolean;
  card?: Definition;
}

/** The rule of an ability that is used: a Special, a Talent, or what a base offers on each turn. */
const abilityRule = ({ type, specials, talent }: Definition): string =>
  type !== 'base' && specials && !talent ? '6.17' : talent ? '6.20' : '6.4';

/** The rule of a refusal depends on whether a minion or an action has no place, and on the kind of ability that cannot be used. */
function refusing(code: ReasonCode, { uses, card }: Tried): readonly string[] {
  if (code === 'no-place-to-play' && card?.type === 'minion') return ['2.2.1'];
  if (!uses || !card) return OF_REASONS[code];
  const rule = abilityRule(card);
  if (code === 'not-your-turn') return [rule, '2.2'];
  // A Special can be used as often as its words say.
  if (code === 'already-used') return rule === '6.17' ? [] : [rule];
  return code === 'no-ability-now' ? [rule] : OF_REASONS[code];
}

/**
 * Why the rules refuse something; `asked`: why the question is asked. Something that is no option at all is refused by the question itself.
 */
export function whyRefused({ code, card }: ReasonView, asked: Why | null, tried: Tried): Why {
  // A card's own words say whether it can be used in a window.
  if (code === 'not-an-option' && tried.uses && tried.card) return { rules: [], cards: [{ n: 0, id: tried.card.id }] };
  // The rules that a question must be answered (8.4), and that any number may be none (8.5), do not say what can be chosen.
  const rules = code === 'not-an-option' ? (asked?.rules ?? []).filter((r) => r !== '8.4' && r !== '8.5') : refusing(code, tried);
  return { rules, cards: card ? [card] : (asked?.cards ?? []) };
}

/** A card that did not go where it was to go. */
interface Elsewhere {
  card: number;
  uses: boolean;
  seat: Seat;
  /** The base or minion that it did not go to. */
  place: number;
}
/** Why a card did not go there: no such place, a "cannot", the limits of its play, or the words of a card. */
export function whyElsewhere({ state, cards, position }: Game, { card, uses, seat, place }: Elsewhere): Why {
  const about = (c: number): Definition => cards.defs[state.def[c]];
  const seen = (c: number): CardView => ({ n: c, id: about(c).id });
  const { type } = about(card);
  if (uses) return { rules: [], cards: [seen(card)] };
  const base = state.bases.includes(place) ? place : position.baseOf(place);
  if (!state.bases.includes(base)) return { rules: ['6.9'], cards: [] };
  const inPlay = state.bases.flatMap((b, i) => [b, ...state.cardsAt[i]]);
  const wall = inPlay.find((c) => position.baseOf(c) === base && about(c).forbidsPlay?.(position, c, card, base, seat, false));
  if (wall !== undefined) return { rules: ['8.2'], cards: [seen(wall)] };
  const mine = inPlay.filter((c) => state.controller[c] === seat);
  const fromPile = !state.hands[seat].includes(card) && mine.find((c) => about(c).playFromDiscard);
  if (fromPile) return { rules: [], cards: [seen(fromPile)] };
  const plays = state.allowances.filter((a) => a.type === type);
  const granted = plays.find((a) => a.source !== 0)?.source ?? mine.find((c) => about(c).standingPlay);
  if (granted !== undefined && plays.every((a) => a.source !== 0)) return { rules: ['6.19'], cards: [seen(granted)] };
  return { rules: [], cards: [seen(card)] };
}

/** The rule that a question comes from, and the card that asks it: it must be answered (8.4), or any number may be none (8.5). */
export function whyAsked({ rule, source, optional, least, most }: DecisionView): Why {
  const rules = rule ? [rule] : [];
  // Where a played card goes, and what comes first, is asked by the rules and not by a card.
  const isItsOwn = source !== null && !/^[235]\./.test(rule ?? '');
  const must = isItsOwn && !optional && least > 0 ? ['8.4'] : [];
  const anyNumber = isItsOwn && least === 0 && most > 1 ? ['8.5'] : [];
  return { rules: [...rules, ...must, ...anyNumber], cards: source ? [source] : [] };
}

/** What the older booklets say about some kinds of events (RULES 10). */
const OLDER: Partial<Record<Kind, readonly string[]>> = {
  ranked: ['10.5', '10.8'],
  passed: ['10.7'],
  used: ['10.7'],
  replaced: ['10.6'],
};
/** What affects a card by the newer booklets, and not by the older ones. */
const NO_LONGER: ReadonlySet<Kind> = new Set<Kind>([
  'power',
  'counters',
  'counters-transferred',
  'shuffled-in',
  'placed-on-bottom',
  'placed-on-top',
]);
const HEEDED: ReadonlySet<Kind> = new Set<Kind>(['unaffected', 'saved', 'triggered']);
/** Abilities that begin, or that give something to their player. */
const ABILITIES: ReadonlySet<Kind> = new Set<Kind>(['triggered', 'used', 'copied', 'extra']);

/** The cards whose words caused an event, and the card that it happened to. */
function concerned(event: EventView): { causes: CardView[]; card: CardView | null } {
  const causes = [
    'source' in event ? event.source : null,
    event.kind === 'unaffected' ? event.protector : null,
    event.kind === 'triggered' || event.kind === 'used' || event.kind === 'played' || event.kind === 'chose' ? event.card : null,
  ].filter((c) => c !== null);
  return { causes, card: 'card' in event ? event.card : null };
}

/** "You" on a lent card is its controller (8.12); what leaves play goes to its owner (6.5). */
function lentRules(event: EventView, around: AroundEvent): readonly string[] {
  const { causes, card } = concerned(event);
  // A trigger belongs to the player who had its card when it was set off.
  if (event.kind === 'triggered' && around.happened.ownerOf(event.card.n) === event.seat) return [];
  if (causes.some((c) => isLent(c, around)) || (event.kind === 'played' && around.happened.ownerOf(event.card.n) !== event.seat))
    return ['6.5', '8.12'];
  if (event.kind === 'spent' && around.happened.ownerOf(event.card.n) !== event.seat) return ['8.9'];
  if (!isLent(card, around)) return [];
  return hasLeft([event], card) ? ['6.5', '8.9'] : ['6.5'];
}

function whyHappened(event: EventView, around: AroundEvent): Why {
  const rule = OF_EVENTS[event.kind] as Rule<Kind>;
  const rules = typeof rule === 'function' ? (rule as (...args: unknown[]) => readonly string[])(event, around) : rule;
  const { older } = around.happened;
  const unheeded = older && isGuarded(around) && NO_LONGER.has(event.kind) ? ['10.10', '6.1'] : [];
  const heeded = older && isGuarded(around) && HEEDED.has(event.kind) ? ['10.10', '6.1'] : [];
  const lent = lentRules(event, around);
  const also = [...lent, ...lostWith(event, around), ...((older && OLDER[event.kind]) || []), ...heeded];
  // The rule about whose ability it is comes before the one about its moment, and the rule about guarded cards before the one about the
  // event itself.
  const first = ABILITIES.has(event.kind) ? lent : unheeded;
  return { rules: [...new Set([...first, ...rules, ...also])], cards: concerned(event).causes, event };
}

/** Everything that followed an answer, each with its reason, and what did not happen although one might have expected it. */
export function whysOf(cards: CardSet, happened: Happened): Why[] {
  const { events } = happened;
  const about: AroundEvent['about'] = ({ id }) => cards.defs[cards.number(id)];
  const whys = events.map((event, i) => {
    const answer = events.slice(0, i);
    const all = [...happened.turn, ...answer];
    const turn = all.slice(
      Math.max(
        0,
        all.findLastIndex((e) => e.kind === 'turn-began'),
      ),
    );
    return whyHappened(event, { turn, answer, ability: [...happened.ability, ...answer], happened, about });
  });
  return [...whys, ...silencesOf(happened, about)];
}
