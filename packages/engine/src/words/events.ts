import type { Card, Seat } from './vocabulary.js';

/** What the log in words, the animations, the statistics and the replays are made of. */
export const EVENTS = [
  'took-faction',
  'redrew',
  'turn-began',
  'played',
  'used',
  'chose',
  'triggered',
  'destroyed',
  'moved',
  'returned',
  'placed-top',
  'placed-bottom',
  'shuffled-in',
  'discarded',
  'swept',
  'drew',
  'revealed',
  'looked',
  'took',
  'gave',
  'shuffled',
  'counters',
  'power',
  'player-power',
  'breakpoint',
  'control',
  'attached',
  'transferred',
  'vp',
  'scoring',
  'ranked',
  'replaced',
  'base-added',
  'base-destroyed',
  'base-swapped',
  'base-deck',
  'turned-down',
  'saved',
  'untouched',
  'cancelled',
  'ignored',
  'extra',
  'named',
  'forbidden',
  'copied',
  'passed',
  'turn-ended',
  'game-over',
] as const;
export type EventKind = (typeof EVENTS)[number];

export interface GameEvent {
  kind: EventKind;
  /** Who did it or whom it concerns; -1: nobody. */
  seat: Seat;
  card: Card;
  base: Card;
  /** Destination: a base, a card, a seat. */
  to: number;
  amount: number;
  /** Because of which card. */
  source: Card;
  /** Which seats may know what card this is, as bits. */
  seen: number;
}

export const EVERYONE = 0xf;

/** What an event says besides who did it and to which card. */
export type Telling = Partial<Pick<GameEvent, 'base' | 'to' | 'amount' | 'source'>>;

/** An event as it is told: most are never looked at (search, simulation), so what it says is read only when asked for. */
export class Told implements GameEvent {
  constructor(
    readonly kind: EventKind,
    readonly seat: Seat,
    readonly card: Card,
    readonly seen: number,
    private readonly more: Telling | undefined,
  ) {}
  get base(): Card {
    return this.more?.base ?? 0;
  }
  get to(): number {
    return this.more?.to ?? 0;
  }
  get amount(): number {
    return this.more?.amount ?? 0;
  }
  get source(): Card {
    return this.more?.source ?? 0;
  }
  toJSON(): GameEvent {
    const { kind, seat, card, base, to, amount, source, seen } = this;
    return { kind, seat, card, base, to, amount, source, seen };
  }
}
