import type { Game } from '../flow/game.js';
import type { Board } from '../state/board.js';
import type { GameEvent } from '../words/events.js';
import { type Reason, type Seat, UNTIL_NAMES, ZONE_NAMES } from '../words/vocabulary.js';
import { type CardView, cardView, checkViewer, OPEN, SPECTATOR } from './seeing.js';

const CARDS = ['card', 'base', 'from', 'to', 'next', 'action', 'protector'] as const;
/** Cards that may be absent. */
const OPTIONAL_CARDS = ['host', 'at', 'source'] as const;

/** Only `card`, `base` and `cards` are ever hidden, and only in events that say which seats may know them. */
type PerhapsHidden<E, Field> = E extends { seen: number } ? (Field extends 'card' | 'base' ? CardView | null : CardView) : CardView;
type FieldView<E, Field extends keyof E> = Field extends (typeof CARDS)[number]
  ? PerhapsHidden<E, Field>
  : Field extends 'cards'
    ? readonly CardView[]
    : Field extends (typeof OPTIONAL_CARDS)[number]
      ? CardView | null
      : Field extends 'name'
        ? CardView
        : Field extends 'faction'
          ? string
          : Field extends 'fromZone'
            ? (typeof ZONE_NAMES)[number]
            : Field extends 'until'
              ? (typeof UNTIL_NAMES)[number]
              : Field extends 'seen'
                ? boolean
                : E[Field];
type Viewed<E> = E extends GameEvent ? { [Field in keyof E as Field extends 'seen' ? 'hidden' : Field]: FieldView<E, Field> } : never;

/**
 * An event as a seat may see it. Each kind has the fields of the `GameEvent` of that kind: cards as views, names instead of
 * numbers, and in place of `seen` whether the card is `hidden`, that is, null because this seat may not know it; of `cards`, none.
 */
export type EventView = Viewed<GameEvent>;
/** The events of these kinds. */
export type EventOf<Kind extends EventView['kind']> = Extract<EventView, { kind: Kind }>;

/** How the value of a field is shown; a field that is not here is shown as it is. */
const SHOWN: Partial<Record<string, 'card' | 'cards' | 'optional' | 'name' | 'faction' | 'zone' | 'until'>> = {
  ...Object.fromEntries(CARDS.map((field) => [field, 'card'])),
  ...Object.fromEntries(OPTIONAL_CARDS.map((field) => [field, 'optional'])),
  cards: 'cards',
  name: 'name',
  faction: 'faction',
  fromZone: 'zone',
  until: 'until',
};

export function eventView({ board }: Game, e: GameEvent, seat: Seat): EventView {
  checkViewer(board, seat);
  const hidden = 'seen' in e && !isSeen(e.seen, seat, board.state.seats);
  const view: Record<string, unknown> = {};
  for (const field in e) {
    const value = e[field as keyof GameEvent] as unknown;
    if (field === 'seen') view.hidden = hidden;
    else if (hidden && (field === 'card' || field === 'base')) view[field] = null;
    else if (hidden && field === 'cards') view[field] = [];
    else view[field] = shown(board, field, value);
  }
  return view as EventView;
}
function shown(board: Board, field: string, value: unknown): unknown {
  switch (SHOWN[field]) {
    case 'card':
      return cardView(board, value as number);
    case 'cards':
      return (value as readonly number[]).map((card) => cardView(board, card));
    case 'optional':
      return value === 0 ? null : cardView(board, value as number);
    case 'name':
      return { n: 0, id: board.defs[value as number].id };
    case 'faction':
      return board.cards.factions[value as number].id;
    case 'zone':
      return ZONE_NAMES[value as number];
    case 'until':
      return UNTIL_NAMES[value as number];
    default:
      return value;
  }
}

/** A spectator may know what every player may know. */
function isSeen(seen: number, seat: Seat, seats: number): boolean {
  if (seat === OPEN) return true;
  const everyone = (1 << seats) - 1;
  return seat === SPECTATOR ? (seen & everyone) === everyone : (seen & (1 << seat)) !== 0;
}

/** A reason with cards as views. */
export interface ReasonView {
  code: Reason['code'];
  card: CardView | null;
  base: CardView | null;
  number: number | null;
  seat: Seat | null;
}
export function reasonView({ board }: Game, r: Reason): ReasonView {
  return {
    code: r.code,
    card: r.card ? cardView(board, r.card) : null,
    base: r.base ? cardView(board, r.base) : null,
    number: r.number ?? null,
    seat: r.seat ?? null,
  };
}
