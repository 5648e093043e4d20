import { type CardView, type DecisionView, type EventView, USUAL } from '@breakpoint/engine';
import costs from './costs.json' with { type: 'json' };
import { type AroundEvent, has, isOutside, type Kind } from './deciding.js';
import type { Happened } from './judge.js';
import type { Why } from './why.js';

/** Nothing happened where something might have been expected, and the rules that say why. */
const OF_SILENCES = {
  'no-effect': ['8.3'],
  prevented: ['8.2'],
  'not-done': ['6.14'],
  declined: ['8.4'],
  'only-special': ['6.17', '8.3'],
  'no-trigger': [],
  'no-use': ['8.3'],
  'not-ready': ['3.1'],
  'no-place': ['3.4'],
  'no-replacement': ['3.2'],
  'too-few-cards': ['2.6'],
  'extra-lost': ['8.6', '6.19'],
  'tied-lead': ['4.1'],
} satisfies Record<string, readonly string[]>;
export type Silence = keyof typeof OF_SILENCES;

const silenceWhy = (silence: Silence, rest: Partial<Why> = {}): Why => ({
  rules: OF_SILENCES[silence],
  cards: [],
  silence,
  ...rest,
});

export const silencesOf = (happened: Happened, about: AroundEvent['about']): Why[] => [
  ...idleCards(happened, about),
  ...lostExtras(happened, about),
  ...scoringSilences(happened),
  ...turnSilences(happened),
];

/** Events that say only that a card is played, used, put away or left as it is, or whose turn it is. */
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
  // The effect of a card met a "cannot" or an "instead".
  'unaffected',
  'saved',
]);

/** Does the card do something, or ask something, after this? */
function acts(card: CardView, after: readonly EventView[], next: DecisionView | null): boolean {
  if (next?.source?.n === card.n) return true;
  const isItsDeed = (e: EventView): boolean =>
    ('source' in e && e.source?.n === card.n) || (e.kind === 'ranked' && e.base.n === card.n) || e.kind === 'base-added';
  const plays = (e: EventView, i: number): boolean => e.kind === 'played' && e.card.n !== card.n && after[i - 1]?.kind !== 'used';
  return after.some((e, i) => plays(e, i) || (!COURSE.has(e.kind) && isItsDeed(e)));
}

/** Questions that the rules ask and no card: windows, orders, ready bases. */
const RULES_ASK: ReadonlySet<string | undefined> = new Set(['2.2', '2.2.1', '3.2', '3.3', '5.2', '5.3']);

/** The cards that do something, and something else if they did it (rule 6.14). */
const COSTS: ReadonlySet<string> = new Set(costs);

/** What kept a card's effect from happening first: an "instead" while it was resolved, or a "cannot". */
function obstacleTo(card: CardView, events: readonly EventView[]): 'saved' | 'unaffected' | null {
  let resolving: CardView | null = null;
  let met: 'saved' | 'unaffected' | null = null;
  for (const e of events) {
    if (e.kind === 'played' || e.kind === 'used' || e.kind === 'triggered') resolving = e.card;
    if ((e.kind === 'unaffected' && e.source?.n === card.n) || (e.kind === 'saved' && resolving?.n === card.n)) met ??= e.kind;
  }
  return met;
}

