import { allCards, type Language, type Sentences, sentences } from '@breakpoint/cards';
import type { CardView, DecisionView, EventKind, EventView, OptionView, Seat } from '@breakpoint/engine';
import { type Texts, textsIn } from './texts.js';

/** How names stand out: in colour on a terminal, as they are elsewhere. */
export interface Style {
  card(name: string): string;
  seat(name: string, seat: Seat): string;
}
export const PLAIN: Style = { card: (name) => name, seat: (name) => name };

const TOGETHER: ReadonlySet<EventKind> = new Set<EventKind>(['drew', 'discarded', 'swept', 'revealed', 'took', 'gave', 'shuffled-in']);
const UNTOLD: ReadonlySet<EventKind> = new Set<EventKind>(['turn-ended', 'shuffled']);

interface Line {
  event: EventView;
  cards: (CardView | null)[];
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** Tells events in one language. */
export class Speaker {
  private constructor(
    readonly say: Sentences,
    readonly texts: Texts,
    private readonly names: readonly string[],
    private readonly style: Style,
  ) {}

  static async of(language: Language, names: readonly string[], style: Style = PLAIN): Promise<Speaker> {
    return new Speaker(sentences[language], await textsIn(language), names, style);
  }

  card(c: CardView | null): string {
    return c ? this.style.card(this.texts.name(c.id)) : this.say.aCard;
  }
  seat(seat: Seat): string {
    return seat >= 0 ? this.style.seat(this.names[seat] ?? `${seat + 1}`, seat) : '-';
  }

  /** A numbered option: what the card that asks calls it, or what the part of the action would do. */
  choice({ number, part }: OptionView, { prompt, source }: DecisionView): string {
    if (part) {
      const values: Record<string, string> = { base: this.card(part.base ?? null), sign: signed(part.amount ?? 0) };
      return this.say.parts[part.verb].replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
    }
    const named = prompt === 'choose-one' || prompt === 'choose-some';
    return named ? this.texts.choice(source?.id ?? '', number!) : String(number);
  }

  tell(events: readonly EventView[]): string[] {
    return joined(events).map((line) => this.sentence(line));
  }

  private sentence({ event, cards }: Line): string {
    const { say } = this;
    const values: Record<string, () => string | number> = {
      who: () => this.seat(event.seat),
      card: () => this.card(event.card),
      cards: () => this.cardList(cards),
      base: () => (event.kind === 'played' && event.toCard ? this.card(event.toCard) : this.card(event.base ?? event.card)),
      to: () => this.card(event.toCard),
      toSeat: () => this.seat(event.to),
      choice: () => this.texts.choice(event.card?.id ?? '', event.amount),
      n: () => event.amount,
      place: () => event.to,
      sign: () => signed(event.amount),
      faction: () => this.texts.faction(allCards.factions[event.amount]?.id ?? ''),
      kind: () => (event.amount === 1 ? say.minion : say.action),
    };
    const filled = this.template(event).replace(/\{(\w+)\}/g, (part, name: string) => String(values[name]?.() ?? part));
    const text = filled.startsWith(say.aCard) ? say.aCard[0].toUpperCase() + filled.slice(1) : filled;
    if (!event.source || event.source.n === event.card?.n || event.source.n === event.base?.n) return text;
    return `${text.replace(/[.!]$/, '')} (${say.because.replace('{source}', this.card(event.source))}).`;
  }

  private template(event: EventView): string {
    if (event.kind === 'played' && (event.base || event.toCard)) return this.say.eventPlayedOn;
    if (event.kind === 'forbidden' && !event.card && !event.hidden) return this.say.forbiddenFor;
    return this.say.events[event.kind];
  }

  private cardList(cards: (CardView | null)[]): string {
    const known = cards.filter((c) => c !== null).map((c) => this.card(c));
    const hidden = cards.length - known.length;
    if (hidden > 0) known.push(hidden === 1 ? this.say.aCard : this.say.nCards.replace('{n}', String(hidden)));
    return known.join(', ');
  }
}

/** Draws, discards and the like of one player in one line; what nobody misses is left out. */
function joined(events: readonly EventView[]): Line[] {
  const lines: Line[] = [];
  const spent = new Set<number>();
  for (const event of events) {
    if (UNTOLD.has(event.kind)) continue;
    // That a played action is done with goes without saying.
    if (event.kind === 'played' && event.card && !event.base && !event.toCard) spent.add(event.card.n);
    if (event.kind === 'discarded' && event.card && !event.source && spent.delete(event.card.n)) continue;
    const last = lines[lines.length - 1];
    const joins =
      TOGETHER.has(event.kind) &&
      last?.event.kind === event.kind &&
      last.event.base?.n === event.base?.n &&
      last.event.source?.n === event.source?.n &&
      (event.kind === 'swept' || last.event.seat === event.seat) &&
      last.event.to === event.to;
    if (joins) last.cards.push(event.card);
    else lines.push({ event, cards: [event.card] });
  }
  return lines;
}
