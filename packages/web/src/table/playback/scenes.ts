import type { CardView, EventView, Seat, View } from '@breakpoint/engine';
import type { BeatView } from '@breakpoint/match';

// Scenes are shown before the table changes: cards that others play, and the stages of a scoring. The positions between them are the
// beats of an update, which the engine takes.

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
  /** The number of the base or minion that it goes to, or of the broken base whose place it takes; 0 if there is none. */
  goal: number;
  /** The cards that it changes. */
  hits: number[];
}
export type Scene =
  | CardScene
  /** A game begins: the decks meet. */
  | { kind: 'entrance'; view: View }
  /** Cards in play change before the next card is played or the next base scores. */
  | { kind: 'changed'; events: EventView[]; view: View }
  /** A base cracks, and its ranking is shown. */
  | { kind: 'award'; award: Award }
  /** The VP fly to the players. */
  | { kind: 'paid'; award: Award; view: View }
  /** A player has reached the VP that win the game. */
  | { kind: 'goal'; seat: Seat; view: View }
  /** The cards on the base leave it. */
  | { kind: 'swept'; view: View }
  /** A base that has scored bursts, and leaves its place empty. It is dull if nobody got VP for it. */
  | { kind: 'burst'; base: CardView; dull: boolean }
  /** A new base comes to its place: that of an old base, or a place of its own. */
  | { kind: 'landed'; base: CardView; old: CardView | null; view: View };

/** Does nobody get VP for the base? */
export const isDull = (award: Award): boolean => award.places.every((p) => p.vp === 0);

/** What is played: the events of an update, the positions between them, and the one after them. */
export interface Played {
  events: readonly EventView[];
  beats?: readonly BeatView[];
  view: View;
}

/**
 * The scenes of an update, in order. The viewer's own plays need none, unless a base scores right after them: then everything is
 * shown before the places are called.
 */
export function scenesOf({ events, beats = [], view }: Played, me: Seat): Scene[] {
  const awards = awardsOf(events);
  const lastRanked = events.findLastIndex((e) => e.kind === 'ranked');
  const scenes: Scene[] = [];
  const vp = view.players?.map((p) => p.vp - sumOf(events, p.seat)) ?? [];
  let from = 0;
  for (const beat of [...beats, { after: events.length, view }]) {
    const part = events.slice(from, beat.after);
    const isShown = (e: EventView, i: number): boolean => ('seat' in e && e.seat !== me) || from + i < lastRanked;
    part.forEach((e, i) => {
      if ((e.kind === 'played' || e.kind === 'used') && isShown(e, i)) scenes.push(playOf(e, events));
      const base = newBaseOf(e);
      if (!base) return;
      const bursts = e.kind === 'replaced';
      if (bursts) scenes.push({ kind: 'burst', base: e.base, dull: awards.some((a) => a.base.n === e.base.n && isDull(a)) });
      scenes.push(card('base', -1, base.next, bursts ? e.base.n : 0));
      scenes.push({ kind: 'landed', base: base.next, old: base.old, view: beat.view });
    });
    const ranked = part.find((e) => e.kind === 'ranked');
    const award = ranked && awards.find((a) => a.base.n === ranked.base.n);
    if (award) scenes.push({ kind: 'award', award }, { kind: 'paid', award, view: beat.view });
    else if (part.some((e) => e.kind === 'swept')) scenes.push({ kind: 'swept', view: beat.view });
    else if (beat.after < events.length && !part.some(newBaseOf) && !isTold(part))
      scenes.push({ kind: 'changed', events: part, view: beat.view });
    for (const [seat, before] of vp.entries()) {
      vp[seat] += sumOf(part, seat);
      if (before < view.goal && vp[seat] >= view.goal) scenes.push({ kind: 'goal', seat, view: beat.view });
    }
    from = beat.after;
  }
  return scenes;
}

/** The VP that these events give to a player. */
const sumOf = (events: readonly EventView[], seat: Seat): number =>
  events.reduce((sum, e) => sum + (e.kind === 'vp' && e.seat === seat ? e.amount : 0), 0);

/** The base that comes into play by this event, and the one whose place it takes. */
function newBaseOf(e: EventView): { next: CardView; old: CardView | null } | null {
  if (e.kind === 'replaced' || e.kind === 'base-swapped') return { next: e.next, old: e.base };
  return e.kind === 'base-added' && e.base ? { next: e.base, old: null } : null;
}

function playOf(e: Extract<EventView, { kind: 'played' | 'used' }>, events: readonly EventView[]): CardScene {
  const host = e.kind === 'played' ? e.host : null;
  const goal = e.kind === 'played' ? (host ?? e.at) : null;
  // An action points at the minion that it is played on, too.
  const hits = new Set([...(host ? [host.n] : []), ...hitsOf(events, e.card.n)]);
  return card(e.kind, e.seat, e.card, goal?.n, [...hits]);
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

/** Is this the first round of a game whose decks are known? Quick bots may have played already when the page is there. */
export const isBeginning = ({ step, turn, players }: View): boolean =>
  step !== 'Draft' && turn <= players.length && players.every((p) => p.factions.length === 2);

/** The view during a scene, at which nobody is asked anything: that of its beat, or the last one if nothing has changed yet. */
export const viewDuring = (scene: Scene, last: View): View => ({ ...('view' in scene ? scene.view : last), decision: null });

const NONE: readonly number[] = [];
/** The cards on the table that a scene changes. */
export const struckBy = (scene: Scene | null): readonly number[] =>
  scene?.kind === 'card' ? scene.hits : scene?.kind === 'changed' ? cardsIn(scene.events) : NONE;

/** The base that breaks in a scene, and the one that has burst (0: none). */
export const touchedBy = (scene: Scene | null): { cracks: number; burst: number } => ({
  cracks: scene?.kind === 'award' || scene?.kind === 'paid' ? scene.award.base.n : 0,
  burst: scene?.kind === 'burst' ? scene.base.n : scene?.kind === 'card' && scene.what === 'base' ? scene.goal : 0,
});

/** The cards that these events are about. */
const cardsIn = (events: readonly EventView[]): number[] => [
  ...new Set(events.flatMap((e) => ('card' in e && e.card ? [e.card.n] : e.kind === 'counters-transferred' ? [e.from.n, e.to.n] : []))),
];
