import type { BaseView, CardView, EventView, InPlayView, Seat, View } from '@breakpoint/engine';
import { changedBy, isChanging, type Printed, viewAfter } from './evolving.js';

// Scenes are shown before the table changes: cards that others play, and the stages of a scoring.

export interface Award {
  base: CardView;
  places: { seat: Seat; place: number; power: number; vp: number }[];
}
/** A card that is shown before it goes to its place: a player plays or uses it, or a new base comes into play. */
export interface CardScene {
  kind: 'card';
  what: 'played' | 'used' | 'base';
  /** The player who does it; -1: nobody. */
  seat: Seat;
  card: CardView;
  /** The number of the base or minion that it goes to; 0 if there is none. */
  goal: number;
  /** The cards that it changes. */
  hits: number[];
}
export type Scene =
  | CardScene
  /** Cards in play change before the next stage of a scoring. */
  | { kind: 'changed'; events: EventView[] }
  /** A base cracks, and its ranking is shown. */
  | { kind: 'award'; award: Award }
  /** The VP fly to the players. */
  | { kind: 'paid'; award: Award }
  /** The cards on the base leave it. */
  | { kind: 'swept'; cards: number[] }
  /** A new base comes to its place: that of an old base, or a place of its own. */
  | { kind: 'landed'; base: CardView; old: CardView | null };

/**
 * The scenes of these events, in order. The viewer's own plays need none, unless a base scores right after them: then everything is
 * shown before the places are called.
 */
export function scenesOf(events: readonly EventView[], me: Seat): Scene[] {
  const awards = awardsOf(events);
  const scenes: Scene[] = [];
  const lastRanked = events.findLastIndex((e) => e.kind === 'ranked');
  let changes: EventView[] = [];
  const showChanges = (): void => {
    if (changes.some(isChanging)) scenes.push({ kind: 'changed', events: changes });
    changes = [];
  };
  const newBase = (base: CardView, old: CardView | null): void => void scenes.push(card('base', -1, base), { kind: 'landed', base, old });
  for (const [i, e] of events.entries()) {
    const beforeAward = i < lastRanked;
    if ((e.kind === 'played' || e.kind === 'used') && (e.seat !== me || beforeAward)) {
      showChanges();
      const host = e.kind === 'played' ? e.host : null;
      const goal = e.kind === 'played' ? (host ?? e.at) : null;
      // An action points at the minion that it is played on, too.
      const hits = new Set([...(host ? [host.n] : []), ...hitsOf(events, e.card.n)]);
      scenes.push(card(e.kind, e.seat, e.card, goal?.n, [...hits]));
    }
    if (e.kind === 'ranked' || e.kind === 'swept' || e.kind === 'replaced') showChanges();
    else if (beforeAward && e.kind !== 'vp') changes.push(e);
    if (e.kind === 'replaced' || e.kind === 'base-swapped') newBase(e.next, e.base);
    else if (e.kind === 'base-added' && e.base) newBase(e.base, null);
    else if (e.kind === 'swept') {
      const last = scenes[scenes.length - 1];
      if (last?.kind === 'swept') last.cards.push(e.card.n);
      else scenes.push({ kind: 'swept', cards: [e.card.n] });
    } else if (e.kind === 'ranked') {
      const award = awards.find((a) => a.base.n === e.base.n);
      if (award && !scenes.some((s) => s.kind === 'award' && s.award === award))
        scenes.push({ kind: 'award', award }, { kind: 'paid', award });
    }
  }
  return scenes;
}

const card = (what: CardScene['what'], seat: Seat, shown: CardView, goal = 0, hits: number[] = []): CardScene => ({
  kind: 'card',
  what,
  seat,
  card: shown,
  goal,
  hits,
});

/** The cards in play that the source card changes. */
function hitsOf(events: readonly EventView[], source: number): number[] {
  const hits = events.flatMap((e) => ('source' in e && e.source?.n === source && 'card' in e && e.card ? [e.card.n] : []));
  return [...new Set(hits)].filter((n) => n !== source);
}

/** Events like passes and draws, which are shown only briefly. */
const SMALL: ReadonlySet<EventView['kind']> = new Set<EventView['kind']>([
  'drew',
  'passed',
  'done-playing',
  'turn-began',
  'turn-ended',
  'shuffled',
  'refilled',
  'spent',
]);
export const isSmall = (events: readonly EventView[]): boolean => events.every((e) => SMALL.has(e.kind));
/** The events that no `changed` scene shows. */
export function restOf(events: readonly EventView[], scenes: readonly Scene[]): EventView[] {
  const shown = new Set(scenes.flatMap((s) => (s.kind === 'changed' ? s.events : [])));
  return events.filter((e) => !shown.has(e));
}
/** The events of a scoring, which have scenes of their own. */
const SCORING: ReadonlySet<EventView['kind']> = new Set<EventView['kind']>(['scoring', 'ranked', 'vp', 'swept', 'replaced']);
export const isTold = (events: readonly EventView[]): boolean => events.every((e) => SMALL.has(e.kind) || SCORING.has(e.kind));