/** Cards that were played, used or set off, or whose question was answered, and that did nothing. */
function idleCards({ events, ability, question, chosen, next }: Happened, about: AroundEvent['about']): Why[] {
  const prevented = has([...ability, ...events], 'saved', 'unaffected');
  const idle = (silence: Silence, card: CardView): Why => {
    const met = obstacleTo(card, [...ability, ...events]);
    if (!met) return silenceWhy(silence, { cards: [card] });
    if (COSTS.has(card.id)) return silenceWhy('not-done', { cards: [card] });
    return silenceWhy('prevented', { cards: [card], ...(met === 'saved' && { rules: ['5.2'] }) });
  };
  const { source: asks, rule, prompt } = question;
  // It may still happen while something else is asked, such as which cards copy an action.
  const over = next === null || (next.source === null && (next.quiet || (next.rule === '5.3' && !prevented)));
  const answered: Why[] = [];
  const isItsOwn = asks !== null && !RULES_ASK.has(rule) && prompt !== 'react';
  if (isItsOwn) {
    if (chosen.every((o) => o.number === 0))
      answered.push(silenceWhy('declined', { cards: [asks], rules: chosen.length > 0 || question.most > 1 ? ['8.5', '8.4'] : ['8.4'] }));
    else if (over && !acts(asks, [...ability, ...events], next)) answered.push(idle('no-effect', asks));
  }
  // What was prevented may be the effect of a card from before the question.
  const all = prevented ? [...ability, ...events] : events;
  const played = all.flatMap((e, i): Why[] => {
    if (e.kind !== 'played' && e.kind !== 'used' && e.kind !== 'triggered') return [];
    const { card } = e;
    if (!over || (isItsOwn && asks.n === card.n) || acts(card, all.slice(i + 1), next)) return [];
    if (e.kind === 'used') return all[i + 1]?.kind === 'played' ? [] : [idle('no-use', card)];
    if (e.kind === 'triggered') return [idle('no-trigger', card)];
    const before = all[i - 1];
    const { type, goes, onPlay, specials } = about(card);
    if (goes !== 'standard' || type === 'base') return [];
    const isBySpecial = before?.kind === 'used' && before.card.n === card.n;
    if (type === 'action') return [idle(!onPlay && specials?.length && !isBySpecial ? 'only-special' : 'no-effect', card)];
    return onPlay ? [idle('no-effect', card)] : [];
  });
  return [...answered, ...played];
}

/** Extra plays outside the play-cards phase that were not used at once. */
function lostExtras(happened: Happened, about: AroundEvent['about']): Why[] {
  const { events, next } = happened;
  return events.flatMap((e, i): Why[] => {
    if (e.kind !== 'extra' || !isOutside(events.slice(0, i), happened, e.seat) || (e.source && about(e.source).grants)) return [];
    const used = next?.seat === e.seat && next.rule === '6.19';
    return used || has(events.slice(i), 'played') ? [] : [silenceWhy('extra-lost', { seat: e.seat, cards: e.source ? [e.source] : [] })];
  });
}

/** Players who have something on a base that is awarded, and take no place. */
function placeless({ events, before, older }: Happened): Why[] {
  const ranked = events.filter((e) => e.kind === 'ranked');
  const bases = before.bases.filter((b) => ranked.some((e) => e.base.n === b.n));
  return bases.flatMap((base) =>
    before.players
      .filter(({ seat }) => [...base.minions, ...base.actions].some((c) => c.controller === seat))
      .filter(({ seat }) => !ranked.some((e) => e.base.n === base.n && e.seat === seat))
      .map(({ seat }) => {
        // By the older booklets, power without a minion is not enough.
        const rules = older && base.power[seat] > 0 ? ['10.8', '3.4.1'] : ['3.4.1'];
        return silenceWhy('no-place', { rules, seat, cards: [{ n: base.n, id: base.id }] });
      }),
  );
}

function scoringSilences(happened: Happened): Why[] {
  const { events, older } = happened;
  const whys = placeless(happened);
  for (const e of events) {
    if (e.kind !== 'ranked' || e.vp > 0) continue;
    whys.push(silenceWhy('no-place', { seat: e.seat, cards: [e.base] }));
  }
  const scored = events.findLast((e) => e.kind === 'scoring');
  const over = events.some((e) => e.kind === 'turn-ended' || (e.kind === 'drew' && !e.source));
  if (scored && over && has(events, 'ranked') && !has(events, 'replaced', 'base-added', 'base-swapped'))
    whys.push(silenceWhy('no-replacement', { cards: [scored.base], ...(older && { rules: ['10.6', '3.2'] }) }));
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
  if (Math.max(...vp) >= goal && !has(events, 'game-over'))
    whys.push(silenceWhy('tied-lead', goal === USUAL.goal ? {} : { rules: ['4.1', '11.1'] }));
  return whys;
}
