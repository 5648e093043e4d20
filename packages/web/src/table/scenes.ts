import type { CardView, EventView, Seat } from '@breakpoint/engine';

// What is shown large before the table changes: cards that others play, scorings, new bases.

export interface Award {
  base: CardView;
  places: { seat: Seat; place: number; power: number; vp: number }[];
}
/** A card on its way to its place: somebody plays or uses it, or a base comes to the table. */
export interface CardScene {
  kind: 'card';
  what: 'played' | 'used' | 'base';
  /** Who does it; -1: nobody. */
  seat: Seat;
  card: CardView;
  /** The cards that it changes. */
  hits: number[];
}
export type Scene = { kind: 'award'; award: Award } | CardScene;

/** The scenes of these events, in their order. One's own plays need none: one has just made them. */
export function scenesOf(events: readonly EventView[], me: Seat): Scene[] {
  const awards = awardsOf(events);
  const scenes: Scene[] = [];
  for (const e of events) {
    if ((e.kind === 'played' || e.kind === 'used') && e.seat !== me) scenes.push(card(e.kind, e.seat, e.card, hitsOf(events, e.card.n)));
    else if (e.kind === 'replaced' || e.kind === 'base-swapped') scenes.push(card('base', -1, e.next, []));
    else if (e.kind === 'base-added' && e.base) scenes.push(card('base', -1, e.base, []));
    else if (e.kind === 'ranked') {
      const award = awards.find((a) => a.base.n === e.base.n);
      if (award && !scenes.some((s) => s.kind === 'award' && s.award === award)) scenes.push({ kind: 'award', award });
    }
  }
  return scenes;
}

const card = (what: CardScene['what'], seat: Seat, shown: CardView, hits: number[]): CardScene => ({
  kind: 'card',
  what,
  seat,
  card: shown,
  hits,
});

/** The cards in play that are changed because of this one. */
function hitsOf(events: readonly EventView[], source: number): number[] {
  const hits = events.flatMap((e) => ('source' in e && e.source?.n === source && 'card' in e && e.card ? [e.card.n] : []));
  return [...new Set(hits)].filter((n) => n !== source);
}

/** Passes, draws and the like: nobody has to look at them for long. */
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

/** Who got what, of each base that was awarded in these events. */
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