/** The ranking and VP of each base that was awarded in these events. */
function awardsOf(events: readonly EventView[]): Award[] {
  const awards: Award[] = [];
  for (const e of events) {
    if (e.kind === 'ranked') {
      let award = awards.find((a) => a.base.n === e.base.n);
      if (!award) {
        award = { base: e.base, places: [] };
        awards.push(award);
      }
      award.places.push({ seat: e.seat, place: e.place, power: e.power, vp: 0 });
    } else if (e.kind === 'vp' && e.source) {
      const place = awards.find((a) => a.base.n === e.source?.n)?.places.find((p) => p.seat === e.seat);
      if (place) place.vp += e.amount;
    }
  }
  for (const a of awards) a.places.sort((x, y) => x.place - y.place || y.vp - x.vp);
  return awards;
}

/** The view during a scene: the old position with the changes shown so far. Such positions never exist in the game. */
export function viewDuring(scene: Scene, before: View, after: View, printed: Printed): View {
  const view = { ...before, decision: null };
  switch (scene.kind) {
    case 'changed':
      return viewAfter(view, scene.events, printed);
    case 'award':
      return { ...view, bases: view.bases.map((b) => (b.n === scene.award.base.n ? ranked(b, scene.award) : b)) };
    case 'paid':
      return { ...view, players: view.players.map((p) => ({ ...p, vp: p.vp + (placeOf(scene.award, p.seat)?.vp ?? 0) })) };
    case 'swept': {
      const gone = new Set(scene.cards);
      return { ...view, bases: view.bases.map((b) => without(b, gone)), players: piled(view, after, gone) };
    }
    case 'landed':
      return { ...view, bases: landed(view.bases, after.bases, scene.base.n, scene.old?.n ?? 0) };
    default:
      return view;
  }
}

/** What a scene does to the cards on the table: those that it changes, and the base that cracks (0: none). */
export const touchedBy = (scene: Scene | null): { struck: readonly number[]; cracks: number } => ({
  struck: scene?.kind === 'card' ? scene.hits : scene?.kind === 'changed' ? changedBy(scene.events) : NONE,
  cracks: scene?.kind === 'award' || scene?.kind === 'paid' ? scene.award.base.n : 0,
});
const NONE: readonly number[] = [];

const placeOf = (award: Award, seat: Seat): Award['places'][number] | undefined => award.places.find((p) => p.seat === seat);

/** A base with the power and places of its award, which are right even if the earlier events do not tell everything. */
const ranked = (base: BaseView, award: Award): BaseView => ({
  ...base,
  power: base.power.map((power, seat) => placeOf(award, seat)?.power ?? power),
  ranks: base.ranks.map((rank, seat) => placeOf(award, seat)?.place ?? rank),
  award: base.award.map((vp, seat) => placeOf(award, seat)?.vp ?? vp),
});

function without(base: BaseView, gone: ReadonlySet<number>): BaseView {
  const stays = (cards: readonly InPlayView[]): InPlayView[] =>
    cards.filter((c) => !gone.has(c.n)).map((c) => (c.actions ? { ...c, actions: stays(c.actions) } : c));
  const minions = stays(base.minions);
  const actions = stays(base.actions);
  if (minions.length === base.minions.length && actions.length === base.actions.length) return { ...base, minions, actions };
  const none = base.power.map(() => 0);
  return { ...base, minions, actions, ...(minions.length === 0 && { power: none, ranks: none, award: none }) };
}

/** The bases with the new one in place; unchanged if it has already left play again. */
function landed(bases: readonly BaseView[], after: readonly BaseView[], n: number, old: number): BaseView[] {
  const base = after.find((b) => b.n === n);
  if (!base) return [...bases];
  return old === 0 ? [...bases, base] : bases.map((b) => (b.n === old ? base : b));
}

/** The discard piles, including those of the given cards that have gone there. */
const piled = (before: View, after: View, cards: ReadonlySet<number>): View['players'] =>
  before.players.map((p) => {
    const come = after.players[p.seat].discard.filter((c) => cards.has(c.n) && !p.discard.some((d) => d.n === c.n));
    return { ...p, discard: [...p.discard, ...come] };
  });
