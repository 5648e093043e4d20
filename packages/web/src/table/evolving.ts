import type { BaseView, CardView, EventView, InPlayView, Seat, View } from '@breakpoint/engine';

// The table between two positions of the game, as far as the events tell: for example, after a Special and before its base scores.

/** The kinds of events that change the cards in play. */
const CHANGING: ReadonlySet<EventView['kind']> = new Set<EventView['kind']>([
  'played',
  'destroyed',
  'moved',
  'returned',
  'counters',
  'counters-transferred',
  'power',
  'control',
  'transferred',
  'shed',
  'placed-in-hand',
  'placed-in-discard',
  'placed-on-top',
  'placed-on-bottom',
  'shuffled-in',
  'breakpoint',
  'player-power',
]);
export const isChanging = (e: EventView): boolean => CHANGING.has(e.kind);

/** The cards in play that these events change. */
export const changedBy = (events: readonly EventView[]): number[] => [
  ...new Set(
    events.flatMap((e) =>
      isChanging(e) && 'card' in e && e.card ? [e.card.n] : e.kind === 'counters-transferred' ? [e.from.n, e.to.n] : [],
    ),
  ),
];

/** The power printed on a card; undefined if it is not a minion. */
export type Printed = (id: string) => number | undefined;

/** The view after these events. */
export function viewAfter(view: View, events: readonly EventView[], printed: Printed): View {
  const table = new Table(view, printed);
  for (const e of events) table.apply(e);
  return { ...view, bases: table.bases, players: table.players };
}

type Piece = InPlayView & { actions?: InPlayView[] };
const copyOf = (card: InPlayView): Piece => ({ ...card, ...(card.actions && { actions: card.actions.map(copyOf) }) });

class Table {
  readonly bases: BaseView[];
  players: View['players'];

  constructor(
    view: View,
    private readonly printed: Printed,
  ) {
    this.bases = view.bases.map((b) => ({ ...b, power: [...b.power], minions: b.minions.map(copyOf), actions: b.actions.map(copyOf) }));
    this.players = view.players;
  }

  apply(e: EventView): void {
    switch (e.kind) {
      case 'played':
        this.play(e.seat, e.card, e.host, e.at);
        return;
      case 'moved':
      case 'transferred':
        this.put(this.take(e.card.n), e.to);
        return;
      case 'counters':
      case 'power':
        this.strengthen(e.card, e.amount, e.kind === 'counters');
        return;
      case 'counters-transferred':
        this.strengthen(e.from, -e.amount, true);
        this.strengthen(e.to, e.amount, true);
        return;
      case 'control':
        this.changeController(e.card, e.seat);
        return;
      case 'breakpoint':
        this.changeBase(e.base, (base) => ({ ...base, breakpoint: base.breakpoint + e.amount }));
        return;
      case 'player-power':
        this.changeBase(e.base, (base) => ({ ...base, power: base.power.map((p, seat) => (seat === e.seat ? p + e.amount : p)) }));
        return;
      default:
        if (isChanging(e) && 'card' in e && e.card) this.take(e.card.n);
    }
  }

  private play(seat: Seat, { n, id }: CardView, host: CardView | null, at: CardView | null): void {
    this.take(n);
    this.players = this.players.map((p) => {
      if (!p.hand.cards.some((c) => c.n === n)) return p;
      return { ...p, hand: { size: p.hand.size - 1, cards: p.hand.cards.filter((c) => c.n !== n) } };
    });
    const place = host ?? at;
    if (!place) return;
    const power = this.printed(id);
    this.put({ n, id, owner: seat, controller: seat, counters: 0, ...(power !== undefined && { power, printed: power }) }, place);
  }
  private put(card: Piece | null, place: CardView): void {
    if (!card) return;
    const base = this.bases.find((b) => b.n === place.n);
    if (base) {
      if (card.power === undefined) base.actions.push(card);
      else {
        base.minions.push(card);
        base.power[card.controller] += card.power;
      }
      return;
    }
    const host = this.bases.flatMap((b) => b.minions).find((m) => m.n === place.n);
    if (host) host.actions = [...(host.actions ?? []), card];
  }
  /** Takes a card off the table; null if it is not there. */
  private take(n: number): Piece | null {
    const from = (list: InPlayView[]): Piece | null => {
      const at = list.findIndex((c) => c.n === n);
      return at < 0 ? null : list.splice(at, 1)[0];
    };
    for (const base of this.bases) {
      const minion = from(base.minions);
      if (minion) {
        base.power[minion.controller] -= minion.power ?? 0;
        return minion;
      }
      for (const list of [base.actions, ...base.minions.map((m) => m.actions ?? [])]) {
        const action = from(list);
        if (action) return action;
      }
    }
    return null;
  }
  private strengthen({ n }: CardView, amount: number, byCounters: boolean): void {
    for (const base of this.bases) {
      for (const card of [...base.minions, ...base.actions]) {
        if (card.n !== n) continue;
        if (byCounters) card.counters += amount;
        if (card.power === undefined) continue;
        card.power += amount;
        base.power[card.controller] += amount;
      }
    }
  }
  private changeController({ n }: CardView, seat: Seat): void {
    for (const base of this.bases) {
      const minion = base.minions.find((m) => m.n === n);
      if (!minion) continue;
      base.power[minion.controller] -= minion.power ?? 0;
      minion.controller = seat;
      base.power[seat] += minion.power ?? 0;
    }
  }
  private changeBase({ n }: CardView, change: (base: BaseView) => BaseView): void {
    const at = this.bases.findIndex((b) => b.n === n);
    if (at >= 0) this.bases[at] = change(this.bases[at]);
  }
}
