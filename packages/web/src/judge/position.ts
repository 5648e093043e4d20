import { UNKNOWN } from '@breakpoint/scenario';
import type { ScenarioData } from '../worker/judge.js';

// The position that is built before the judge: a scenario in its fullest form, so that every list is there to be added to.

export interface Placed {
  card: string;
  as?: string;
  owner?: string;
}
export interface InPlay extends Placed {
  controller: string;
  counters?: number;
  actions: InPlay[];
}
interface BuiltBase {
  base: string;
  as?: string;
  counters?: number;
  minions: InPlay[];
  actions: InPlay[];
}
export interface PlayerPart {
  name: string;
  vp: number;
  factions?: string[];
  hand: Placed[];
  deck: Placed[];
  discard: Placed[];
}
export const ZONES = ['hand', 'deck', 'discard'] as const;
type ZoneName = (typeof ZONES)[number];
export interface BuiltPosition {
  players: PlayerPart[];
  bases: BuiltBase[];
  'base-deck': { base: string; as?: string }[];
  'base-discard': { base: string; as?: string }[];
  turn: string;
  played: { minions: number; actions: number };
  /** Everything else of the scenario: its title, rules, steps, expectations. */
  rest: ScenarioData;
}

const list = (data: ScenarioData, key: string): unknown[] => (data[key] ?? []) as unknown[];
const keyed = <K extends string>(entry: unknown, key: K): ScenarioData =>
  typeof entry === 'string' ? { [key]: entry } : { ...(entry as ScenarioData) };
const inPlay = (entry: unknown): InPlay => {
  const card = entry as ScenarioData;
  return { ...card, actions: list(card, 'actions').map(inPlay) } as unknown as InPlay;
};

/** Opens a scenario. */
export function opened(scenario: ScenarioData): BuiltPosition {
  const { players, bases: _, 'base-deck': __, 'base-discard': ___, turn, played, ...rest } = scenario;
  const pile = (key: 'base-deck' | 'base-discard') => list(scenario, key).map((b) => keyed(b, 'base')) as BuiltPosition['base-deck'];
  return {
    players: (players as ScenarioData[]).map((p) => ({
      ...(p as unknown as PlayerPart),
      vp: (p.vp as number | undefined) ?? 0,
      ...(Object.fromEntries(ZONES.map((zone) => [zone, list(p, zone).map((c) => keyed(c, 'card'))])) as unknown as Record<
        ZoneName,
        Placed[]
      >),
    })),
    bases: list(scenario, 'bases').map((b) => {
      const base = keyed(b, 'base');
      return { ...base, minions: list(base, 'minions').map(inPlay), actions: list(base, 'actions').map(inPlay) } as unknown as BuiltBase;
    }),
    'base-deck': pile('base-deck'),
    'base-discard': pile('base-discard'),
    turn: turn as string,
    played: { minions: 0, actions: 0, ...(played as object) },
    rest,
  };
}

const short = (entry: object, key: string): unknown => (Object.keys(entry).length === 1 ? (entry as ScenarioData)[key] : entry);
const filled = (entry: ScenarioData): ScenarioData =>
  Object.fromEntries(Object.entries(entry).filter(([, v]) => v !== undefined && v !== 0 && !(Array.isArray(v) && v.length === 0)));
const laid = (card: InPlay): ScenarioData => filled({ ...card, actions: card.actions.map(laid) });

/** Writes the position down as a scenario, as briefly as a person would. */
export function written({ players, bases, turn, played, rest, ...piles }: BuiltPosition): ScenarioData {
  const { steps, expect, then, ...head } = rest;
  return {
    ...head,
    players: players.map((p) => filled({ ...p, ...Object.fromEntries(ZONES.map((zone) => [zone, p[zone].map((c) => short(c, 'card'))])) })),
    ...filled({
      bases: bases.map((b) => filled({ ...b, minions: b.minions.map(laid), actions: b.actions.map(laid) })),
      'base-deck': piles['base-deck'].map((b) => short(b, 'base')),
      'base-discard': piles['base-discard'].map((b) => short(b, 'base')),
    }),
    turn,
    ...(played.minions + played.actions > 0 && { played: filled({ ...played }) }),
    ...Object.fromEntries(Object.entries({ steps, expect, then }).filter(([, part]) => part !== undefined)),
  };
}

/** An empty table for these players. */
export function emptyPosition(names: readonly string[]): BuiltPosition {
  const players = names.map((name): PlayerPart => ({ name, vp: 0, hand: [], deck: [], discard: [] }));
  return {
    players,
    bases: [],
    'base-deck': [],
    'base-discard': [],
    turn: names[0],
    played: { minions: 0, actions: 0 },
    rest: {},
  };
}

/** A changed copy. Steps that no longer fit are left out when it is played. */
export function changed(position: BuiltPosition, change: (draft: BuiltPosition) => void): BuiltPosition {
  const draft = structuredClone(position);
  change(draft);
  return draft;
}

/** The same data with another name wherever this one stands, keys included. */
export function renamed<T>(data: T, from: string, to: string): T {
  if (data === from) return to as T;
  if (Array.isArray(data)) return data.map((item: unknown) => renamed(item, from, to)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key === from ? to : key, renamed(value, from, to)])) as T;
}

/** Takes a player off the table, with everything that the player owns or controls. The steps go too. */
export function withoutPlayer(position: BuiltPosition, name: string): BuiltPosition {
  const keep = (cards: InPlay[]): InPlay[] =>
    cards.filter((c) => c.controller !== name && c.owner !== name).map((c) => ({ ...c, actions: keep(c.actions) }));
  const { steps: _, expect: __, then: ___, ...rest } = position.rest;
  const players = position.players
    .filter((p) => p.name !== name)
    .map((p) => ({ ...p, ...Object.fromEntries(ZONES.map((zone) => [zone, p[zone].filter((c) => c.owner !== name)])) }));
  return {
    ...position,
    players: players as PlayerPart[],
    bases: position.bases.map((b) => ({ ...b, minions: keep(b.minions), actions: keep(b.actions) })),
    turn: position.turn === name ? players[0].name : position.turn,
    rest,
  };
}

// ---- cards that are not known --------------------------------------------------------------------------------------------------------

export const isUnknown = (id: string): boolean => id === UNKNOWN;

export function unknownIn(position: BuiltPosition): number {
  const cards = position.players.flatMap((p) => ZONES.flatMap((zone) => p[zone].map((c) => c.card)));
  return [...cards, ...position['base-deck'].map((b) => b.base)].filter(isUnknown).length;
}
